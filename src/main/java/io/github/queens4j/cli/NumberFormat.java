package io.github.queens4j.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How numbers are printed: for people, or as JSON for other programs. */
enum NumberFormat {
    TEXT,
    JSON;

    /** As they are typed. */
    static final class Names extends Choices<NumberFormat> {
        @Override
        Map<String, @Nullable NumberFormat> byName() {
            return named(values());
        }
    }
}
