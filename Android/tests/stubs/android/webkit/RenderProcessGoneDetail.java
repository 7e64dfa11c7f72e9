package android.webkit;

public class RenderProcessGoneDetail {
  public boolean didCrash() {
    return true;
  }

  public int rendererPriorityAtExit() {
    return 0;
  }
}
