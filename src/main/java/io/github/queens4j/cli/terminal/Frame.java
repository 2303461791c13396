package io.github.queens4j.cli.terminal;

import io.github.queens4j.trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Draws one picture of a search in characters: line by line, the control sequences for colours being the only ones. */
public final class Frame {

    private static final String KEYS = "space stop/go   n one step   + - speed   q quit";
    private static final String KEYS_AT_END = "q quit";

    /** Title, column numbers, step and attacker, figures, keys, and three empty lines. */
    private static final int OTHER_LINES = 9;

    private static final String GREEN = "\033[1;32m";
    private static final String RED = "\033[1;31m";
    private static final String REVERSE = "\033[7m";
    private static final String PLAIN = "\033[0m";

    private final FilmState state;
    private final WindowSize window;
    private final List<String> lines = new ArrayList<>();

    private Frame(FilmState state, WindowSize window) {
        this.state = state;
        this.window = window;
    }

    /**
     * The window that a board needs.
     *
     * @param n size of the board
     * @return the smallest that will do
     */
    public static WindowSize size(int n) {
        return new WindowSize(n + OTHER_LINES, Math.max(KEYS.length(), margin(n) + 2 * n - 1));
    }

    /**
     * The picture.
     *
     * @param state what to show
     * @param pace how fast it goes, in words
     * @param window no line is longer and there are no more lines than it has
     */
    static List<String> draw(FilmState state, String pace, WindowSize window) {
        WindowSize needed = size(state.puzzle().size());
        if (!window.holds(needed)) {
            return List.of(clip("too small: " + needed + " needed", window.columns()));
        }
        Frame frame = new Frame(state, window);
        frame.drawTitle(pace);
        frame.drawBoard();
        frame.drawText();
        return frame.lines;
    }

    private void drawTitle(String pace) {
        add("n = " + state.puzzle().size() + ", engine " + state.engine() + ", " + pace);
        add("");
    }

    private void drawBoard() {
        Step step = state.step();
        int n = state.puzzle().size();
        StringBuilder numbers = new StringBuilder(" ".repeat(margin(n) - 1));
        for (int column = 0; column < n; column++) {
            // The last digit alone, so that a square is no wider.
            numbers.append(' ').append(column % 10);
        }
        lines.add(numbers.toString());
        String[] rows =
                step == null ? new String[0] : step.board(state.puzzle()).split("\n", -1);
        for (int row = 0; row < n && step != null; row++) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%" + (margin(n) - 1) + "d", row));
            for (int column = 0; column < n; column++) {
                line.append(' ').append(coloured(step, row, column, rows[row].charAt(2 * column)));
            }
            lines.add(line.toString());
        }
        add("");
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

    private void drawText() {
        String[] text = words(state.step()).split(": ", 2);
        add("step " + state.steps() + ": " + text[0]);
        add(text.length > 1 ? text[1] : "");
        add(state.figures());
        int room = window.lines() - lines.size() - 2;
        state.latest(room).forEach(solution -> add("  " + solution));
        add("");
        add(state.report() == null ? KEYS : KEYS_AT_END);
    }

    private static String words(@Nullable Step step) {
        return step == null ? "" : step.text();
    }

    private void add(String line) {
        lines.add(clip(line, window.columns()));
    }

    private static String clip(String line, int columns) {
        return line.length() > columns ? line.substring(0, columns) : line;
    }

    /** Room for the numbers of the rows and a space. */
    private static int margin(int n) {
        return String.valueOf(Math.max(0, n - 1)).length() + 1;
    }
}
