package android.webkit;

public class HttpAuthHandler {
  public void cancel() {}
}
