package io.github.queens4j.notation;

/**
 * A text that is read from left to right, and the refusal that names the place where reading had to stop. Every step
 * takes constant time, a refusal time linear in the length of the text. Not thread-safe.
 */
public final class TextCursor {

    /** A number and the index of its first character, as whether it is right may depend on numbers after it. */
    public record Numeral(int value, int position) {}

    /** What {@link #peek()} answers at the end; no character has this value. */
    public static final int END = -1;

    private final String noun;
    private final String text;
    private int position;

    /** At the beginning of a text; the noun says what it should be, with its article: "a board". */
    public TextCursor(String noun, String text) {
        this.noun = noun;
        this.text = text;
    }

    /** The index of the next character. */
    public int position() {
        return position;
    }

    /** The next character, or {@link #END}. */
    public int peek() {
        return peek(0);
    }

    /** The character after so many others, or {@link #END}. */
    public int peek(int ahead) {
        return position + ahead < text.length() ? text.charAt(position + ahead) : END;
    }

    /** Goes past the next character, whatever it is. */
    public void advance() {
        position++;
    }

    /** Takes the next character if it is this one; says whether it was. */
    public boolean take(char expected) {
        if (peek() != expected) {
            return false;
        }
        position++;
        return true;
    }

    /** Takes these characters; refuses the first that differs. */
    public void expect(String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (!take(expected.charAt(i))) {
                throw refusal("'" + expected.charAt(i) + "'");
            }
        }
    }

    /** Whether these characters come next. */
    public boolean nextIs(String expected) {
        return text.startsWith(expected, position);
    }

    /** Takes all blanks that come next; a tab is none. */
    public void skipSpaces() {
        while (take(' ')) {}
    }

    /** Takes {@code \n} or {@code \r\n}, if that comes next; says whether it did. */
    public boolean takeLineBreak() {
        if (peek() == '\r' && peek(1) == '\n') {
            position += 2;
            return true;
        }
        return take('\n');
    }

    /** Takes blanks and the line break after them; if there is none, refuses with what is expected. */
    public void endLine(String expected) {
        skipSpaces();
        if (!takeLineBreak()) {
            throw refusal(expected);
        }
    }

    /** Whether a line break comes next, or nothing. */
    public boolean atLineEnd() {
        return peek() == END || peek() == '\n' || (peek() == '\r' && peek(1) == '\n');
    }

    public boolean atDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    /**
     * Takes a number in decimal digits without leading zeros: after a 0 reading stops. Any number too large for an int
     * is {@link Integer#MAX_VALUE}; if no digit comes next, refuses with what is expected.
     */
    public int number(String expected) {
        if (!atDigit()) {
            throw refusal(expected);
        }
        if (take('0')) {
            return 0;
        }
        long value = 0;
        while (atDigit()) {
            value = Math.min(10 * value + peek() - '0', Integer.MAX_VALUE);
            advance();
        }
        return (int) value;
    }

    /** Accepts nothing but line breaks from here on. */
    public void expectEnd() {
        while (takeLineBreak()) {}
        if (peek() != END) {
            throw refusal("the end of the text");
        }
    }

    /** Says that the next character is wrong, and what would have been right; to be thrown. */
    public IllegalArgumentException refusal(String expected) {
        return refusal(position, expected);
    }

    /**
     * Says the same of the character at an index: names position, line and column, and what was found, made visible.
     */
    public IllegalArgumentException refusal(int at, String expected) {
        int lineStart = text.lastIndexOf('\n', at - 1) + 1;
        long line = 1 + text.chars().limit(lineStart).filter(c -> c == '\n').count();
        return new IllegalArgumentException("text is not " + noun + " at position " + at + " (line " + line
                + ", column " + (at - lineStart + 1) + "): expected " + expected + ", but found " + found(at));
    }

    private String found(int at) {
        if (at >= text.length()) {
            return "the end of the text";
        }
        int c = text.codePointAt(at);
        if (c == '\n' || text.startsWith("\r\n", at)) {
            return "a line break";
        }
        return Visible.isPlain(c) ? "'" + Character.toString(c) + "'" : Visible.named(c);
    }
}
