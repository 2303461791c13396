/** What the library is measured against, and the measurements. */
@NullMarked
package io.github.queens4j.bench;

import org.jspecify.annotations.NullMarked;
