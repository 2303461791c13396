package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionReading;
import java.io.IOException;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        description = {
            "Prints a solution of each puzzle, or at most --limit solutions.",
            "Solutions come in lexicographic order.%n"
        },
        exitCodeList = {ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_NOT_KNOWN},
        footer = "  queens4j region solve starbattle/6/6/1/4ilbhgdnmhou")
final class SolvePuzzlesCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private MarkOptions marks = new MarkOptions();

    @Mixin
    private Patience patience = new Patience();

    @Option(names = "--limit", description = "Print at most K solutions of each, or all: --limit all.")
    @Range(from = 1, orAll = true)
    private long limit = 1;

    @Option(names = "--format", description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private BoardFormat format = BoardFormat.UNICODE;

    @Override
    public Integer call() throws IOException {
        return puzzles.read(this).forEach(this::solve);
    }

    private int solve(Batch.Instance<RegionReading> instance) {
        if (patience.count(instance.puzzle().regions(), 1).solutions().isEmpty()) {
            err().println(instance.place() + ": not known whether there is a solution; --wait searches on");
            return ExitCodes.NOT_KNOWN;
        }
        long[] found = {0};
        Puzzle wanted = marks.on(instance.puzzle().regions().puzzle());
        try (Stream<Board> boards = Solvers.stream(wanted)) {
            boards.limit(limit).forEach(board -> {
                found[0]++;
                // Boards of one file can be read again as they are.
                String drawn = board.format(format);
                printApart(
                        format == BoardFormat.JSON
                                ? json(instance, board, found[0])
                                : instance.areManyFiles() ? instance.labelled(drawn) : drawn);
            });
        }
        if (found[0] > 0) {
            return ExitCodes.DONE;
        }
        err().println(instance.place() + ": there is no solution"
                + (marks.marks().equals(Marks.none()) ? "" : " with these marks"));
        return ExitCodes.NO_SOLUTION;
    }

    private static String json(Batch.Instance<RegionReading> instance, Board board, long number) {
        return instance.json()
                .with("number", number)
                .with("n", board.size())
                .with("columns", board.columns())
                .toString();
    }
}
