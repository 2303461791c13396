package io.github.queens4j.notation;

import io.github.queens4j.notation.TextCursor.Numeral;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The numbers 1 to m n on a board of m rows and n columns, as a table or in a drawn grid. Both are written and read in
 * time linear in the text.
 */
public final class NumberTable {

    private static final String NUMBER = "a move number";

    private NumberTable() {}

    /**
     * Reads what {@link #plain} or {@link #grid} writes, at most so many numbers; the first character that is no blank
     * tells which. Blank lines are skipped, and blanks and tabs around numbers. The noun names in messages what the
     * text should be: "a tour". For each row its numbers: rows of one length, each number from 1 to their count once.
     */
    public static int[][] read(String noun, String text, int most) {
        return new Reader(new TextCursor(noun, text), most).read();
    }

    /** A line for each row, numbers right-aligned and separated by a blank. */
    public static String plain(int[][] numbers) {
        int width = width(numbers);
        StringBuilder text = new StringBuilder();
        for (int[] row : numbers) {
            text.append(text.isEmpty() ? "" : "\n");
            for (int column = 0; column < row.length; column++) {
                text.append(column == 0 ? "" : " ");
                right(text, row[column], width);
            }
        }
        return text.toString();
    }

    /** A grid around the numbers, with rows and columns, counted from 1, at its left and bottom margins. */
    public static String grid(int[][] numbers) {
        int width = width(numbers);
        int columns = numbers[0].length;
        int labelWidth = digits(numbers.length);
        String margin = " ".repeat(labelWidth + 1);
        String border = margin + ("+" + "-".repeat(width + 2)).repeat(columns) + "+\n";
        StringBuilder text = new StringBuilder(border);
        int label = 1;
        for (int[] row : numbers) {
            right(text, label++, labelWidth);
            text.append(' ');
            for (int number : row) {
                text.append("| ");
                right(text, number, width);
                text.append(' ');
            }
            text.append("|\n").append(border);
        }
        text.append(margin);
        for (int column = 1; column <= columns; column++) {
            text.append("  ");
            right(text, column, width);
            text.append(column < columns ? " " : "");
        }
        return text.toString();
    }

    private static int width(int[][] numbers) {
        return digits(numbers.length * numbers[0].length);
    }

    private static int digits(int number) {
        return String.valueOf(number).length();
    }

    private static void right(StringBuilder text, int number, int width) {
        text.append(" ".repeat(width - digits(number))).append(number);
    }

    /** Reads strictly from left to right, and then checks that every number is there once. */
    private static final class Reader {

        private final TextCursor cursor;
        private final int most;
        private final List<Numeral> numbers = new ArrayList<>();

        /** Numbers in a row, 0 until the first row or the first border was read. */
        private int columns;

        Reader(TextCursor cursor, int most) {
            this.cursor = cursor;
            this.most = most;
        }

        int[][] read() {
            skipBlankLines();
            if (cursor.peek() == '+') {
                readGrid();
            } else {
                do {
                    readRow();
                    skipBlankLines();
                } while (cursor.peek() != TextCursor.END);
            }
            return table();
        }

        private void readRow() {
            int length = 0;
            do {
                if (length > 0 && length == columns) {
                    throw cursor.refusal("a line break, as row 0 has " + columns + " move numbers");
                }
                readNumber();
                length++;
            } while (!cursor.atLineEnd());
            if (length < columns) {
                throw cursor.refusal("another move number, as row 0 has " + columns);
            }
            columns = length;
        }

        private void readGrid() {
            String border = readFirstBorder();
            int row = 0;
            int label = readLabel("the label 1 of the first row", 1);
            do {
                readGridRow();
                skipBlanks();
                cursor.expect(border);
                cursor.endLine("a line break before the next row, or before the labels of the columns");
                row++;
                label = readLabel("the label " + (row + 1) + " of the next row, or 1 of the first column", row + 1, 1);
            } while (label == row + 1);
            for (int column = 2; column <= columns; column++) {
                readLabel("the label " + column + " of the next column", column);
            }
            skipBlankLines();
            cursor.expectEnd();
        }

        /** Reads the upper border, which tells how many columns there are; what every border looks like. */
        private String readFirstBorder() {
            int begin = cursor.position();
            cursor.expect("+-");
            while (cursor.take('-')) {}
            String segment = "-".repeat(cursor.position() - begin - 1) + "+";
            cursor.expect("+");
            columns = 1;
            while (cursor.peek() == '-') {
                requireRoom(columns);
                cursor.expect(segment);
                columns++;
            }
            cursor.endLine("a line break or '-'");
            return "+" + segment.repeat(columns);
        }

        private void readGridRow() {
            cursor.expect("|");
            for (int column = 0; column < columns; column++) {
                readNumber();
                cursor.expect("|");
            }
            cursor.endLine("a line break");
        }

        /** Reads one of the labels that may stand here. */
        private int readLabel(String expected, int... allowed) {
            skipBlanks();
            int begin = cursor.position();
            int label = cursor.number(expected);
            if (IntStream.of(allowed).noneMatch(right -> right == label)) {
                throw cursor.refusal(begin, expected);
            }
            skipBlanks();
            return label;
        }

        private void readNumber() {
            requireRoom(numbers.size());
            skipBlanks();
            int begin = cursor.position();
            numbers.add(new Numeral(cursor.number(NUMBER), begin));
            if (cursor.atDigit()) {
                throw cursor.refusal(begin, NUMBER + " without leading zeros");
            }
            skipBlanks();
        }

        private void requireRoom(int taken) {
            if (taken >= most) {
                throw cursor.refusal("no more than " + most + " squares");
            }
        }

        private int[][] table() {
            int size = numbers.size();
            boolean[] seen = new boolean[size + 1];
            int[][] table = new int[size / columns][columns];
            for (int i = 0; i < size; i++) {
                int number = numbers.get(i).value();
                if (number < 1 || number > size) {
                    throw cursor.refusal(numbers.get(i).position(), "a number from 1 to " + size);
                }
                if (seen[number]) {
                    throw cursor.refusal(
                            numbers.get(i).position(), "a number other than " + number + ", which is there already");
                }
                seen[number] = true;
                table[i / columns][i % columns] = number;
            }
            return table;
        }

        private void skipBlanks() {
            while (cursor.take(' ') || cursor.take('\t')) {}
        }

        private void skipBlankLines() {
            do {
                skipBlanks();
            } while (cursor.takeLineBreak());
        }
    }
}
