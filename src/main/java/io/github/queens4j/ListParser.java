package io.github.queens4j;

import java.util.Arrays;

/** Reads a list of columns, and finds out whether it counts from 0 or from 1. */
final class ListParser {

    private final TextCursor cursor;
    private int[] numbers = new int[16];
    private int[] positions = new int[16];
    private int size;

    ListParser(TextCursor cursor) {
        this.cursor = cursor;
    }

    int[] parse() {
        boolean parentheses = cursor.take('(');
        if (!parentheses) {
            cursor.advance();
        }
        readNumbers(parentheses ? ')' : ']');
        return parentheses || countsFromOne() ? columns(1) : columns(0);
    }

    private void readNumbers(char close) {
        cursor.skipSpaces();
        if (cursor.take(close)) {
            return;
        }
        readNumber("a column or '" + close + "'");
        while (!cursor.take(close)) {
            if (!cursor.take(',')) {
                throw cursor.refusal("',' or '" + close + "'");
            }
            cursor.skipSpaces();
            readNumber("a column");
        }
    }

    private void readNumber(String expected) {
        if (!isDigit(cursor.peek())) {
            throw cursor.refusal(expected);
        }
        int start = cursor.position();
        long value = 0;
        if (!cursor.take('0')) { // no number has a leading zero
            while (isDigit(cursor.peek())) {
                value = Math.min(10 * value + cursor.peek() - '0', Integer.MAX_VALUE);
                cursor.advance();
            }
        }
        add((int) value, start);
        cursor.skipSpaces();
    }

    private void add(int value, int position) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
            positions = Arrays.copyOf(positions, 2 * size);
        }
        numbers[size] = value;
        positions[size] = position;
        size++;
    }

    /** Only one of 0 and n can be right, and the one that comes first is taken for right. */
    private boolean countsFromOne() {
        for (int i = 0; i < size; i++) {
            if (numbers[i] == 0 || numbers[i] == size) {
                return numbers[i] == size;
            }
        }
        return false;
    }

    private int[] columns(int base) {
        int[] columns = new int[size];
        int last = size - 1 + base;
        for (int i = 0; i < size; i++) {
            if (numbers[i] < base || numbers[i] > last) {
                throw cursor.refusal(
                        positions[i],
                        "a column in " + base + ".." + last + " (the list counts from " + base + " and has size " + size
                                + ")");
            }
            columns[i] = numbers[i] - base;
        }
        return columns;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
