package io.github.queens4j.count.join;

import java.util.HashMap;
import java.util.Map;

/**
 * The slots of groups of squares by their columns: a plain array where there are few combinations, a hash table where
 * an array would be mostly empty and take hundreds of megabytes.
 */
final class SlotTable {

    private static final long LARGEST_ARRAY = 1 << 16;

    private final int[] array;
    private final Map<Integer, Integer> map;

    /**
     * An empty table.
     *
     * @param columns columns of the board, 0 to 16
     * @param queens squares of a group, 0 to 7
     */
    SlotTable(int columns, int queens) {
        long keys = 1;
        for (int i = 0; i < queens; i++) {
            keys *= columns;
        }
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
