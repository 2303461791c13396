package io.github.queens4j.notation;

import io.github.queens4j.notation.BoardReader.Found;
import java.util.ArrayList;
import java.util.List;

/** Squares as chess players write them: a letter for the column, and the row as counted from 1 at the bottom. */
public final class Algebraic {

    public static final int MOST_COLUMNS = 26;

    private Algebraic() {}

    /** A square, the index of its first character, its column, and its row from the bottom, both from 0. */
    public record At(int at, int column, int rowFromBottom) {}

    public static String square(int column, int rowFromBottom) {
        return (char) ('a' + column) + String.valueOf(rowFromBottom + 1);
    }

    /** Takes all squares that have some characters between them, with a capital or a small letter. */
    public static List<At> squares(TextCursor cursor, String between) {
        List<At> squares = new ArrayList<>();
        while (cursor.peek() != TextCursor.END) {
            int at = cursor.position();
            if (between.indexOf(cursor.peek()) < 0) {
                int column = cursor.peek() - (cursor.peek() <= 'Z' ? 'A' : 'a');
                boolean isSquare = column >= 0 && column < MOST_COLUMNS && Character.isDigit(cursor.peek(1));
                cursor.require(isSquare, "a square such as b3");
                cursor.advance();
                int row = cursor.number("a row from 1");
                cursor.require(row > 0, at + 1, "a row from 1");
                squares.add(new At(at, column, row - 1));
            } else {
                cursor.advance();
            }
        }
        return squares;
    }

    /** The board of queens on squares, as many as it has rows. */
    static Found board(TextCursor cursor, List<At> squares) {
        int n = squares.size();
        int[] queens = Placement.none(n).queens();
        for (At square : squares) {
            int row = n - 1 - square.rowFromBottom;
            boolean isInside = Math.min(row, square.column) >= 0 && Math.max(row, square.column) < n;
            cursor.requireMeaning(isInside, square.at, "a square of the board of " + n + " rows, as there are " + n);
            cursor.requireMeaning(queens[row] == Placement.NONE, square.at, "no second queen in the row");
            queens[row] = square.column;
        }
        return new Found(Placement.of(queens), squares.get(0).at, null, null);
    }
}
