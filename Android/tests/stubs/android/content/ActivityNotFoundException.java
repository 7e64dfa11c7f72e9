package android.content;

@SuppressWarnings("serial")
public class ActivityNotFoundException extends RuntimeException {
  public ActivityNotFoundException(String name) {
    super(name);
  }
}
