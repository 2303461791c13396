package io.github.queens4j.cli;

import io.github.queens4j.Outcome;
import io.github.queens4j.Square;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.search.Require;
import io.github.queens4j.tour.Tour;
import io.github.queens4j.tour.TourFormat;
import io.github.queens4j.tour.TourMethod;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.tour.TourReport;
import io.github.queens4j.tour.Tours;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "tour",
        description = {
            "Prints a knight's tour: the board of move numbers, then the number of moves tried.",
            "A board N starts in the corner; a board RxC in the corner if a tour starts there, otherwise in the "
                    + "next square, row by row, from which one does.",
            "With --check, reads what it prints in any format, and says whether that is a tour, closed or not.%n"
        },
        exitCodeList = {
            "1:there is no such tour, or --check reads one that is none",
            "3:--limit ended the search: there may be a tour or not"
        },
        footer = {
            "  queens4j tour 3x10 --closed",
            "  queens4j tour 8 --start 0,0 --end 0,1",
            "  queens4j tour 5 --format html > tour.html"
        })
final class TourCommand extends PageAction {

    /** Bytes of the move numbers of a board of 1000 rows and columns. */
    private static final int LONGEST = 1 << 24;

    private static final List<String> BESIDE_SEARCH =
            List.of("--start", "--end", "--closed", "--method", "--engine", "--limit", "--svg", "--lang", "--words");

    private static final Pattern BOARD = Pattern.compile("([0-9]{1,9})(?:[xX]([0-9]{1,9}))?");

    @Parameters(
            paramLabel = "N|RxC",
            arity = "0..1",
            description = "The board: N rows and columns, or R rows and C columns.")
    private String board = "";

    @Option(names = "--check", description = "Read a tour from this file; - is standard input.")
    private @Nullable Path check;

    @Option(names = "--start", description = "First square: row and column, counted from 0.")
    private @Nullable Square start;

    @Option(names = "--end", description = "Last square of an open tour; other methods than constructive take both.")
    private @Nullable Square end;

    @Option(names = "--closed", description = "A tour that ends one move from its start.")
    private boolean closed;

    @Option(
            names = {"--method", "--engine"},
            description = "How to search: ${COMPLETION-CANDIDATES}. Default: auto, which is backtracking on boards of "
                    + "at most 25 squares and constructive on larger ones.")
    private TourMethod method = TourMethod.AUTO;

    @Option(
            names = "--format",
            description = "How to print the tour: ${COMPLETION-CANDIDATES}. Default: numbers. html is a page to step "
                    + "through backtracking in a browser, beside warnsdorff, up to 30 rows and columns.")
    private Format format = Format.NUMBERS;

    @Mixin
    private SvgOption svg = new SvgOption();

    @Option(names = "--limit", description = "Give up after K moves tried.")
    @Arguments.Range(from = 0)
    private long limit = Long.MAX_VALUE;

    private enum Format {
        NUMBERS,
        GRID,
        ALGEBRAIC,
        SVG,
        JSON,
        HTML
    }

    @Override
    int print() throws IOException {
        if (check != null) {
            exclude(List.of("--check"), BESIDE_SEARCH);
            if (!board.isEmpty() || (format != Format.NUMBERS && format != Format.JSON)) {
                throw new IllegalArgumentException("--check reads the board, and prints a sentence, or --format json");
            }
            return check(check.toString());
        }
        TourProblem problem = problem();
        if (format == Format.HTML) {
            if (svg.isGiven() || (method != TourMethod.AUTO && method != TourMethod.BACKTRACKING)) {
                throw new IllegalArgumentException(
                        "--format html is a page of backtracking: leave out --svg and other methods");
            }
            out().println(TourPage.of(problem).words(words(PageWords.SEARCH)).html());
            return ExitCodes.DONE;
        }
        excludeLanguage();
        svg.open(this, 1);
        String task =
                "searching a tour of " + problem.rows() + " x " + problem.columns() + " by " + Require.nameOf(method);
        TourReport report = showing(task, () -> method.solve(problem));
        if (report.tour().isPresent()) {
            Tour tour = report.tour().get();
            svg.write(() -> tour.format(TourFormat.SVG));
            print(tour, report.movesTried());
            return ExitCodes.DONE;
        }
        if (report.outcome() == Outcome.STOPPED) {
            String stopped = "the limit of " + limit + " moves is reached: no tour found, but there may be one";
            return end(stopped, ExitCodes.LIMIT_REACHED);
        }
        String tried = " (moves tried: " + report.movesTried() + ")";
        String why = Tours.whyNone(problem).map(reason -> ": " + reason).orElse(tried);
        return end("there is no such tour" + why, ExitCodes.NO_SOLUTION);
    }

