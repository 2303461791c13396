package io.github.queens4j.notation;

import java.util.Arrays;

/**
 * Numbers of a text, each with the index of its first character, as whether a number is right may depend on those after
 * it. Not thread-safe.
 */
public final class NumberList {

    private int[] values = new int[16];
    private int[] positions = new int[16];
    private int size;

    public void add(int value, int position) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            positions = Arrays.copyOf(positions, 2 * size);
        }
        values[size] = value;
        positions[size] = position;
        size++;
    }

    public int size() {
        return size;
    }

    public int value(int index) {
        return values[index];
    }

    public int position(int index) {
        return positions[index];
    }
}
