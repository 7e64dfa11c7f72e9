package org.gatehouse

import android.content.Intent
import android.webkit.WebView

/**
 * Puts a gate in front of this view.
 *
 * ```
 * webView.attachGate(policy, router = { route -> show(route) }) { uri -> toast("No app for $uri") }
 * ```
 */
fun WebView.attachGate(policy: GatehousePolicy, router: ((GatehouseRoute) -> Unit)? = null, onFailure: (String) -> Unit): GatehouseWebViewClient {
    val gate = GatehouseWebViewClient.attach(this, policy, GatehouseFailureHook { uri -> onFailure(uri) })
    if (router != null) gate.setRouter(GatehouseRouter { route -> router(route) })
    return gate
}

/** Posts the link of this activity's intent; whether it has one. */
fun Intent.postTo(inbox: GatehouseInbox, scene: String? = null, client: GatehouseWebViewClient? = null): Boolean = inbox.post(this, scene, client)

/** Compiles a policy, uses it and lets go of it. */
inline fun <Result> withGatehousePolicy(json: String, body: (GatehousePolicy) -> Result): Result {
    val policy = GatehousePolicy.parse(json)
    try {
        return body(policy)
    } finally {
        policy.close()
    }
}

/** Waits for the result of a payment or sign-in at an address. */
fun GatehouseWebViewClient.expectReturn(address: String, state: String? = null, issuer: String? = null, withinMs: Long? = null) =
    expectReturn(address, state, issuer, withinMs ?: -1L)
