package androidx.webkit;

public class WebMessageCompat {
  public static final int TYPE_STRING = 0;
  public static final int TYPE_ARRAY_BUFFER = 1;

  private final String data;
  private final int type;

  public WebMessageCompat(String data) {
    this.data = data;
    type = TYPE_STRING;
  }

  public WebMessageCompat(byte[] arrayBuffer) {
    data = null;
    type = TYPE_ARRAY_BUFFER;
  }

  public int getType() {
    return type;
  }

  /** As the real one: of an array buffer there is no text. */
  public String getData() {
    if (type != TYPE_STRING) throw new IllegalStateException("it is an array buffer");
    return data;
  }
}
