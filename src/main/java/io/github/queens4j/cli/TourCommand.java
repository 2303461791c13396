package io.github.queens4j.cli;

import io.github.queens4j.tour.Tour;
import io.github.queens4j.tour.TourFormat;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.tour.TourReport;
import io.github.queens4j.tour.TourSolver;
import io.github.queens4j.tour.Tours;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a knight's tour: the board of move numbers, and how many moves were tried. */
@Command(
        name = "tour",
        mixinStandardHelpOptions = true,
        description = "Prints a knight's tour: the board of move numbers, then the number of moves tried.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:a tour was printed",
            "1:there is no such tour",
            "2:wrong usage, or the SVG file cannot be written",
            "3:the limit of --limit ended the search: there may be a tour or not",
            "130:interrupted"
        })
public final class TourCommand implements Callable<Integer> {

    static final int NO_TOUR = 1;
    static final int LIMIT_REACHED = 3;
    static final int INTERRUPTED = 130;

    private static final Pattern BOARD = Pattern.compile("(\\d{1,9})(?:[xX](\\d{1,9}))?");
    private static final Pattern SQUARE = Pattern.compile("(\\d{1,9}),(\\d{1,9})");

    private static final String AUTO = "auto";

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(
            paramLabel = "N|RxC",
            description = {
                "The board: N rows and columns, or R rows and C columns.",
                "A board N starts in the corner; a board RxC in the corner if a tour starts there, otherwise in the next "
                        + "square, row by row, from which one does."
            })
    private String board = "";

    @Option(names = "--start", paramLabel = "r,c", description = "First square: row and column, counted from 0.")
    private @Nullable String start;

    @Option(names = "--closed", description = "A tour that ends one move from its start.")
    private boolean closed;

    @Option(
            names = "--method",
            paramLabel = "M",
            description = "backtracking, warnsdorff, constructive, or auto, the default: backtracking on boards of at "
                    + "most 25 squares, constructive on larger ones.")
    private String method = AUTO;

    @Option(names = "--svg", paramLabel = "FILE", description = "Also write a drawing of the tour to this file.")
    private @Nullable Path svg;

    @Option(names = "--limit", paramLabel = "K", description = "Give up after K moves tried.")
    private long limit = Long.MAX_VALUE;

    /** The command, to be filled by the parser of the command line. */
    public TourCommand() {}

    @Override
    public Integer call() {
        CommandSpec command = spec();
        PrintWriter err = command.commandLine().getErr();
        try {
            TourProblem problem = problem();
            TourReport report = engine().solve(problem);
            return switch (report.outcome()) {
                case FOUND -> print(report.tour().orElseThrow(), report.movesTried());
                case NONE -> {
                    err.println("There is no such tour (moves tried: " + report.movesTried() + ").");
                    yield NO_TOUR;
                }
                case LIMIT -> {
                    err.println("The limit of " + limit + " moves is reached: no tour found, but there may be one.");
                    yield LIMIT_REACHED;
                }
            };
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (CancellationException e) {
            err.println("Interrupted.");
            return INTERRUPTED;
        } catch (OutOfMemoryError e) {
            err.println("Not enough memory for a board of this size; give the JVM more with -Xmx.");
            return command.exitCodeOnInvalidInput();
        }
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("run this command through picocli");
        }
        return spec;
    }

    private TourProblem problem() {
        Matcher size = matcher(BOARD, "the board", board, "N or RxC, such as 8 or 5x9");
        int rows = Integer.parseInt(size.group(1));
        int columns = size.group(2) == null ? rows : Integer.parseInt(size.group(2));
        TourProblem problem = closed ? TourProblem.closed(rows, columns) : TourProblem.open(rows, columns);
        if (start != null) {
            Matcher square = matcher(SQUARE, "--start", start, "r,c, such as 0,0");
            problem = problem.startingAt(Integer.parseInt(square.group(1)), Integer.parseInt(square.group(2)));
        } else if (size.group(2) == null) {
            problem = problem.startingAt(0, 0);
        }
        if (limit < 0) {
            throw new IllegalArgumentException("--limit must be at least 0, but is " + limit);
        }
        return problem.withMoveLimit(limit);
    }

    private static Matcher matcher(Pattern pattern, String name, String value, String expected) {
        Matcher matcher = pattern.matcher(value);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(name + " must be " + expected + ", but is " + value);
        }
        return matcher;
    }

    private TourSolver engine() {
        return Tours.engines().stream()
                .filter(engine -> engine.name().equals(method))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("--method must be one of "
                        + Tours.engines().stream().map(TourSolver::name).toList() + ", but is " + method));
    }

    private int print(Tour tour, long movesTried) {
        CommandSpec command = spec();
        if (svg != null) {
            try {
                PictureFile.at(svg).write(tour.format(TourFormat.SVG));
            } catch (UncheckedIOException e) {
                command.commandLine().getErr().println("queens4j tour: " + e.getMessage());
                return command.exitCodeOnInvalidInput();
            }
        }
        PrintWriter out = command.commandLine().getOut();
        out.print(tour.format(TourFormat.NUMBERS));
        out.println("moves tried: " + movesTried);
        out.flush();
        return 0;
    }
}
