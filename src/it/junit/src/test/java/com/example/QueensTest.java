package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Outcome;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.Visit;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class QueensTest {

    static List<Solver> engines() {
        return Solvers.engines();
    }

    /** OEIS A000170. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "14, 365596"})
    void counts(int n, long boards) {
        assertEquals(boards, Solvers.count(n));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyEngineFindsTheSameBoards(Solver engine) {
        try (Stream<Board> boards = engine.stream(7);
                Stream<Board> expected = Solvers.stream(7)) {
            assertEquals(expected.toList(), boards.toList());
        }
    }

    @Test
    void aVisitorStopsTheSearch() {
        List<Board> corner = new ArrayList<>();
        SearchReport report = Solvers.visit(8, board -> {
            if (board.column(0) > 0) {
                return Visit.STOP;
            }
            corner.add(board);
            return Visit.CONTINUE;
        });
        assertEquals(4, corner.size());
        assertEquals(Outcome.STOPPED, report.outcome());
    }

    @Test
    void streamsAreLazy() {
        try (Stream<Board> boards = Solvers.stream(20)) {
            assertEquals(3, boards.limit(3).toList().size());
        }
    }

    @Test
    void boardsAreValues() {
        Board board = Board.of(1, 3, 0, 2);
        assertEquals(board, Board.parse(board.format(BoardFormat.GRID)));
        assertEquals(Board.of(2, 0, 3, 1), board.transform(Symmetry.FLIP_COLUMNS));
        assertEquals(2, board.orbitSize());
        assertTrue(board.isSolution());
    }

    @Test
    void workIsDividedAndAddedUp() {
        CountPlan plan = CountPlan.of(14);
        assertEquals(
                365596,
                plan.total(plan.units().parallelStream().map(CountUnit::call).toList()));
    }

    @Test
    void wrongArgumentsAreNamed() {
        String message = assertThrows(IllegalArgumentException.class, () -> Solvers.count(-1))
                .getMessage();
        assertTrue(message.contains("n") && message.contains("-1"), message);
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Solvers.engine("quantum"))
                .getMessage()
                .contains("bitmask"));
    }
}
