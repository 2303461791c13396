package io.github.queens4j.tour;

/** Writes boards of move numbers as text. */
final class TourText {

    private TourText() {}

    static String numbers(Tour tour) {
        int width = width(tour);
        StringBuilder text = new StringBuilder(tour.size() * (width + 1));
        for (int[] row : tour.moveNumbers()) {
            for (int column = 0; column < row.length; column++) {
                if (column > 0) {
                    text.append(' ');
                }
                right(text, row[column], width);
            }
            text.append('\n');
        }
        return text.toString();
    }

    static String grid(Tour tour) {
        int width = width(tour);
        int labelWidth = String.valueOf(tour.rows()).length();
        String margin = " ".repeat(labelWidth + 1);
        String border = margin + ("+" + "-".repeat(width + 2)).repeat(tour.columns()) + "+\n";
        StringBuilder text = new StringBuilder(border);
        int label = 1;
        for (int[] row : tour.moveNumbers()) {
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
        for (int column = 1; column <= tour.columns(); column++) {
            text.append("  ");
            right(text, column, width);
            text.append(column < tour.columns() ? " " : "\n");
        }
        return text.toString();
    }

    private static int width(Tour tour) {
        return String.valueOf(tour.size()).length();
    }

    private static void right(StringBuilder text, int number, int width) {
        String digits = String.valueOf(number);
        text.append(" ".repeat(width - digits.length())).append(digits);
    }
}
