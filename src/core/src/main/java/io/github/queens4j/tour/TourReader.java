package io.github.queens4j.tour;

import io.github.queens4j.notation.Algebraic;
import io.github.queens4j.notation.JsonReader;
import io.github.queens4j.notation.Notation;
import io.github.queens4j.notation.TextCursor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Reads a tour by the one notation that reads all of its text. Not thread-safe. */
final class TourReader {

    /** Below the board, {@code tour} prints the moves that it tried. */
    private static final String TRIED = "moves tried: ";

    /** Before the path in a picture. */
    private static final String PATH = "class=\"queens4j-tour\" stroke-width=\"0.07\" d=\"M";

    /** A square with its move number, and where it stands in the text. */
    private record Found(int at, int row, int column, int number) {}

    private final TextCursor cursor;
    private final List<Found> squares = new ArrayList<>();

    /** What a text says of the tour beside its squares; closed is 1. */
    private final Map<String, Integer> claims = new HashMap<>();

    /** The place in a board of move numbers, and the numbers of its first row. */
    private int row;

    private int column;
    private int width;

    /** The number of the first row in squares of a chess board, from 0 at the bottom. */
    private int top;

    private TourReader(TextCursor cursor) {
        this.cursor = cursor;
    }

    static Tour read(String text) {
        TextCursor whole = new TextCursor("a tour", text);
        return Notation.ask(
                whole,
                List.of(
                        notation("squares of a chess board", whole, TourReader::readSquares),
                        notation("rows of move numbers", whole, TourReader::readNumbers),
                        notation("a grid", whole, TourReader::readGrid),
                        notation("JSON", whole, TourReader::readJson),
                        notation("a picture", whole, TourReader::readPicture)));
    }

    private static Notation<Tour> notation(String name, TextCursor whole, Consumer<TourReader> grammar) {
        return new Notation<>(name, () -> {
            TourReader reader =
                    new TourReader(whole.part(whole.position(), whole.text().length()));
            grammar.accept(reader);
            return reader.tour();
        });
    }

    private Tour tour() {
        int rows = Math.max(top, squares.stream().mapToInt(Found::row).max().orElse(0)) + 1;
        int columns = squares.stream().mapToInt(Found::column).max().orElse(0) + 1;
        long missing = (long) rows * columns - squares.size();
        String board = "another square, as the board has " + rows + " rows and " + columns + " columns";
        cursor.requireMeaning(!squares.isEmpty() && missing <= 0, cursor.text().length(), board);
        int[][] numbers = new int[rows][columns];
        boolean[] taken = new boolean[squares.size() + 1];
        for (Found found : squares) {
            boolean isNew = numbers[found.row][found.column] == 0;
            cursor.requireMeaning(isNew, found.at, "a square that the tour does not have yet");
            boolean isMove = found.number > 0 && found.number < taken.length && !taken[found.number];
            cursor.requireMeaning(
                    isMove, found.at, "each number from 1 to " + squares.size() + " once, not " + found.number);
            numbers[found.row][found.column] = found.number;
            taken[found.number] = true;
        }
        Tour tour = Tour.of(numbers);
        Map<String, Integer> facts = Map.of("rows", rows, "columns", columns, "closed", tour.isClosed() ? 1 : 0);
        claims.forEach((name, value) ->
                cursor.requireMeaning(value.equals(facts.get(name)), 0, name + " as the squares have it"));
        return tour;
    }

    private void readSquares() {
        List<Algebraic.At> all = Algebraic.squares(cursor, " \t\r\n,;-");
        top = all.stream().mapToInt(Algebraic.At::rowFromBottom).max().orElse(0);
        all.forEach(square ->
                squares.add(new Found(square.at(), top - square.rowFromBottom(), square.column(), squares.size() + 1)));
    }

    /** A line for each row; below them may be what the command prints. */
    private void readNumbers() {
        for (TextCursor line : linesOfBoard()) {
            for (skipBlanks(line); line.peek() != TextCursor.END; skipBlanks(line)) {
                addNumber(line);
                line.require(line.peek() == TextCursor.END || " \t\r".indexOf(line.peek()) >= 0, "a blank");
            }
            endRow(line);
        }
    }

