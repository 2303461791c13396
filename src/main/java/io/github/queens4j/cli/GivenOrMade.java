package io.github.queens4j.cli;

import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import java.io.File;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puzzles of files, or new ones. */
final class GivenOrMade {

    @Parameters(
            arity = "0..*",
            paramLabel = "PUZZLE",
            type = File.class,
            converter = Arguments.FileName.class,
            description = "Files with puzzles, - for standard input, or puzzles in one line each.")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--size", paramLabel = "N", description = "Make puzzles of N rows and columns. Default: 8.")
    @Range(from = 1)
    private @Nullable Integer size;

    @Mixin
    private GenerateOptions options = new GenerateOptions();

    /** The given puzzles, graded; otherwise new ones: one for each of the days, or --count or the usual number. */
    List<RegionPuzzle> puzzles(Action command, int usual, @Nullable Integer days, @Nullable LocalDate first)
            throws IOException {
        if (days != null && options.count(0) > 0) {
            throw new UsageException("--days and --count both say how many puzzles: leave one out");
        }
        if (sources.isEmpty()) {
            List<RegionPuzzle> made = new ArrayList<>();
            int count = days == null ? options.count(usual) : days;
            options.generate(command, RegionGenerator.ofSize(size == null ? 8 : size), count, first, made::add);
            return made;
        }
        if (size != null || days != null || options.isGiven()) {
            throw new UsageException((days == null ? "" : "--days, ") + "--size, --count, --difficulty and --seed are "
                    + "for puzzles that are made, not for those of " + sources.get(0));
        }
        return RegionInput.graded(command, sources);
    }
}
