package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.util.List;
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
        footer = {
            "",
            "Examples:",
            "  queens4j region solve starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region solve puzzles.txt --format list"
        })
final class SolvePuzzlesCommand extends Action {

    private static final String ALL = "all";

    @Mixin
    private PuzzleArgument puzzles = new PuzzleArgument();

    @Option(
            names = "--limit",
            paramLabel = "K",
            description = "Print at most K solutions of each, or all: --limit all.")
    private @Nullable String limit;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            description = "How to print a board: unicode, dashes, grid, list, list-one-based or svg. Default: unicode.")
    private String format = "unicode";

    private boolean isFirst = true;
    private boolean allSolved = true;

    @Override
    public Integer call() throws IOException {
        BoardFormat shape = Arguments.constant("--format", format, List.of(BoardFormat.values()));
        long most = limit == null
                ? 1
                : limit.equals(ALL) ? Long.MAX_VALUE : Arguments.integer("--limit", limit, 1, Integer.MAX_VALUE);
        puzzles.forEach(this, (regions, where) -> solve(regions, where, shape, most));
        return allSolved ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private void solve(Regions regions, PuzzleInput where, BoardFormat shape, long most) {
        long[] found = {0};
        try (Stream<Board> boards = Solvers.stream(regions.puzzle())) {
            boards.limit(most).forEach(board -> {
                print(board.format(shape).strip());
                found[0]++;
            });
        }
        if (found[0] == 0) {
            err().println(where.position() + ": there is no solution");
            allSolved = false;
        }
    }

    private void print(String board) {
        if (!isFirst && board.indexOf('\n') >= 0) {
            out().println();
        }
        out().println(board);
        isFirst = false;
    }
}
