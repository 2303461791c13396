/** What commands have in common: arguments and how they are refused, files, progress, and how they end. */
@NullMarked
package io.github.queens4j.cli.command;

import org.jspecify.annotations.NullMarked;
