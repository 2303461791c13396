/**
 * The commands for coloured puzzles: {@code region new}, {@code solve}, {@code check}, {@code hint}, {@code convert},
 * {@code page}.
 */
@NullMarked
package io.github.queens4j.cli.region;

import org.jspecify.annotations.NullMarked;
