package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.search.Require;
import io.github.queens4j.trace.MinConflicts;
import io.github.queens4j.trace.SearchPage;
import io.github.queens4j.trace.Step;
import io.github.queens4j.trace.Steps;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "trace",
        description = {
            "Prints every step of a search for all boards, n = 0 to " + TraceCommand.LARGEST_N
                    + ", numbered, each with the board.",
            "Steps are place, reject, remove, solution; of permutation, candidate, reject, solution. On the board:",
            "  ♕    a queen",
            "  ×    the square that is tried and rejected, with or without its queen",
            "  ♛    the queen that attacks it, the uppermost if there are more",
            "  -    a square that a queen has taken from the rows below, if the engine looks ahead",
            "  #    a square that is not open, because of --queen or --blocked",
            "The last line sums up the search, or says that it was cut off.%n"
        },
        exitCodeList = {ExitCodes.ON_NO_SOLUTION, "4:min-conflicts gives up"},
        footer = {"  queens4j trace 4", "  queens4j trace 6 --format html > search.html"})
final class TraceCommand extends PageAction {

    /** The engine whose steps are those of the textbook. */
    static final String DEFAULT_ENGINE = "check";

    /** A larger board is too wide to be read. */
    static final int LARGEST_N = 1000;

    /** As LiveSearch of src/workbench has it. */
    static final int LARGEST_LIVE_N = 16;

    @Mixin
    private PuzzleOptions options = new PuzzleOptions();

    @Option(
            names = "--engine",
            description = PuzzleOptions.ENGINE + " Default: " + DEFAULT_ENGINE + ". A page has room for two.")
    private List<Solver> engines = new ArrayList<>();

    @Option(
            names = "--format",
            description = "How to print: ${COMPLETION-CANDIDATES}. Default: text. JSON has an object in each line; "
                    + "html is a page to step through in a browser, n up to " + SearchPage.MAX_SIZE + ".")
    private Format format = Format.TEXT;

    @Option(
            names = "--method",
            description = "Trace min-conflicts, which is no engine: attacked queens of a random board are moved.")
    private @Nullable Method method;

    @Option(names = "--seed", description = "Make the same steps as another run of --method.")
    private @Nullable Long seed;

    @Option(names = "--restarts", description = "Give up after R restarts of --method. Default: 10.")
    @Arguments.Range(from = 0)
    private int restarts = 10;

    @Option(names = "--limit", description = "Print at most K steps, as text or JSON.")
    @Arguments.Range(from = 1)
    private long limit = Long.MAX_VALUE;

    @Option(names = "--until", description = "End the searches of a page at solution number K.")
    @Arguments.Range(from = 1)
    private long until = Long.MAX_VALUE;

    @Option(
            names = "--live",
            description = "Print a page on which n up to " + LARGEST_LIVE_N
                    + ", rule, engines and squares are chosen: the library searches in the browser. N may be left out.")
    private boolean isLive;

    @Option(names = "--title", paramLabel = "TITLE", description = "The title of a page.")
    private @Nullable String title;

    private enum Method {
        MIN_CONFLICTS
    }

    private enum Format {
        TEXT,
        JSON,
        HTML
    }

    @Override
    int print() throws IOException {
        boolean isPage = format == Format.HTML;
        if (isPage ? limit < Long.MAX_VALUE : until < Long.MAX_VALUE || title != null || isLive || engines.size() > 1) {
            throw new IllegalArgumentException(
                    isPage
                            ? "--limit is not for --format html: use --until, which ends searches at a solution"
                            : "--until, --title, --live and a second --engine are for --format html,"
                                    + " not for text or JSON");
        }
        if (method == null && given(List.of("--seed", "--restarts")) != null) {
            throw new IllegalArgumentException("--seed and --restarts are for --method");
        }
        exclude(List.of("--method"), isPage ? List.of("--live") : List.of("--engine"));
        if (!isPage) {
            excludeLanguage();
            if (method != null) {
                return repair(options.puzzle(LARGEST_N));
            }
            Solver solver = engines.isEmpty() ? Solvers.engine(DEFAULT_ENGINE) : engines.get(0);
            return print(solver, options.puzzle(Math.min(solver.maxSize(), LARGEST_N)));
        }
        if (isLive) {
            options.setDefault(6);
        }
        Puzzle puzzle = options.puzzle(isLive ? LARGEST_LIVE_N : SearchPage.MAX_SIZE);
        SearchPage page = SearchPage.of(puzzle).until(until);
        for (Solver solver : engines) {
            page = page.engine(solver.name());
        }
        if (method != null) {
            page = page.minConflicts(seed(seed), restarts);
        }
        if (isLive) {
            out().print(page("live.html", LIVE, "n=6", choice(puzzle)));
            return ExitCodes.DONE;
        }
        page = page.words(words(PageWords.SEARCH));
        SearchPage named = title == null ? page : page.title(title);
        out().println(showing("searching", named::html));
        return ExitCodes.DONE;
    }

