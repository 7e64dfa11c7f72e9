package android.view;

public class KeyEvent {
  public static final int ACTION_DOWN = 0;
  public static final int ACTION_UP = 1;
  public static final int KEYCODE_BACK = 4;
  public static final int KEYCODE_VOLUME_UP = 24;
  public static final int KEYCODE_VOLUME_DOWN = 25;
  public static final int KEYCODE_ENTER = 66;
  public static final int KEYCODE_ESCAPE = 111;
  private final int action;

  public KeyEvent(int action, int code) {
    this.action = action;
  }

  public final int getAction() {
    return action;
  }
}
