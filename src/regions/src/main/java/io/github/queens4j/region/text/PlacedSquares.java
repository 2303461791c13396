package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Boards whose squares say where they are, as names for screen readers or {@code <cell x="0" y="0"/>} do. */
final class PlacedSquares {

    private static final String ROW = ", row ";
    private static final String COLUMN = ", column ";

    // Fewer squares are no board, but words of a text; so are longer names and elements.
    private static final int LEAST = 9;
    private static final int LONGEST = 100;

    private final String text;
    private final TextCursor cursor;
    private final List<Node> boards = new ArrayList<>();

    private PlacedSquares(String text) {
        this.text = text;
        cursor = new TextCursor("", text);
    }

    /** For each board the list of its squares, as objects with a region, a row and a column; empty if there is none. */
    static List<Node> boards(String text) {
        PlacedSquares squares = new PlacedSquares(text.toLowerCase(Locale.ROOT));
        squares.named();
        squares.elements();
        squares.boards.removeIf(board -> board.parts.size() < LEAST);
        return squares.boards;
    }

    private void named() {
        for (int at = text.indexOf(ROW); at >= 0; at = text.indexOf(ROW, at + 1)) {
            String before = text.substring(Math.max(0, at - LONGEST), at);
            String row = digits(at + ROW.length());
            int colour = before.lastIndexOf("colo"); // Or colour.
            if (colour >= 0 && cursor.nextIs(COLUMN)) {
                add(at, before.substring(colour), row, digits(cursor.position() + COLUMN.length()));
            }
        }
    }

    private void elements() {
        String region = "";
        for (int at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
            int end = at
                    + text.substring(at, Math.min(text.length(), at + LONGEST)).indexOf('>');
            if (text.startsWith("<region", at)) {
                region = String.valueOf(at);
            } else if (text.startsWith("<cell ", at) && end > at) {
                String cell = text.substring(at, end);
                String own = attribute(cell, " region=", " colour=");
                add(at, own.isEmpty() ? region : own, attribute(cell, " y=", " row="), attribute(cell, " x=", " col="));
            }
        }
    }

    private static String attribute(String element, String... starts) {
        for (String start : starts) {
            int from = element.indexOf(start) + start.length() + 1;
            int to = from > start.length() ? element.indexOf(element.charAt(from - 1), from) : -1;
            if (to >= 0) {
                return element.substring(from, to);
            }
        }
        return "";
    }

    private String digits(int from) {
        cursor.moveTo(from);
        while (cursor.atDigit()) {
            cursor.advance();
        }
        return text.substring(from, cursor.position());
    }

    /** A square that was there already begins another board. */
    private void add(int at, String region, String row, String column) {
        if (!Node.isNumber(row) || !Node.isNumber(column)) {
            return;
        }
        Node square = new Node(at, "", '{', row + COLUMN + column);
        square.parts.add(new Node(at, "region", Node.WORD, region));
        square.parts.add(new Node(at, "row", Node.WORD, row));
        square.parts.add(new Node(at, "column", Node.WORD, column));
        Node last = boards.isEmpty() ? square : boards.get(boards.size() - 1);
        if (boards.isEmpty() || last.parts.get(0).text.equals(square.text)) {
            last = new Node(at, "board", '[', "");
            boards.add(last);
        }
        last.parts.add(square);
        last.end = at;
    }
}
