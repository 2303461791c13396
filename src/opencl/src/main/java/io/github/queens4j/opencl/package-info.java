/** The sieve of the count as a kernel of OpenCL, {@code sieve.cl}, and what hands it its work. */
@NullMarked
package io.github.queens4j.opencl;

import org.jspecify.annotations.NullMarked;
