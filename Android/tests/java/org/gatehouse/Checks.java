package org.gatehouse;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Runs tests without a library: every public method that says which rule it tests. All failures are reported. */
final class Checks {
  /** The rule that a test is for, in words. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface Rule {
    String value();
  }

  private Checks() {}

  private static final List<String> failures = new ArrayList<>();

  static void equal(Object wanted, Object got) {
    equal("", wanted, got);
  }

  static void equal(String what, Object wanted, Object got) {
    if (!Objects.equals(wanted, got)) fail(what + " wanted " + wanted + ", got " + got);
  }

  static void that(String what, boolean isTrue) {
    if (!isTrue) fail(what);
  }

  /** Notes a failure; the test goes on. */
  static void fail(String what) {
    StackTraceElement at = null;
    for (StackTraceElement element : new Throwable().getStackTrace()) {
      if (!element.getClassName().endsWith("Checks")) {
        at = element;
        break;
      }
    }
    failures.add(what.trim() + (at == null ? "" : " (" + at.getFileName() + ":" + at.getLineNumber() + ")"));
  }

  /** Expects an exception of a class. */
  static <E extends Throwable> E throwing(Class<E> type, Runnable body) {
    try {
      body.run();
    } catch (Throwable thrown) {
      if (type.isInstance(thrown)) return type.cast(thrown);
      fail("wanted " + type.getSimpleName() + ", got " + thrown);
      return null;
    }
    fail("wanted " + type.getSimpleName() + ", got nothing");
    return null;
  }

  /** Runs the tests of these classes; the exit status says whether all held. */
  static int run(boolean isQuiet, Class<?>... types) throws ReflectiveOperationException {
    int ran = 0;
    int failed = 0;
    for (Class<?> type : types) {
      Method[] methods = type.getDeclaredMethods();
      Arrays.sort(methods, Comparator.comparing(Method::getName));
      for (Method method : methods) {
        Rule rule = method.getAnnotation(Rule.class);
        if (rule == null) continue;
        failures.clear();
        ran++;
        try {
          method.invoke(type.getDeclaredConstructor().newInstance());
        } catch (InvocationTargetException e) {
          StackTraceElement[] trace = e.getCause().getStackTrace();
          failures.add("threw " + e.getCause() + (trace.length == 0 ? "" : " at " + trace[0]));
        }
        if (!failures.isEmpty()) failed++;
        String name = type.getSimpleName() + "." + method.getName() + ": " + rule.value();
        if (!failures.isEmpty()) System.out.println("FAILED " + name);
        for (String failure : failures) System.out.println("  " + failure);
      }
    }
    if (!isQuiet || failed > 0) System.out.println(ran + " tests, " + failed + " failed");
    return failed > 0 || ran == 0 ? 1 : 0;
  }
}
