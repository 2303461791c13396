package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.RegionVerdict;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        description = {
            "Prints a solution of each puzzle, or at most --limit solutions.",
            "Solutions come in an order that depends on the puzzle alone.%n"
        },
        exitCodeList = {ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_NOT_KNOWN},
        footer = "  queens4j region solve starbattle/6/6/1/4ilbhgdnmhou")
final class SolvePuzzlesCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private RegionInput.MarkOptions marks = new RegionInput.MarkOptions();

    @Mixin
    private RegionInput.Patience patience = new RegionInput.Patience();

    @Option(names = "--limit", description = "Print at most K solutions of each, or all: --limit all.")
    @Arguments.Range(from = 1, orAll = true)
    private long limit = 1;

    @Option(names = "--format", description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private BoardFormat format = BoardFormat.UNICODE;

    @Override
    public Integer call() throws IOException {
        return puzzles.read(this).forEach(this::solve);
    }

    private int solve(Batch.Instance<RegionReading> instance) {
        RegionVerdict verdict = patience.search(instance.puzzle().regions(), marks.marks(), limit);
        List<Board> boards = verdict.solutions();
        int number = 1;
        for (Board board : boards) {
            Json json = instance.json().with("number", number++).with("n", board.size());
            // Boards of one file can be read again as they are.
            String drawn = board.format(format);
            printApart(
                    format == BoardFormat.JSON
                            ? json.with("columns", board.columns()).toString()
                            : instance.areManyFiles() ? instance.labelled(drawn) : drawn);
        }
        String given = marks.marks().equals(Marks.none()) ? "" : " with these marks";
        if (!verdict.isComplete() && boards.size() < limit) {
            String one = boards.isEmpty() ? "a solution" : "another solution";
            return end(instance.place() + ": not known whether there is " + one + given, ExitCodes.NOT_KNOWN);
        }
        return boards.isEmpty()
                ? end(instance.place() + ": there is no solution" + given, ExitCodes.NO_SOLUTION)
                : ExitCodes.DONE;
    }
}
