package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.SamplePuzzles;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.Regions;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is printed is read again as the same, however it has travelled; or it is refused with a place in it. */
class RoundTripTest {

    /** Ways on which a text stays what it is. */
    private static final List<UnaryOperator<String>> KEPT = List.of(
            text -> text,
            text -> "\uFEFF" + text,
            text -> text + "\n",
            text -> text.replace("\n", "\r\n"),
            text -> "\n\n" + text + "  \r\n\n");

    /** Ways on which it may become none. */
    private static final List<UnaryOperator<String>> DOUBTFUL = List.of(
            text -> '"' + text + '"',
            text -> "`" + text + "`",
            text -> text.indent(4),
            text -> text.replace("\n", "  \n"),
            text -> text.replace("\n", "\r"),
            text -> "> " + text.replace("\n", "\n> "),
            text -> "Here it is:\n\n" + text + "\n\nCan you solve it?",
            text -> text + "\n\n" + text);

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.oneOf(RandomBoards.any(), RandomBoards.permutations());
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        Arbitrary<Puzzle> ofManyQueens = Arbitraries.longs()
                .map(seed -> RandomPuzzles.ofRows((int) Math.floorMod(seed, 13L), seed, seed % 2 == 0));
        return Arbitraries.oneOf(RandomPuzzles.underAnyRuleUpTo(40), ofManyQueens);
    }

    @Provide
    Arbitrary<Regions> maps() {
        Arbitrary<Regions> any = Arbitraries.longs()
                .flatMap(seed -> Arbitraries.integers()
                        .between(1, 40)
                        .map(n -> Regions.of(map(SamplePuzzles.regions(n, new SplittableRandom(seed)), n))));
        Arbitrary<Regions> connected = Arbitraries.longs()
                .flatMap(seed -> Arbitraries.integers()
                        .between(4, 9)
                        .map(n ->
                                RegionGenerator.ofSize(n).seed(seed).generate().regions()));
        return Arbitraries.oneOf(any, connected);
    }

    private static int[][] map(Rule regions, int n) {
        LineFamily family = regions.families().stream()
                .filter(lines -> lines.name().equals("region"))
                .findFirst()
                .orElseThrow();
        int[][] map = new int[n][n];
        for (int square = 0; square < n * n; square++) {
            map[square / n][square % n] =
                    (int) family.line(new Square(square / n, square % n), n).orElseThrow();
        }
        return map;
    }

    @Property(tries = 30)
    void boardsAreReadAgain(@ForAll("boards") Board board) {
        for (BoardFormat format : BoardFormat.values()) {
            String text = board.format(format);
            // A picture is none, and the drawing of the board of size 0 is no text.
            if (format != BoardFormat.SVG && !text.isEmpty()) {
                check(text, board, Board::parse);
            }
        }
    }

    @Property(tries = 50)
    void puzzlesAreReadAgain(@ForAll("puzzles") Puzzle puzzle) {
        for (BoardFormat format : BoardFormat.values()) {
            // A rule of one's own has no name in JSON, and a list no blocked squares.
            boolean isWritten = format == BoardFormat.JSON
                    ? !puzzle.rule().equals(RandomPuzzles.ROWS)
                    : format.isDrawing() || puzzle.blocked().isEmpty();
            String text = isWritten && format != BoardFormat.SVG ? puzzle.format(format) : "";
            if (!text.isEmpty()) {
                check(text, puzzle, read -> Puzzle.parse(read, puzzle.rule()));
            }
        }
    }

    @Property(tries = 25)
    void mapsAreReadAgain(@ForAll("maps") Regions regions) {
        List<RegionFormat> formats = Stream.of(RegionFormat.values())
                .filter(format -> format != RegionFormat.SVG)
                .filter(format -> regions.isConnected()
                        || !List.of(RegionFormat.SBN, RegionFormat.PUZZ_LINK).contains(format))
                .filter(format -> format != RegionFormat.SBN || (regions.size() >= 5 && regions.size() <= 25))
                .toList();
        formats.forEach(format -> check(regions.format(format), regions, Regions::parse));
    }

    private static <T> void check(String text, T value, Function<String, T> parser) {
        for (UnaryOperator<String> way : KEPT) {
            assertThat(parser.apply(way.apply(text))).as(way.apply(text)).isEqualTo(value);
        }
        for (UnaryOperator<String> way : DOUBTFUL) {
            String changed = way.apply(text);
            try {
                assertThat(parser.apply(changed)).as(changed).isEqualTo(value);
            } catch (IllegalArgumentException refusal) {
                assertThat(refusal).as(changed).hasMessageMatching("(?s).*at position \\d+.*");
            }
        }
    }
}
