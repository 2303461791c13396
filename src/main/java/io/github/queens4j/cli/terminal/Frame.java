package io.github.queens4j.cli.terminal;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Square;
import io.github.queens4j.trace.Step;
import io.github.queens4j.trace.Step.Attack;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jspecify.annotations.Nullable;

/** What there is to see of a search at its latest step or at one shortly before, as lines for a terminal. */
public final class Frame {

    /** Steps that one can go back to, and solutions that are listed. */
    public static final int KEPT = 10_000;

    private static final String KEYS = "space stop  n/b step  s solution  +/- speed  q quit";
    private static final String KEYS_AT_END = "b back   q quit";

    /** Title, column numbers, step and attacker, figures, keys, and three empty lines. */
    private static final int OTHER_LINES = 9;

    private static final String GREEN = "\033[1;32m";
    private static final String RED = "\033[1;31m";
    private static final String REVERSE = "\033[7m";
    private static final String PLAIN = "\033[0m";

    /** A step with what was counted up to there; none before the first. */
    private record Moment(Optional<Step> step, long placements, long rejections) {}

    private final Puzzle puzzle;
    private final String engine;

    /** The latest, that of step s at s - 1 modulo their number. */
    private final List<Moment> moments = new ArrayList<>();

    private final Deque<Step> solutions = new ArrayDeque<>();
    private long steps;
    private long shown;
    private long placements;
    private long rejections;
    private @Nullable SearchReport report;

    public Frame(Puzzle puzzle, String engine) {
        this.puzzle = puzzle;
        this.engine = engine;
    }

    void add(Step next) {
        boolean isCheck = moment().step.map(Step::kind).equals(Optional.of(Step.Kind.CANDIDATE));
        int checked = isCheck ? next.square().map(Square::row).orElse(puzzle.size()) : 0;
        placements += next.kind() == Step.Kind.PLACE ? 1 : checked;
        rejections += next.kind() == Step.Kind.REJECT ? 1 : 0;
        if (next.kind() == Step.Kind.SOLUTION) {
            solutions.addLast(next);
            if (solutions.size() > KEPT) {
                solutions.removeFirst();
            }
        }
        Moment moment = new Moment(Optional.of(next), placements, rejections);
        if (moments.size() < KEPT) {
            moments.add(moment);
        } else {
            moments.set((int) (steps % KEPT), moment);
        }
        steps++;
        shown = steps;
    }

    /** Shows the step before, if it is kept. */
    void back() {
        shown -= shown > steps - moments.size() + 1 ? 1 : 0;
    }

    /** Shows the step after, and returns whether the search has come that far. */
    boolean next() {
        boolean hasNext = shown < steps;
        shown += hasNext ? 1 : 0;
        return hasNext;
    }

    void end(SearchReport whole) {
        report = whole;
    }

    public @Nullable SearchReport report() {
        return report;
    }

    /** Whether the search is complete and its last step is shown. */
    boolean isAtEnd() {
        return report != null && shown == steps;
    }

    boolean showsSolution() {
        return moment().step.filter(step -> step.kind() == Step.Kind.SOLUTION).isPresent();
    }

    public long steps() {
        return steps;
    }

    private Moment moment() {
        return shown == 0 ? new Moment(Optional.empty(), 0, 0) : moments.get((int) ((shown - 1) % KEPT));
    }

    public static String figures(SearchReport report) {
        return "solutions " + report.solutions() + ", placements " + report.placements() + ", attempts "
                + report.attempts();
    }

    public static boolean fits(int n, Size window) {
        Size needed = needed(n);
        return window.getRows() >= needed.getRows() && window.getColumns() >= needed.getColumns();
    }

    /** The smallest window that has room for a board. */
    public static Size needed(int n) {
        return new Size(Math.max(KEYS.length(), margin(n) + 2 * n - 1), n + OTHER_LINES);
    }

    public static String words(Size window) {
        return window.getRows() + " lines and " + window.getColumns() + " columns";
    }

    /** The lines to show, which fit the window; {@code pace} says how fast it goes. */
    List<String> draw(String pace, Size window) {
        int n = puzzle.size();
        List<String> lines = new ArrayList<>();
        if (fits(n, window)) {
            lines.add(clip("n = " + n + ", engine " + engine + ", " + pace, window));
            lines.add("");
            drawBoard(lines);
            text(window.getRows() - lines.size()).forEach(line -> lines.add(clip(line, window)));
        } else {
            lines.add(clip("too small: " + words(needed(n)) + " needed", window));
        }
        return lines;
    }

    private void drawBoard(List<String> lines) {
        int n = puzzle.size();
        StringBuilder numbers = new StringBuilder(" ".repeat(margin(n) - 1));
        for (int column = 0; column < n; column++) {
            // The last digit alone, so that a square is no wider.
            numbers.append(' ').append(column % 10);
        }
        lines.add(numbers.toString());
        moment().step.ifPresent(step -> {
            String[] rows = step.board(puzzle).split("\n", -1);
            for (int row = 0; row < n; row++) {
                StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%" + (margin(n) - 1) + "d", row));
                for (int column = 0; column < n; column++) {
                    line.append(' ').append(coloured(step, row, column, rows[row].charAt(2 * column)));
                }
                lines.add(line.toString());
            }
        });
        lines.add("");
    }

    private static String coloured(Step step, int row, int column, char square) {
        Optional<Square> here = Optional.of(new Square(row, column));
        boolean isHere = here.equals(step.square());
        String colour = switch (step.kind()) {
            case CANDIDATE -> "";
            case PLACE -> isHere ? GREEN : "";
            case REJECT -> isHere || here.equals(step.attack().map(Attack::queen)) ? RED : "";
            case REMOVE -> isHere ? REVERSE : "";
            case SOLUTION -> step.queens().get(row) == column ? GREEN : "";
        };
        return colour.isEmpty() ? String.valueOf(square) : colour + square + PLAIN;
    }

    private List<String> text(int most) {
        Moment now = moment();
        long found = now.step.map(Step::solutions).orElse(0L);
        List<String> lines = new ArrayList<>();
        lines.add("step " + shown + ": " + now.step.map(Step::action).orElse(""));
        lines.add(now.step.flatMap(Step::attack).map(Attack::toString).orElse(""));
        lines.add(
                report != null && isAtEnd()
                        ? "complete: " + figures(report)
                        : "solutions " + found + ", placements " + now.placements + ", rejections " + now.rejections);
        long listed =
                solutions.stream().filter(step -> step.solutions() <= found).count();
        int room = most - lines.size() - 2;
        solutions.stream()
                .limit(listed)
                .skip(Math.max(0, listed - room))
                .forEach(solution -> lines.add("  " + solution.solutions() + ": " + solution.queens()));
        lines.add("");
        lines.add(isAtEnd() ? KEYS_AT_END : KEYS);
        return lines;
    }

    private static String clip(String line, Size window) {
        return line.length() > window.getColumns() ? line.substring(0, window.getColumns()) : line;
    }

    private static int margin(int n) {
        return String.valueOf(Math.max(0, n - 1)).length() + 1;
    }
}
