package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is read as a square is said wherever people look for it. */
class BoardMarksTest {

    private static final String MARKS =
            DrawingReader.QUEENS + DrawingReader.CROWN + DrawingReader.EMPTY + DrawingReader.BLOCKED;

    private static String read(String path) throws Exception {
        return Files.readString(Path.of(path));
    }

    @Test
    void everyMarkIsDocumented() throws Exception {
        String javadoc = read("src/core/src/main/java/io/github/queens4j/Board.java")
                + read("src/core/src/main/java/io/github/queens4j/Puzzle.java");
        String guide = read("src/docs/finding.md");
        assertThat(MARKS.codePoints().mapToObj(Character::toString)).allSatisfy(mark -> {
            assertThat(javadoc).contains("{@code " + mark + "}");
            assertThat(guide).contains("`" + mark + "`");
        });
    }
}
