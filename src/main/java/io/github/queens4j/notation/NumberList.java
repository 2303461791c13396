package io.github.queens4j.notation;

import java.util.Arrays;

/**
 * Numbers of a text, each with the place where it stands, as whether a number is right may depend on those after it.
 * Eight bytes for each number. Not for use by several threads.
 */
public final class NumberList {

    private int[] values = new int[16];
    private int[] positions = new int[16];
    private int size;

    /** No numbers yet. */
    public NumberList() {}

    /**
     * Adds a number.
     *
     * @param value the number
     * @param position the index of its first character
     */
    public void add(int value, int position) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            positions = Arrays.copyOf(positions, 2 * size);
        }
        values[size] = value;
        positions[size] = position;
        size++;
    }

    /**
     * How many numbers there are.
     *
     * @return at least 0
     */
    public int size() {
        return size;
    }

    /**
     * One of the numbers.
     *
     * @param index from 0, below the size
     * @return the number
     */
    public int value(int index) {
        return values[index];
    }

    /**
     * Where one of the numbers stands.
     *
     * @param index from 0, below the size
     * @return the index of its first character
     */
    public int position(int index) {
        return positions[index];
    }
}
