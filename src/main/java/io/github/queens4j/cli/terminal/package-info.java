/**
 * What a command needs of the process it runs in, and what knows no queens: terminal, signals, a second JVM, streams
 * and files.
 */
@NullMarked
package io.github.queens4j.cli.terminal;

import org.jspecify.annotations.NullMarked;
