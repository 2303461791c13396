package io.github.queens4j.cli;

import io.github.queens4j.Words;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import io.github.queens4j.region.RegionSheet.Paper;
import io.github.queens4j.region.Technique;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.search.Require;
import java.io.File;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puzzles of files, or new ones. */
final class GivenOrMade {

    static final String ON_LEFT_OUT = "1:some puzzle cannot be read, has not one solution, or was not found";

    @Parameters(
            arity = "0..*",
            paramLabel = "PUZZLE",
            type = File.class,
            description = "Files and folders with puzzles, - for standard input, or puzzles in one line each.")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--skip-bad", description = "Exit with 0 also if puzzles were left out.")
    private boolean skipBad;

    @Mixin
    NewCommand.PuzzleSet set = new NewCommand.PuzzleSet();

    /** Adds the given puzzles, graded, or else new ones, and returns the exit code; refuses to add none. */
    int addTo(List<RegionPuzzle> puzzles, Action command, int usual) throws IOException {
        if (sources.isEmpty()) {
            return set.make(command, set.count(usual), puzzles::add);
        }
        String option = command.given(NewCommand.PuzzleSet.OPTIONS);
        if (option != null) {
            throw new IllegalArgumentException(
                    option + " is for puzzles that are made, not for those of " + sources.get(0));
        }
        List<String> problems = RegionInput.use(command, sources, regions -> puzzles.add(RegionPuzzle.of(regions)));
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException(problems.get(0));
        }
        if (problems.isEmpty()) {
            return ExitCodes.DONE;
        }
        String many = problems.size() + " of " + (puzzles.size() + problems.size());
        return command.end(many + " left out: " + problems.get(0), skipBad ? ExitCodes.DONE : ExitCodes.NO_SOLUTION);
    }

    @Command(
            name = "page",
            description = {
                "Prints a page to play puzzles in a browser.",
                "It is one file that loads nothing from anywhere. The puzzles are those of files, or new ones: ten, or "
                        + "--count of them, or a puzzle a day, of which today's comes first.%n"
            },
            exitCodeList = GivenOrMade.ON_LEFT_OUT,
            footer = {"  queens4j region page > queens.html", "  queens4j region page --days 366 > daily.html"})
    static final class PageCommand extends PageAction {

        @Mixin
        private GivenOrMade given = new GivenOrMade();

        @Option(names = "--title", paramLabel = "TEXT", description = "What the page is called.")
        private @Nullable String title;

        @Option(names = "--no-hints", description = "Give no hints, and keep the solutions out of the page.")
        private boolean withoutHints;

        @Override
        int print() throws IOException {
            Words words = words(RegionWords.PLAY);
            LocalDate first = given.set.firstDay();
            List<RegionPuzzle> puzzles = new ArrayList<>();
            int exitCode = given.addTo(puzzles, this, 10);
            RegionPage page = RegionPage.of(puzzles).hints(!withoutHints).words(words);
            page = title == null ? page : page.title(title);
            out().println(first == null ? page.html() : page.firstDay(first).html());
            return exitCode;
        }
    }

    @Command(
            name = "sheet",
            description = {
                "Puts puzzles of files, or twelve new ones, on paper, with the solutions after the last of them.",
                "It is one file of HTML that loads nothing from anywhere: open it in a browser and print it.%n"
            },
            exitCodeList = GivenOrMade.ON_LEFT_OUT,
            footer = {"  queens4j region sheet --borders > sheet.html", "  queens4j region sheet --count 30 > book.html"
            })
    static final class SheetCommand extends PageAction {

        @Mixin
        private GivenOrMade given = new GivenOrMade();

        @Option(names = "--borders", description = "For black and white: thick borders around regions, and no colours.")
        private boolean borders;

        @Option(names = "--title", paramLabel = "TEXT", description = "What stands above each page.")
        private @Nullable String title;

        @Option(names = "--author", paramLabel = "TEXT", description = "A line at the foot of each page.")
        private String author = "";

        @Option(names = "--paper", paramLabel = "PAPER", description = "${COMPLETION-CANDIDATES}. Default: a4.")
        private Paper paper = Paper.A4;

        @Option(
                names = "--per-page",
                paramLabel = "K",
                description = "1, 2, 4 or 6 of them. Default: ${DEFAULT-VALUE}.")
        private int each = 4;

        @Override
        int print() throws IOException {
            Words words = words(RegionWords.SHEET);
            List<RegionPuzzle> puzzles = new ArrayList<>();
            int exitCode = given.addTo(puzzles, this, 12);
            RegionSheet sheet = RegionSheet.of(puzzles)
                    .author(author)
                    .paper(paper)
                    .puzzlesPerPage(each)
                    .bordered(borders)
                    .words(words);
            out().println((title == null ? sheet : sheet.title(title)).html());
            return exitCode;
        }
    }

    @Command(
            name = "train",
            description = {
                "Prints positions whose easiest next step is of one technique, to find it without help.",
                "Each is the first such position of a puzzle, with queens and crosses; "
                        + "`region page` asks for them, too.%n"
            },
            exitCodeList = "1:no puzzle has such a step, or some was left out",
            footer = "  queens4j region train --technique pointing --answers")
    static final class TrainCommand extends JsonAction {

        @Mixin
        private GivenOrMade given = new GivenOrMade();

        @Option(names = "--technique", required = true, description = "The next step: ${COMPLETION-CANDIDATES}.")
        private Technique technique = Technique.POINTING;

        @Option(names = "--answers", description = "Print each step below its position; JSON always has it.")
        private boolean withAnswers;

        @Override
        public Integer call() throws IOException {
            List<RegionPuzzle> puzzles = new ArrayList<>();
            int exitCode = given.addTo(puzzles, this, 10);
            int positions = 0;
            for (RegionPuzzle puzzle : puzzles) {
                Marks marks = Marks.none();
                for (Deduction step : Hints.of(puzzle.regions()).solve(Marks.none())) {
                    if (step.technique() == technique) {
                        print(puzzle, marks, step);
                        positions++;
                        break;
                    }
                    marks = marks.with(step);
                }
            }
            return positions > 0
                    ? exitCode
                    : end(
                            "none of " + puzzles.size() + " puzzles has a step of " + Require.nameOf(technique)
                                    + " (--difficulty and --count make others)",
                            ExitCodes.NO_SOLUTION);
        }

        private void print(RegionPuzzle puzzle, Marks marks, Deduction step) {
            Json map = new Json().withAll(puzzle.regions().format(RegionFormat.JSON));
            Json json = HintCommand.json(map, step)
                    .with("queens", HintCommand.squares(marks.queens()))
                    .with("crosses", HintCommand.squares(marks.crosses()));
            RegionPicture position = RegionPicture.of(puzzle.regions()).marks(marks);
            String answer = withAnswers ? "\n\n" + text(position.deduction(step)) + "\n" + step.explain() : "";
            print(json, text(position) + answer);
        }
    }
}
