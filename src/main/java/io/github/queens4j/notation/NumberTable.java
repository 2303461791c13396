package io.github.queens4j.notation;

import io.github.queens4j.notation.TextCursor.Numeral;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The numbers 1 to m n on a board of m rows and n columns, as a table or in a drawn grid, in linear time. */
public final class NumberTable {

    private static final String NUMBER = "a move number";

    /** Of the columns of a grid. */
    private static final Pattern LABELS = Pattern.compile("[0-9 \\t\\r]+");

    private NumberTable() {}

    /**
     * Reads what {@link #plain} or {@link #grid} writes, at most so many numbers; the first character that is no blank
     * tells which. Blank lines are skipped, blanks and tabs around numbers, and the margins of a grid. The noun says in
     * messages what the text should be: "a tour". For each row its numbers: rows of one length, each number from 1 to
     * their count once.
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

        /** Numbers in a row, 0 until the first was read. */
        private int columns;

        Reader(TextCursor cursor, int most) {
            this.cursor = cursor;
            this.most = most;
        }

        int[][] read() {
            skipBlankLines();
            boolean isGrid = cursor.peek() == '+';
            do {
                if (isGrid && cursor.take('+')) {
                    while (cursor.take('-') || cursor.take('+')) {}
                } else if (isGrid && LABELS.matcher(cursor.restOfLine()).matches()) {
                    cursor.moveTo(cursor.position() + cursor.restOfLine().length());
                } else {
                    readRow(isGrid);
                }
                skipBlankLines();
            } while (cursor.peek() != TextCursor.END);
            return table();
        }

        /** In a grid each number has a bar behind it, and so has the label of the row. */
        private void readRow(boolean isGrid) {
            if (isGrid) {
                cursor.number("the label of a row");
                skipBlanks();
                cursor.expect("|");
            }
            int length = 0;
            do {
                if (length > 0 && length == columns) {
                    throw cursor.refusal("a line break, as row 0 has " + columns + " move numbers");
                }
                readNumber();
                if (isGrid) {
                    cursor.expect("|");
                    skipBlanks();
                }
                length++;
            } while (!cursor.atLineEnd());
            if (length < columns) {
                throw cursor.refusal("another move number, as row 0 has " + columns);
            }
            columns = length;
        }

        private void readNumber() {
            skipBlanks();
            if (numbers.size() == most) {
                throw cursor.refusal("no more than " + most + " squares");
            }
            int begin = cursor.position();
            numbers.add(new Numeral(cursor.number(NUMBER), begin));
            if (cursor.atDigit()) {
                throw cursor.refusal(begin, NUMBER + " without leading zeros");
            }
            skipBlanks();
        }

        private int[][] table() {
            int size = numbers.size();
            if (size == 0) {
                throw cursor.refusal(NUMBER);
            }
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
