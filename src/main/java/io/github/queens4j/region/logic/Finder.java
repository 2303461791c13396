package io.github.queens4j.region.logic;

import org.jspecify.annotations.Nullable;

/** A way to find a step. */
interface Finder {

    /**
     * Looks for the first step of this kind.
     *
     * @param board what is known
     * @param level the level to write into the step
     * @return a step that places a queen or crosses out an open square; null if there is none
     */
    @Nullable
    Step find(Candidates board, int level);
}
