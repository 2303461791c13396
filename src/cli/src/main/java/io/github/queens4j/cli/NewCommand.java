package io.github.queens4j.cli;

import io.github.queens4j.cli.Arguments.Span;
import io.github.queens4j.region.RegionFormat;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "new",
        description = {
            "Makes a puzzle with one solution, or a set of them, no two alike.",
            "With --svg and several puzzles, each has a file of its own: puzzle-1.svg, puzzle-2.svg and so on.%n"
        },
        exitCodeList = "1:there are not as many different puzzles",
        footer = {"  queens4j region new 8", "  queens4j region new --size 7-9 --count 9 --format sbn > puzzles.txt"})
final class NewCommand extends Action {

    @Parameters(arity = "0..1", description = "The same as --size N.")
    private @Nullable Span n;

    @Mixin
    private PuzzleSet set = new PuzzleSet();

    @Mixin
    private RegionOutput output = new RegionOutput();

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() throws IOException {
        if (n != null) {
            set.sizes = n;
        }
        int count = set.count(1);
        svg.open(this, count);
        return set.make(this, count, puzzle -> {
            output.print(this, puzzle);
            svg.write(() -> puzzle.format(RegionFormat.SVG));
        });
    }
}
