package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.function.BooleanSupplier;

/**
 * A line for each row: letters or digits, with blanks between them or nothing; numbers with blanks between them; or
 * names of any length with commas, semicolons or tabs between them, quoted or not.
 */
final class Table {

    private static final String SEPARATORS = ",;\t";

    private Table() {}

    /** Whether the next line is a row of words. */
    static boolean isNext(TextCursor cursor) {
        return cursor.peek() == '"' || lineHas(cursor, SEPARATORS);
    }

    private static boolean lineHas(TextCursor cursor, String characters) {
        for (int at = 0; cursor.peek(at) != TextCursor.END && cursor.peek(at) != '\n'; at++) {
            if (characters.indexOf(cursor.peek(at)) >= 0) {
                return true;
            }
        }
        return false;
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
            expectLineEnd(cursor, grid, "a comma");
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

    /** Upper and lower case are different regions. */
    static int[][] readLetters(TextCursor cursor) {
        return read(cursor, () -> RegionText.isLetter(cursor.peek()), false, "a letter, A to Z or a to z");
    }

    static int[][] readNumbers(TextCursor cursor) {
        return read(cursor, cursor::atDigit, lineHas(cursor, " "), "a number");
    }

    /** Names of characters of one kind; of a single one, if several in a row are several names. */
    private static int[][] read(TextCursor cursor, BooleanSupplier isNext, boolean areLong, String noun) {
        return LabelGrid.read(cursor, grid -> {
            cursor.skipSpaces();
            while (isNext.getAsBoolean()) {
                int at = cursor.position();
                StringBuilder name = new StringBuilder();
                do {
                    name.append((char) cursor.peek());
                    cursor.advance();
                } while (areLong && isNext.getAsBoolean());
                grid.add(name.toString(), at);
                cursor.skipSpaces();
            }
            expectLineEnd(cursor, grid, noun);
        });
    }

    private static void expectLineEnd(TextCursor cursor, LabelGrid grid, String noun) {
        if (!cursor.atLineEnd()) {
            throw cursor.refusal(grid.rowGoesOn() ? noun : "the end of the row");
        }
    }
}
