/** Maps of regions as text, on arrays of {@code int}: letters, JSON, and the formats that draw borders. */
@NullMarked
package io.github.queens4j.region.text;

import org.jspecify.annotations.NullMarked;
