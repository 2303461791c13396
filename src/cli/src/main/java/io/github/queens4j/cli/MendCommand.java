package io.github.queens4j.cli;

import io.github.queens4j.notation.Json;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionMend;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.RegionVerdict;
import io.github.queens4j.region.Regions;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "mend",
        description = {
            "Mends puzzles: finds every change of one square that leaves one solution and connected regions.",
            "Prints a line about each, easiest first, and the puzzle that the first makes; if there is none, a "
                    + "shortest chain of up to " + RegionMend.MAX_CHANGES + " changes.%n"
        },
        exitCodeList = {"1:no change was found", ExitCodes.ON_NOT_KNOWN},
        footer = {"  queens4j region mend puzzles.txt", "  queens4j region mend puzzles.txt --format json"})
final class MendCommand extends JsonAction {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Override
    public Integer call() throws IOException {
        return puzzles.read(this).forEach(this::mend);
    }

    private int mend(Batch.Instance<RegionReading> instance) {
        Regions regions = instance.puzzle().regions();
        List<RegionMend> mends = RegionMend.find(regions, List.of());
        if (mends.isEmpty()) {
            boolean isKnown = RegionVerdict.search(regions).run().isKnown();
            return end(
                    instance.place() + ": " + (isKnown ? "" : "not known whether there is one solution, and ")
                            + "no change of up to " + RegionMend.MAX_CHANGES
                            + " squares that leaves one solution was found",
                    isKnown ? ExitCodes.NO_SOLUTION : ExitCodes.NOT_KNOWN);
        }
        if (isJson()) {
            mends.forEach(mend -> out().println(json(instance, mend)));
            return ExitCodes.DONE;
        }
        String lines = mends.stream()
                .map(mend -> instance.labelled(
                        (mend.changes().isEmpty() ? "nothing to mend, one solution" : mend.explain(regions)) + ": "
                                + Require.nameOf(mend.puzzle().difficulty())))
                .collect(Collectors.joining("\n"));
        Regions mended = mends.get(0).puzzle().regions();
        printApart(mended.equals(regions) ? lines : lines + "\n\n" + mended);
        return ExitCodes.DONE;
    }

    private static Json json(Batch.Instance<RegionReading> instance, RegionMend mend) {
        List<Json> changes = mend.changes().stream()
                .map(change -> new Json()
                        .with("square", HintCommand.squares(List.of(change.square()))[0])
                        .with("from", change.from())
                        .with("to", change.to()))
                .toList();
        return instance.json().with("changes", changes).withAll(mend.puzzle().format(RegionFormat.JSON));
    }
}
