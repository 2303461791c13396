/**
 * The page on which puzzles are played: its text, put together from the resources beside it.
 *
 * <p>{@code page.html} has the places, {@code page.css} the looks; {@code rules.js}, {@code sentences.js} and
 * {@code hints.js} know the puzzle and no page, {@code game.js} the player's marks, {@code view.js} and
 * {@code input.js} the board on the page, {@code main.js} the rest.
 */
@NullMarked
package io.github.queens4j.region.page;

import org.jspecify.annotations.NullMarked;
