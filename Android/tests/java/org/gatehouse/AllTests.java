package org.gatehouse;

/** Runs everything. */
public final class AllTests {
  private AllTests() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    boolean isQuiet = arguments.length > 0 && arguments[0].equals("quiet");
    System.exit(
        Checks.run(
            isQuiet, NativeTest.class, LauncherTest.class, PaymentRulesTest.class, ClientTest.class, CallRulesTest.class, BridgeTest.class));
  }
}
