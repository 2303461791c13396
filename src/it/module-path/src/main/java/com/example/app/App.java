package com.example.app;

import io.github.queens4j.Solvers;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.tour.Tours;
import java.util.List;

/** Takes the kernel that it must be counted with as its argument; ends with an exception where an answer is wrong. */
public final class App {

    private App() {}

    public static void main(String... args) throws Exception {
        Module library = Solvers.class.getModule();
        expect(true, library.isNamed());
        expect("io.github.queens4j", library.getName());
        expect(false, library.isExported("io.github.queens4j.engine"));
        expect(false, library.isExported("io.github.queens4j.count.join"));

        expect(true, Solvers.engines().size() >= 5);
        expect(92L, Solvers.count(8));
        expect(2L, Solvers.stream(4).count());
        // What a page is made of lies in both modules.
        RegionPuzzle puzzle = RegionGenerator.ofSize(6).seed(1).generate();
        expect("io.github.queens4j.regions", RegionPage.class.getModule().getName());
        expect(true, RegionPage.of(List.of(puzzle)).html().contains("</html>"));
        expect(true, Tours.closed(6, 6).orElseThrow().isClosed());

        // Refuses to count if it cannot have the kernel that is asked for.
        System.setProperty("queens4j.kernel", args[0]);
        expect(14772512L, CountJob.of(16).threads(2).run());
        System.out.println(
                "module path, JDK " + Runtime.version().feature() + ", " + args[0] + " kernel: all answers are right");
    }

    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", but was " + actual);
        }
    }
}
