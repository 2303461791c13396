/** What a command needs of the process: terminal, signals, streams and files. */
@NullMarked
package io.github.queens4j.cli.terminal;

import org.jspecify.annotations.NullMarked;
