package io.github.queens4j.notation;

/** A way to write queens as text, as the library's formats of boards have one each; lists leave out blocked squares. */
@FunctionalInterface
public interface BoardText {

    String write(Placement placement);
}
