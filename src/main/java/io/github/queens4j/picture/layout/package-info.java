/** Where the nodes of a tree go: the layout of state trees, which knows nothing of boards. Not exported. */
@NullMarked
package io.github.queens4j.picture.layout;

import org.jspecify.annotations.NullMarked;
