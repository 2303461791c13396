package io.github.queens4j.tour;

import io.github.queens4j.Square;
import io.github.queens4j.Words;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Require;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A page on which the search for a knight's tour is stepped through in a browser, forward and back: one file of HTML
 * that loads nothing from anywhere and can be opened from a disk.
 *
 * <p>It shows {@link TourMethod#BACKTRACKING}, and beside it the tour that {@link TourMethod#WARNSDORFF} finds, if it
 * finds one. Its address with {@code #step=12} opens it at that step. Backtracking is written move by move, forward and
 * back, a character for each; it is cut after {@value #MOST_MOVES} moves, or {@link TourProblem#moveLimit} if that is
 * less, and the page says so.
 *
 * <p>Immutable.
 *
 * @since 0.1.0
 */
public final class TourPage {

    /** The most rows, and the most columns, that the page can draw. */
    public static final int MAX_SIZE = 30;

    private static final int MOST_MOVES = 1_000_000;

    private final TourProblem problem;
    private final PageWords words;
    private final Optional<String> title;

    private TourPage(TourProblem problem, PageWords words, Optional<String> title) {
        this.problem = problem;
        this.words = words;
        this.title = title;
    }

    /**
     * {@return a page of a problem}
     *
     * @param problem at most {@value #MAX_SIZE} rows and columns; if the tour may start anywhere, it does in (0, 0)
     * @throws IllegalArgumentException if the board is larger
     */
    public static TourPage of(TourProblem problem) {
        Objects.requireNonNull(problem, "problem");
        Require.between(1, MAX_SIZE, "rows", problem.rows());
        Require.between(1, MAX_SIZE, "columns", problem.columns());
        return new TourPage(
                problem.start().isPresent() ? problem : problem.startingAt(0, 0), PageWords.SEARCH, Optional.empty());
    }

    /**
     * {@return the page with other words}
     *
     * @param words the library's English ones by default; those of your own have keys as those of a page of a search
     */
    public TourPage words(Words words) {
        return new TourPage(problem, PageWords.SEARCH.in(words.language(), words.own()), title);
    }

    /**
     * {@return the page with another name: in the browser's title and above the board}
     *
     * @param title any text; by default it names the board
     */
    public TourPage title(String title) {
        return new TourPage(problem, words, Optional.of(Objects.requireNonNull(title, "title")));
    }

    /**
     * {@return the page, a document of HTML, to be written in UTF-8} Searches for it on the calling thread, in less
     * than a second.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public String html() {
        long limit = Math.min(MOST_MOVES, problem.moveLimit());
        List<Json> searches = new ArrayList<>(List.of(backtracking(limit)));
        TourReport report = TourMethod.WARNSDORFF.solve(problem.moveLimit(limit));
        report.tour().ifPresent(tour -> {
            String path = IntStream.range(1, tour.squareCount())
                    .mapToObj(number -> move(tour.square(number), tour.square(number + 1)))
                    .collect(Collectors.joining());
            searches.add(search("warnsdorff", path, true, true, report.movesTried()));
        });
        Map<String, String> size =
                Map.of("rows", String.valueOf(problem.rows()), "columns", String.valueOf(problem.columns()));
        String usual = words.phrases().say(problem.isClosed() ? "closed-tour" : "open-tour", size::get);
        String name = title.orElse(usual);
        Json data = Json.compact()
                .with("kind", "tour")
                .with("title", name)
                .with("rows", problem.rows())
                .with("columns", problem.columns())
                .with("moves", KnightGraph.STEPS)
                .with("searches", searches);
        return words.page(name, data);
    }

    private Json backtracking(long limit) {
        Grid grid = new Grid(problem.rows(), problem.columns());
        int start = TourMethod.square(grid, problem.start());
        int end = TourMethod.square(grid, problem.end());
        Effort effort = Effort.unlimited();
        Backtracking search = new Backtracking(new KnightGraph(grid), start, end, problem.isClosed(), effort);
        StringBuilder steps = new StringBuilder();
        while (!search.isOver() && effort.spent() < limit) {
            Square before = search.square();
            steps.append(search.step() ? move(before, search.square()) : "b");
        }
        return search("backtracking", steps, search.isOver(), search.isTour(), effort.spent());
    }

    /** The number of a knight's move, a digit. */
    private static String move(Square from, Square to) {
        int[] step = {to.row() - from.row(), to.column() - from.column()};
        int move = 0;
        while (!Arrays.equals(KnightGraph.STEPS[move], step)) {
            move++;
        }
        return String.valueOf(move);
    }

    private Json search(String engine, CharSequence steps, boolean isComplete, boolean isTour, long moves) {
        Square start = problem.start().orElseThrow();
        return Json.compact()
                .with("engine", engine)
                .with("start", new int[] {start.row(), start.column()})
                .with("closed", problem.isClosed())
                .with("steps", steps.toString())
                .with("count", steps.length())
                .with("complete", isComplete)
                .with("tour", isTour)
                .with("moves", moves);
    }
}
