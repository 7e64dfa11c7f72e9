package android.util;

@SuppressWarnings("serial")
public class AndroidRuntimeException extends RuntimeException {
  public AndroidRuntimeException(String name) {
    super(name);
  }
}
