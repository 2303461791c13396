package io.github.queens4j.notation;

import java.util.function.ObjIntConsumer;

/** Reads JSON (RFC 8259) from a cursor, part by part. Not thread-safe. */
public final class JsonReader {

    /** Deeper nesting is refused, as every level takes stack. */
    public static final int DEEPEST = 100;

    private final TextCursor cursor;
    private int depth;

    public JsonReader(TextCursor cursor) {
        this.cursor = cursor;
    }

    public void skipSpace() {
        while (cursor.take(' ') || cursor.take('\t') || cursor.take('\n') || cursor.take('\r')) {}
    }

    /** Gives each member's name and where it stands; the cursor is at the value, which is to be read. */
    public void members(ObjIntConsumer<String> member) {
        sequence('{', '}', "a member", () -> {
            int at = cursor.position();
            String name = string();
            skipSpace();
            cursor.expect(":");
            skipSpace();
            member.accept(name, at);
        });
    }

    public void elements(Runnable element) {
        sequence('[', ']', "an element", element);
    }

    private void sequence(char first, char last, String noun, Runnable part) {
        cursor.require(cursor.peek() == first, "'" + first + "'");
        cursor.require(++depth <= DEEPEST, "at most " + DEEPEST + " brackets inside each other");
        cursor.advance();
        skipSpace();
        if (!cursor.take(last)) {
            do {
                skipSpace();
                part.run();
                skipSpace();
            } while (cursor.take(','));
            cursor.require(cursor.take(last), "',' and " + noun + ", or '" + last + "'");
        }
        depth--;
    }

    public String string() {
        cursor.expect("\"");
        StringBuilder string = new StringBuilder();
        while (!cursor.take('"')) {
            int c = cursor.peek();
            cursor.require(c >= ' ', "'\"' at the end of the string"); // Not a control character or the end.
            cursor.advance();
            string.append(c == '\\' ? escaped() : (char) c);
        }
        return string.toString();
    }

    private char escaped() {
        int at = "\"\\/bfnrt".indexOf(cursor.peek());
        if (at >= 0) {
            cursor.advance();
            return "\"\\/\b\f\n\r\t".charAt(at);
        }
        cursor.require(cursor.take('u'), "one of \"\\/bfnrtu after a backslash");
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(cursor.peek(), 16);
            cursor.require(digit >= 0 && cursor.peek() <= 'f', "a hexadecimal digit");
            value = 16 * value + digit;
            cursor.advance();
        }
        return (char) value;
    }

    public void skipValue() {
        switch (cursor.peek()) {
            case '{' -> members((name, at) -> skipValue());
            case '[' -> elements(this::skipValue);
            case '"' -> string();
            case 't' -> cursor.expect("true");
            case 'f' -> cursor.expect("false");
            case 'n' -> cursor.expect("null");
            default -> skipNumber();
        }
    }

    private void skipNumber() {
        cursor.take('-');
        cursor.number("a value");
        if (cursor.take('.')) {
            skipDigits();
        }
        if (cursor.take('e') || cursor.take('E')) {
            if (!cursor.take('+')) {
                cursor.take('-');
            }
            skipDigits();
        }
    }

    private void skipDigits() {
        do {
            cursor.require(cursor.atDigit(), "a digit");
            cursor.advance();
        } while (cursor.atDigit());
    }
}
