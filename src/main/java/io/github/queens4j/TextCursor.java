package io.github.queens4j;

/** A text that is read from left to right, and the refusal that names the place where reading had to stop. */
final class TextCursor {

    /** What {@link #peek} answers at the end; no character has this value. */
    static final int END = -1;

    private final String text;
    private int position;

    TextCursor(String text) {
        this.text = text;
    }

    int position() {
        return position;
    }

    /** The next character, or {@link #END}. */
    int peek() {
        return peek(0);
    }

    /** The character that comes after the next {@code ahead} ones, or {@link #END}. */
    int peek(int ahead) {
        return position + ahead < text.length() ? text.charAt(position + ahead) : END;
    }

    void advance() {
        position++;
    }

    /** Takes the next character if it is this one. */
    boolean take(char expected) {
        if (peek() != expected) {
            return false;
        }
        position++;
        return true;
    }

    void skipSpaces() {
        while (take(' ')) {}
    }

    /** Takes {@code \n} or {@code \r\n}, if that comes next. */
    boolean takeLineBreak() {
        if (peek() == '\r' && peek(1) == '\n') {
            position += 2;
            return true;
        }
        return take('\n');
    }

    /** Accepts nothing but line breaks from here on. */
    void expectEnd() {
        while (takeLineBreak()) {}
        if (peek() != END) {
            throw refusal("the end of the text");
        }
    }

    IllegalArgumentException refusal(String expected) {
        return refusal(position, expected);
    }

    IllegalArgumentException refusal(int at, String expected) {
        int lineStart = text.lastIndexOf('\n', at - 1) + 1;
        long line =
                1 + text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
        return new IllegalArgumentException("text is not a board at position " + at + " (line " + line + ", column "
                + (at - lineStart + 1) + "): expected " + expected + ", but found " + found(at));
    }

    private String found(int at) {
        if (at >= text.length()) {
            return "the end of the text";
        }
        int c = text.codePointAt(at);
        if (c == '\n' || text.startsWith("\r\n", at)) {
            return "a line break";
        }
        boolean visible = c == ' ' || Character.isLetterOrDigit(c) || (c > ' ' && c < 0x7f) || c == '·' || c == '♕';
        return visible ? "'" + Character.toString(c) + "'" : String.format("U+%04X", c);
    }
}
