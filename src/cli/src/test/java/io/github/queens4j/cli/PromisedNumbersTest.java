package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers that javadoc and documents promise are those of the code, and what promises a bound is known here. */
class PromisedNumbersTest {

    /** A constant, the unit of the promise (of a duration, a second), and sentences with # for the number. */
    private static final String PROMISES = """
            Algebraic.MOST_COLUMNS 1 ~ n up to #, algebraic ~ for at most # columns
            AutoSolver.SPLIT_FROM 1 ~ Only counts (from n = # on ~ starts one from n = # on
            AutoSolver.UNIFORM_UP_TO 1 ~ uniformly for n up to #; ~ uniform up to n = # |
            Beginnings.MOST_STEPS 1 ~ of at most # steps for a level
            BoardArt.MAX_NUMBERED_SIZE 1 ~ numbered from 0 up to n = #.
            BoardSampler.MAX_N 1 ~ the same probability, up to n = #
            BoardSheet.LARGEST_FUNDAMENTAL 1 ~ n size of the board, from 0 to #: beyond
            Checkpoint.WAIT 1 ~ the next one waits # seconds
            Console.SILENCE 1 ~ takes longer than # seconds shows ~ on a terminal, after # seconds
            CountEstimate.LEAST_UNITS 1 ~ fewer than # units were measured
            CountEstimate.MOST_UNITS 1 ~ drawn and measured, up to #;
            CountEstimate.WARM_UP 1 ~ first units, of # seconds in all
            CountPlan.MAX_N 1 ~ up to n = #, the largest ~ split is for queens up to n = #. ~ colour split, up to n = #,
            Blocks.LARGEST_COST 1e9 ~ that is up to # s of each thread for n <= 26
            Blocks.LARGEST_COST_OF_LARGEST 1e9 ~ for n <= 26, and # s beyond ~ by the model at most # s;
            Cut.LARGEST 1 ~ more than # rows, is not known ~ none of more than # rows ~ those with more than # rows
            Cut.LARGEST 1 ~ refuses more than # rows ~ changed; of up to # rows ~ solution, of up to # rows ~ Limits.</b> n up to #.
            Drawing.MAX_SIZE 1 ~ boards of up to # rows can be drawn ~ can be written: # for a drawing
            Drawing.MAX_SIZE 1 ~ rule, n up to #; ~ of a search up to #}
            ExecutorRunner.FIRST_PAUSE 1e6 ~ after pauses of # milliseconds
            ExecutorRunner.FIRST_PAUSE 15625e3 ~ that double up to # seconds
            Generator.MOST_WORK 1e6 ~ work is bounded (# million trials
            Grid.MAX_SQUARES 1 ~ columns} is at most # ~ one column, and at most # squares
            Hints.MAX_TRIALS 1 ~ and # at a time to name
            ImageFile.MAX_SCANS 1 ~ pixels or # scans
            ImagePixels.MAX_PIXELS 1 ~ more than # pixels
            PuzzleObject.LARGEST_N 1 ~ JSON}, n at most #,
            Reasoning.HINT 1048576 ~ for a hint # million lines
            Reasoning.SOLUTION 1048576 ~ steps of a solution # million;
            RegionGenerator.LARGEST 1 ~ from 4 to #, with ~ or from 4 to #. ~ 1 or 4 to # /
            RegionGenerator.MAX_PROPOSALS 1 ~ ends after # puzzles
            RegionMend.MAX_CHANGES 1 ~ chain of up to # changes
            RegionSheet.SOLUTIONS 1 ~ last of them, # a page
            RegionText.LETTERS 1 ~ to z. For n up to #. ~ people; n up to # |
            RegionVerdict.MAX_QUEENS 1 ~ takes more than # queens ~ for each, # queens
            SearchPage.MOST_CHARACTERS 1 ~ more than # characters ~ reports, up to # characters
            SolutionSearch.MOST_QUICK 1 ~ After #, which are quick ~ began anew after # queens
            SolutionSpliterator.MAX_CHUNK 1 ~ steps of at most # solutions
            Step.MAX_SIZE 1 ~ searched, of at most # rows
            SymmetricSolutions.MAX_SIZE 1 ~ n size of the board, 0 to #; for the identity ~ puzzle size up to #, rule
            TourMethod.SMALL_BOARD 1 ~ on boards of at most # squares
            TraceCommand.LARGEST_LIVE_N 1 ~ larger ones up to n = # when
            """;

    /** What is measured, or known from elsewhere: no constant of the code. */
    private static final List<String> FIGURES = List.of(
            "a minute at most up to n = 39",
            "a minute for n <= 39",
            "at most a minute for n up to 39",
            "minute for n up to 39",
            "a square up to n = 23",
            "a square up to 23 rows",
            "take up to a second",
            "at most 123 printable",
            "fits up to n = 10");

    private static final List<String> WORDS = List.of("half a", "a", "one", "two", "three", "ten", "twenty");
    private static final List<Double> VALUES = List.of(0.5, 1.0, 1.0, 2.0, 3.0, 10.0, 20.0);
    private static final String NUMBER = "((?:2(?:<sup>|\\^)\\d+(?:</sup>)?|\\d[\\d.,]*(?<=\\d)|%s)(?: million)?)"
            .formatted(String.join("|", WORDS));

    private static final Pattern BOUND =
            Pattern.compile("(?:at most|up to|more than|longer than|ends after|waits|within)" + " (?:n = )?" + NUMBER
                    + "\\b( second| milli| minute| million| ms)?");

