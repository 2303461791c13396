/**
 * The commands: they use the library as anyone would, and nothing in the library knows of them. What needs the process
 * and its terminal is in {@link io.github.queens4j.cli.terminal}.
 */
@NullMarked
package io.github.queens4j.cli;

import org.jspecify.annotations.NullMarked;
