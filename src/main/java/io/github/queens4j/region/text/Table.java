package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;

/**
 * A line for each row, in which regions have names of any length: words or numbers with commas, semicolons or tabs
 * between them, quoted or not; numbers with blanks between them; or digits with nothing between them.
 */
final class Table {

    private static final String SEPARATORS = ",;\t";

    private Table() {}

    /** Whether the next line is a row of words. */
    static boolean isNext(TextCursor cursor) {
        return cursor.peek() == '"' || lineHas(cursor, SEPARATORS);
    }

    private static boolean lineHas(TextCursor cursor, String characters) {
        int at = 0;
        while (cursor.peek(at) != TextCursor.END
                && cursor.peek(at) != '\n'
                && characters.indexOf(cursor.peek(at)) < 0) {
            at++;
        }
        return cursor.peek(at) != TextCursor.END && cursor.peek(at) != '\n';
    }

    static int[][] readWords(TextCursor cursor) {
        return LabelGrid.read(cursor, grid -> {
            do {
                cursor.skipSpaces();
                int at = cursor.position();
                String word = cursor.take('"') ? quoted(cursor) : word(cursor);
                if (word.isEmpty()) {
                    throw cursor.refusal(at, "the name of a region");
                }
                grid.add(word, at);
                cursor.skipSpaces();
            } while (cursor.take(',') || cursor.take(';') || cursor.take('\t'));
            if (!cursor.atLineEnd()) {
                throw cursor.refusal(grid.rowGoesOn() ? "a comma" : "the end of the row");
            }
        });
    }

    private static String word(TextCursor cursor) {
        StringBuilder word = new StringBuilder();
        while (!cursor.atLineEnd() && SEPARATORS.indexOf(cursor.peek()) < 0) {
            word.append((char) cursor.peek());
            cursor.advance();
        }
        return word.toString().strip();
    }

    /** Goes on after the first quote; two of them stand for one. */
    private static String quoted(TextCursor cursor) {
        StringBuilder word = new StringBuilder();
        while (!cursor.take('"') || cursor.peek() == '"') {
            if (cursor.atLineEnd()) {
                throw cursor.refusal("'\"' at the end of the name");
            }
            word.append((char) cursor.peek());
            cursor.advance();
        }
        return word.toString();
    }

    static int[][] readNumbers(TextCursor cursor) {
        boolean apart = lineHas(cursor, " ");
        return LabelGrid.read(cursor, grid -> {
            cursor.skipSpaces();
            while (cursor.atDigit()) {
                int at = cursor.position();
                StringBuilder number = new StringBuilder();
                do {
                    number.append((char) cursor.peek());
                    cursor.advance();
                } while (apart && cursor.atDigit());
                grid.add(number.toString(), at);
                cursor.skipSpaces();
            }
            if (!cursor.atLineEnd()) {
                throw cursor.refusal(grid.rowGoesOn() ? "a number" : "the end of the row");
            }
        });
    }
}
