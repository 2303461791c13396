package io.github.queens4j.region.logic;

/**
 * One step of reasoning.
 *
 * @param level which technique, an index into {@link Reasoning}'s list, from easy to hard
 * @param placed the square of the queen that the step places; -1 if it places none
 * @param crossed the squares that it crosses out
 * @param reasons the squares because of which
 * @param lines the lines that the reason is about; for a contradiction the one that would be left without a square
 * @param targets the lines in which squares are crossed out, where the reason points to some
 * @param length for a contradiction the number of steps that lead to it, the assumed queen not counted; otherwise 0
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Step(int level, int placed, long[] crossed, long[] reasons, int[] lines, int[] targets, int length) {

    static final int NO_SQUARE = -1;
    static final int[] NO_LINES = {};

    static Step place(int level, int square, long[] reasons, int line) {
        return new Step(level, square, new long[reasons.length], reasons, new int[] {line}, NO_LINES, 0);
    }

    static Step cross(int level, long[] crossed, long[] reasons, int[] lines, int... targets) {
        return new Step(level, NO_SQUARE, crossed, reasons, lines, targets, 0);
    }
}
