package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.tour.Tour;
import io.github.queens4j.tour.TourFormat;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.tour.TourReport;
import io.github.queens4j.tour.TourSolver;
import io.github.queens4j.tour.Tours;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a knight's tour: the board of move numbers, and how many moves were tried. */
@Command(
        name = "tour",
        description = {
            "Prints a knight's tour: the board of move numbers, then the number of moves tried.",
            "A board N starts in the corner; a board RxC in the corner if a tour starts there, otherwise in the next square, "
                    + "row by row, from which one does.%n"
        },
        exitCodeList = {
            "0:a tour was printed",
            "1:there is no such tour",
            "2:wrong usage, or a failure that a message explains",
            "3:the limit of --limit ended the search: there may be a tour or not",
            "130:interrupted"
        },
        footer = {
            "",
            "Examples:",
            "  queens4j tour 5",
            "  queens4j tour 3x10 --closed",
            "  queens4j tour 8 --start 4,4 --svg tour.svg"
        })
final class TourCommand extends Action {

    private static final String AUTO = "auto";

    /** Rows of a board with one column: boards have no more squares. */
    private static final int MOST = 1 << 27;

    /** Rows of a square board. */
    private static final int MOST_OF_SQUARE = (int) Math.sqrt(MOST);

    private static final Pattern BOARD = Pattern.compile("([0-9]+)(?:[xX]([0-9]+))?");
    private static final Pattern SQUARE = Pattern.compile("([0-9]{1,9}),([0-9]{1,9})");

    @Parameters(paramLabel = "N|RxC", description = "The board: N rows and columns, or R rows and C columns.")
    private String board = "";

    @Option(names = "--start", paramLabel = "r,c", description = "First square: row and column, counted from 0.")
    private @Nullable String start;

    @Option(names = "--closed", description = "A tour that ends one move from its start.")
    private boolean closed;

    @Option(
            names = {"--engine", "--method"},
            paramLabel = "ENGINE",
            completionCandidates = Names.class,
            description =
                    "Search with this engine: one of ${COMPLETION-CANDIDATES}. Default: auto, which is backtracking "
                            + "on boards of at most 25 squares and constructive on larger ones.")
    private String engine = AUTO;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Formats.OfTours.class,
            description = "How to print the tour: ${COMPLETION-CANDIDATES}. Default: numbers.")
    private String format = "numbers";

    @Option(names = "--svg", paramLabel = "FILE", description = "Also write a drawing of the tour to this file.")
    private @Nullable Path svg;

    @Mixin
    private ForceOption force = new ForceOption();

    @Option(names = "--limit", paramLabel = "K", description = "Give up after K moves tried.")
    private @Nullable String limit;

    @Override
    public Integer call() {
        TourProblem problem = problem();
        TourSolver solver = solver();
        Optional<TourFormat> shape = Formats.find(TourFormat.class, format);
        TextFile file = force.file(svg);
        TourReport report = search(problem, solver);
        return switch (report.outcome()) {
            case FOUND -> {
                Tour tour = report.tour().orElseThrow();
                if (file != null) {
                    file.write(tour.format(TourFormat.SVG));
                }
                print(tour, shape, report.movesTried());
                yield ExitCodes.DONE;
            }
            case NONE -> {
                String tried = " (moves tried: " + report.movesTried() + ")";
                err().println("there is no such tour"
                        + Tours.whyNone(problem).map(why -> ": " + why).orElse(tried));
                yield ExitCodes.NO_SOLUTION;
            }
            case LIMIT -> {
                err().println("the limit of " + limit + " moves is reached: no tour found, but there may be one");
                yield ExitCodes.LIMIT_REACHED;
            }
        };
    }

    private TourReport search(TourProblem problem, TourSolver solver) {
        String board = problem.rows() + " x " + problem.columns();
        return showing("searching a tour of " + board + " by " + solver.name(), () -> solver.solve(problem));
    }

    private void print(Tour tour, Optional<TourFormat> shape, long movesTried) {
        if (shape.isEmpty()) {
            out().println(new Json()
                    .with("rows", tour.rows())
                    .with("columns", tour.columns())
                    .with("closed", tour.isClosed())
                    .with("movesTried", movesTried)
                    .with("moveNumbers", tour.moveNumbers()));
            return;
        }
        String text = tour.format(shape.get());
        out().print(text.endsWith("\n") ? text : text + "\n");
        if (shape.get() != TourFormat.SVG) {
            out().println("moves tried: " + movesTried);
        }
    }

    private TourProblem problem() {
        Matcher size = Arguments.matching(BOARD, "the board", board, "N or RxC, such as 8 or 5x9");
        boolean isSquare = size.group(2) == null;
        int rows = isSquare
                ? Arguments.integer("N", size.group(1), 1, MOST_OF_SQUARE)
                : Arguments.integer("R", size.group(1), 1, MOST);
        int columns = isSquare ? rows : Arguments.integer("C", size.group(2), 1, MOST);
        TourProblem problem = closed ? TourProblem.closed(rows, columns) : TourProblem.open(rows, columns);
        if (start != null) {
            problem = from(problem, start);
        } else if (isSquare) {
            problem = problem.startingAt(0, 0);
        }
        return limit == null ? problem : problem.withMoveLimit(Arguments.whole("--limit", limit, 0, Long.MAX_VALUE));
    }

    private static TourProblem from(TourProblem problem, String start) {
        Matcher square = Arguments.matching(
                SQUARE, "--start", start, "a row and a column of the board, counted from 0, such as 0,0");
        int row = Integer.parseInt(square.group(1));
        int column = Integer.parseInt(square.group(2));
        if (row >= problem.rows() || column >= problem.columns()) {
            throw new UsageException("--start must be a square from 0,0 to " + (problem.rows() - 1) + ","
                    + (problem.columns() - 1) + ", but is " + start);
        }
        return problem.startingAt(row, column);
    }

    private TourSolver solver() {
        return Tours.engine(Arguments.oneOf("--engine", engine, names()));
    }

    private static List<String> names() {
        return Tours.engines().stream().map(TourSolver::name).toList();
    }

    /** The names that exist, for help and completion. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }
}
