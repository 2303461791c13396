package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.queens4j.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Is a square attacked? */
@ExtendWith(Limits.class)
class Exercise1Test {

    /** A solution for n = 8, row by row. */
    private static final int[] COLUMNS = {0, 4, 7, 5, 2, 6, 1, 3};

    @Test
    void aSquareIsComparedWithTheQueensAbove() {
        PartialBoard board = new ComparedBoard(8);
        for (int row = 0; row < 8; row++) {
            int lowest = row;
            for (int column = 0; column < 8; column++) {
                int tried = column;
                boolean expected = IntStream.range(0, row)
                        .anyMatch(above -> Rule.QUEENS.attacks(lowest, tried, above, COLUMNS[above], 8));
                boolean answer = board.isAttacked(lowest, tried);
                assertEquals(
                        expected,
                        answer,
                        "is row " + row + ", column " + column + " attacked? Queens in columns "
                                + IntStream.of(COLUMNS).limit(row).boxed().toList());
            }
            board.place(row, COLUMNS[row]);
        }
    }
}
