package android.webkit;

public class ClientCertRequest {
  public void cancel() {}
}
