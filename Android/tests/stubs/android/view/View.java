package android.view;

import android.content.Context;

public class View {
  /** Takes touches before the view does. */
  public interface OnTouchListener {
    boolean onTouch(View v, MotionEvent event);
  }

  /** Takes keys before the view does. */
  public interface OnKeyListener {
    boolean onKey(View v, int keyCode, KeyEvent event);
  }

  private final Context context;
  public OnTouchListener touchListener;
  public OnKeyListener keyListener;

  public View(Context context) {
    this.context = context;
  }

  public final Context getContext() {
    return context;
  }

  public void setOnTouchListener(OnTouchListener l) {
    touchListener = l;
  }

  public void setOnKeyListener(OnKeyListener l) {
    keyListener = l;
  }

  public boolean isShown() {
    return true;
  }

  public boolean post(Runnable action) {
    action.run();
    return true;
  }

  public boolean postDelayed(Runnable action, long delayMillis) {
    return true;
  }
}
