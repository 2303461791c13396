package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class DifficultyTest {

    /** What a technique is stands in its javadoc, and how hard it makes a puzzle in {@link Difficulty#of}. */
    @Test
    void theDocumentHasARowForEachTechnique() throws IOException {
        String source = Files.readString(Path.of("src/regions/src/main/java/io/github/queens4j/region/Technique.java"));
        StringBuilder table =
                new StringBuilder("| technique | what it says | how hard a puzzle is that takes it |\n|---|---|---|\n");
        for (Technique technique : Technique.values()) {
            Matcher javadoc = Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s*" + technique + "\\(", Pattern.DOTALL)
                    .matcher(source);
            assertThat(javadoc.find()).as("javadoc of %s", technique).isTrue();
            String says = Pattern.compile("\\{@link #(\\w+)}")
                    .matcher(javadoc.group(1).replaceAll("\\s+\\*?\\s*", " ").strip())
                    .replaceAll(link -> words(link.group(1)).toLowerCase(Locale.ROOT));
            table.append("| *%s* | %s | %s |\n".formatted(words(technique.name()), says, grades(technique)));
        }
        Path file = Path.of("src/docs/regions.md");
        String document = Files.readString(file);
        Matcher written =
                Pattern.compile("(?m)^\\| technique (?:.|\n)*?\n(?=\n)").matcher(document);
        assertThat(written.find()).isTrue();
        String expected = document.substring(0, written.start()) + table + document.substring(written.end());
        Examples.assertWritten("the table of techniques", file, expected);
    }

    static String words(String name) {
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Such as {@code `EASY`; 3 times or more `MEDIUM`}. */
    private static String grades(Technique technique) {
        StringBuilder grades = new StringBuilder("`" + Difficulty.of(technique, 1) + "`");
        for (int times = 2; times < 10; times++) {
            Difficulty grade = Difficulty.of(technique, times);
            if (grade != Difficulty.of(technique, times - 1)) {
                grades.append("; " + times + " times or more `" + grade + "`");
            }
        }
        return grades.toString();
    }

    /** Neither how regions are numbered nor how a map is turned or mirrored decides which line comes first. */
    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void allImagesOfAMapHaveOneGrade(
            @ForAll @IntRange(min = 6, max = 10) int n, @ForAll Difficulty difficulty, @ForAll long seed) {
        RegionGenerator generator = RegionGenerator.ofSize(n)
                .difficulty(difficulty)
                .connected(seed % 2 == 0)
                .seed(seed);
        RegionPuzzle puzzle = Examples.puzzles(generator, 1).get(0);
        Map<Technique, Long> counts = counts(puzzle);
        assertThat(counts.entrySet().stream()
                        .map(count ->
                                Difficulty.of(count.getKey(), count.getValue().intValue()))
                        .max(Comparator.naturalOrder()))
                .contains(difficulty);
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(numbers, new Random(seed));
        for (Symmetry symmetry : Symmetry.values()) {
            int[][] map = new int[n][n];
            for (int square = 0; square < n * n; square++) {
                Square image = symmetry.image(new Square(square / n, square % n), n);
                map[image.row()][image.column()] = numbers.get(puzzle.regions().region(square / n, square % n));
            }
            RegionPuzzle same = RegionPuzzle.of(Regions.of(map));
            assertThat(same.difficulty()).as(symmetry.toString()).isEqualTo(difficulty);
            assertThat(counts(same)).as(symmetry.toString()).isEqualTo(counts);
        }
    }

    private static Map<Technique, Long> counts(RegionPuzzle puzzle) {
        return puzzle.deductions().stream().collect(Collectors.groupingBy(Deduction::technique, Collectors.counting()));
    }
}
