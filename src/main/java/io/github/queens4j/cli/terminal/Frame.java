package io.github.queens4j.cli.terminal;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.trace.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jline.terminal.Size;
import org.jspecify.annotations.Nullable;

/**
 * What there is to see of a search at a moment, in characters; the control sequences for colours are the only others.
 */
public final class Frame {

    private static final String KEYS = "space stop/go   n one step   + - speed   q quit";
    private static final String KEYS_AT_END = "q quit";

    /** Title, column numbers, step and attacker, figures, keys, and three empty lines. */
    private static final int OTHER_LINES = 9;

    /** More solutions than that have no room on any screen. */
    private static final int LATEST = 100;

    private static final String GREEN = "\033[1;32m";
    private static final String RED = "\033[1;31m";
    private static final String REVERSE = "\033[7m";
    private static final String PLAIN = "\033[0m";

    private final Puzzle puzzle;
    private final String engine;
    private final Deque<String> latest = new ArrayDeque<>();
    private long placements;
    private long rejections;
    private @Nullable Step step;
    private @Nullable SearchReport report;

    /** The beginning of a search. */
    public Frame(Puzzle puzzle, String engine) {
        this.puzzle = puzzle;
        this.engine = engine;
    }

    void add(Step next) {
        step = next;
        switch (next.kind()) {
            case PLACE -> placements++;
            case REJECT -> rejections++;
            case SOLUTION -> {
                latest.addLast(next.solutions() + ": " + next.queens());
                if (latest.size() > LATEST) {
                    latest.removeFirst();
                }
            }
            case REMOVE -> {
                // Only placements and attempts are counted anywhere.
            }
        }
    }

    /** The search is complete. */
    void end(SearchReport whole) {
        report = whole;
    }

    /** Null unless the search is complete. */
    public @Nullable SearchReport report() {
        return report;
    }

    public long steps() {
        return step == null ? 0 : step.number();
    }

    /** The figures of a complete search on one line. */
    public static String figures(SearchReport report) {
        return "solutions " + report.solutions() + ", placements " + report.placements() + ", attempts "
                + report.attempts();
    }

    private String figures() {
        if (report != null) {
            return "complete: " + figures(report);
        }
        long solutions = step == null ? 0 : step.solutions();
        return "solutions " + solutions + ", placements " + placements + ", rejections " + rejections;
    }

    /** Whether a window has room for a board. */
    public static boolean fits(int n, Size window) {
        Size needed = needed(n);
        return window.getRows() >= needed.getRows() && window.getColumns() >= needed.getColumns();
    }

    /** The smallest window that has room for a board. */
    public static Size needed(int n) {
        return new Size(Math.max(KEYS.length(), margin(n) + 2 * n - 1), n + OTHER_LINES);
    }

    /** A size in words. */
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
        Step shown = step;
        if (shown != null) {
            String[] rows = shown.board(puzzle).split("\n", -1);
            for (int row = 0; row < n; row++) {
                StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%" + (margin(n) - 1) + "d", row));
                for (int column = 0; column < n; column++) {
                    line.append(' ').append(coloured(shown, row, column, rows[row].charAt(2 * column)));
                }
                lines.add(line.toString());
            }
        }
        lines.add("");
    }

    private static String coloured(Step step, int row, int column, char square) {
        boolean here = row == step.row() && column == step.column();
        String colour = switch (step.kind()) {
            case PLACE -> here ? GREEN : "";
            case REJECT -> here || (row == step.attackingRow() && step.queens().get(row) == column) ? RED : "";
            case REMOVE -> here ? REVERSE : "";
            case SOLUTION -> step.queens().get(row) == column ? GREEN : "";
        };
        return colour.isEmpty() ? String.valueOf(square) : colour + square + PLAIN;
    }

    private List<String> text(int most) {
        String[] words = (step == null ? "" : step.text()).split(": ", 2);
        List<String> lines = new ArrayList<>();
        lines.add("step " + steps() + ": " + words[0]);
        lines.add(words.length > 1 ? words[1] : "");
        lines.add(figures());
        int room = most - lines.size() - 2;
        latest.stream().skip(Math.max(0, latest.size() - room)).forEach(solution -> lines.add("  " + solution));
        lines.add("");
        lines.add(report == null ? KEYS : KEYS_AT_END);
        return lines;
    }

    private static String clip(String line, Size window) {
        return line.length() > window.getColumns() ? line.substring(0, window.getColumns()) : line;
    }

    /** Room for the numbers of the rows and a space. */
    private static int margin(int n) {
        return String.valueOf(Math.max(0, n - 1)).length() + 1;
    }
}
