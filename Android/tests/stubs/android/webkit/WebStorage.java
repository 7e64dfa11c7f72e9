package android.webkit;

public class WebStorage {
  public interface QuotaUpdater {
    void updateQuota(long newQuota);
  }
}
