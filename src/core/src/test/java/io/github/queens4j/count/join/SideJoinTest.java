package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Long lists and large tables, which boards of the other tests do not have, for all kernels. */
class SideJoinTest {

    /** Seven queens have up to 950 placements on one column set of 13 columns: several runs, and full bit planes. */
    @Example
    void longListsAreSplitInRunsThatAddUp() {
        int columnSet = 0b1_1001_1011_0010;
        PlacementList near = PlacementList.of(0b1_1100_0000_1111, 13);
        List<List<int[]>> placements = placements(near, columnSet);
        assertThat(placements).hasSizeGreaterThan(3 * Planes.LONGEST_RUN);
        PlacementList noQueen = PlacementList.of(0, 13);
        PlacementList oneQueen = PlacementList.of(1, 13);
        Lines lines = Lines.white(13);
        for (Kernel kernel : KernelTest.available()) {
            JoinProgram program = JoinProgram.of(near, lines, kernel.tileWords());
            JoinProgram.Runs runs = program.runs(new int[] {columnSet}, near);
            SideJoin join = kernel.joins().get();
            FreeLines all = FreeLines.of(noQueen, noQueen.columnSets(), lines, kernel.tileWords());
            assertThat(join.join(program, runs, all).at(0, 0)).as(kernel.name()).isEqualTo(placements.size());

            FreeLines some = FreeLines.of(oneQueen, oneQueen.columnSets(), lines, kernel.tileWords());
            SideJoin.Sums sums = join.join(program, runs, some);
            for (int column = 0; column < 13; column++) {
                assertThat(sums.at(0, column)).as(kernel.name()).isEqualTo(compatible(placements, column));
            }
        }
    }

    /** How many placements of EE a queen of OO in its first row and the given column does not attack. */
    private static long compatible(List<List<int[]>> placements, int column) {
        return placements.stream()
                .filter(queens -> queens.stream()
                        .noneMatch(queen -> Math.abs(2 * queen[0] - 1) == Math.abs(2 * queen[1] - 2 * column - 1)))
                .count();
    }

    /** The placements with a column set, as (row, column) of each queen. */
    private static List<List<int[]>> placements(PlacementList list, int columnSet) {
        List<List<int[]>> placements = new ArrayList<>();
        int index = list.indexOfSet()[columnSet];
        for (int i = list.starts()[index]; i < list.starts()[index + 1]; i++) {
            List<int[]> queens = new ArrayList<>();
            for (int queen = 0; queen < list.queens(); queen++) {
                queens.add(new int[] {list.rows()[queen], list.column(i, queen)});
            }
            placements.add(queens);
        }
        return placements;
    }

    /** As an array (few combinations of columns) and as a hash table (many). */
    @ParameterizedTest
    @CsvSource({"8, 3", "10, 4", "10, 5", "14, 7"})
    void theTableOfSlotsKeepsWhatWasPut(int columns, int queens) {
        JoinProgram.SlotTable table = new JoinProgram.SlotTable(columns, queens);
        int keys = (int) Math.pow(columns, queens);
        int[] some = {0, 1, keys / 2, keys - 1};
        for (int i = 0; i < some.length; i++) {
            assertThat(table.get(some[i])).as("key %s before", some[i]).isZero();
            table.put(some[i], i + 3);
        }
        for (int i = 0; i < some.length; i++) {
            assertThat(table.get(some[i])).as("key %s after", some[i]).isEqualTo(i + 3);
        }
        assertThat(table.get(keys / 3)).isZero();
    }
}
