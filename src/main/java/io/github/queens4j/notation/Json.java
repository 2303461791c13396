package io.github.queens4j.notation;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes an object of JSON (RFC 8259) on one line, its members in the order in which they are added. */
public final class Json {

    public enum Layout {
        /** As people write: {@code {"n": 2, "rows": [[0, 1], [1, 1]]}}. */
        SPACED(", ", ": ", ", "),
        /** As people write, but for numbers: {@code {"n": 2, "rows": [[0,1],[1,1]]}}. */
        DENSE_LISTS(", ", ": ", ","),
        /** Nowhere: {@code {"n":2,"rows":[[0,1],[1,1]]}}. */
        COMPACT(",", ":", ",");

        private final String betweenMembers;
        private final String colon;
        private final String betweenElements;

        Layout(String betweenMembers, String colon, String betweenElements) {
            this.betweenMembers = betweenMembers;
            this.colon = colon;
            this.betweenElements = betweenElements;
        }
    }

    private final Layout layout;
    private final StringBuilder text = new StringBuilder("{");

    public Json(Layout layout) {
        this.layout = layout;
    }

    /** A member: a number (null for NaN), a truth value, a string, an object, an array of numbers, or a list. */
    public Json with(String name, Object value) {
        text.append(text.length() == 1 ? "" : layout.betweenMembers)
                .append(quoted(name))
                .append(layout.colon)
                .append(written(value));
        return this;
    }

    private String written(Object value) {
        if (value instanceof int[] numbers) {
            return written(Arrays.stream(numbers).boxed().toList());
        }
        if (value instanceof long[] numbers) {
            return written(Arrays.stream(numbers).boxed().toList());
        }
        if (value instanceof Object[] rows) {
            return written(Arrays.asList(rows));
        }
        if (value instanceof Collection<?> elements) {
            return elements.stream().map(this::written).collect(Collectors.joining(layout.betweenElements, "[", "]"));
        }
        if (value instanceof Double number && number.isNaN()) {
            return "null";
        }
        return value instanceof String string ? quoted(string) : value.toString();
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    @Override
    public String toString() {
        return text + "}";
    }
}
