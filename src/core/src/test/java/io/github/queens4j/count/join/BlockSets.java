package io.github.queens4j.count.join;

import java.util.List;

/** What the units of a cut are, for tests in other packages. */
public final class BlockSets {

    private BlockSets() {}

    /** The row sets of a unit: even and odd ones. */
    public static List<int[]> of(Part part, int unit) {
        Block block = ((Blocks) part).block(unit);
        return List.of(block.evenRowSets(), block.oddRowSets());
    }
}
