package io.github.queens4j.notation;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Writes an object of JSON (RFC 8259) on one line, its members in the order in which they are added. */
public final class Json {

    /** Where blanks stand. */
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

    public Json with(String name, long value) {
        return add(name, Long.toString(value));
    }

    public Json with(String name, double value) {
        return add(name, Double.toString(value));
    }

    public Json with(String name, boolean value) {
        return add(name, Boolean.toString(value));
    }

    public Json with(String name, String value) {
        return add(name, quoted(value));
    }

    public Json with(String name, int[] value) {
        return add(name, array(value));
    }

    public Json with(String name, int[][] value) {
        return add(name, Arrays.stream(value).map(this::array).collect(elements()));
    }

    public Json with(String name, Collection<Json> value) {
        return add(name, value.stream().map(Json::toString).collect(elements()));
    }

    private Json add(String name, String value) {
        text.append(text.length() == 1 ? "" : layout.betweenMembers)
                .append(quoted(name))
                .append(layout.colon)
                .append(value);
        return this;
    }

    private String array(int... numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(elements());
    }

    private Collector<CharSequence, ?, String> elements() {
        return Collectors.joining(layout.betweenElements, "[", "]");
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /** The object with the members so far. */
    @Override
    public String toString() {
        return text + "}";
    }
}
