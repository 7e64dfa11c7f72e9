package org.gatehouse;

import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;

/** Sees when the user acts on a view and takes nothing: it answers what the app's own listeners answer, or no. */
final class GatehouseInputs implements View.OnTouchListener, View.OnKeyListener {
  private final GatehouseWebViewClient client;
  private View.OnTouchListener touches;
  private View.OnKeyListener keys;

  GatehouseInputs(GatehouseWebViewClient client) {
    this.client = client;
  }

  void setTouches(View.OnTouchListener listener) {
    touches = listener;
  }

  void setKeys(View.OnKeyListener listener) {
    keys = listener;
  }

  @Override
  public boolean onTouch(View view, MotionEvent event) {
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) client.noteInput(NativeGate.TAP);
    return touches != null && touches.onTouch(view, event);
  }

  @Override
  public boolean onKey(View view, int code, KeyEvent event) {
    if (event.getAction() == KeyEvent.ACTION_DOWN && isActivation(code)) client.noteInput(NativeGate.KEY);
    return keys != null && keys.onKey(view, code, event);
  }

  /** HTML: not Escape, and no key that the system keeps for itself. */
  private static boolean isActivation(int code) {
    switch (code) {
      case KeyEvent.KEYCODE_ESCAPE:
      case KeyEvent.KEYCODE_BACK:
      case KeyEvent.KEYCODE_VOLUME_UP:
      case KeyEvent.KEYCODE_VOLUME_DOWN:
        return false;
      default:
        return true;
    }
  }
}
