package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Placement lists against all ways to put a queen in each row, and against published numbers. */
class PlacementListTest {

    @Property(tries = 200)
    void listsAllPlacementsByColumnSet(
            @ForAll @IntRange(min = 0, max = 63) int rowSet, @ForAll @IntRange(min = 0, max = 6) int width) {
        int rows = rowSet & ((1 << width) - 1);
        PlacementList list = PlacementList.of(rows, width);
        List<List<Integer>> found = new ArrayList<>();
        for (int index = 0; index < list.columnSets().length; index++) {
            int set = list.columnSets()[index];
            assertThat(list.indexOfSet()[set]).isEqualTo(index);
            assertThat(list.size(index)).isPositive();
            for (int i = list.starts()[index]; i < list.starts()[index + 1]; i++) {
                int placement = i;
                List<Integer> columns = IntStream.range(0, list.queens())
                        .mapToObj(queen -> list.column(placement, queen))
                        .toList();
                assertThat(columns.stream().mapToInt(column -> 1 << column).sum())
                        .isEqualTo(set);
                found.add(columns);
            }
        }
        List<List<Integer>> expected = new ArrayList<>();
        collect(rows(rows), width, new ArrayList<>(), expected);
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(list.columnSets()).isSorted();
    }

    @Property(tries = 100)
    void keepsSomePlacementsAndAllColumnSets(@ForAll @IntRange(min = 0, max = 63) int rows, @ForAll Random random) {
        PlacementList all = PlacementList.of(rows, 6);
        BitSet kept = new BitSet();
        IntStream.range(0, all.size()).filter(i -> random.nextInt(4) == 0).forEach(kept::set);
        PlacementList some = all.where(kept::get);
        assertThat(some.columnSets()).containsExactly(all.columnSets());
        for (int index = 0; index < all.columnSets().length; index++) {
            long[] expected = kept.stream()
                    .filter(inSet(all, index))
                    .mapToLong(i -> all.placements()[i])
                    .toArray();
            assertThat(Arrays.copyOfRange(some.placements(), some.starts()[index], some.starts()[index + 1]))
                    .containsExactly(expected);
            assertThat(some.sizeOf(all.columnSets()[index])).isEqualTo(expected.length);
        }
    }

    private static IntPredicate inSet(PlacementList list, int index) {
        return i -> i >= list.starts()[index] && i < list.starts()[index + 1];
    }

    private static List<Integer> rows(int rowSet) {
        return IntStream.range(0, Integer.SIZE)
                .filter(row -> (rowSet >> row & 1) == 1)
                .boxed()
                .toList();
    }

    private static void collect(List<Integer> rows, int width, List<Integer> columns, List<List<Integer>> found) {
        int queen = columns.size();
        if (queen == rows.size()) {
            found.add(List.copyOf(columns));
            return;
        }
        for (int column = 0; column < width; column++) {
            boolean free = true;
            for (int other = 0; other < queen; other++) {
                int distance = Math.abs(column - columns.get(other));
                free &= distance != 0 && distance != rows.get(queen) - rows.get(other);
            }
            if (free) {
                columns.add(column);
                collect(rows, width, columns, found);
                columns.remove(queen);
            }
        }
    }
}
