package org.gatehouse;

/**
 * The calls into the gate. Strings go over as UTF-16; a lone surrogate counts as U+FFFD, as URL parsers have it. Handles are numbers: one that was closed
 * throws an {@link IllegalStateException}, closing it again does nothing.
 */
final class NativeGate {
  private NativeGate() {}

  /** The version of this interface that these sources speak. */
  static final int VERSION = 2;

  // Numbers of verdicts.
  static final int BLOCK = 0;
  static final int ASK = 1;
  static final int LOAD = 2;
  static final int LOAD_IN_PLACE = 3;
  static final int ROUTE = 4;
  static final int DELIVER = 5;
  static final int OPEN = 6;
  /** What takes the address has to be asked first. */
  static final int NEEDS_HANDLERS = 7;

  // Flags of a navigation.
  static final int MAIN_FRAME = 1;
  static final int GESTURE = 2;
  static final int REDIRECT = 4;
  static final int NEW_WINDOW = 8;
  static final int HOST = 16;
  static final int HIDDEN = 32;
  static final int CAN_QUERY = 64;

  // Numbers of events.
  static final int TAP = 0;
  static final int KEY = 1;
  static final int COMMIT = 2;
  static final int BACKGROUND = 3;
  static final int FOREGROUND = 4;
  static final int TEARDOWN = 5;
  static final int USER_LOAD = 6;
  static final int CANCEL_RETURN = 7;
  static final int PAGE_STARTED = 8;

  // Numbers of what happens to the app.
  static final int SIGN_IN = 0;
  static final int SIGN_OUT = 1;
  static final int SWITCH_ACCOUNT = 2;
  static final int READY = 3;
  static final int NOT_READY = 4;
  static final int SCENE_CLOSED = 5;
  static final int CANCELLED = 6;
  static final int TIME = 7;

  static {
    System.loadLibrary("gatehouse");
    if (version() != VERSION) {
      throw new UnsatisfiedLinkError("libgatehouse speaks version " + version() + ", these classes speak " + VERSION + "; update both together");
    }
  }

  static native int version();

  static native long openPolicy(String json);

  static native long openView(long policy, int apiLevel);

  static native void close(long handle);

  static native int openCount();

  static native int decide(long view, String url, String current, int flags, String[] handlers, long at);

  static native void decideAll(long view, char[] text, int[] ends, String current, int[] flags, long[] at, int[] verdicts);

  static native String[] details(long view);

  static native String[] step(long view, boolean isStarted, String current, long at);

  static native boolean answer(long view, boolean isYes, String url, long at);

  static native void note(long view, int event, String text, long at);

  static native void expectReturn(long view, String address, String state, String issuer, long within, long at);

  static native boolean admits(long view, String url, long at);

  static native String recover(long view, String page, long at);

  static native String[] arrive(long policy, long view, String link, String delivery, long at);

  static native long openInbox(long policy, boolean isOpen);

  static native String[] post(long inbox, String link, String scene, String delivery, long at);

  static native String[] noteInbox(long inbox, int event, String text, long at);

  static native String[] bridgeOrigins(long policy);

  static native String[] message(long view, String message, String origin, boolean isMain, long at);

  static native String reply(long view, String id, String result, String error, long generation, long at);

  static native String[] timedOut(long view, long at);

  static native String replay(long policy, String lines);
}
