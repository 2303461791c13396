/**
 * The commands: they use the library as anyone would, and nothing in the library knows of them. What they have in
 * common is in {@link io.github.queens4j.cli.command}, what knows no queens in {@link io.github.queens4j.cli.process},
 * the moving picture of a search in {@link io.github.queens4j.cli.film}.
 */
@NullMarked
package io.github.queens4j.cli;

import org.jspecify.annotations.NullMarked;
