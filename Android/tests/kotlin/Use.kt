import android.content.Intent
import android.webkit.WebView
import org.gatehouse.GatehouseEvents
import org.gatehouse.GatehouseInbox
import org.gatehouse.GatehouseRouter
import org.gatehouse.GatehousePolicy
import org.gatehouse.GatehouseVerdict
import org.gatehouse.GatehouseWebViewClient
import org.gatehouse.attachGate
import org.gatehouse.expectReturn
import org.gatehouse.postTo

/** What an app in Kotlin writes. Compiled, not run. */
class Shop(private val view: WebView, json: String) : GatehouseEvents {
    private val policy: GatehousePolicy = GatehousePolicy.parse(json)
    private val shown = mutableListOf<String>()
    private val gate: GatehouseWebViewClient = view.attachGate(policy, { route -> shown += route.name + (route["id"] ?: "") }) { uri -> shown += uri }
    private val shortest: GatehouseWebViewClient = GatehouseWebViewClient.attach(view, policy) { uri -> shown += uri }

    private val inbox = GatehouseInbox(policy, false, GatehouseRouter { route -> shown += route.path })

    init {
        gate.setEvents(this)
        gate.loadByUser("https://shop.example/")
        gate.expectReturn("shopapp://signed-in", state = "s1")
    }

    override fun onLaunchFailed(verdict: GatehouseVerdict) {
        shown += verdict.says
    }

    fun arrive(intent: Intent): Boolean = intent.postTo(inbox, client = gate)
}
