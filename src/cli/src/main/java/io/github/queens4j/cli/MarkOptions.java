package io.github.queens4j.cli;

import io.github.queens4j.Square;
import io.github.queens4j.region.Marks;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Queens and crosses that stand on a board of regions. */
final class MarkOptions {

    @Option(names = "--queen", description = "A queen stands in row r, column c, both counted from 1. May be repeated.")
    private List<Square> queens = new ArrayList<>();

    @Option(names = "--cross", description = "A cross stands in row r, column c, both counted from 1. May be repeated.")
    private List<Square> crosses = new ArrayList<>();

    /** These marks in place of others. */
    Marks on(Marks others) {
        Marks marks = others;
        for (Square queen : marks().queens()) {
            marks = marks.withQueen(queen);
        }
        for (Square cross : marks().crosses()) {
            marks = marks.withCross(cross);
        }
        return marks;
    }

    Marks marks() {
        return new Marks(fromOne(queens), fromOne(crosses));
    }

    /** Squares as players count them, as programs do. */
    private static List<Square> fromOne(List<Square> squares) {
        return squares.stream()
                .map(square -> {
                    if (square.row() == 0 || square.column() == 0) {
                        throw new IllegalArgumentException(
                                "rows and columns of marks count from 1, but there is a mark at "
                                        + Arguments.text(square));
                    }
                    return new Square(square.row() - 1, square.column() - 1);
                })
                .toList();
    }
}
