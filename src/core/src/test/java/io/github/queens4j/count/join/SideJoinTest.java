package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.join.ColouredBoards.ColumnSets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** W and B against queens placed one by one, for all kernels. */
class SideJoinTest {

    /** Any rows of any board, also those that no unit needs: the queens of the four sub-boards need not match. */
    record RowSets(int n, int even, int odd, long shuffle) {

        int me() {
            return (n + 1) / 2;
        }

        int mo() {
            return n / 2;
        }
    }

    @Provide
    Arbitrary<RowSets> rowSets() {
        return Arbitraries.integers()
                .between(0, 10)
                .flatMap(n -> Combinators.combine(
                                Arbitraries.integers().between(0, (1 << ((n + 1) / 2)) - 1),
                                Arbitraries.integers().between(0, (1 << (n / 2)) - 1),
                                Arbitraries.longs())
                        .as((even, odd, shuffle) -> new RowSets(n, even, odd, shuffle)));
    }

    @Property(tries = 150)
    void sidesAreTheNumbersOfPlacements(@ForAll("rowSets") RowSets rows) {
        PlacementList ee = PlacementList.of(rows.even, rows.me());
        PlacementList oo = PlacementList.of(rows.odd, rows.mo());
        PlacementList oe = PlacementList.of(rows.odd, rows.me());
        PlacementList eo = PlacementList.of(rows.even, rows.mo());
        Map<ColumnSets, Long> white = ColouredBoards.count(rows.n, rows.even, rows.odd, 0);
        Map<ColumnSets, Long> black = ColouredBoards.count(rows.n, rows.even, rows.odd, 1);
        for (Kernel kernel : KernelTest.available()) {
            assertThat(join(kernel, ee, oo, Lines.white(rows.me()), rows.shuffle))
                    .as("white, %s", kernel.name())
                    .isEqualTo(white);
            assertThat(join(kernel, oe, eo, Lines.black(rows.mo(), rows.me()), rows.shuffle))
                    .as("black, %s", kernel.name())
                    .isEqualTo(black);
        }
    }

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

    /** All non-zero numbers of a side; near columns are even ones, the other board's odd ones. */
    private static Map<ColumnSets, Long> join(
            Kernel kernel, PlacementList near, PlacementList other, Lines lines, long shuffle) {
        int[] nearSets = shuffled(near.columnSets(), shuffle);
        int[] otherSets = shuffled(other.columnSets(), ~shuffle);
        JoinProgram program = JoinProgram.of(near, lines, kernel.tileWords());
        FreeLines free = FreeLines.of(other, otherSets, lines, kernel.tileWords());
        SideJoin.Sums sums = kernel.joins().get().join(program, program.runs(nearSets, near), free);
        Map<ColumnSets, Long> result = new TreeMap<>();
        for (int row = 0; row < nearSets.length; row++) {
            for (int position = 0; position < otherSets.length; position++) {
                long count = sums.at(row, position);
                if (count != 0) {
                    result.put(new ColumnSets(nearSets[row], otherSets[position]), count);
                }
            }
        }
        return result;
    }

    private static int[] shuffled(int[] sets, long seed) {
        List<Integer> list = IntStream.of(sets).boxed().collect(Collectors.toList());
        Collections.shuffle(list, new Random(seed));
        return list.stream().mapToInt(Integer::intValue).toArray();
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
