package io.github.queens4j.notation;

/**
 * The numbers 1 to m n on a board of m rows and n columns, as a table or in a drawn grid. Both are written and read in
 * time linear in the text.
 */
public final class NumberTable {

    private NumberTable() {}

    /**
     * Reads what {@link #plain} or {@link #grid} writes, which is told by the first character that is no blank.
     *
     * @param noun what the text should be, with its article: "a tour"
     * @param text numbers, or a grid; blank lines before, behind and in between numbers are skipped, and blanks and
     *     tabs around them
     * @param most how many numbers there may be
     * @return for each row its numbers: rows of one length, each number from 1 to their count once
     * @throws IllegalArgumentException if it is no such text; names the first wrong character
     */
    public static int[][] read(String noun, String text, int most) {
        return new TableReader(new TextCursor(noun, text), most).read();
    }

    /**
     * Writes the numbers alone.
     *
     * @param numbers at least one row, rows of one length above 0
     * @return a line for each row, numbers right-aligned and separated by a blank
     */
    public static String plain(int[][] numbers) {
        int width = width(numbers);
        StringBuilder text = new StringBuilder();
        for (int[] row : numbers) {
            for (int column = 0; column < row.length; column++) {
                text.append(column == 0 ? "" : " ");
                right(text, row[column], width);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /**
     * Draws a grid around the numbers, and writes at its left and bottom margins the rows and columns, counted from 1.
     *
     * @param numbers at least one row, rows of one length above 0
     * @return two lines for each row, and two more
     */
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
            text.append(column < columns ? " " : "\n");
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
