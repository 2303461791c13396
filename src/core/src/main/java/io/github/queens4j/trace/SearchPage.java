package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.Words;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.LineNumbers;
import io.github.queens4j.search.Require;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A page on which a search is stepped through in a browser, forward and back: one file of HTML that loads nothing, to
 * be opened from a disk.
 *
 * <p>It shows the board, the code of the engine and what it holds, the tree as it grows, the counters and the words of
 * {@link Step#text}; for {@code array} and {@code iterative} these name the queen whose mark is read first, not the
 * uppermost. Two searches stand side by side. Its address with {@code #step=12} opens it at that step.
 *
 * <p>A search that takes more than two million characters is cut after the last solution that fits, or anywhere if none
 * does, and the page says so: {@code check} fits up to n = 10, {@code permutation} up to n = 8.
 *
 * <p>Immutable: each method but {@link #html()} gives another one.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class SearchPage {

    /** The largest n: a row or a column is one character in the text of the steps. */
    public static final int MAX_SIZE = 62;

    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    static final int MOST_CHARACTERS = 2_000_000;
    // More than the names and numbers of a search take, and its last step.
    private static final int NAMES = 300;

    private final Puzzle puzzle;
    private List<BiFunction<SearchPage, Integer, Json>> searches = List.of();
    private long until = Long.MAX_VALUE;
    private long step;
    private @Nullable String title;

    /** English if it is null: the live page is without. */
    private @Nullable PageWords words;

    private SearchPage(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    private SearchPage with(Consumer<SearchPage> change) {
        SearchPage copy = new SearchPage(puzzle);
        copy.searches = searches;
        copy.until = until;
        copy.step = step;
        copy.title = title;
        copy.words = words;
        change.accept(copy);
        return copy;
    }

    /**
     * {@return a page with the search of the engine {@code check} for all solutions}
     *
     * @param puzzle size, rule, given queens and blocked squares; n from 0 to {@value #MAX_SIZE}
     */
    public static SearchPage of(Puzzle puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        Require.between(0, MAX_SIZE, "n", puzzle.size());
        return new SearchPage(puzzle);
    }

    /**
     * {@return the page with the search of an engine in place of {@code check}; called again, with another beside it}
     *
     * @param name as for {@link Solvers#engine}, of one that takes the puzzle; a third is refused
     */
    public SearchPage engine(String name) {
        return engine(Solvers.engine(name));
    }

    /**
     * {@return the page as of {@link #engine(String)}, with an engine that need not be registered}
     *
     * @param engine one that reports its steps and takes the puzzle; a third is refused
     */
    public SearchPage engine(Solver engine) {
        if (!engine.supports(puzzle)) {
            engine.visit(puzzle, solution -> Visit.STOP); // Refuses it, and says why.
        }
        return beside(engine.name(), (page, room) -> page.search(engine, room));
    }

    /**
     * {@return the page with {@link MinConflicts} in place of {@code check}, or beside an engine; moves are its
     * attempts, restarts its placements}
     *
     * @param seed the source of chance
     * @param restarts after how many it gives up, at least 0
     */
    public SearchPage minConflicts(long seed, int restarts) {
        MinConflicts repair = new MinConflicts(puzzle, seed, restarts);
        return beside("min-conflicts", (page, room) -> repaired(repair, room));
    }

    private SearchPage beside(String name, BiFunction<SearchPage, Integer, Json> search) {
        if (searches.size() == 2) {
            throw new IllegalArgumentException("a page must have at most 2 engines, but \"" + name + "\" is the third");
        }
        return with(copy -> copy.searches = searches.isEmpty() ? List.of(search) : List.of(searches.get(0), search));
    }

    /**
     * {@return the page with searches that end at one of their first solutions}
     *
     * @param solutions how many solutions each search is to find, at least 1; by default all
     */
    public SearchPage until(long solutions) {
        return with(copy -> copy.until = Require.atLeast(1, "solutions", solutions));
    }

    /**
     * {@return the page opened at a step, unless its address names another}
     *
     * @param step its number; by default 0, before the first; beyond the last, that one
     */
    public SearchPage step(long step) {
        return with(copy -> copy.step = Require.atLeast(0, "step", step));
    }

    /**
     * {@return the page with another name: in the browser's title and above the board}
     *
     * @param title any text; by default it names n and the rule
     */
    public SearchPage title(String title) {
        return with(copy -> copy.title = Objects.requireNonNull(title, "title"));
    }

    /**
     * {@return the page with other words}
     *
     * @param words the library's English ones by default; those of your own have keys of {@link #englishWords}
     */
    public SearchPage words(Words words) {
        return with(copy -> copy.words = PageWords.SEARCH.in(words.language(), words.own()));
    }

    /**
     * {@return all words of pages of searches and tours with their keys, to be translated, as {@link Words#parse} reads
     * them: a key, {@code =} and a text in each line, with places in braces, such as <code>{step}</code>}
     */
    public static String englishWords() {
        return PageWords.SEARCH.englishFile();
    }

    private PageWords said() {
        return words == null ? PageWords.SEARCH : words;
    }

    /**
     * Searches, on the calling thread, and writes the page; the longest in a second and 25 MB of memory.
     *
     * @return the page, a document of HTML, to be written in UTF-8
     * @throws UnsupportedOperationException if an engine of your own does not report its steps
     */
    public String html() {
        if (title == null) {
            Phrases phrases = said().phrases();
            String name = puzzle.rule().name();
            String rule = phrases.patterns().getOrDefault("rule-" + name, name);
            Map<String, String> places = Map.of("n", "" + puzzle.size(), "rule", rule);
            return title(phrases.say("search-title", places::get)).html();
        }
        int rest = said().page(title, data(List.of())).length();
        return said().page(title, data(MOST_CHARACTERS - rest));
    }

    /** What the scripts of the page read, with room for the searches; the live page makes it in the browser. */
    Json data(int characters) {
        if (searches.isEmpty()) {
            return engine("check").data(characters);
        }
        int room = characters;
        List<Json> made = new ArrayList<>();
        for (BiFunction<SearchPage, Integer, Json> search : searches) {
            made.add(search.apply(this, room / (searches.size() - made.size()) - NAMES));
            room -= made.get(made.size() - 1).toString().length();
        }
        return data(made);
    }

    private Json data(List<Json> searches) {
        List<String> squares =
                IntStream.range(0, puzzle.size()).mapToObj(this::row).toList();
        List<Json> families = puzzle.rule().families().stream().map(this::lines).toList();
        return Json.compact()
                .with("kind", "queens")
                .with("title", title == null ? "" : title)
                .with("step", step)
                .with("n", puzzle.size())
                .with("rule", puzzle.rule().name())
                .with("squares", squares)
                .with("families", families)
                .with("searches", searches);
    }

    /** A row of the puzzle: Q is a given queen, # a blocked square, - another one beside a given queen. */
    private String row(int row) {
        return IntStream.range(0, puzzle.size())
                .mapToObj(column -> new Square(row, column))
                .map(square -> puzzle.isOpen(square)
                        ? puzzle.queen(row).isPresent() ? "Q" : "."
                        : puzzle.isBlocked(square) ? "#" : "-")
                .collect(Collectors.joining());
    }

    /** Lines are numbered anew: the numbers of a rule may be larger than the whole numbers of JavaScript. */
    private Json lines(LineFamily family) {
        int n = puzzle.size();
        Map<Long, Integer> numbers = new HashMap<>(Map.of(LineNumbers.NONE, -1));
        int[] lines = IntStream.range(0, n * n)
                .map(i -> numbers.computeIfAbsent(
                        ((LineNumbers) family).line(i / n, i % n, n), line -> numbers.size() - 1))
                .toArray();
        return Json.compact().with("name", family.name()).with("lines", lines);
    }

    private Json search(Solver solver, int room) {
        StringBuilder steps = new StringBuilder();
        SearchReport report = solver.visit(puzzle, board -> Visit.CONTINUE, Steps.of(puzzle, step -> {
            steps.append(code(step));
            return steps.length() > room || step.solutions() == until ? Visit.STOP : Visit.CONTINUE;
        }));
        boolean hasCandidates = steps.indexOf("?") >= 0;
        long attempts = hasCandidates ? puzzle.size() * count(steps, "-!") : count(steps, "+-");
        boolean isComplete = report.outcome() == Outcome.COMPLETE;
        if (steps.length() > room && count(steps, "!") > 0) {
            steps.setLength(steps.lastIndexOf("!") + 1);
        }
        Json search = Json.compact()
                .with("engine", solver.name())
                .with("steps", steps.toString())
                .with("count", count(steps, "+-<!?"))
                .with("complete", isComplete)
                .with("shown", count(steps, "!"))
                // Some engines count squares that they pass over without a step.
                .with("counting", attempts != report.attempts() ? "end" : hasCandidates ? "candidates" : "tried");
        return isComplete
                ? search.with("solutions", report.solutions())
                        .with("placements", report.placements())
                        .with("attempts", report.attempts())
                : search;
    }

    /** Of a random board all columns, of a move the row and the column to which its queen goes. */
    private static Json repaired(MinConflicts repair, int room) {
        StringBuilder steps = new StringBuilder();
        Optional<Board> found = repair.search(step -> {
            int[] columns = step.board().columns();
            steps.append(step.from()
                    .map(square -> "@" + digits(square.row(), columns[square.row()]))
                    .orElseGet(() -> "~" + digits(columns)));
            return steps.length() > room ? Visit.STOP : Visit.CONTINUE;
        });
        steps.append(found.isPresent() ? "!" : "");
        return Json.compact()
                .with("engine", "min-conflicts")
                .with("steps", steps.toString())
                .with("count", count(steps, "~@!"))
                .with("complete", steps.length() <= room)
                .with("shown", count(steps, "!"))
                .with("counting", "tried");
    }

    private static String digits(int... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> DIGITS.substring(number, number + 1))
                .collect(Collectors.joining());
    }

    private static long count(CharSequence steps, String kinds) {
        return steps.chars().filter(c -> kinds.indexOf(c) >= 0).count();
    }

    /** A step as the page reads it: a rejected queen by her column, one of a candidate by her row. */
    private String code(Step step) {
        return switch (step.kind()) {
            case PLACE -> "+" + DIGITS.charAt(step.square().orElseThrow().column());
            case REJECT -> {
                boolean isWhole = step.queens().size() == puzzle.size();
                Square square = step.square().orElseThrow();
                int attacking = step.attack().orElseThrow().queen().row();
                yield "-" + DIGITS.charAt(isWhole ? square.row() : square.column()) + DIGITS.charAt(attacking);
            }
            case REMOVE -> "<";
            case SOLUTION -> "!";
            case CANDIDATE ->
                "?" + digits(step.queens().stream().mapToInt(Integer::intValue).toArray());
        };
    }
}
