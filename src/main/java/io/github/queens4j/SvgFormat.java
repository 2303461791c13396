package io.github.queens4j;

/** Boards as pictures. */
final class SvgFormat {

    private SvgFormat() {}

    static String write(Board board) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" + board.size();
    }
}
