package io.github.queens4j.cover;

import io.github.queens4j.search.Chance;
import java.util.Arrays;

final class IntStack {

    private int[] values = new int[64];
    private int size;

    void push(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    int pop() {
        return values[--size];
    }

    int top() {
        return values[size - 1];
    }

    void swap(int index, int other) {
        Chance.swap(values, index, other);
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }
}
