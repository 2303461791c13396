package io.github.queens4j.cli.region;

import io.github.queens4j.cli.command.Action;
import io.github.queens4j.cli.command.ExitCodes;
import io.github.queens4j.cli.command.SizeArgument;
import io.github.queens4j.region.RegionFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Makes puzzles. */
@Command(
        name = "new",
        description = {"Makes puzzles, each with one solution.", ""},
        footer = {
            "",
            "Examples:",
            "  queens4j region new 8",
            "  queens4j region new 9 --difficulty hard --seed 7",
            "  queens4j region new 8 --count 100 --format sbn > puzzles.txt"
        })
final class NewCommand extends Action {

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Mixin
    private GenerateOptions options = new GenerateOptions();

    @Mixin
    private FormatOption format = new FormatOption();

    @Override
    public Integer call() {
        int size = n.within(1, Integer.MAX_VALUE);
        int count = options.count(1);
        RegionFormat shape = format.format();
        options.generate(size, count, err(), puzzle -> format.print(puzzle.format(shape), out()));
        return ExitCodes.DONE;
    }
}
