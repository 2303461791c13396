package io.github.queens4j.count.join;

import java.util.Arrays;

/** Weights of pairs, to be read in any order, from far: 16 bits each, or 32 once there is one that needs them. */
final class SieveWeights {

    private final int largestNarrow;
    private char[] narrow = {};
    private int[] wide = {};
    private boolean isWide;

    /** Takes more than 16 bits for weights above the largest narrow one, which is 65,535 but in tests. */
    SieveWeights(int largestNarrow) {
        this.largestNarrow = largestNarrow;
    }

    /** Makes room for {@code size} weights, all of them zero. */
    void clear(int size) {
        isWide = false;
        if (narrow.length < size) {
            narrow = new char[size];
        } else {
            Arrays.fill(narrow, 0, size, (char) 0);
        }
    }

    void put(int index, int weight) {
        if (!isWide && weight > largestNarrow) {
            widen();
        }
        if (isWide) {
            wide[index] = weight;
        } else {
            narrow[index] = (char) weight;
        }
    }

    private void widen() {
        isWide = true;
        if (wide.length < narrow.length) {
            wide = new int[narrow.length];
        }
        for (int i = 0; i < narrow.length; i++) {
            wide[i] = narrow[i];
        }
    }

    /** The sum of the products of some numbers and the weights from an index on. */
    long dot(long[] numbers, int first) {
        long sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += numbers[i] * (isWide ? wide[first + i] : narrow[first + i]);
        }
        return sum;
    }

    /** The sum of the weights at the first places of an array. */
    long sum(int[] places, int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += isWide ? wide[places[i]] : narrow[places[i]];
        }
        return sum;
    }
}
