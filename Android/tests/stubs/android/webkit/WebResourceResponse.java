package android.webkit;

import java.io.InputStream;

public class WebResourceResponse {
  private final String mimeType;
  private final InputStream data;

  public WebResourceResponse(String mimeType, String encoding, InputStream data) {
    this.mimeType = mimeType;
    this.data = data;
  }

  public InputStream getData() {
    return data;
  }

  public String getMimeType() {
    return mimeType;
  }
}