    /** A line for each row, its number before the first bar, between borders; then the numbers of the columns. */
    private void readGrid() {
        List<TextCursor> lines = linesOfBoard();
        for (int i = 0; i < lines.size(); i++) {
            TextCursor line = lines.get(i);
            skipBlanks(line);
            if (i == lines.size() - 1) {
                readColumns(line);
            } else if (line.peek() == '+') {
                while (line.take('+') || line.take('-')) {}
            } else {
                readRow(line);
            }
            skipBlanks(line);
            requireEnd(line);
        }
    }

    private void readColumns(TextCursor line) {
        for (int label = 1; label <= width; label++) {
            int at = line.position();
            line.require(line.number("the number of a column") == label, at, "column " + label);
            skipBlanks(line);
        }
    }

    private void readRow(TextCursor line) {
        int at = line.position();
        line.require(line.number("the number of a row") == row + 1, at, "row " + (row + 1));
        skipBlanks(line);
        line.expect("|");
        for (skipBlanks(line); line.peek() != TextCursor.END; skipBlanks(line)) {
            addNumber(line);
            skipBlanks(line);
            line.expect("|");
        }
        endRow(line);
    }

    private List<TextCursor> linesOfBoard() {
        List<TextCursor> lines = cursor.lines();
        int last = lines.size() - 1;
        boolean hasTried = last > 0 && lines.get(last).restOfLine().strip().matches(TRIED + "[0-9]+");
        return hasTried ? lines.subList(0, last) : lines;
    }

    private static void skipBlanks(TextCursor line) {
        while (line.take(' ') || line.take('\t') || line.take('\r')) {}
    }

    private void addNumber(TextCursor line) {
        int at = line.position();
        squares.add(new Found(at, row, column++, line.number("a move number")));
    }

    private void endRow(TextCursor line) {
        width = row == 0 ? column : width;
        line.require(column == width && width > 0, "a row of " + width + " numbers, as the first one");
        row++;
        column = 0;
    }

    /** Rows of numbers, or an object with them as moveNumbers, and perhaps what it says of the tour. */
    private void readJson() {
        JsonReader json = new JsonReader(cursor);
        json.skipSpace();
        if (cursor.peek() == '[') {
            readRows(json);
        } else {
            json.members((name, at) -> {
                switch (name) {
                    case "moveNumbers" -> readRows(json);
                    case "rows", "columns" -> claims.put(name, cursor.number("a number of " + name));
                    case "closed" -> {
                        claims.put(name, cursor.nextIs("true") ? 1 : 0);
                        json.skipValue();
                    }
                    default -> json.skipValue();
                }
            });
        }
        json.skipSpace();
        requireEnd(cursor);
    }

    private void readRows(JsonReader json) {
        cursor.require(squares.isEmpty(), "one board of move numbers");
        json.elements(() -> {
            json.elements(() -> addNumber(cursor));
            endRow(cursor);
        });
    }

    /** The path of a picture: the first square, and the steps from each square to the next. */
    private void readPicture() {
        String text = cursor.text();
        int path = text.indexOf(PATH);
        cursor.require(path >= 0 && cursor.nextIs("<svg"), "a tour in one of its formats");
        cursor.moveTo(path + PATH.length());
        int atColumn = half();
        cursor.expect(" ");
        int atRow = half();
        squares.add(new Found(path, atRow, atColumn, 1));
        while (cursor.take('l')) {
            int at = cursor.position();
            atColumn += step();
            cursor.expect(" ");
            atRow += step();
            cursor.require(atRow >= 0 && atColumn >= 0, at, "a step on the board");
            squares.add(new Found(at, atRow, atColumn, squares.size() + 1));
        }
        claims.put("closed", cursor.take('z') ? 1 : 0);
        cursor.expect("\"/>");
        cursor.require(text.strip().endsWith("</svg>"), text.length(), "the end of the picture");
    }

    private int half() {
        int number = cursor.number("a square");
        cursor.expect(".5");
        return number;
    }

    private int step() {
        int sign = cursor.take('-') ? -1 : 1;
        return sign * cursor.number("a step");
    }

    private static void requireEnd(TextCursor part) {
        part.require(part.peek() == TextCursor.END, "the end");
    }
}
