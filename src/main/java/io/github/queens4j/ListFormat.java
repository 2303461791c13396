package io.github.queens4j;

/** Boards as lists of columns. */
final class ListFormat {

    private ListFormat() {}

    static String zeroBased(Board board) {
        return write(board, '[', 0, ']');
    }

    /** In brackets if the list contains n, which tells it from a zero-based list, otherwise in parentheses. */
    static String oneBased(Board board) {
        return endsWithEmptyColumn(board) ? write(board, '(', 1, ')') : write(board, '[', 1, ']');
    }

    private static boolean endsWithEmptyColumn(Board board) {
        int n = board.size();
        for (int row = 0; row < n; row++) {
            if (board.column(row) == n - 1) {
                return false;
            }
        }
        return n > 0;
    }

    private static String write(Board board, char open, int base, char close) {
        StringBuilder text = new StringBuilder();
        text.append(open);
        for (int row = 0; row < board.size(); row++) {
            text.append(row == 0 ? "" : ", ").append(board.column(row) + base);
        }
        return text.append(close).toString();
    }
}
