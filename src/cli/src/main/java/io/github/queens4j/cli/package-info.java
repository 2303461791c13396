/** The commands. They use hidden rooms of the library, too; nothing in the library knows of them. */
@NullMarked
package io.github.queens4j.cli;

import org.jspecify.annotations.NullMarked;
