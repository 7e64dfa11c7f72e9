package android.view;

public class MotionEvent {
  public static final int ACTION_DOWN = 0;
  public static final int ACTION_UP = 1;
  public static final int ACTION_MOVE = 2;
  private final int action;

  /** For tests. */
  public MotionEvent(int action) {
    this.action = action;
  }

  public final int getActionMasked() {
    return action & 0xff;
  }
}