    private static final Pattern SEEN =
            Pattern.compile("queens4j/(?:count/|picture/|region/|tour/|trace/)?\\w+\\.java|README\\.md|CHANGELOG\\.md");

    /** Of javadoc, comments and documents, in lines of their own. */
    private static final Map<Path, String> TEXTS = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (Stream<Path> files =
                Stream.of("core", "regions", "cli").flatMap(module -> walk(Path.of("src", module, "src/main/java")))) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                String comments = Pattern.compile("(?s)/\\*\\*.*?\\*/")
                        .matcher(Files.readString(file))
                        .results()
                        .map(comment -> comment.group().replaceAll("\n *\\* ?", "\n"))
                        .collect(Collectors.joining("\n"));
                TEXTS.put(file, comments.replaceAll("\\s+", " "));
            }
        }
        for (Path file : DocumentsTest.documents()) {
            TEXTS.put(file, Files.readString(file).replaceAll("\\s+", " "));
        }
    }

    private static Stream<Path> walk(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<String> promises() {
        return PROMISES.lines();
    }

    @ParameterizedTest
    @MethodSource("promises")
    void theNumberIsThatOfTheCode(String promise) throws Exception {
        String[] parts = promise.split(" ~ ", -1);
        String[] constant = parts[0].split("[. ]", 3);
        double value = value(constant[0], constant[1]) / Double.parseDouble(constant[2]);
        for (String sentence : List.of(parts).subList(1, parts.length)) {
            Map<String, Path> promised = new HashMap<>();
            TEXTS.forEach((file, text) ->
                    pattern(sentence).matcher(text).results().forEach(found -> promised.put(found.group(1), file)));
            assertThat(promised).as("who promises \"%s\"", sentence).isNotEmpty();
            promised.forEach((number, file) -> assertThat(number(number))
                    .as("%s: \"%s\" with %s", file, sentence, number)
                    .isEqualTo(value));
        }
    }

    private static Pattern pattern(String sentence) {
        return Pattern.compile(sentence.lines()
                .map(part -> Pattern.quote(part).replace("#", "\\E" + NUMBER + "\\Q"))
                .collect(Collectors.joining()));
    }

    private static double value(String type, String name) throws ReflectiveOperationException {
        String file = TEXTS.keySet().stream()
                .map(path -> path.toString().replace('\\', '/'))
                .filter(path -> path.endsWith("/" + type + ".java"))
                .findFirst()
                .orElseThrow();
        Field field = Class.forName(
                        file.replaceFirst(".*/java/(.*)\\.java", "$1").replace('/', '.'))
                .getDeclaredField(name);
        field.setAccessible(true);
        Object value = field.get(null);
        return value instanceof Duration time ? time.toMillis() / 1000.0 : ((Number) value).doubleValue();
    }

    private static double number(String text) {
        String digits = text.replaceAll(",| million", "").replaceFirst("2(?:<sup>|\\^)(\\d+).*", "0x1p$1");
        int word = WORDS.indexOf(digits);
        return (word < 0 ? Double.parseDouble(digits) : VALUES.get(word)) * (text.endsWith(" million") ? 1e6 : 1);
    }

    /** In javadoc of what others see, and where the project says what it does. */
    @Test
    void everyBoundIsOneOfThese() {
        List<Pattern> known = promises()
                .flatMap(promise -> Stream.of(promise.split(" ~ ", -1)).skip(1))
                .map(PromisedNumbersTest::pattern)
                .toList();
        List<String> unknown = new ArrayList<>();
        TEXTS.forEach((file, text) -> {
            if (!SEEN.matcher(file.toString().replace('\\', '/')).find()) {
                return;
            }
            BOUND.matcher(text)
                    .results()
                    .filter(bound -> bound.group(2) != null || number(bound.group(1)) >= 10)
                    .filter(bound -> known.stream()
                            .noneMatch(sentence -> sentence.matcher(text)
                                    .results()
                                    .anyMatch(found -> found.start() < bound.end() && bound.start() < found.end())))
                    .map(bound ->
                            text.substring(Math.max(0, bound.start() - 20), Math.min(text.length(), bound.end() + 20)))
                    .filter(bound -> FIGURES.stream().noneMatch(bound::contains))
                    .forEach(bound -> unknown.add(file.getFileName() + ": " + bound));
        });
        assertThat(unknown).as("bounds that no constant is compared with").isEmpty();
    }

    /** Rounded, and in another order. */
    @Test
    void theFirstPageHasTheFiguresOfTheTables() {
        String seconds = "(\\d[\\d.]*) s";
        List<Double> first = numbers(
                "README.md",
                "n = 18 takes " + seconds + " with vectors and " + seconds + " without; the textbook's .* takes "
                        + seconds + "\\. n = 20 takes " + seconds + " and " + seconds
                        + " .*n = 27 some (\\d+) core-days");
        String cell = "([\\d.]+) \\| ";
        List<Double> tables = numbers(
                "src/docs/counting.md",
                "\\| 18 \\| " + cell + cell + cell + ".*\\| 20 \\|  ?\\| " + cell + cell + ".*\\| 27 \\| (\\d+) ± ");
        int[] places = {2, 1, 0, 4, 3, 5};
        for (int i = 0; i < places.length; i++) {
            assertThat(first.get(i)).isCloseTo(tables.get(places[i]), Percentage.withPercentage(0.5));
        }
    }

    private static List<Double> numbers(String file, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(TEXTS.get(Path.of(file)));
        assertThat(found.find()).as(pattern).isTrue();
        return IntStream.rangeClosed(1, found.groupCount())
                .mapToObj(group -> Double.valueOf(found.group(group)))
                .toList();
    }
}
