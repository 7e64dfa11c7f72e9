package android.webkit;

public class ConsoleMessage {}