    /** As the address of a live page names what is searched. */
    private String choice(Puzzle puzzle) {
        StringBuilder words = new StringBuilder("n=" + puzzle.size() + "&rule=" + puzzle.rule());
        engines.forEach(engine -> words.append("&engine=").append(engine.name()));
        puzzle.queens().forEach(queen -> words.append("&queen=").append(Arguments.text(queen)));
        puzzle.blocked().forEach(square -> words.append("&blocked=").append(Arguments.text(square)));
        words.append(until == Long.MAX_VALUE ? "" : "&until=" + until);
        words.append(title == null ? "" : "&title=" + URLEncoder.encode(title, StandardCharsets.UTF_8));
        return words.toString();
    }

    private int print(Solver solver, Puzzle puzzle) {
        boolean isJson = format == Format.JSON;
        AtomicLong printed = new AtomicLong();
        Steps steps = Steps.of(puzzle, step -> {
            if (step.number() > limit) {
                return Visit.STOP;
            }
            out().println(isJson ? json(step) : step.format(puzzle) + System.lineSeparator());
            printed.lazySet(step.number());
            return Visit.CONTINUE;
        });
        SearchReport report = showing(
                "printing",
                () -> String.format(Locale.ROOT, "%,d steps", printed.get()),
                () -> solver.visit(puzzle, board -> Visit.CONTINUE, steps));
        Json end = new Json().with("outcome", Require.nameOf(report.outcome()));
        if (report.outcome() == Outcome.STOPPED) {
            String cut = "cut off after " + limit + (limit == 1 ? " step" : " steps");
            out().println(isJson ? end.with("steps", limit) : cut);
            return ExitCodes.DONE;
        }
        String sum = "solutions " + report.solutions() + ", placements " + report.placements() + ", attempts "
                + report.attempts();
        end.with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts());
        out().println(isJson ? end : sum);
        return report.solutions() > 0 ? ExitCodes.DONE : noSolution(puzzle, options.reading(puzzle));
    }

    private int repair(Puzzle puzzle) {
        boolean isJson = format == Format.JSON;
        MinConflicts repair = new MinConflicts(puzzle, seed(seed), restarts);
        AtomicLong moves = new AtomicLong();
        AtomicLong boards = new AtomicLong();
        AtomicBoolean isCut = new AtomicBoolean();
        boolean isFound = showing(
                        "repairing",
                        () -> moves + " moves",
                        () -> repair.search(step -> {
                            if (step.number() > limit) {
                                isCut.set(true);
                                return Visit.STOP;
                            }
                            String board = "\n" + step.board().format(BoardFormat.UNICODE) + System.lineSeparator();
                            out().println(isJson ? json(step) : step.number() + ". " + step.text() + board);
                            (step.from().isPresent() ? moves : boards).incrementAndGet();
                            return Visit.CONTINUE;
                        }))
                .isPresent();
        String outcome = isFound ? "found" : isCut.get() ? "stopped" : "given up";
        long restarted = Math.max(0, boards.get() - 1); // Where a row has no square, there is no board.
        Json end = new Json().with("outcome", outcome).with("moves", moves).with("restarts", restarted);
        out().println(isJson ? end : outcome + ": moves " + moves + ", restarts " + restarted);
        return isFound || isCut.get() ? ExitCodes.DONE : ExitCodes.NOT_KNOWN;
    }

    private static Json json(MinConflicts.Step step) {
        Json json = new Json().with("number", step.number());
        step.from().ifPresent(from -> json.with("row", from.row()).with("from", from.column()));
        return json.with("conflicts", step.conflicts())
                .with("columns", step.board().columns());
    }

    private static Json json(Step step) {
        Json json = new Json().with("number", step.number()).with("step", Require.nameOf(step.kind()));
        step.square().ifPresent(square -> json.with("row", square.row()).with("column", square.column()));
        step.attack()
                .ifPresent(attack -> json.with("attackingRow", attack.queen().row()));
        if (step.kind() == Step.Kind.PLACE && !step.taken().isEmpty()) {
            Stream<Square> taken = step.taken().get(step.queens().size() - 1).stream();
            json.with("taken", taken.map(at -> List.of(at.row(), at.column())).toList());
        }
        return json.with("columns", step.queens());
    }
}
