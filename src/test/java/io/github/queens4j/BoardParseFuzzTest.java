package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the text, it is a board or it is refused with a position inside of it; nothing else happens. */
class BoardParseFuzzTest {

    private static final Set<BoardFormat> TEXTUAL = Arrays.stream(BoardFormat.values())
            .filter(format -> !format.isPicture())
            .collect(Collectors.toSet());
    private static final String ALPHABET = "·♕#-.Q_| []()0123456789, \n\r\tx\u0000\ud83d♛";
    private static final Pattern POSITION = Pattern.compile("at position (\\d+) \\(line (\\d+), column (\\d+)\\)");

    /** One change of a valid text: a character put in at, taken away from or written over a position. */
    record Mutation(String original, int position, String mutated) {}

    @Provide
    Arbitrary<Mutation> mutations() {
        Arbitrary<String> texts = Combinators.combine(
                        Arbitraries.oneOf(RandomBoards.any(), RandomBoards.permutations()), Arbitraries.of(TEXTUAL))
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
    void aChangedTextIsABoardOrRefusedWithAPosition(@ForAll("mutations") Mutation mutation) {
        Optional<Integer> refusedAt = check(mutation.mutated);

        // In lists a number before the change may be the wrong one: the length of the list decides.
        boolean drawing = !mutation.original.startsWith("[") && !mutation.original.startsWith("(");
        boolean beginsTheSame = mutation.position > 0;
        if (drawing && beginsTheSame) {
            refusedAt.ifPresent(at -> assertThat(at).isGreaterThanOrEqualTo(mutation.position));
        }
    }

    @Property(tries = 3000)
    void noiseIsABoardOrRefusedWithAPosition(@ForAll("noise") String text) {
        check(text);
    }

    @Property(tries = 300)
    void everyBeginningOfADrawingIsRefusedAtItsEnd(@ForAll("mutations") Mutation mutation) {
        String text = mutation.original;
        String beginning = text.substring(0, mutation.position);
        boolean drawing = !text.startsWith("[") && !text.startsWith("(");
        if (drawing && !beginning.isEmpty()) {
            check(beginning).ifPresent(at -> assertThat(at).isEqualTo(beginning.length()));
        }
    }

    /**
     * The position of the refusal; empty if the text was read: then it is a format of the board, but for its blanks.
     */
    private static Optional<Integer> check(String text) {
        Board board;
        try {
            board = Board.parse(text);
        } catch (IllegalArgumentException e) {
            return Optional.of(position(text, e.getMessage()));
        }
        assertThat(withoutBlanks(text)).isIn(textsOf(board));
        return Optional.empty();
    }

    private static List<String> textsOf(Board board) {
        String oneBased = board.format(BoardFormat.LIST_ONE_BASED);
        return Stream.concat(
                        Stream.of(oneBased.replace('[', '(').replace(']', ')')),
                        TEXTUAL.stream().map(board::format))
                .map(BoardParseFuzzTest::withoutBlanks)
                .toList();
    }

    private static String withoutBlanks(String text) {
        return text.replaceAll("[ \r\n]", "");
    }

    private static int position(String text, String message) {
        Matcher matcher = POSITION.matcher(message);
        assertThat(matcher.find()).as(message).isTrue();
        int position = Integer.parseInt(matcher.group(1));
        assertThat(position).isBetween(0, text.length());
        return position;
    }

    private static Mutation mutate(String text, int at, int taken, String put) {
        int end = Math.min(text.length(), at + taken);
        return new Mutation(text, at, text.substring(0, at) + put + text.substring(end));
    }
}
