/** Finds a board in a picture, its regions and its marks; asks for solutions, but knows no solver. */
@NullMarked
package io.github.queens4j.region.image;

import org.jspecify.annotations.NullMarked;
