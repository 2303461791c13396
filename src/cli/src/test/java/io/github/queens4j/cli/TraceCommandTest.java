package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.trace.RecordedSteps;
import io.github.queens4j.trace.SearchPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TraceCommandTest {

    /** Figures of seed 003 for n = 4: 16 moves and 60 squares tried. */
    @Test
    void endsWithTheFiguresOfTheSearch() {
        String steps = RecordedSteps.trace("check", Puzzle.ofSize(4));
        Cli.assertPrints(steps + "solutions 2, placements 16, attempts 60\n", "trace 4");
        Cli.assertPrints("1. solution 1\n\nsolutions 1, placements 0, attempts 0\n", "trace 0");
    }

    @ParameterizedTest
    @MethodSource("io.github.queens4j.cli.Cli#engines")
    void takesEveryEngineAndPuzzle(String engine) {
        Puzzle puzzle = Puzzle.ofSize(5).withQueen(0, 3).withBlocked(4, 4);
        assertThat(Cli.line("trace 5 --queen 0,3 --blocked 4,4 --engine " + engine)
                        .out())
                .startsWith(RecordedSteps.trace(engine, puzzle) + "solutions ");
    }

    @Test
    void aPermutationIsAWholeBoard() {
        assertThat(Cli.line("trace 4 --engine permutation --limit 2 --format json")
                        .out())
                .isEqualTo("""
                {"number": 1, "step": "candidate", "columns": [0, 1, 2, 3]}
                {"number": 2, "step": "reject", "row": 1, "column": 1, "attackingRow": 0, "columns": [0, 1, 2, 3]}
                {"outcome": "stopped", "steps": 2}
                """);
        assertThat(Cli.line("trace 4 --engine permutation").out())
                .endsWith("\nsolutions 2, placements 42, attempts 96\n");
    }

    @Test
    void aPageHoldsTheSearchesOfThePuzzle() {
        Puzzle puzzle = Puzzle.ofSize(5).withRule(Rule.AMAZONS).withQueen(0, 3).withBlocked(4, 4);
        String words = "trace 5 --format html --rule amazons --queen 0,3 --blocked 4,4";
        Cli.assertPrints(SearchPage.of(puzzle).html() + "\n", words);
        SearchPage two = SearchPage.of(Puzzle.ofSize(6))
                .engine("array")
                .engine("permutation")
                .until(2)
                .title("Two&two");
        String more = "trace 6 --format html --engine array --engine permutation --until 2 --title Two&two";
        Cli.assertPrints(two.html() + "\n", more);
        // A page without a solution is a page.
        assertThat(Cli.run("trace", "3", "--format", "HTML").exitCode()).isZero();
    }

    @Test
    void aLivePageIsForWhatItOffers() {
        String live = "trace --format html --live ";
        Cli.assertLineRefused("--live and a second --engine are for --format html", "trace 6 --live");
        Cli.assertLineRefused("N must be at most 16, but is 17", live + "17");
        Cli.assertLineRefused("use --until", live + "6 --limit 3");
        Cli.assertLineRefused("does not take the rule", live + "6 --engine permutation --rule amazons");
        Cli.assertPageOrNoneYet("</html>", Cli.line(live.strip()));
    }

    @Test
    void aLimitCutsItOff() {
        assertThat(Cli.run("trace", "24", "--limit", "1").out()).endsWith("\ncut off after 1 step\n");
        assertThat(Cli.run("trace", "4", "--limit", "77").out()).endsWith("\ncut off after 77 steps\n");
        assertThat(Cli.run("trace", "4", "--limit", "78")).isEqualTo(Cli.run("trace", "4"));
    }

    @Test
    void noSolutionIsAMessageAndAnExitCode() {
        Cli.Result result = Cli.run("trace", "3");
        assertThat(result.out()).endsWith("\nsolutions 0, placements 5, attempts 18\n");
        assertThat(result.err()).isEqualTo("queens4j trace: there is no solution for n = 3\n");
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(Cli.run("trace", "4", "--queen", "0,0").err())
                .isEqualTo("queens4j trace: there is no solution for this puzzle\n");
    }

    @Test
    void aRepairIsItsStepsAndHowItEnded() {
        String repair = "trace 5 --method min-conflicts --seed 1";
        String first = """
                1. random board
                · · ♕ · ·
                · · · ♕ ·
                · · · · ♕
                · · ♕ · ·
                · · ♕ · ·

                2. row 3 has conflicts 0 2 2 3 1: from column 2 to 0
                · · ♕ · ·
                · · · ♕ ·
                · · · · ♕
                ♕ · · · ·
                · · ♕ · ·

                """;
        assertThat(Cli.line(repair).out()).startsWith(first).endsWith("\n\nfound: moves 6, restarts 0\n");
        Cli.assertPrints(first + "stopped: moves 1, restarts 0\n", repair + " --limit 2");
        assertThat(Cli.line(repair + " --limit 2 --format json").out()).isEqualTo("""
                {"number": 1, "conflicts": [], "columns": [2, 3, 4, 2, 2]}
                {"number": 2, "row": 3, "from": 2, "conflicts": [0, 2, 2, 3, 1], "columns": [2, 3, 4, 0, 2]}
                {"outcome": "stopped", "moves": 1, "restarts": 0}
                """);
    }

    @Test
    void aRepairThatFindsNothingSaysThatItGaveUp() {
        Cli.Result result = Cli.line("trace 3 --method min-conflicts --seed 5 --restarts 1");
        assertThat(result.out()).endsWith("\ngiven up: moves 60, restarts 1\n");
        assertThat(result.exitCode()).isEqualTo(ExitCodes.NOT_KNOWN);
        assertThat(Cli.line("trace 3 --method min-conflicts --seed 5 --restarts 1 --limit 62")
                        .out())
                .endsWith("\ngiven up: moves 60, restarts 1\n");
        String blocked = "trace 2 --method min-conflicts --seed 5 --blocked 1,0 --blocked 1,1";
        assertThat(Cli.line(blocked).out()).isEqualTo("given up: moves 0, restarts 0\n");
        assertThat(Cli.line("trace 4 --method min-conflicts").err()).matches("--seed \\d+\n");
    }

    @Test
    void aPageHasRoomForARepair() {
        SearchPage alone = SearchPage.of(Puzzle.ofSize(6)).minConflicts(3, 10);
        Cli.assertPrints(alone.html() + "\n", "trace 6 --method min-conflicts --seed 3 --format html");
        SearchPage two = SearchPage.of(Puzzle.ofSize(6)).engine("check").minConflicts(3, 0);
        String beside = "trace 6 --engine check --method min-conflicts --seed 3 --restarts 0 --format html";
        Cli.assertPrints(two.html() + "\n", beside);
        Cli.assertLineRefused("--seed and --restarts are for --method", "trace 6 --seed 3");
        Cli.assertLineRefused("do not go together", "trace 6 --method min-conflicts --engine check");
        Cli.assertLineRefused("do not go together", "trace --method min-conflicts --live --format html");
    }
}
