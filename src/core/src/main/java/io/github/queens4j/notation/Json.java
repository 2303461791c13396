package io.github.queens4j.notation;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/** Writes an object of JSON (RFC 8259) on one line, members in the order in which they are added. */
public final class Json {

    private final String gap;
    private final StringBuilder text = new StringBuilder("{");

    public Json() {
        this(" ");
    }

    private Json(String gap) {
        this.gap = gap;
    }

    public static Json compact() {
        return new Json("");
    }

    /** A member: a number (null for NaN), a truth value, a string, an object, an array of numbers, or a list. */
    public Json with(String name, Object value) {
        text.append(text.length() == 1 ? "" : "," + gap)
                .append(quoted(name))
                .append(":" + gap)
                .append(written(value));
        return this;
    }

    /** The members of another object, as it is written. */
    public Json withAll(String object) {
        text.append(text.length() == 1 ? "" : "," + gap).append(object, 1, object.length() - 1);
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
            return elements.stream().map(this::written).collect(Collectors.joining("," + gap, "[", "]"));
        }
        if (value instanceof Double number && number.isNaN()) {
            return "null";
        }
        return value instanceof String string ? quoted(string) : value.toString();
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder(value.length() + 2).append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
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
