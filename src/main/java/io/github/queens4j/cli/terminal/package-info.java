/**
 * What a command needs of the process it runs in: terminal, signals, streams and files; and the film of a search, which
 * is drawn on the terminal.
 */
@NullMarked
package io.github.queens4j.cli.terminal;

import org.jspecify.annotations.NullMarked;
