package io.github.queens4j.cli;

import java.util.Arrays;
import java.util.stream.Collectors;

/** One line of JSON: an object, its members in the order in which they are added. */
final class Json {

    private final StringBuilder text = new StringBuilder();

    Json with(String name, long value) {
        return add(name, Long.toString(value));
    }

    Json with(String name, double value) {
        return add(name, Double.toString(value));
    }

    Json with(String name, boolean value) {
        return add(name, Boolean.toString(value));
    }

    Json with(String name, String value) {
        return add(name, quoted(value));
    }

    Json with(String name, int[] value) {
        return add(name, Arrays.toString(value));
    }

    Json with(String name, int[][] value) {
        return add(name, Arrays.stream(value).map(Arrays::toString).collect(Collectors.joining(", ", "[", "]")));
    }

    private Json add(String name, String value) {
        text.append(text.isEmpty() ? "{" : ", ")
                .append(quoted(name))
                .append(": ")
                .append(value);
        return this;
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

    @Override
    public String toString() {
        return text + "}";
    }
}
