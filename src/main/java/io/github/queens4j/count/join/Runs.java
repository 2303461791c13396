package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The runs of a program that hold the placements of the column sets that count.
 *
 * @param runs run numbers of the program, those of a set together
 * @param rowOf for each of them the row that it adds to: the position of its column set
 * @param rows number of rows
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record Runs(int[] runs, int[] rowOf, int rows) {

    static Runs of(int[] columnSets, PlacementList list, JoinProgram program) {
        int[] runs = new int[program.runs()];
        int[] rowOf = new int[program.runs()];
        int count = 0;
        for (int row = 0; row < columnSets.length; row++) {
            int index = list.indexOf(columnSets[row]);
            for (int run = program.firstRun(index); run < program.firstRun(index + 1); run++) {
                runs[count] = run;
                rowOf[count++] = row;
            }
        }
        return new Runs(Arrays.copyOf(runs, count), Arrays.copyOf(rowOf, count), columnSets.length);
    }
}
