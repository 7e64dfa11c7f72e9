package android.os;

public class Message {
  public Object obj;
  public boolean isSent;

  public void sendToTarget() {
    isSent = true;
  }
}
