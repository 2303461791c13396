package io.github.queens4j;

import java.util.Arrays;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestWatcher;
import org.opentest4j.AssertionFailedError;

/** Prints where a test failed, without JUnit's frames, and of a message that repeats a page both its ends. */
public final class FailureTrace implements TestWatcher, TestExecutionExceptionHandler {

    private static final int LONG = 4000;
    private static final int SHOWN = 300;

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable thrown) throws Throwable {
        String message = String.valueOf(thrown.getMessage());
        if (!(thrown instanceof AssertionError) || message.length() <= LONG) {
            throw thrown;
        }
        AssertionError shorter = new AssertionError(difference(thrown) + message.substring(0, SHOWN) + "\n... (of "
                + message.length() + " characters)\n" + message.substring(message.length() - SHOWN));
        shorter.setStackTrace(thrown.getStackTrace());
        throw shorter;
    }

    private static String difference(Throwable thrown) {
        if (!(thrown instanceof AssertionFailedError failure) || !failure.isActualDefined()) {
            return "";
        }
        String expected = String.valueOf(failure.getExpected().getValue());
        String actual = String.valueOf(failure.getActual().getValue());
        int at = Arrays.mismatch(expected.toCharArray(), actual.toCharArray());
        return "from character " + at + " on expected \"" + part(expected, at) + "\", but was \"" + part(actual, at)
                + "\"\n";
    }

    private static String part(String text, int at) {
        return text.substring(Math.max(0, at), Math.min(text.length(), at + 100));
    }

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
