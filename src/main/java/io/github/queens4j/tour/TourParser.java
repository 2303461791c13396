package io.github.queens4j.tour;

import java.util.ArrayList;
import java.util.List;

/** Reads boards of move numbers, and tells where a text is wrong. */
final class TourParser {

    /** More digits than the largest board's last move number has. */
    private static final int TOO_MANY_DIGITS = 10;

    private final String text;
    private final List<List<Token>> rows = new ArrayList<>();

    private record Token(int number, int position) {}

    TourParser(String text) {
        this.text = text;
    }

    Tour parse() {
        boolean isGrid = text.stripLeading().startsWith("+");
        for (int begin = 0; begin < text.length(); ) {
            int end = lineEnd(begin);
            if (isGrid) {
                readGridLine(begin, end);
            } else {
                readRow(begin, end);
            }
            begin = end + 1;
        }
        if (rows.isEmpty()) {
            throw wrong(text.length(), "a move number was expected");
        }
        Tour tour = Tour.of(numbers());
        if (isGrid) {
            requireSame(tour.format(TourFormat.GRID));
        }
        return tour;
    }

    private int lineEnd(int begin) {
        int end = text.indexOf('\n', begin);
        return end < 0 ? text.length() : end;
    }

    /** A row of the grid stands between bars; labels and borders are compared in the end. */
    private void readGridLine(int begin, int end) {
        int first = text.indexOf('|', begin);
        if (first < 0 || first >= end) {
            return;
        }
        List<Token> row = new ArrayList<>();
        int bar = first;
        while (true) {
            int next = text.indexOf('|', bar + 1);
            if (next < 0 || next >= end) {
                break;
            }
            List<Token> cell = tokens(bar + 1, next);
            if (cell.size() != 1) {
                throw wrong(
                        cell.isEmpty() ? next : cell.get(1).position(), "one move number between bars was expected");
            }
            row.addAll(cell);
            bar = next;
        }
        add(row, end);
    }

    private void readRow(int begin, int end) {
        List<Token> row = tokens(begin, end);
        if (!row.isEmpty()) {
            add(row, end);
        }
    }

    private void add(List<Token> row, int end) {
        if (!rows.isEmpty() && row.size() != rows.get(0).size()) {
            int expected = rows.get(0).size();
            int position = row.size() > expected ? row.get(expected).position() : end;
            throw wrong(position, expected + " move numbers in each row were expected, as in the first");
        }
        rows.add(row);
    }

    private List<Token> tokens(int begin, int end) {
        List<Token> tokens = new ArrayList<>();
        int at = begin;
        while (at < end) {
            if (" \t\r".indexOf(text.charAt(at)) >= 0) {
                at++;
                continue;
            }
            int stop = at;
            while (stop < end && text.charAt(stop) >= '0' && text.charAt(stop) <= '9') {
                stop++;
            }
            if (stop == at) {
                throw wrong(at, "a move number was expected");
            }
            if (stop - at >= TOO_MANY_DIGITS) {
                throw wrong(at, "the number is too large");
            }
            tokens.add(new Token(Integer.parseInt(text.substring(at, stop)), at));
            at = stop;
        }
        return tokens;
    }

    private int[][] numbers() {
        int size = rows.size() * rows.get(0).size();
        boolean[] seen = new boolean[size + 1];
        for (List<Token> row : rows) {
            for (Token token : row) {
                int number = token.number();
                if (number < 1 || number > size) {
                    throw wrong(token.position(), "a number from 1 to " + size + " was expected");
                }
                if (seen[number]) {
                    throw wrong(token.position(), "the number " + number + " was there before");
                }
                seen[number] = true;
            }
        }
        return rows.stream()
                .map(row -> row.stream().mapToInt(Token::number).toArray())
                .toArray(int[][]::new);
    }

    /** Compares with the drawn grid line by line, blanks at the margins left aside. */
    private void requireSame(String expected) {
        List<String> lines = expected.lines().toList();
        int line = 0;
        for (int begin = 0; begin < text.length(); ) {
            int end = lineEnd(begin);
            String actual = text.substring(begin, end).stripTrailing();
            if (!actual.isEmpty()) {
                String wanted = line < lines.size() ? lines.get(line).stripTrailing() : "";
                int difference = difference(actual, wanted);
                if (difference >= 0) {
                    throw wrong(begin + difference, "the drawn grid was expected here");
                }
                line++;
            }
            begin = end + 1;
        }
        if (line < lines.size()) {
            throw wrong(text.length(), "the grid goes on, but the text ends");
        }
    }

    private static int difference(String actual, String wanted) {
        int common = Math.min(actual.length(), wanted.length());
        for (int at = 0; at < common; at++) {
            if (actual.charAt(at) != wanted.charAt(at)) {
                return at;
            }
        }
        return actual.length() == wanted.length() ? -1 : common;
    }

    private IllegalArgumentException wrong(int position, String what) {
        String before = text.substring(0, position);
        long line = 1 + before.chars().filter(c -> c == '\n').count();
        int column = position - before.lastIndexOf('\n');
        String found = position < text.length() ? "'" + printable(text.charAt(position)) + "'" : "the end of the text";
        return new IllegalArgumentException("position " + position + " (line " + line + ", column " + column + "): "
                + what + ", but there is " + found);
    }

    private static String printable(char c) {
        return c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c);
    }
}
