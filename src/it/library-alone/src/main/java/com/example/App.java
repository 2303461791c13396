package com.example;

import io.github.queens4j.Solvers;
import io.github.queens4j.count.CountJob;
import java.util.List;

/**
 * Counts where puzzles, the command line and its dependencies are missing; ends with an exception if one of them is
 * there.
 */
public final class App {

    private App() {}

    public static void main(String... args) {
        for (String missing : List.of(
                "picocli.CommandLine",
                "org.jline.terminal.Terminal",
                "org.slf4j.simple.SimpleLogger",
                "org.jspecify.annotations.Nullable",
                "io.github.queens4j.region.Regions",
                "io.github.queens4j.cli.Main")) {
            try {
                Class.forName(missing);
                throw new AssertionError(missing + " came with the library");
            } catch (ClassNotFoundException asItShouldBe) {
                // Nothing else reaches a program that asks for the library.
            }
        }
        if (Solvers.count(8) != 92
                || Solvers.engines().size() < 5
                || CountJob.of(14).run() != 365596) {
            throw new AssertionError("wrong count");
        }
        System.out.println("library alone, JDK " + Runtime.version().feature() + ": all answers are right");
    }
}
