package io.github.queens4j.notation;

import io.github.queens4j.notation.BoardReader.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The notation of chess programs (Forsyth-Edwards): ranks from the top, with Q for a queen and numbers of empty
 * squares, which may have several digits; then the fields of a position in which White moves and nothing has happened.
 */
public record Fen() implements Function<Placement, String> {

    private static final String FIELDS = " w - - 0 1";

    /** Its first character, its squares and queens, and the column of the last queen or NONE. */
    private record Rank(int at, long squares, int queens, int column) {}

    @Override
    public String apply(Placement placement) {
        int n = placement.size();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < n; row++) {
            int queen = placement.queen(row);
            text.append(row == 0 ? "" : "/");
            if (queen == Placement.NONE) {
                text.append(n);
            } else {
                text.append(empty(queen)).append('Q').append(empty(n - 1 - queen));
            }
        }
        return n == 0 ? "" : text + FIELDS;
    }

    private static String empty(int squares) {
        return squares == 0 ? "" : String.valueOf(squares);
    }

    /** The board of a line; without its fields it has several ranks. */
    static Found board(TextCursor cursor, boolean partial) {
        while (cursor.take(' ') || cursor.take('\t')) {}
        int start = cursor.position();
        List<Rank> ranks = new ArrayList<>();
        do {
            ranks.add(rank(cursor));
        } while (cursor.take('/'));
        int n = ranks.size();
        String fields = cursor.restOfLine().strip();
        boolean isWhole = fields.isEmpty() ? n > 1 : fields.matches("[wb] - - [0-9]{1,9} [0-9]{1,9}");
        cursor.require(isWhole, "the fields of a position, as \"" + FIELDS + "\"");
        for (Rank rank : ranks) {
            cursor.requireMeaning(rank.squares == n, rank.at, "a rank of " + n + " squares, as there are " + n);
            cursor.requireMeaning(rank.queens <= 1, rank.at, "no second queen in the row");
            cursor.requireMeaning(partial || rank.queens == 1, rank.at, "a queen in this row");
        }
        return new Found(Placement.of(ranks.stream().mapToInt(Rank::column).toArray()), start, null, null);
    }

    private static Rank rank(TextCursor cursor) {
        int at = cursor.position();
        int queens = 0;
        int column = Placement.NONE;
        long squares = 0;
        while (cursor.peek() == 'Q' || cursor.peek() == 'q' || cursor.atDigit()) {
            if (cursor.atDigit()) {
                cursor.require(cursor.peek() != '0', "a number from 1");
                squares += cursor.number("a number of squares");
            } else {
                queens++;
                column = (int) squares++;
                cursor.advance();
            }
        }
        cursor.require(squares > 0, BoardReader.ITEM);
        return new Rank(at, squares, queens, column);
    }
}
