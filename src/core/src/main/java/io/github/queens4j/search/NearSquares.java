package io.github.queens4j.search;

import java.util.List;

/** The numbering of a family whose lines have few squares, near each other: engines search them without a table. */
public interface NearSquares {

    /** The ways from a square to those that can be on its line, each rows down and columns to the right. */
    List<int[]> offsets();
}
