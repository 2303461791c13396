package io.github.queens4j.search;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Refuses arguments out of range, in one wording: the argument, what is allowed, the value. Each returns its value. */
public final class Require {

    private Require() {}

    /** Throws {@link IllegalArgumentException} if the value is less than the least one. */
    public static int atLeast(int least, String name, int value) {
        return (int) atLeast((long) least, name, value);
    }

    /** Throws {@link IllegalArgumentException} if the value is less than the least one. */
    public static long atLeast(long least, String name, long value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + ", but is " + value);
        }
        return value;
    }

    /** Throws {@link IllegalArgumentException} unless the value is from the least to the most, both inclusive. */
    public static int between(int least, int most, String name, int value) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    name + " must be between " + least + " and " + most + ", but is " + value);
        }
        return value;
    }

    /** The rows of an array, as many as columns and at least 1. */
    public static int square(String name, int[][] array) {
        int n = atLeast(1, "rows of " + name, Objects.requireNonNull(array, name).length);
        for (int row = 0; row < n; row++) {
            int columns = Objects.requireNonNull(array[row], name + "[" + row + "]").length;
            if (columns != n) {
                throw new IllegalArgumentException(
                        name + " must be square, but has " + n + " rows and " + columns + " columns in row " + row);
            }
        }
        return n;
    }

    /** The value of a name; {@link IllegalArgumentException} with the names of all values if none has it. */
    public static <T> T named(String what, String name, List<T> values, Function<T, String> nameOf) {
        Objects.requireNonNull(name, "name");
        return values.stream()
                .filter(value -> nameOf.apply(value).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(what + " must be one of "
                        + values.stream().map(nameOf).collect(Collectors.joining(", ")) + ", but is \"" + name + "\""));
    }

    /** The constant of a name, as {@link #nameOf} has it. */
    public static <E extends Enum<E>> E named(String what, String name, Class<E> type) {
        return named(what, name, List.of(type.getEnumConstants()), Require::nameOf);
    }

    /** A constant as people type it: in lower case with hyphens. */
    public static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Throws {@link IndexOutOfBoundsException} unless the position is from 0 to size - 1. */
    public static int position(int size, String name, int value) {
        if (value < 0 || value >= size) {
            throw new IndexOutOfBoundsException(
                    size == 0
                            ? name + " must be a " + name + " of the board, but a board of size 0 has none"
                            : name + " must be between 0 and " + (size - 1) + ", but is " + value);
        }
        return value;
    }
}
