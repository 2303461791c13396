package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
            "",
            "Examples:",
            "  queens4j region solve starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region solve puzzles.txt --format list"
        })
final class SolvePuzzlesCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Option(
            names = "--limit",
            paramLabel = "K",
            converter = LimitOrAll.class,
            description = "Print at most K solutions of each, or all: --limit all.")
    @Range(from = 1)
    private long limit = 1;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = Formats.class,
            completionCandidates = Formats.class,
            description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private @Nullable BoardFormat format = BoardFormat.UNICODE;

    private boolean isFirst = true;
    private boolean allSolved = true;

    @Override
    int run() throws IOException {
        puzzles.forEach(this, this::solve);
        return allSolved ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private void solve(Regions regions) {
        long[] found = {0};
        try (Stream<Board> boards = Solvers.stream(regions.puzzle())) {
            boards.limit(limit).forEach(board -> {
                found[0]++;
                print(
                        format == null
                                ? json(board, found[0]).toString()
                                : board.format(format).strip());
            });
        }
        if (found[0] == 0) {
            err().println(puzzles.position() + ": there is no solution");
            allSolved = false;
        }
    }

    private Json json(Board board, long number) {
        return new Json(Json.Layout.SPACED)
                .with("puzzle", puzzles.number())
                .with("number", number)
                .with("n", board.size())
                .with("columns", board.columns());
    }

    private void print(String board) {
        if (!isFirst && board.indexOf('\n') >= 0) {
            out().println();
        }
        out().println(board);
        isFirst = false;
    }

    /** As they are typed. */
    static final class Formats extends Choices<BoardFormat> {
        @Override
        Map<String, @Nullable BoardFormat> byName() {
            return orJson(BoardFormat.values());
        }
    }
}
