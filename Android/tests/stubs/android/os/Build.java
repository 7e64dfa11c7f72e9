package android.os;

public class Build {
  public static class VERSION {
    /** Not final here: a test tries more than one. */
    public static int SDK_INT = 36;
  }
}
