package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The placements of the near board as instructions for a kernel. The bitmap of a placement is the AND of two
 * <em>group</em> bitmaps, of its queens in the upper and the lower rows, shared by many: two operands for 2 k lines.
 *
 * <p>Slots of a kernel's buffer, each of {@code tileWords} words: those of {@link FreeLines}, then, from offset
 * {@code firstGroup} on, one per square, pair, triple, ... of squares in use. {@code groups} holds pairs of offsets:
 * the bitmap of the slot after all earlier ones is the AND of these two. {@code operands} holds pairs of offsets, one
 * for each placement, ordered by column set; the placements of a set are filled up with {@link FreeLines#NOTHING} to a
 * multiple of {@link Planes#ROUND}, and split in runs of at most {@link Planes#LONGEST_RUN}.
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
record JoinProgram(int[] groups, int firstGroup, int[] operands, int[] runOfSet, int[] startOfRun) {

    static JoinProgram of(PlacementList list, Lines lines, int tileWords) {
        return new Compiler(list, lines, tileWords).compile();
    }

    /** Words of a kernel's buffer for this program. */
    int bufferWords(int tileWords) {
        return firstGroup + groups.length / 2 * tileWords;
    }

    /** Run numbers, those of a column set together; for each the row of sums that it adds to; the number of rows. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record Runs(int[] runs, int[] rowOf, int rows) {}

    /** The runs that hold the placements of some column sets, as far as the list that was compiled has any. */
    Runs runs(int[] columnSets, PlacementList list) {
        int[] runs = new int[startOfRun.length - 1];
        int[] rowOf = new int[runs.length];
        int count = 0;
        for (int row = 0; row < columnSets.length; row++) {
            int index = list.indexOfSet()[columnSets[row]];
            if (index >= 0) {
                for (int run = runOfSet[index]; run < runOfSet[index + 1]; run++) {
                    runs[count] = run;
                    rowOf[count++] = row;
                }
            }
        }
        return new Runs(Arrays.copyOf(runs, count), Arrays.copyOf(rowOf, count), columnSets.length);
    }

    private static final class Compiler {

        private final PlacementList list;
        private final Lines lines;
        private final int tileWords;
        private final int upper;
        private final int base;
        private int[] groups = new int[64];
        private int groupCount;
        /** Slot by queen range and columns; 0 if not yet made (slot 0 is no group). */
        private final SlotTable[] slots;

        Compiler(PlacementList list, Lines lines, int tileWords) {
            this.list = list;
            this.lines = lines;
            this.tileWords = tileWords;
            this.upper = list.queens() / 2;
            this.base = FreeLines.FIRST_LINE + 2 * lines.count();
            this.slots = new SlotTable[(list.queens() + 1) * (list.queens() + 1)];
        }

        JoinProgram compile() {
            int sets = list.columnSets().length;
            int[] runOfSet = new int[sets + 1];
            for (int set = 0; set < sets; set++) {
                runOfSet[set + 1] = runOfSet[set] + (list.size(set) + Planes.LONGEST_RUN - 1) / Planes.LONGEST_RUN;
            }
            int[] startOfRun = new int[runOfSet[sets] + 1];
            int[] operands = new int[2 * (list.size() + Planes.ROUND * runOfSet[sets])];
            SlotTable uppers = known(0, upper);
            SlotTable lowers = known(upper, list.queens());
            int to = 0;
            for (int set = 0; set < sets; set++) {
                Interruption.check();
                int placement = list.starts()[set];
                for (int run = runOfSet[set]; run < runOfSet[set + 1]; run++) {
                    startOfRun[run] = to;
                    int end = Math.min(placement + Planes.LONGEST_RUN, list.starts()[set + 1]);
                    for (; placement < end; placement++) {
                        operands[to++] = slot(uppers, placement, 0, upper) * tileWords;
                        operands[to++] = slot(lowers, placement, upper, list.queens()) * tileWords;
                    }
                    // NOTHING is offset 0, which a fresh array holds already.
                    to = (to + 2 * Planes.ROUND - 1) / (2 * Planes.ROUND) * (2 * Planes.ROUND);
                }
            }
            startOfRun[runOfSet[sets]] = to;
            groups = Arrays.copyOf(groups, 2 * groupCount);
            return new JoinProgram(groups, base * tileWords, Arrays.copyOf(operands, to), runOfSet, startOfRun);
        }

        /** The slot with the squares of queens from (inclusive) to (exclusive) of a placement. */
        private int slot(SlotTable known, int placement, int from, int to) {
            if (from == to) {
                return FreeLines.PRESENT;
            }
            int key = 0;
            for (int queen = from; queen < to; queen++) {
                key = key * lines.columns() + list.column(placement, queen);
            }
            int slot = known.get(key);
            if (slot == 0) {
                slot = to - from == 1 ? square(placement, from) : split(placement, from, to);
                known.put(key, slot);
            }
            return slot;
        }

        private SlotTable known(int from, int to) {
            int index = from * (list.queens() + 1) + to;
            if (slots[index] == null) {
                slots[index] = new SlotTable(lines.columns(), to - from);
            }
            return slots[index];
        }

        private int square(int placement, int queen) {
            int row = list.rows()[queen];
            int column = list.column(placement, queen);
            int diagonal = FreeLines.FIRST_LINE + lines.diagonal(row, column);
            int antiDiagonal = FreeLines.FIRST_LINE + lines.count() + lines.antiDiagonal(row, column);
            return group(diagonal, antiDiagonal);
        }

        private int split(int placement, int from, int to) {
            int middle = from + (to - from + 1) / 2;
            return group(
                    slot(known(from, middle), placement, from, middle), slot(known(middle, to), placement, middle, to));
        }

        private int group(int left, int right) {
            if (2 * groupCount == groups.length) {
                groups = Arrays.copyOf(groups, 2 * groups.length);
            }
            groups[2 * groupCount] = left * tileWords;
            groups[2 * groupCount + 1] = right * tileWords;
            return base + groupCount++;
        }
    }

    /** The slots of groups of squares by their columns; a hash table, as an array would be large and mostly empty. */
    static final class SlotTable {

        private static final int LARGEST_ARRAY = 1 << 16;

        private final int[] array;
        private final Map<Integer, Integer> map;

        /** An empty table for groups of {@code queens} queens on a board of at most 16 columns. */
        SlotTable(int columns, int queens) {
            double keys = Math.pow(columns, queens);
            boolean few = keys <= LARGEST_ARRAY;
            this.array = new int[few ? (int) keys : 0];
            this.map = few ? Map.of() : new HashMap<>();
        }

        /** The slot of a group, 0 if it has none yet. */
        int get(int key) {
            return array.length > 0 ? array[key] : map.getOrDefault(key, 0);
        }

        void put(int key, int slot) {
            if (array.length > 0) {
                array[key] = slot;
            } else {
                map.put(key, slot);
            }
        }
    }
}
