package org.gatehouse;

import android.webkit.WebView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

/** What a gate tells the app beside its routes. Every method may be left out. */
public interface GatehouseEvents {
  /** The user's answer to {@link #onAsk}. */
  interface Answer {
    /** Yes or no, once; an answer that comes too late changes nothing. */
    void give(boolean isYes);
  }

  /** Nothing happened to an address, and why. */
  default void onBlocked(@NonNull GatehouseVerdict verdict) {}

  /** The policy wants the user to be asked before another app gets the address. Not to answer is a no. */
  default void onAsk(@NonNull GatehouseVerdict verdict, @NonNull Answer answer) {}

  /** Another app has the address. That it opened says nothing about what was done there. */
  default void onOpened(@NonNull GatehouseVerdict verdict) {}

  /** No app took the address, and no fallback took its place. */
  default void onLaunchFailed(@NonNull GatehouseVerdict verdict) {}

  /** The result that {@link GatehouseWebViewClient#expectReturn} waits for. */
  default void onReturn(@NonNull String url) {}

  /**
   * A page asks for a window of its own, and the policy allows it one.
   *
   * @param url what loads in it: show a view with a gate of its own and load it there. Otherwise no window opens.
   */
  default void onNewWindow(@NonNull String url) {}

  /** A page that the policy does not list began or was committed without having been asked about; the view was blanked. */
  default void onUnlistedPage(@NonNull String url) {}

  /**
   * The page's process ended. The view can show nothing any more.
   *
   * @return a new view in the old one's place, to which the gate moves and in which the page is shown again, or null if the app cannot go on: then the
   *     system ends it.
   */
  @Nullable
  default WebView onRendererGone(@NonNull WebView view, boolean didCrash) {
    return null;
  }

  /** The page's process ended more often than the policy allows, or its page may not be shown again: a page that says so belongs into the view. */
  default void onRecoveryExhausted(@NonNull WebView view) {}

  /**
   * A page sent a message that is not delivered.
   *
   * @param reason why, as a code that does not change, for example {@code bridge.origin}
   */
  default void onMessageRefused(@Nullable String sourceOrigin, @NonNull String reason) {}

  /** Somebody set another WebViewClient; the gate was put in front of it again. */
  default void onReplaced() {}

  /** Something failed inside the gate. What was being decided is refused. */
  default void onError(@NonNull RuntimeException error) {}
}
