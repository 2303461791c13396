/** Other solvers that run on the JVM, each with the model that its manual recommends, for {@link CompareFinders}. */
package io.github.queens4j.bench.peer;