    private void print(Tour tour, long movesTried) {
        if (format == Format.JSON) {
            out().println(new Json()
                    .with("rows", tour.rows())
                    .with("columns", tour.columns())
                    .with("closed", tour.isClosed())
                    .with("movesTried", movesTried)
                    .with("moveNumbers", tour.moveNumbers()));
            return;
        }
        out().println(tour.format(TourFormat.named(Require.nameOf(format))));
        if (format == Format.NUMBERS || format == Format.GRID) {
            out().println("moves tried: " + movesTried);
        }
    }

    private int check(String name) throws IOException {
        String text = new String(TextFile.read(name, LONGEST), StandardCharsets.UTF_8);
        Tour tour;
        try {
            tour = Tour.parse(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("--check " + name + ": " + e.getMessage(), e);
        }
        if (format == Format.JSON) {
            out().println(facts(tour));
        } else {
            out().println(sentence(tour));
        }
        return tour.isValid() ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private static Json facts(Tour tour) {
        Json json = new Json()
                .with("rows", tour.rows())
                .with("columns", tour.columns())
                .with("tour", tour.isValid())
                .with("closed", tour.isClosed());
        tour.wrongMove().ifPresent(move -> json.with("wrongMove", move));
        return json;
    }

    private static String sentence(Tour tour) {
        String what = " knight's tour of the " + tour.rows() + " x " + tour.columns() + " board";
        OptionalInt wrong = tour.wrongMove();
        if (wrong.isEmpty()) {
            String kind = tour.isClosed() ? "a closed" : "an open";
            return kind + what + ", from " + tour.square(1) + " to " + tour.square(tour.squareCount());
        }
        int move = wrong.getAsInt();
        return "no" + what + ": move " + move + ", from " + tour.square(move) + " to " + tour.square(move + 1)
                + ", is none of a knight";
    }

    private TourProblem problem() {
        if (board.isEmpty()) {
            throw new IllegalArgumentException("the board is missing: N or RxC, such as 8 or 5x9");
        }
        Matcher size = BOARD.matcher(board);
        if (!size.matches()) {
            throw new IllegalArgumentException(
                    "the board must be N or RxC, such as 8 or 5x9, but is \"" + board + "\"");
        }
        boolean isSquare = size.group(2) == null;
        int rows = Integer.parseInt(size.group(1));
        int columns = isSquare ? rows : Integer.parseInt(size.group(2));
        TourProblem any = closed ? TourProblem.closed(rows, columns) : TourProblem.open(rows, columns);
        TourProblem problem = any.moveLimit(limit);
        Square first = start == null && isSquare ? new Square(0, 0) : start;
        TourProblem begun = within("--start", first, problem::startingAt, problem);
        return within("--end", end, begun::endingAt, begun);
    }

    private static TourProblem within(
            String option, @Nullable Square square, Function<Square, TourProblem> use, TourProblem without) {
        try {
            return square == null ? without : use.apply(square);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // The library's startRow is the row of --start.
            String message = String.valueOf(e.getMessage())
                    .replaceFirst("^(?:start|end)Row", "row")
                    .replaceFirst("^(?:start|end)Column", "column");
            throw new IllegalArgumentException(option + ": " + message);
        }
    }
}
