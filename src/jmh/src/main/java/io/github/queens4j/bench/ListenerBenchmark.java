package io.github.queens4j.bench;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Milliseconds of a search for all boards: without a listener, with one that does nothing, and without one after that.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
@State(Scope.Benchmark)
public class ListenerBenchmark {

    private static final SolutionVisitor GO_ON = solution -> Visit.CONTINUE;
    private static final SearchListener DEAF = new SearchListener() {};

    /** Name of the engine. */
    @Param({"check", "array", "iterative", "bitmask"})
    public String engine = "";

    /** Rows and columns of the board. */
    @Param("11")
    public int n;

    private Solver solver = Solvers.engine("check");

    /** A fresh state. */
    public ListenerBenchmark() {}

    /** Finds the engine. */
    @Setup
    public void find() {
        solver = Solvers.engine(engine);
    }

    /**
     * A search in a JVM that knows no listener.
     *
     * @return its report
     */
    @Benchmark
    public SearchReport absent() {
        return solver.visit(Puzzle.ofSize(n), GO_ON);
    }

    /**
     * A search that reports every step to a listener that does nothing.
     *
     * @return its report
     */
    @Benchmark
    public SearchReport doingNothing() {
        return solver.visit(Puzzle.ofSize(n), GO_ON, DEAF);
    }

    /** A JVM in which there has been a listener, so that the compiler cannot assume that there is none. */
    @State(Scope.Benchmark)
    public static class Seen {

        /** A fresh state. */
        public Seen() {}

        /** Runs every engine with a listener. */
        @Setup
        public void listen() {
            for (Solver each : Solvers.engines()) {
                each.visit(Puzzle.ofSize(5), GO_ON, DEAF);
            }
        }
    }

    /**
     * A search without a listener in a JVM that has had one.
     *
     * @param seen has had it
     * @return its report
     */
    @Benchmark
    public SearchReport absentAgain(Seen seen) {
        return solver.visit(Puzzle.ofSize(n), GO_ON);
    }
}
