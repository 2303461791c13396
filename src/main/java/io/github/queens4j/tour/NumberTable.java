package io.github.queens4j.tour;

/** The move numbers of a tour as text: for each row of the board its numbers, as a table or in a drawn grid. */
final class NumberTable {

    private NumberTable() {}

    /** A line for each row, numbers right-aligned and separated by a blank. */
    static String plain(int[][] numbers) {
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
    static String grid(int[][] numbers) {
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
}
