package io.github.queens4j;

import java.util.Arrays;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Prints where a test failed, without the frames of JUnit: the build is silent about all others, and would show the
 * message alone.
 */
public final class FailureTrace implements TestWatcher {

    @Override
    public void testFailed(ExtensionContext context, Throwable cause) {
        System.err.println(context.getRequiredTestClass().getName() + " > " + context.getDisplayName() + " failed:");
        shorten(cause);
        cause.printStackTrace();
    }

    private static void shorten(Throwable thrown) {
        StackTraceElement[] frames = thrown.getStackTrace();
        thrown.setStackTrace(Arrays.stream(frames)
                .filter(frame -> frame.equals(frames[0]) || frame.getClassName().startsWith("io.github.queens4j."))
                .limit(10)
                .toArray(StackTraceElement[]::new));
        Arrays.stream(thrown.getSuppressed()).forEach(FailureTrace::shorten);
        if (thrown.getCause() != null) {
            shorten(thrown.getCause());
        }
    }
}
