package io.github.queens4j;

/** The eight symmetries of the square, the dihedral group of order 8. */
public enum Symmetry {
    /** Leaves the board as it is. */
    IDENTITY
}
