package io.github.queens4j.region.logic;

import org.jspecify.annotations.Nullable;

/** One technique. */
@FunctionalInterface
public interface Finder {

    /** The first inference of this kind, which is sound if what is known is; null if there is none. */
    @Nullable
    Inference find(Candidates board);
}
