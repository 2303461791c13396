package com.example;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.reflect.Method;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.opentest4j.AssertionFailedError;

/** Ends a test that takes too long, and leaves of a stack trace the lines of the exercise. */
final class Limits implements InvocationInterceptor {

    private static final Duration LIMIT = Duration.ofSeconds(Integer.getInteger("limit", 10));

    /** Of a recursion without end, so many calls are enough to see it. */
    private static final int MOST_LINES = 8;

    /** The answer of a question that is to end within the limit. */
    static <T> T within(ThrowingSupplier<T> question) {
        String slow = "still running after " + LIMIT.toSeconds() + " s: does every path leave the loop?";
        return assertTimeoutPreemptively(LIMIT, question, slow);
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        try {
            within(test::proceed);
        } catch (UnsupportedOperationException missing) {
            throw trimmed(new AssertionFailedError(missing.getMessage()));
        } catch (Throwable failure) {
            throw trimmed(failure);
        }
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        interceptTestMethod(test, method, context);
    }

    private static Throwable trimmed(Throwable failure) {
        for (Throwable shown = failure; shown != null; shown = shown.getCause()) {
            shown.setStackTrace(Stream.of(shown.getStackTrace())
                    .filter(line -> line.getClassName().startsWith("com.example."))
                    .filter(line -> !line.getClassName().matches(".*(Limits|Marks|Test)\\b.*"))
                    .limit(MOST_LINES)
                    .toArray(StackTraceElement[]::new));
        }
        return failure;
    }
}
