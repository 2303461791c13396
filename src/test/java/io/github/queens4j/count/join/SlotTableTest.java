package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table keeps what was put, as an array (few combinations of columns) and as a hash table (many). */
class SlotTableTest {

    @ParameterizedTest
    @CsvSource({"8, 3", "10, 4", "10, 5", "14, 7"})
    void keepsWhatWasPut(int columns, int queens) {
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
