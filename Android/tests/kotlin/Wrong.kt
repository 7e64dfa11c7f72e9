import android.webkit.WebView
import org.gatehouse.GatehouseFailureHook
import org.gatehouse.GatehouseGate
import org.gatehouse.GatehousePolicy
import org.gatehouse.GatehouseRoute
import org.gatehouse.GatehouseVerdict
import org.gatehouse.GatehouseWebViewClient

/** What Java's annotations keep an app in Kotlin from writing: exactly the marked lines are errors. */
class Wrong {
    fun nulls(view: WebView, gate: GatehouseWebViewClient, policy: GatehousePolicy) {
        GatehousePolicy.parse(null) // error
        gate.load(null) // error
        gate.loadByUser(null) // error
        gate.expectReturn(null, null, null, -1) // error
        gate.setEvents(null)
        gate.setAppClients(null, null)
        GatehouseWebViewClient.attach(view, policy, GatehouseFailureHook { })
    }

    fun results(verdict: GatehouseVerdict, route: GatehouseRoute, gate: GatehouseGate) {
        println(verdict.reason.length + verdict.says.length + route.name.length)
        println(verdict.url.length) // error
        println(verdict.rule.length) // error
        println(verdict.route.name) // error
        println(route["id"].length) // error
        println(route.get(null)) // error
        println(gate.decide(null, null, true, 1).kind)
    }
}
