package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A text that is read from left to right, and the refusal that names the place where that stops. Not thread-safe. */
public final class TextCursor {

    /** What {@link #peek()} answers at the end; no character has this value. */
    public static final int END = -1;

    private final String noun;
    private final String text;
    private final int end;
    private int position;

    /** Why a text is refused; its message is made when it is asked for. */
    static final class Refusal extends IllegalArgumentException {

        private static final long serialVersionUID = 1;

        private final transient TextCursor cursor;
        private final int at;

        /** Whether a notation takes the whole text, and what it says is wrong. */
        private final boolean isOfMeaning;

        private Refusal(TextCursor cursor, int at, boolean isOfMeaning, String expected) {
            super(expected);
            this.cursor = cursor;
            this.at = at;
            this.isOfMeaning = isOfMeaning;
        }

        boolean isFurtherThan(Refusal other) {
            return isOfMeaning == other.isOfMeaning ? !isOfMeaning && at > other.at : isOfMeaning;
        }

        @Override
        public String getMessage() {
            return cursor.refused(at, String.valueOf(super.getMessage()));
        }

        private Object writeReplace() {
            return new IllegalArgumentException(getMessage());
        }
    }

    /** At the beginning of a text; the noun says what it should be, with its article: "a board". */
    public TextCursor(String noun, String text) {
        this.noun = noun;
        this.text = text;
        this.end = text.length();
        this.position = begin();
    }

    private TextCursor(TextCursor whole, int from, int to) {
        this.noun = whole.noun;
        this.text = whole.text;
        this.end = to;
        this.position = from;
    }

    /** At the beginning of a part of this text, which ends at its end. */
    public TextCursor part(int from, int to) {
        return new TextCursor(this, from, to);
    }

    /** After a byte order mark, which some editors put before a text. */
    private int begin() {
        return text.startsWith("\uFEFF") ? 1 : 0;
    }

    /** The lines from here on that have more than blanks. */
    public List<TextCursor> lines() {
        List<TextCursor> lines = new ArrayList<>();
        int from = position;
        for (int at = from; at <= end; at++) {
            if (at == end || text.charAt(at) == '\n') {
                boolean isBlank = text.substring(from, at).isBlank();
                lines.addAll(isBlank ? List.of() : List.of(part(from, at)));
                from = at + 1;
            }
        }
        return lines;
    }

    public String text() {
        return text;
    }

    public void moveTo(int index) {
        position = index;
    }

    public int position() {
        return position;
    }

    public int peek() {
        return peek(0);
    }

    public int peek(int ahead) {
        return position + ahead < end ? text.charAt(position + ahead) : END;
    }

    public void advance() {
        position++;
    }

    /** Takes the next character if it is the expected one; returns whether it was. */
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
            require(take(expected.charAt(i)), "'" + expected.charAt(i) + "'");
        }
    }

    public boolean nextIs(String expected) {
        return text.startsWith(expected, position);
    }

    public String restOfLine() {
        int line = text.indexOf('\n', position);
        return text.substring(position, line < 0 ? end : Math.min(line, end));
    }

    public boolean atDigit() {
        return peek() >= '0' && peek() <= '9';
    }

    /** Takes a number without leading zeros, MAX_VALUE for any too large, or refuses the character that is none. */
    public int number(String expected) {
        require(atDigit(), expected);
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

    public void require(boolean isRight, String expected) {
        require(isRight, position, expected);
    }

    /** Throws the {@link #refusal(int, String)}, unless all is right. */
    public void require(boolean isRight, int at, String expected) {
        if (!isRight) {
            throw refusal(at, expected);
        }
    }

    /** Throws a refusal of what a notation takes, unless it is right. */
    public void requireMeaning(boolean isRight, int at, String expected) {
        if (!isRight) {
            throw new Refusal(this, at, true, expected);
        }
    }

    /** The exception to throw: names the place, what was found there, made visible, and what the text looks like. */
    public IllegalArgumentException refusal(int at, String expected) {
        return new Refusal(this, at, false, expected);
    }

    /** The exception to throw where a text can be read in more than one way from the cursor on. */
    IllegalArgumentException ambiguity(String meanings) {
        return new IllegalArgumentException("text has more than one meaning " + place(position) + ": " + meanings);
    }

    private String refused(int at, String expected) {
        String look = look();
        return "text is not " + noun + " " + place(at) + ": expected " + expected + ", but found " + found(at)
                + (look.isEmpty() ? "" : "; the text looks like " + look);
    }

    /** By its beginning; empty if like nothing. Regular expressions would be a fifth of the page that runs this. */
    private String look() {
        String start = text.strip();
        if (start.startsWith("<")) {
            return start.startsWith("<svg") ? "a picture in SVG" : "HTML or XML";
        }
        if (Stream.of("http:", "https:", "starbattle/").anyMatch(start::startsWith)) {
            return "the address of a region puzzle";
        }
        if (begins(start, "{")
                || (begins(start, "[") && begins(start.substring(1).strip(), "[{\""))) {
            return "JSON";
        }
        if (begins(start, "[(")) {
            return "a list of columns";
        }
        if (begins(start.replace("-", "").replace("|", "").strip(), "Qq♕♛.·_#*")) {
            return "a drawing of a board";
        }
        String line = start.substring(0, Math.max(0, start.indexOf('\n')))
                .replace(" ", "")
                .strip();
        boolean areLetters = line.length() > 1
                && line.length() <= 61
                && line.chars().allMatch(c -> c < 0x80 && Character.isLetter(c));
        return areLetters ? "a map of regions" : "";
    }

    private static boolean begins(String text, String characters) {
        return !text.isEmpty() && characters.indexOf(text.charAt(0)) >= 0;
    }

    /** The index of a character, and its line and column, counted from 1 in characters as people do. */
    public String place(int at) {
        int lineStart = Math.max(text.lastIndexOf('\n', at - 1) + 1, Math.min(at, begin()));
        long line = 1 + text.chars().limit(lineStart).filter(c -> c == '\n').count();
        return "at position " + at + " (line " + line + ", column " + (text.codePointCount(lineStart, at) + 1) + ")";
    }

    private String found(int at) {
        if (at >= text.length()) {
            return "the end of the text";
        }
        int c = text.codePointAt(at);
        if (c == '\n' || text.startsWith("\r\n", at)) {
            return "a line break";
        }
        return Visible.isPlain(c) ? "'" + Visible.character(c) + "'" : Visible.named(c);
    }
}
