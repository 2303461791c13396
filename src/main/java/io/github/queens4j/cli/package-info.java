/** The command line: it uses the library as anyone would, and nothing in the library knows of it. */
@NullMarked
package io.github.queens4j.cli;

import org.jspecify.annotations.NullMarked;
