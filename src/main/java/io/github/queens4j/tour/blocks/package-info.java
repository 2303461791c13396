/** Knight's tours of large boards, joined from tours of small blocks. Internal: not exported. */
@NullMarked
package io.github.queens4j.tour.blocks;

import org.jspecify.annotations.NullMarked;
