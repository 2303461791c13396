package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.count.SquareCounts;
import io.github.queens4j.picture.StateTree.Nodes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Pictures to the last digit, beside those of src/docs: the other tests say what a picture has to have, this one that
 * none changes unseen. {@code mvn -B -ntp test -Dtest=DrawnAsBeforeTest -Dpictures.update=true} draws them anew, to be
 * looked at.
 */
class DrawnAsBeforeTest {

    private static final Path FOLDER = Path.of("src/test/resources/io/github/queens4j/picture");

    private static final Puzzle PUZZLE = Puzzle.ofSize(6).withQueen(0, 2).withBlocked(3, 3);

    @SuppressWarnings("ImmutableEnumChecker")
    private enum Picture {
        CUT_TREE("svg", () -> StateTree.of(Puzzle.ofSize(6), Nodes.PROMISING, 2).svg()),
        PUZZLE_TREE(
                "svg", () -> StateTree.of(PUZZLE, Nodes.PROMISING_AND_PRUNED, 3).svg()),
        PUZZLE_GRAPH(
                "dot", () -> StateTree.of(PUZZLE, Nodes.PROMISING_AND_PRUNED, 3).dot()),
        PUZZLE_TEXT(
                "txt", () -> StateTree.of(PUZZLE, Nodes.PROMISING_AND_PRUNED, 3).text()),
        DISCS("svg", () -> StateTree.of(Puzzle.ofSize(10), Nodes.PROMISING, 1).svg()),
        HEAT("svg", () -> HeatMap.of(SquareCounts.of(7).toArray()).svg()),
        SHEET(
                "svg",
                () -> BoardSheet.of("Boards", PUZZLE, Solvers.stream(PUZZLE).toList())
                        .svg()),
        /** Smaller than the words around it. */
        TINY_TREE(
                "svg",
                () -> StateTree.of(Puzzle.ofSize(2), Nodes.PROMISING_AND_PRUNED, 1)
                        .svg()),
        TINY_HEAT("svg", () -> HeatMap.of(SquareCounts.of(1).toArray()).svg()),
        TINY_SHEET(
                "svg",
                () -> BoardSheet.of("One board of one queen, and no other", Puzzle.ofSize(0), List.of(Board.of(0)))
                        .svg()),
        TALL_SHEET(
                "svg",
                () -> BoardSheet.of("Ten", Puzzle.ofSize(0), Solvers.stream(5).toList())
                        .svg()),
        WHOLE_TREE("svg", () -> StateTree.of(Puzzle.ofSize(3)).svg()),
        HEAT_OF_NINE("svg", () -> HeatMap.of(SquareCounts.of(9).toArray()).svg());

        private final String suffix;
        private final Supplier<String> drawn;

        Picture(String suffix, Supplier<String> drawn) {
            this.suffix = suffix;
            this.drawn = drawn;
        }

        Path file() {
            return FOLDER.resolve(name().toLowerCase(Locale.ROOT).replace('_', '-') + "." + suffix);
        }
    }

    @ParameterizedTest
    @EnumSource
    void isDrawnAsBefore(Picture picture) throws Exception {
        String drawn = picture.drawn.get() + "\n";
        if (Boolean.getBoolean("pictures.update")) {
            Files.createDirectories(FOLDER);
            Files.writeString(picture.file(), drawn);
        }
        assertThat(drawn.equals(Files.readString(picture.file())))
                .as(picture.file() + " is drawn as before")
                .isTrue();
    }
}
