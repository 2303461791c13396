package io.github.queens4j.bench;

import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
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

/**
 * Making coloured puzzles on one thread, another seed each time. Times are sampled: median and worst count, not the
 * mean.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 3, time = 10)
@Fork(1)
@State(Scope.Thread)
public class GenerateBenchmark {

    /** Board size. */
    @Param({"8", "9", "12", "14", "16", "20", "26"})
    public int n;

    /** Difficulty, or any. */
    @Param({"ANY"})
    public String difficulty = "ANY";

    private long seed;

    /** A fresh state. */
    public GenerateBenchmark() {}

    /**
     * One puzzle.
     *
     * @return the puzzle
     */
    @Benchmark
    public RegionPuzzle generate() {
        RegionGenerator generator = RegionGenerator.ofSize(n).seed(seed++);
        return difficulty.equals("ANY")
                ? generator.generate()
                : generator.difficulty(Difficulty.valueOf(difficulty)).generate();
    }
}
