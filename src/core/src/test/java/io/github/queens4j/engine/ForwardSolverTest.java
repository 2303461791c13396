package io.github.queens4j.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.RandomPuzzles;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Forward checking beside a search that finds out anew what is left after every queen. */
class ForwardSolverTest {

    private static final Engine FORWARD = new ForwardSolver();
    private static final Solver FEWEST_FIRST = ForwardSolver.fewestFirst();

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.underAnyRuleUpTo(7);
    }

    /** The squares of a row that are open and not attacked. */
    private static List<Square> left(Puzzle puzzle, int row, List<Square> queens) {
        int n = puzzle.size();
        return IntStream.range(0, n)
                .filter(column -> puzzle.isOpen(row, column))
                .mapToObj(column -> new Square(row, column))
                .filter(square ->
                        queens.stream().noneMatch(queen -> puzzle.rule().attacks(queen, square, n)))
                .toList();
    }

    private static List<Integer> rowsWithout(Puzzle puzzle, List<Square> queens) {
        return IntStream.range(0, puzzle.size())
                .filter(row -> queens.stream().noneMatch(queen -> queen.row() == row))
                .boxed()
                .toList();
    }

    /** Objects to a queen where nothing is left, and to one who goes on although she leaves a row without squares. */
    private static final class Watcher implements SearchListener {
        private final Puzzle puzzle;
        private final boolean isRowByRow;
        private final List<Square> queens = new ArrayList<>();
        private boolean hasRoom = true;

        Watcher(Puzzle puzzle, boolean isRowByRow) {
            this.puzzle = puzzle;
            this.isRowByRow = isRowByRow;
        }

        @Override
        public Visit place(int row, int column) {
            throw new IllegalStateException("a queen without the squares that she takes");
        }

        @Override
        public Visit place(int row, int column, List<Square> taken) {
            assertThat(hasRoom).isTrue();
            Square queen = new Square(row, column);
            List<Integer> rows = rowsWithout(puzzle, queens);
            int fewest = rows.stream()
                    .min(Comparator.comparing(one -> left(puzzle, one, queens).size()))
                    .orElseThrow();
            assertThat(row).isEqualTo(isRowByRow ? rows.get(0) : fewest);
            assertThat(left(puzzle, row, queens)).contains(queen);
            List<Square> expected = rows.stream()
                    .filter(other -> other != row)
                    .flatMap(other -> left(puzzle, other, queens).stream())
                    .filter(square -> puzzle.rule().attacks(queen, square, puzzle.size()))
                    .toList();
            assertThat(taken).isEqualTo(expected);
            queens.add(queen);
            hasRoom = rowsWithout(puzzle, queens).stream()
                    .noneMatch(other -> left(puzzle, other, queens).isEmpty());
            return Visit.CONTINUE;
        }

        @Override
        public Visit remove(int row, int column) {
            assertThat(queens.remove(queens.size() - 1)).isEqualTo(new Square(row, column));
            hasRoom = true;
            return Visit.CONTINUE;
        }
    }

    @Property(tries = 150)
    void aQueenTakesWhatSheAttacksOfWhatIsLeft(@ForAll("puzzles") Puzzle puzzle) {
        for (Solver solver : List.of(FORWARD, FEWEST_FIRST)) {
            Watcher watcher = new Watcher(puzzle, solver == FORWARD);
            SearchReport heard = solver.visit(puzzle, board -> Visit.CONTINUE, watcher);
            assertThat(watcher.queens).isEmpty();
            SearchReport report = solver.visit(puzzle, board -> Visit.CONTINUE);
            assertThat(heard)
                    .usingRecursiveComparison()
                    .ignoringFields("elapsed")
                    .isEqualTo(report);
            assertThat(report.placements()).isEqualTo(placements(puzzle, solver == FORWARD, new ArrayList<>()));
            assertThat(report.solutions()).isEqualTo(new CheckSolver().count(puzzle));
        }
    }

    private static long placements(Puzzle puzzle, boolean isRowByRow, List<Square> queens) {
        TreeMap<Integer, List<Square>> rows = new TreeMap<>();
        rowsWithout(puzzle, queens).forEach(row -> rows.put(row, left(puzzle, row, queens)));
        if (rows.isEmpty() || (!queens.isEmpty() && rows.values().stream().anyMatch(List::isEmpty))) {
            return 0;
        }
        List<Square> next = isRowByRow
                ? rows.firstEntry().getValue()
                : rows.values().stream().min(Comparator.comparing(List::size)).orElseThrow();
        long sum = next.size();
        for (Square queen : next) {
            queens.add(queen);
            sum += placements(puzzle, isRowByRow, queens);
            queens.remove(queen);
        }
        return sum;
    }

    @Property(tries = 150)
    void anyBoardIsTheFirstOfTheOtherOrder(@ForAll("puzzles") Puzzle puzzle) {
        Optional<Board> any = FORWARD.any(puzzle);
        assertThat(any).isEqualTo(FEWEST_FIRST.first(puzzle));
        assertThat(any.isPresent()).isEqualTo(new CheckSolver().first(puzzle).isPresent());
        assertThat(any.stream()).allMatch(puzzle::isSolution);
    }

    /** Fewer queens, and those of the textbook's order hardly ever one in vain. */
    @Test
    void lookingAheadSavesQueens() {
        List<Solver> solvers = List.of(new CheckSolver(), FORWARD, FEWEST_FIRST);
        assertThat(solvers.stream().map(solver -> placements(solver, 8))).containsExactly(113L, 88L, 75L);
        assertThat(solvers.stream().map(solver -> placements(solver, 20))).containsExactly(199_635L, 145_151L, 145L);
    }

    private static long placements(Solver solver, int n) {
        return solver.visit(Puzzle.ofSize(n), board -> Visit.STOP).placements();
    }
}
