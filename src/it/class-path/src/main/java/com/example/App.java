package com.example;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.tour.Tours;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Uses every door of the library once; ends with an exception where an answer is wrong. */
public final class App {

    private App() {}

    public static void main(String... args) throws Exception {
        expect(92L, Solvers.count(8));
        expect("[0, 4, 7, 5, 2, 6, 1, 3]", Solvers.first(8).orElseThrow().toString());
        expect(12L, Solvers.countFundamental(8));
        expect(true, Solvers.construct(100_000).orElseThrow().isSolution());
        expect(17L, Solvers.count(Puzzle.ofSize(8).withQueen(0, 3).withBlocked(4, 4)));
        try (Stream<Board> boards = Solvers.stream(9)) {
            expect(352L, boards.parallel().count());
        }
        List<String> engines = Solvers.engines().stream().map(Solver::name).toList();
        expect(true, engines.containsAll(List.of("permutation", "check", "array", "iterative", "bitmask", "borrowed")));
        expect(92L, Solvers.engine("borrowed").count(8));
        expect(1728L, Tours.countOpen(5, 5));

        Path checkpoint = Files.createTempDirectory("queens4j").resolve("count.txt");
        expect(2279184L, CountJob.of(15).threads(2).checkpoint(checkpoint).run());
        expect(2279184L, CountJob.of(15).checkpoint(checkpoint).run());
        System.out.println("class path, JDK " + Runtime.version().feature() + ": all answers are right");
    }

    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", but was " + actual);
        }
    }
}
