package android.webkit;

public class JsResult {
  public boolean isCancelled;

  public final void cancel() {
    isCancelled = true;
  }

  public final void confirm() {}
}
