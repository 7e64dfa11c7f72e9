import android.content.Intent
import android.webkit.WebView
import org.gatehouse.GatehouseEvents
import org.gatehouse.GatehousePolicy
import org.gatehouse.GatehouseVerdict
import org.gatehouse.GatehouseWebViewClient
import org.gatehouse.attachGate
import org.gatehouse.expectReturn
import org.gatehouse.gatehouseRoute

/** What an app in Kotlin writes. Compiled, not run. */
class Shop(private val view: WebView, json: String) : GatehouseEvents {
    private val policy: GatehousePolicy = GatehousePolicy.parse(json)
    private val shown = mutableListOf<String>()
    private val gate: GatehouseWebViewClient = view.attachGate(policy) { route -> shown += route.name + (route["id"] ?: "") }

    init {
        gate.setEvents(this)
        gate.loadByUser("https://shop.example/")
        gate.expectReturn("shopapp://signed-in", state = "s1")
    }

    override fun onLaunchFailed(verdict: GatehouseVerdict) {
        shown += verdict.says
    }

    fun arrive(intent: Intent): String? = intent.gatehouseRoute(policy)?.path
}
