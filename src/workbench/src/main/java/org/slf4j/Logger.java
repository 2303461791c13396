package org.slf4j;

/** In place of the library's log, which a browser does without. */
@FunctionalInterface
public interface Logger {

    void log(String text, Object... values);

    default void debug(String text, Object... values) {
        log(text, values);
    }

    default void trace(String text, Object... values) {
        log(text, values);
    }

    default void warn(String text, Object one, Object other) {
        log(text, one, other);
    }
}
