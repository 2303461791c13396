package io.github.queens4j;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/** Prints where a test failed: the build is silent about all others, and would show no more than the message. */
public final class FailureTrace implements TestWatcher {

    @Override
    public void testFailed(ExtensionContext context, Throwable cause) {
        System.err.println(context.getRequiredTestClass().getName() + " > " + context.getDisplayName() + " failed:");
        cause.printStackTrace();
    }
}
