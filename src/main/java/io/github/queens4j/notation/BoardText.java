package io.github.queens4j.notation;

/** A way to write queens as text, as the library's formats of boards have one each. */
public interface BoardText {

    /** Writes without a line break at the end. */
    String write(Placement placement);

    /** Whether it can say which squares are blocked; if not, they are left out. */
    boolean showsBlocked();
}
