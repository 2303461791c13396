package org.slf4j;

/** Gives a log that keeps nothing. */
public final class LoggerFactory {

    private LoggerFactory() {}

    public static Logger getLogger(Class<?> type) {
        return (text, values) -> {};
    }
}
