package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.List;

/** Squares as chess players write them: a letter for the column, and the row as counted from 1 at the bottom. */
public final class Algebraic {

    public static final int MOST_COLUMNS = 26;

    private Algebraic() {}

    /** A square, the index of its first character, its column, and its row from the bottom, both from 0. */
    public record Found(int at, int column, int rowFromBottom) {}

    public static String square(int column, int rowFromBottom) {
        return (char) ('a' + column) + String.valueOf(rowFromBottom + 1);
    }

    /** Takes all squares up to an index, with blanks, line breaks, commas, semicolons or hyphens between them. */
    public static List<Found> squares(TextCursor cursor, int end) {
        List<Found> squares = new ArrayList<>();
        while (cursor.position() < end) {
            int at = cursor.position();
            if (" \t\r\n,;-".indexOf(cursor.peek()) >= 0) {
                cursor.advance();
            } else {
                int column = cursor.peek() - 'a';
                cursor.require(column >= 0 && column < MOST_COLUMNS, "a square such as b3");
                cursor.advance();
                int row = cursor.number("the row of a square such as b3");
                cursor.require(row > 0, at + 1, "a row from 1");
                squares.add(new Found(at, column, row - 1));
            }
        }
        return squares;
    }
}
