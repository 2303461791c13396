package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;

/** What a puzzle is called in messages and titles. */
public final class Words {

    private Words() {}

    /**
     * A puzzle.
     *
     * @param puzzle any
     * @return its size, and what else distinguishes it
     */
    public static String of(Puzzle puzzle) {
        return (puzzle.isEmpty() ? "n = " : "a puzzle with n = ") + puzzle.size() + under(puzzle);
    }

    private static String under(Puzzle puzzle) {
        return puzzle.rule().equals(Rule.QUEENS)
                ? ""
                : ", rule " + puzzle.rule().name();
    }
}
