package android.webkit;

public class PermissionRequest {
  public void deny() {}
}
