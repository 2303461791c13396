package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A small picture of each kind to the last digit: the other tests say what a picture has to have, this one that none
 * changes unseen. {@code mvn -B -ntp test -Dtest=DrawnAsBeforeTest -Dpictures.update=true} draws them anew, to be
 * looked at.
 */
class DrawnAsBeforeTest {

    private static final Path FOLDER = Path.of("src/test/resources/io/github/queens4j/picture");

    /** Small, with a given queen and a blocked square. */
    private static final Puzzle PUZZLE = Puzzle.ofSize(4).withQueen(0, 1).withBlocked(1, 0);

    @SuppressWarnings("ImmutableEnumChecker")
    private enum Picture {
        HEAT(() -> HeatMap.of(Puzzle.ofSize(2), new long[][] {{1, 3}, {3, 1}}).svg()),
        SHEET(() -> BoardSheet.of("Boards", PUZZLE, Solvers.stream(4).toList()).svg());

        private final Supplier<String> drawn;

        Picture(Supplier<String> drawn) {
            this.drawn = drawn;
        }

        Path file() {
            return FOLDER.resolve(name().toLowerCase(Locale.ROOT) + ".svg");
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
