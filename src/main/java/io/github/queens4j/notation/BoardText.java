package io.github.queens4j.notation;

/**
 * A way to write queens as text and to read them back, as the library's formats of boards have one each. All that reads
 * takes {@code partial}: whether the text is of a puzzle, with rows without a queen and blocked squares, or of a board,
 * with one queen in every row.
 */
public interface BoardText {

    /** Whether a text of this kind may begin with a character. */
    boolean beginsWith(int character, boolean partial);

    /** With what a text of this kind may begin, for messages. */
    String beginning(boolean partial);

    /** Reads what the cursor is at the beginning of; refuses the first wrong character. */
    Placement read(TextCursor cursor, boolean partial);

    /** Writes without a line break at the end. */
    String write(Placement placement);

    /** Whether it can say which squares are blocked; if not, they are left out. */
    boolean showsBlocked();
}
