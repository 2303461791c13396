package com.example;

import static org.junit.jupiter.api.Assertions.fail;

import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.trace.SearchPage;
import io.github.queens4j.trace.Steps;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The search of an exercise, told step by step of what it asks its board; it ends where no step can be told. */
final class Watched implements Solver {

    private static final Puzzle PUZZLE = Puzzle.ofSize(6);
    private static final Path PAGE = Path.of("target", "search.html");

    private final Function<IntFunction<PartialBoard>, Solver> engine;
    private final IntFunction<PartialBoard> boards;
    private String ending = "the search ends";

    private Watched(Function<IntFunction<PartialBoard>, Solver> engine, IntFunction<PartialBoard> boards) {
        this.engine = engine;
        this.boards = boards;
    }

    /** Fails with the first step at which the search differs from that of check. */
    static void compare(
            int exercise, Function<IntFunction<PartialBoard>, Solver> engine, IntFunction<PartialBoard> boards) {
        String difference = difference(exercise, engine, boards);
        if (!difference.isEmpty()) {
            fail(difference);
        }
    }

    /** Writes both searches on a page, opened at the first step that differs; returns which it is, "" if none does. */
    static String difference(
            int exercise, Function<IntFunction<PartialBoard>, Solver> engine, IntFunction<PartialBoard> boards) {
        Watched yours = new Watched(engine, boards);
        List<String> steps = steps(yours);
        List<String> expected = steps(Solvers.engine("check"));
        int same = 0;
        while (same < Math.min(steps.size(), expected.size()) && steps.get(same).equals(expected.get(same))) {
            same++;
        }
        boolean isRight = steps.equals(expected) && yours.ending.equals("the search ends");
        String difference = "step " + (same + 1) + " for n = 6 should be \""
                + (same < expected.size() ? expected.get(same) : "the end") + "\", but "
                + (same < steps.size() ? "is \"" + steps.get(same) + "\"" : yours.ending);
        SearchPage page = SearchPage.of(PUZZLE).engine("check").engine(yours).step(isRight ? 0 : same + 1);
        try {
            Files.writeString(
                    PAGE,
                    page.title("Exercise " + exercise + (isRight ? "" : ": " + difference))
                            .html());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return isRight ? "" : difference + "; " + PAGE + " shows it";
    }

    private static List<String> steps(Solver solver) {
        List<String> steps = new ArrayList<>();
        solver.visit(PUZZLE, board -> Visit.CONTINUE, Steps.of(PUZZLE, step -> {
            steps.add(step.text());
            return Visit.CONTINUE;
        }));
        return steps;
    }

    @Override
    public String name() {
        return "yours";
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return engine.apply(boards).visit(puzzle, visitor);
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        try {
            return engine.apply(n -> new WatchedBoard(boards.apply(n), listener))
                    .visit(puzzle, listener::solution);
        } catch (UnsupportedOperationException missing) {
            throw missing;
        } catch (EndException end) {
            ending = end.getMessage();
        } catch (RuntimeException | StackOverflowError thrown) {
            ending = "throws " + thrown;
        }
        return new SearchReport(0, 0, 0, Duration.ZERO, Outcome.STOPPED);
    }

    /** Tells a listener what is done with a board. */
    private static final class WatchedBoard extends PartialBoard {

        /** More than the steps of any right search for this n. */
        private static final int MOST_CALLS = 10_000;

        private final PartialBoard board;
        private final SearchListener listener;
        private int rows;
        private int first = -1;
        private boolean isJustPlaced;
        private int calls;

        WatchedBoard(PartialBoard board, SearchListener listener) {
            super(board.columns.length);
            this.board = board;
            this.listener = listener;
        }

        @Override
        boolean isAttacked(int row, int column) {
            requireRows(row);
            isJustPlaced = false;
            boolean isAttacked = board.isAttacked(row, column);
            if (isAttacked) {
                int attacking = IntStream.range(0, row)
                        .filter(above -> Rule.QUEENS.attacks(row, column, above, columns[above], columns.length))
                        .findFirst()
                        .orElseThrow(() -> new EndException(
                                "row " + row + ", column " + column + " is rejected, and no queen attacks it"));
                listener.reject(row, column, attacking);
            }
            return isAttacked;
        }

        @Override
        void place(int row, int column) {
            requireRows(row);
            if (row == 0 && column <= first) {
                throw new EndException(
                        "row 0 goes on with column " + column + ", and not to the right of column " + first);
            }
            first = row == 0 ? column : first;
            isJustPlaced = true;
            super.place(row, column);
            board.place(row, column);
            rows++;
            listener.place(row, column);
        }

        @Override
        void remove(int row) {
            requireRows(row + 1);
            isJustPlaced = false;
            board.remove(row);
            rows--;
            listener.remove(row, columns[row]);
        }

        private void requireRows(int expected) {
            if (++calls > MOST_CALLS) {
                throw new EndException("the search comes to no end");
            }
            if (rows > expected) {
                int row = rows - 1;
                throw new EndException(
                        isJustPlaced && rows < columns.length && expected == row
                                ? "row " + row + " is filled once more while its queen stands: row + 1 is next"
                                : "the queen of row " + row + " was not taken away");
            }
            if (rows < expected) {
                throw new EndException("row " + rows + " has no queen yet");
            }
        }
    }

    /** Of a search that does what no step can tell. */
    private static final class EndException extends RuntimeException {
        private static final long serialVersionUID = 1;

        EndException(String message) {
            super(message);
        }
    }
}
