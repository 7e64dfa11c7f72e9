package org.gatehouse;

import android.content.Intent;

/**
 * Links that reach the app from outside, by its activities: call {@link #post} in {@code onCreate} (with {@code getIntent()}) and in {@code onNewIntent}.
 *
 * <p>Whoever sent it, a link can only name a screen. Extras, flags and the sender count for nothing.
 */
public final class GatehouseArrivals {
  private final GatehousePolicy policy;
  private final GatehouseRouter router;

  /** Arrivals under a policy, shown by a router. */
  public GatehouseArrivals(@NonNull GatehousePolicy policy, @NonNull GatehouseRouter router) {
    this.policy = policy;
    this.router = router;
  }

  /**
   * Posts the link of an activity's intent.
   *
   * @param client the view that may wait for it as a return, or null
   * @return what became of it; null if the intent carries no link, or the system repeats it from the list of recent apps
   */
  @Nullable
  public GatehouseVerdict post(@Nullable Intent intent, @Nullable GatehouseWebViewClient client) {
    String link = link(intent);
    if (link == null) return null;
    GatehouseVerdict verdict = client == null ? policy.arrive(link) : client.arrive(link);
    if (verdict.getRoute() != null && verdict.getKind() == GatehouseVerdict.Kind.ROUTE) router.show(verdict.getRoute());
    return verdict;
  }

  /** The link of an intent, or null. */
  private static String link(Intent intent) {
    if (intent == null || !Intent.ACTION_VIEW.equals(intent.getAction())) return null;
    if ((intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) return null;
    return intent.getDataString();
  }
}
