package android.webkit;

public class SafeBrowsingResponse {
  public void proceed(boolean report) {}
}
