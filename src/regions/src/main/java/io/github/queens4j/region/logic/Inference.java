package io.github.queens4j.region.logic;

import java.util.List;

/**
 * What follows from a board in one step: a queen or -1, squares crossed out, squares that justify it, lines that it is
 * about, that left without a square, those pointed to, and steps that lead to a contradiction.
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Inference(int placed, long[] crossed, long[] reasons, int[] lines, int[] targets, List<Inference> way) {

    static Inference place(int square, long[] reasons, int line) {
        return new Inference(square, new long[reasons.length], reasons, new int[] {line}, new int[0], List.of());
    }

    static Inference cross(long[] crossed, long[] reasons, int[] lines, int... targets) {
        return new Inference(-1, crossed, reasons, lines, targets, List.of());
    }

    /** A queen on a square would leave a line empty after some steps. */
    static Inference contradiction(Candidates board, int square, int empty, List<Inference> way) {
        long[] crossed = new long[board.open.length];
        Bits.add(crossed, square);
        return new Inference(-1, crossed, board.squares(empty), new int[] {empty}, new int[0], way);
    }
}
