package android.webkit;

public class SslErrorHandler {
  public void cancel() {}
}
