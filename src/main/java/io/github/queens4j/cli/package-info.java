/** The commands: they use the library as anyone would, and nothing in the library knows of them. */
@NullMarked
package io.github.queens4j.cli;

import org.jspecify.annotations.NullMarked;
