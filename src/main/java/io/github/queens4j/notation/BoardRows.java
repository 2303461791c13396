package io.github.queens4j.notation;

import static io.github.queens4j.notation.BoardItems.BLANK;
import static io.github.queens4j.notation.BoardItems.BRACKET;
import static io.github.queens4j.notation.BoardItems.NOTHING;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads items as squares of drawings. The first row may be a border, {@code _} over every column, and all rows may
 * begin with {@code #}: what they show is a square board only without these. Not thread-safe.
 */
final class BoardRows {

    private final int kind;
    private final String queenMarks;
    private final boolean partial;
    private final TreeMap<Integer, BitSet> blocked = new TreeMap<>();

    /** For each row the column of its queen. */
    private int[] queens = new int[16];

    private int rows;
    private int width;
    private boolean isBorder = true;
    private boolean isPrefixed = true;

    /** What cannot be in a board, unless it is in a border or a prefix. */
    private int borderEnd = -1;

    private int prefixAt = -1;

    /** Where the row after those of the first board begins. */
    private int surplusAt;

    /** The strongest separator between rows of a board, and the weakest between boards. */
    private int rowGap;

    private int boardGap = Integer.MAX_VALUE;

    private int wrongAt;
    private String expected = "";

    /** Separators of this kind, and all stronger ones, end a row. */
    BoardRows(int kind, String queenMarks, boolean partial) {
        this.kind = kind;
        this.queenMarks = queenMarks;
        this.partial = partial;
    }

    /** Where reading had to stop. */
    int wrongAt() {
        return wrongAt;
    }

    /** What was expected there. */
    String expected() {
        return expected;
    }

    private @Nullable List<Placement> wrong(int at, String what) {
        wrongAt = at;
        expected = what;
        return null;
    }

    /** The boards that are drawn; null if there are none. */
    @Nullable
    List<Placement> read(BoardItems item) {
        int separator = NOTHING;
        boolean goesOn = item.next();
        while (goesOn) {
            startRow(item);
            int column = 0;
            int last;
            do {
                if (rows > 1 && column == width) {
                    return wrong(item.at(), "the end of the row after " + width + " squares, as in the first row");
                }
                if (!takeSquare(item, column++)) {
                    return null;
                }
                last = item.end();
                goesOn = item.next();
                if (goesOn && item.gap() < kind) {
                    int before = separator;
                    separator = Math.max(item.gap(), BLANK);
                    if (before != NOTHING && before != separator) {
                        return wrong(item.at(), "squares of a row that are separated alike");
                    }
                }
            } while (goesOn && item.gap() < kind);
            if (rows > 1 && column < width) {
                return wrong(last, "another square of the row, as the first has " + width);
            }
            width = column;
            if (!partial && queens[rows - 1] == Placement.NONE) {
                if (rows > 1 || !isBorder) {
                    return wrong(last, "a queen in this row");
                }
                borderEnd = last;
            }
        }
        return boards(item.end());
    }

    private void startRow(BoardItems item) {
        if (rows > 0 && rows % width == 0) {
            surplusAt = rows == width ? item.at() : surplusAt;
            boardGap = Math.min(boardGap, item.gap());
        } else if (rows > 0) {
            rowGap = Math.max(rowGap, item.gap());
        }
        queens = rows < queens.length ? queens : Arrays.copyOf(queens, 2 * rows);
        queens[rows++] = Placement.NONE;
    }

    private boolean takeSquare(BoardItems item, int column) {
        int row = rows - 1;
        int mark = item.mark();
        isBorder &= row > 0 || mark == '_';
        isPrefixed &= column > 0 || mark == '#';
        if (BoardItems.BLOCKED.indexOf(mark) >= 0) {
            if (!partial && (column > 0 || mark != '#')) {
                wrong(item.at(), "a queen or an empty square, as a board has no blocked ones");
                return false;
            }
            prefixAt = prefixAt < 0 ? item.at() : prefixAt;
            blocked.computeIfAbsent(row, first -> new BitSet()).set(column);
        } else if (queenMarks.indexOf(mark) >= 0) {
            if (queens[row] != Placement.NONE) {
                wrong(item.at(), "no second queen in the row");
                return false;
            }
            queens[row] = column;
        }
        return true;
    }

    private @Nullable List<Placement> boards(int end) {
        boolean hasBorder = isBorder && rows == width + 1;
        boolean hasPrefix = isPrefixed && rows == width - 1;
        boolean areMany = rows % width == 0 && boardGap >= BRACKET && boardGap > rowGap;
        if (!hasBorder && !hasPrefix && rows != width && !areMany) {
            return rows < width
                    ? wrong(end, "row " + (rows + 1) + " of " + width)
                    : wrong(surplusAt, "the end of the board after " + width + " rows, as many as squares in each");
        }
        if (!partial && !hasBorder && borderEnd >= 0) {
            return wrong(borderEnd, "a queen in this row");
        }
        if (!partial && !hasPrefix && prefixAt >= 0) {
            return wrong(prefixAt, "a queen or an empty square, as a board has no blocked ones");
        }
        int n = hasPrefix ? rows : width;
        List<Placement> boards = new ArrayList<>();
        for (int from = hasBorder ? 1 : 0; from < rows; from += n) {
            boards.add(board(from, n, hasPrefix ? 1 : 0));
        }
        return boards;
    }

    /** The board of n rows from one on, without some columns at the left. */
    private Placement board(int from, int n, int left) {
        int[] columns = Arrays.stream(queens, from, from + n)
                .map(column -> Math.max(column - left, Placement.NONE))
                .toArray();
        TreeMap<Integer, BitSet> closed = new TreeMap<>();
        blocked.subMap(from, from + n).forEach((row, squares) -> {
            BitSet shifted = left == 0 ? squares : squares.get(left, n + left);
            if (!shifted.isEmpty()) {
                closed.put(row - from, shifted);
            }
        });
        return Placement.of(columns, closed);
    }
}
