/**
 * Solutions of the n-queens problem: boards, counts, puzzles and the engines that search for them.
 */
@NullMarked
package io.github.queens4j;

import org.jspecify.annotations.NullMarked;
