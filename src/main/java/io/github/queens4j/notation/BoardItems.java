package io.github.queens4j.notation;

/**
 * Goes from item to item of a text, squares of a drawing or digits of a list, up to an empty line or a heading outside
 * of brackets. Of all that stands between two items, the strongest separator counts. Not thread-safe.
 */
final class BoardItems {

    static final String QUEENS = "Qq♕♛1*";
    static final String EMPTY = ".-_·0+";
    static final String BLOCKED = "x×#";
    static final String EXPECTED =
            "a queen (Q, ♕, ♛, 1, *), an empty square (., -, _, ·, 0, +), a blocked one (x, ×, #),"
                    + " or a column of a list";

    /** What stands between two items, from weak to strong; with brackets, each further one that closes adds 1. */
    static final int NOTHING = 0;

    static final int BLANK = 1;
    static final int COMMA = 2;
    static final int QUOTE = 3;
    static final int SLASH = 4;
    static final int LINE = 5;
    static final int BRACKET = 6;
    static final int STRONGEST = 30;

    private static final String NULL = "null";

    private final TextCursor cursor;
    private final String text;
    private final int limit;
    private final StringBuilder closing = new StringBuilder();
    private boolean mayHaveComma;
    private int next;
    private int at;
    private int mark;
    private int gap;
    private int brackets;

    /** From an index of the cursor's text to another, exclusive. */
    BoardItems(TextCursor cursor, int start, int limit) {
        this.cursor = cursor;
        this.text = cursor.text();
        this.next = start;
        this.limit = limit;
    }

    /** Where the text after the item begins; where the block ends, if there is no further item. */
    int end() {
        return next;
    }

    /** Where the item begins. */
    int at() {
        return at;
    }

    /** The character of the item; n for null. */
    int mark() {
        return mark;
    }

    /** The strongest separator before the item. */
    int gap() {
        return gap;
    }

    /** Brackets that were opened so far. */
    int brackets() {
        return brackets;
    }

    boolean isInBrackets() {
        return !closing.isEmpty();
    }

    boolean isInParentheses() {
        return isInBrackets() && closing.charAt(closing.length() - 1) == ')';
    }

    boolean isDigit() {
        return isDigit(mark);
    }

    /** Goes to the next item; says whether there is one. Refuses what can be in no block. */
    boolean next() {
        gap = NOTHING;
        boolean hasLine = false;
        for (; next < limit; next += Character.charCount(mark)) {
            mark = text.codePointAt(next);
            switch (mark) {
                case ' ', '\t', '\r', '|', '\uFE0E', '\uFE0F' -> gap = Math.max(gap, BLANK);
                case '"', '\'', '`' -> gap = Math.max(gap, QUOTE);
                case ',', ';', '/' -> separate();
                case '[', '(' -> open();
                case ']', ')' -> close();
                case '\n' -> {
                    if (!isInBrackets() && endsAfter(next + 1)) {
                        return false;
                    }
                    hasLine = true;
                }
                default -> {
                    // In brackets, where there is a comma, a line break is no more than a blank.
                    gap = hasLine && (gap < COMMA || !isInBrackets()) ? Math.max(gap, LINE) : gap;
                    takeItem();
                    return true;
                }
            }
        }
        if (isInBrackets()) {
            throw cursor.refusal(limit, "'" + closing.charAt(closing.length() - 1) + "'");
        }
        return false;
    }

    private boolean endsAfter(int line) {
        return pastEmptyLines(text, line) != line || headingEnd(text, line) > 0;
    }

    private void takeItem() {
        boolean isNull = text.startsWith(NULL, next);
        if (!isNull && !isDigit() && (QUEENS + EMPTY + BLOCKED).indexOf(mark) < 0) {
            throw cursor.refusal(next, EXPECTED);
        }
        at = next;
        next += isNull ? NULL.length() : Character.charCount(mark);
        mayHaveComma = true;
    }

    private void separate() {
        if (!mayHaveComma) {
            throw cursor.refusal(next, EXPECTED);
        }
        mayHaveComma = false;
        gap = Math.max(gap, mark == '/' ? SLASH : COMMA);
    }

    private void open() {
        closing.append(mark == '[' ? ']' : ')');
        brackets++;
        mayHaveComma = false;
        gap = Math.max(gap, BRACKET);
    }

    private void close() {
        int last = closing.length() - 1;
        if (last < 0 || closing.charAt(last) != mark) {
            throw cursor.refusal(next, last < 0 ? EXPECTED : EXPECTED + ", ',' or '" + closing.charAt(last) + "'");
        }
        closing.setLength(last);
        mayHaveComma = true;
        gap = Math.min(Math.max(gap + 1, BRACKET), STRONGEST);
    }

    /** The beginning of the first line from here on that is not empty, or the end. */
    static int pastEmptyLines(String text, int from) {
        int line = from;
        for (int at = line; ; at++) {
            if (at == text.length()) {
                return at;
            }
            if (text.charAt(at) == '\n') {
                line = at + 1;
            } else if (!Character.isWhitespace(text.charAt(at))) {
                return line;
            }
        }
    }

    /** The end of a number with a colon at the beginning of a line; 0 if there is none. */
    static int headingEnd(String text, int line) {
        int at = line;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return at > line && text.startsWith(":", at) ? at + 1 : 0;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
