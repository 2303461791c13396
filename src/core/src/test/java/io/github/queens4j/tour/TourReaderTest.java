package io.github.queens4j.tour;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.notation.Json;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tours in every format, valid or not, are read as they are written; with one change as what is written so, or not at
 * all. {@code -Dtour.readers=N} tries N texts, {@code -Dtour.readers.seed} one again.
 */
class TourReaderTest {

    private static final Map<String, Function<Tour, String>> WRITERS = Map.of(
            "numbers", tour -> tour.format(TourFormat.NUMBERS),
            "numbers printed", tour -> tour.format(TourFormat.NUMBERS) + "\nmoves tried: 24",
            "grid", tour -> tour.format(TourFormat.GRID),
            "grid printed", tour -> tour.format(TourFormat.GRID) + "\nmoves tried: 1",
            "squares", tour -> tour.format(TourFormat.ALGEBRAIC),
            "SQUARES",
                    tour -> tour.format(TourFormat.ALGEBRAIC)
                            .toUpperCase(Locale.ROOT)
                            .replace(" ", ", "),
            "picture", tour -> tour.format(TourFormat.SVG),
            "rows of JSON", tour -> Arrays.deepToString(tour.moveNumbers()),
            "object of JSON", TourReaderTest::object);

    private static final List<String> CHANGES = List.of("none", "drop", "double", "exchange", "line", "lines", "cut");

    private static String object(Tour tour) {
        return new Json()
                .with("rows", tour.rows())
                .with("columns", tour.columns())
                .with("closed", tour.isClosed())
                .with("movesTried", 7)
                .with("moveNumbers", tour.moveNumbers())
                .toString();
    }

    @Test
    void nothingIsReadWithAnotherMeaning() {
        long seed = Long.getLong("tour.readers.seed", System.nanoTime());
        Map<String, Integer> outcomes = new TreeMap<>();
        for (int i = 0; i < Integer.getInteger("tour.readers", 1_500); i++) {
            outcomes.merge(outcome(new Random(seed + i), "-Dtour.readers.seed=" + (seed + i)), 1, Integer::sum);
        }
        assertThat(outcomes)
                .containsKeys("none: read", "drop: refused", "cut: refused")
                .doesNotContainKey("none: refused");
    }

    private static String outcome(Random random, String seed) {
        Tour tour = tour(random);
        List<String> names = WRITERS.keySet().stream().sorted().toList();
        String name = names.get(random.nextInt(names.size()));
        String text = WRITERS.get(name).apply(tour);
        String change = CHANGES.get(random.nextInt(name.equals("picture") ? 1 : CHANGES.size()));
        String changed = changed(text, change, random);
        String place = seed + " " + name + ", " + change + "\n" + changed + "\n";
        try {
            Tour read = Tour.parse(changed);
            boolean isWritten = plain(WRITERS.get(name).apply(read)).equals(plain(changed));
            assertThat(read.equals(tour) || isWritten).as(place + read).isTrue();
            return change + ": read";
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal).as(place).hasMessageContaining(" at position ");
            assertThat(change).as(place + refusal.getMessage()).isNotEqualTo("none");
            return change + ": refused";
        }
    }

    /** A knight's tour, or any order of the squares. */
    private static Tour tour(Random random) {
        int rows = 1 + random.nextInt(7);
        int columns = 1 + random.nextInt(7);
        if (random.nextBoolean() && Tours.open(rows, columns).isPresent()) {
            return Tours.closed(rows, columns)
                    .or(() -> Tours.open(rows, columns))
                    .orElseThrow();
        }
        List<Integer> order = IntStream.range(0, rows * columns).boxed().collect(Collectors.toList());
        Collections.shuffle(order, random);
        return new Tour(
                new Grid(rows, columns),
                order.stream().mapToInt(Integer::intValue).toArray());
    }

    private static String changed(String text, String change, Random random) {
        int at = random.nextInt(text.length());
        List<String> lines = text.lines().collect(Collectors.toList());
        int line = random.nextInt(lines.size());
        String marks = "0123456789abAB |+-,[]\n";
        int mark = random.nextInt(marks.length());
        switch (change) {
            case "line" -> lines.remove(line);
            case "lines" -> lines.add(line, lines.get(line));
            default -> {}
        }
        return switch (change) {
            case "drop" -> text.substring(0, at) + text.substring(at + 1);
            case "double" -> text.substring(0, at + 1) + text.substring(at);
            case "exchange" -> text.substring(0, at) + marks.charAt(mark) + text.substring(at + 1);
            case "line", "lines" -> lines.stream().collect(joining("\n"));
            case "cut" -> text.substring(0, at);
            default -> random.nextBoolean() ? text : "\uFEFF" + text.replace("\n", "\r\n") + "\n";
        };
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("moves tried: \\d*|[\\s+,-]+", " ")
                .strip();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 2/3|5|a row of 2 numbers, as the first one",
                "1 2/3 3|6|each number from 1 to 4 once, not 3",
                "1 2/3 5|6|each number from 1 to 4 once, not 5",
                "1,2|1|a blank",
                "[[1, 2], [3]]|12|a row of 2 numbers",
                "{\"rows\": 2, \"moveNumbers\": [[1, 2]]}|0|rows as the squares have it",
                "{\"closed\": true, \"moveNumbers\": [[1, 2]]}|0|closed as the squares have it",
                "{\"moveNumbers\": [[1]], \"moveNumbers\": [[1]]}|38|one board of move numbers",
                "{\"rows\": 1}|11|another square",
                "[[1]] [[1]]|6|the end",
                "<svg></svg>|0|a square such as b3"
            })
    void whatIsNoTourIsRefusedAtItsPlace(String text, int position, String expected) {
        assertIllegalNaming(
                () -> Tour.parse(text.replace('/', '\n').replace("\nsvg", "/svg")),
                "text is not a tour at position " + position + " (",
                "): expected " + expected);
    }
}
