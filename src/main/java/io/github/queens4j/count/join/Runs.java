package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The runs of a program that hold the placements of the column sets that count, in the order of the sets.
 *
 * @param runs run numbers of the program
 * @param first for each set the position of its first run in {@code runs}; the next set's is the end
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record Runs(int[] runs, int[] first) {

    static Runs of(int[] columnSets, PlacementList list, JoinProgram program) {
        int[] first = new int[columnSets.length + 1];
        int[] runs = new int[program.runs()];
        int count = 0;
        for (int i = 0; i < columnSets.length; i++) {
            int index = list.indexOf(columnSets[i]);
            for (int run = program.firstRun(index); run < program.firstRun(index + 1); run++) {
                runs[count++] = run;
            }
            first[i + 1] = count;
        }
        return new Runs(Arrays.copyOf(runs, count), first);
    }

    /** Overwrites a row with the sums of the i-th column set. */
    void addRows(SideSums side, int set, long[] row) {
        Arrays.fill(row, 0);
        for (int run = first[set]; run < first[set + 1]; run++) {
            side.addRow(run, row);
        }
    }
}
