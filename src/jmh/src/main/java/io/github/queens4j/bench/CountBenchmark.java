package io.github.queens4j.bench;

import io.github.queens4j.Solvers;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One whole count on one thread: the textbook search against the colour split with both kernels. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Benchmark)
public class CountBenchmark {

    /** Board size. */
    @Param({"14", "15", "16", "17"})
    public int n;

    /** A fresh state. */
    public CountBenchmark() {}

    /**
     * The recursive counter with mirror symmetry.
     *
     * @return the count
     */
    @Benchmark
    public long textbook() {
        return TextbookCounter.count(n);
    }

    /**
     * The search that the library uses for small boards.
     *
     * @return the count
     */
    @Benchmark
    public long bitmask() {
        return Solvers.engine("bitmask").count(n);
    }

    /**
     * The colour split in plain Java.
     *
     * @return the count
     */
    @Benchmark
    @Fork(value = 1, jvmArgsAppend = "-Dqueens4j.kernel=portable")
    public long portableKernel() {
        return Split.count(n);
    }

    /**
     * The colour split on vectors.
     *
     * @return the count
     */
    @Benchmark
    @Fork(
            value = 1,
            jvmArgsAppend = {"--add-modules", "jdk.incubator.vector", "-Dqueens4j.kernel=vector"})
    public long vectorKernel() {
        return Split.count(n);
    }
}
