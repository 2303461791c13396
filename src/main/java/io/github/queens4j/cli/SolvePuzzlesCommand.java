package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints solutions of puzzles. */
@Command(
        name = "solve",
        description = {
            "Prints a solution of each puzzle, or as many as --limit says.",
            "Solutions come in lexicographic order.%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "  queens4j region solve starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region solve puzzles.txt --format list"
        })
final class SolvePuzzlesCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Option(
            names = "--limit",
            paramLabel = "K",
            description = "Print at most K solutions of each, or all: --limit all.")
    @Range(from = 1, orAll = true)
    private long limit = 1;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private BoardFormat format = BoardFormat.UNICODE;

    private boolean allSolved = true;

    @Override
    public Integer call() throws IOException {
        puzzles.forEach(this, this::solve);
        return allSolved ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private void solve(Regions regions) {
        long[] found = {0};
        try (Stream<Board> boards = Solvers.stream(regions.puzzle())) {
            boards.limit(limit).forEach(board -> {
                found[0]++;
                printApart(format == BoardFormat.JSON ? json(board, found[0]) : board.format(format));
            });
        }
        if (found[0] == 0) {
            err().println(puzzles.position() + ": there is no solution");
            allSolved = false;
        }
    }

    private String json(Board board, long number) {
        return new Json(Json.Layout.SPACED)
                .with("puzzle", puzzles.number())
                .with("number", number)
                .with("n", board.size())
                .with("columns", board.columns())
                .toString();
    }
}
