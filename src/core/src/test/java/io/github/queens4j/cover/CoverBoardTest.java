package io.github.queens4j.cover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.GivenSquares;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.SamplePuzzles;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** Boards in words and counted ones find what comparing queens finds, in both orders, however often asked. */
class CoverBoardTest {

    /** The known rules, regions, and three of one's own: without columns, with lines from afar, and below 0. */
    private static Rule rule(int kind, int n, Random random) {
        if (kind < Rule.known().size()) {
            return Rule.known().get(kind);
        }
        return switch (kind - Rule.known().size()) {
            case 0 -> SamplePuzzles.regions(n, random);
            case 1 -> Rule.of("semi", LineFamily.ROWS, LineFamily.DIAGONALS);
            case 2 ->
                Rule.of(
                        "mine",
                        LineFamily.COLUMNS,
                        LineFamily.of("d", (square, size) -> square.row() - square.column()),
                        LineFamily.of("t", (square, size) -> -1 - (square.row() + square.column()) % size));
            default ->
                Rule.of(
                        "quadrants",
                        LineFamily.COLUMNS,
                        LineFamily.of(
                                "quadrant",
                                (square, size) -> 1_000_000L * (2 * square.row() / size) + 2 * square.column() / size));
        };
    }

    static Puzzle puzzle(int n, Random random) {
        return GivenSquares.random(
                Puzzle.ofSize(n).withRule(rule(random.nextInt(Rule.known().size() + 4), n, random)),
                2,
                n * n / 3,
                random);
    }

    static List<CoverBoard> boards(Puzzle puzzle) {
        return List.of(CoverBoard.of(puzzle), new CountedBoard(puzzle));
    }

    @Property(tries = 500)
    void findWhatComparingFinds(@ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Puzzle puzzle = puzzle(n, new Random(seed));
        List<Board> expected = new ArrayList<>();
        Solvers.engine("check").forEach(puzzle, expected::add);
        for (CoverBoard board : boards(puzzle)) {
            assertThat(visited(board, n)).as(board.toString()).isEqualTo(expected);
            assertThat(found(board, n, null)).isEqualTo(expected);
            assertThat(found(board, n, new Chance(seed))).isEqualTo(expected);
            assertThat(visited(board, n)).as("once more").isEqualTo(expected);
        }
    }

    /** Sorted. */
    static List<Board> found(CoverBoard board, int n, @Nullable Chance chance) {
        List<Board> found = new ArrayList<>();
        assertThat(board.search(Effort.unlimited(n), chance, columns -> found.add(Board.of(columns))))
                .isTrue();
        Collections.sort(found);
        return found;
    }

    private static List<Board> visited(CoverBoard board, int n) {
        Recorder recorder = new Recorder(new int[n]);
        assertThat(board.visit(n, Effort.unlimited(n), recorder)).isTrue();
        assertThat(recorder.standing).isZero();
        return recorder.boards;
    }

    /** Keeps the queens that stand, and at each solution compares them with it. */
    private static final class Recorder implements Cover.Listener {
        private final int[] queens;
        private final List<Board> boards = new ArrayList<>();
        private int standing;

        Recorder(int[] queens) {
            this.queens = queens;
        }

        @Override
        public void enter(int row) {
            assertThat(row).isEqualTo(standing);
        }

        @Override
        public void place(int row, int column) {
            assertThat(row).isEqualTo(standing++);
            queens[row] = column;
        }

        @Override
        public void remove(int row, int column) {
            assertThat(row).isEqualTo(--standing);
            assertThat(column).isEqualTo(queens[row]);
        }

        @Override
        public boolean solution(int[] columns) {
            assertThat(columns).isEqualTo(queens);
            return boards.add(Board.of(columns));
        }
    }

    /** A search is complete unless its effort or whoever is told its solutions ended it; then it says so. */
    @Property(tries = 300)
    void searchesSayWhetherTheyAreComplete(@ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Random random = new Random(seed);
        Puzzle puzzle = puzzle(n, random);
        for (CoverBoard board : boards(puzzle)) {
            int solutions = visited(board, n).size();
            assertThat(board.search(Effort.unlimited(n), null, columns -> false))
                    .isEqualTo(solutions == 0);
            assertThat(board.visit(n, Effort.unlimited(n), columns -> false)).isEqualTo(solutions == 0);
            int enough = solutions / 2 + 1;
            int[] seen = new int[1];
            assertThat(board.visit(n, Effort.unlimited(n), columns -> ++seen[0] < enough))
                    .isEqualTo(solutions < enough);
            int nodes = random.nextInt(20);
            Effort effort = Effort.of(nodes, n);
            int[] found = new int[1];
            assertThat(board.search(effort, null, columns -> found[0]++ >= 0)).isEqualTo(!effort.isSpent());
            assertThat(found[0]).isLessThanOrEqualTo(solutions);
            assertThat(effort.isSpent() || found[0] == solutions).isTrue();
            Effort visits = Effort.of(nodes, n);
            assertThat(board.visit(n, visits, columns -> true)).isEqualTo(!visits.isSpent());
        }
    }

    /** Where rows and columns cannot be matched, there is no solution to find. */
    @Property(tries = 300)
    void whatIsNotMatchedHasNoSolution(@ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Puzzle puzzle = puzzle(n, new Random(seed));
        assertThat(boards(puzzle))
                .allMatch(board -> board.isMatched() || visited(board, n).isEmpty());
    }

    /** Three rows that have two columns between them. */
    @Example
    void threeRowsInTwoColumnsAreNotMatched() {
        Puzzle puzzle = Puzzle.ofSize(8);
        for (int row : new int[] {0, 3, 6}) {
            for (int column = 0; column < 8; column++) {
                puzzle = column == 2 || column == 5 ? puzzle : puzzle.withBlocked(row, column);
            }
        }
        assertThat(boards(puzzle)).noneMatch(CoverBoard::isMatched);
        assertThat(boards(Puzzle.ofSize(8))).allMatch(CoverBoard::isMatched);
    }

    @Property(tries = 200)
    void aSearchThatEndsEarlyLeavesTheBoardAsItWas(@ForAll @IntRange(min = 4, max = 7) int n, @ForAll long seed) {
        Random random = new Random(seed);
        Puzzle puzzle = puzzle(n, random);
        for (CoverBoard board : boards(puzzle)) {
            List<Board> expected = visited(board, n);
            Effort effort = Effort.of(random.nextInt(10), n);
            assertThat(board.search(effort, new Chance(seed), columns -> false)).isIn(true, false);
            board.visit(n, Effort.of(random.nextInt(10), n), new Recorder(new int[n]));
            assertThat(visited(board, n)).as(board.toString()).isEqualTo(expected);
        }
    }

    /** Twelve short attempts, for which chance breaks ties, then ever longer ones. */
    @Example
    void attemptsGrowAfterTheShortOnes() {
        for (int attempt = 1; attempt <= 12; attempt++) {
            assertThat(Cover.nodes(attempt, 10)).isEqualTo(520);
        }
        assertThat(Cover.nodes(13, 10)).isEqualTo(520 * 128);
        assertThat(Cover.nodes(14, 10)).isEqualTo(520 * 128 * 128);
    }
}
