package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the text, it is a board or it is refused with a position inside of it; nothing else happens. */
class BoardParseFuzzTest {

    private static final String ALPHABET = "·♕#-.Q_| []()0123456789,;/'\"{}:+*q \n\r\tx×\u0000\uFEFF\ud83d♛";
    private static final Pattern POSITION = Pattern.compile("at position (\\d+) \\(line (\\d+), column (\\d+)\\)");

    @Provide
    Arbitrary<String> mutations() {
        Arbitrary<String> texts = Combinators.combine(
                        Arbitraries.oneOf(RandomBoards.any(), RandomBoards.permutations()),
                        Arbitraries.of(BoardFormatTest.TEXTUAL))
                .as(Board::format);
        return texts.flatMap(text -> Combinators.combine(
                        Arbitraries.integers().between(0, text.length()),
                        Arbitraries.integers().between(0, 1),
                        Arbitraries.strings().withChars(ALPHABET.toCharArray()).ofMaxLength(1))
                .as((at, taken, put) -> mutate(text, at, taken, put)));
    }

    @Provide
    Arbitrary<String> noise() {
        return Arbitraries.strings().withChars(ALPHABET.toCharArray()).ofMaxLength(30);
    }

    @Property(tries = 3000)
    void aChangedTextIsABoardOrRefusedWithAPosition(@ForAll("mutations") String text) {
        check(text);
    }

    @Property(tries = 3000)
    void noiseIsABoardOrRefusedWithAPosition(@ForAll("noise") String text) {
        check(text);
    }

    private static void check(String text) {
        try {
            Board board = Board.parse(text);
            assertThat(Board.parseAll(text)).containsExactly(board);
            Puzzle puzzle = Puzzle.parse(text, Rule.of("rows", LineFamily.ROWS));
            assertThat(puzzle.isSolution(board)).as(text).isTrue();
        } catch (IllegalArgumentException refusal) {
            Matcher position = POSITION.matcher(refusal.getMessage());
            assertThat(position.find()).as(refusal.getMessage()).isTrue();
            assertThat(Integer.parseInt(position.group(1))).isBetween(0, text.length());
        }
    }

    /** One change: a character put in at, taken away from or written over a position. */
    private static String mutate(String text, int at, int taken, String put) {
        int end = Math.min(text.length(), at + taken);
        return text.substring(0, at) + put + text.substring(end);
    }
}
