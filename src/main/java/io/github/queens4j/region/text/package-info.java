/**
 * Maps of regions as text, on arrays of {@code int}: letters, JSON, and the formats that draw borders. Knows the cursor
 * of {@code notation} and nothing else of the library.
 */
@NullMarked
package io.github.queens4j.region.text;

import org.jspecify.annotations.NullMarked;
