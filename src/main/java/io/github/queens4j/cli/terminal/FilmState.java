package io.github.queens4j.cli.terminal;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.trace.Step;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What there is to see of a search at a moment. */
public final class FilmState {

    /** More solutions than that have no room on any screen. */
    private static final int LATEST = 100;

    private final Puzzle puzzle;
    private final String engine;
    private final Deque<String> latest = new ArrayDeque<>();
    private long placements;
    private long rejections;
    private @Nullable Step step;
    private @Nullable SearchReport report;

    /**
     * The beginning of a search.
     *
     * @param puzzle what is searched
     * @param engine the name of the engine
     */
    public FilmState(Puzzle puzzle, String engine) {
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

    Puzzle puzzle() {
        return puzzle;
    }

    String engine() {
        return engine;
    }

    @Nullable
    Step step() {
        return step;
    }

    /**
     * The end of the search.
     *
     * @return its report; null unless it is complete
     */
    public @Nullable SearchReport report() {
        return report;
    }

    /**
     * How far the search is.
     *
     * @return the number of steps
     */
    public long steps() {
        return step == null ? 0 : step.number();
    }

    /** The figures up to now, and of a complete search those of its report. */
    String figures() {
        if (report != null) {
            return "complete: " + figures(report);
        }
        long solutions = step == null ? 0 : step.solutions();
        return "solutions " + solutions + ", placements " + placements + ", rejections " + rejections;
    }

    /**
     * The figures of a complete search in words.
     *
     * @param report what it found and what that took
     * @return text of one line
     */
    public static String figures(SearchReport report) {
        return "solutions " + report.solutions() + ", placements " + report.placements() + ", attempts "
                + report.attempts();
    }

    /** The solutions found last, oldest first, each under its number. */
    List<String> latest(int most) {
        return latest.stream().skip(Math.max(0, latest.size() - most)).toList();
    }
}
