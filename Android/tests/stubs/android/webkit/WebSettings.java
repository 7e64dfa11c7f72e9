package android.webkit;

public class WebSettings {
  private boolean hasWindows;

  public void setSupportMultipleWindows(boolean support) {
    hasWindows = support;
  }

  public boolean supportMultipleWindows() {
    return hasWindows;
  }
}
