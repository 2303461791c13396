/** What every search of the house needs, whatever it searches for: interrupts, effort, chance, memory. */
@NullMarked
package io.github.queens4j.search;

import org.jspecify.annotations.NullMarked;
