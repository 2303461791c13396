package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where the squares of a board are in a picture: (x, y) is the centre of the first one, and each row falls by a part of
 * its length, the turn, by which columns lean to the left.
 *
 * <p>Lines may be thick, faint or blurred, but squares are patches of like colour and one size, side by side. Finding
 * most of them is enough to know where the others are.
 */
record ImageGrid(double x, double y, double width, double height, double turn, int rows, int columns, int found) {

    /** How much neighbouring pixels of a patch may differ in a channel of 255: from faint lines to noisy pictures. */
    private static final int[] TOLERANCES = {5, 10, 18, 28, 40};

    private static final int FEWEST = 4; // rows and columns of the smallest board with a solution, but for one square
    private static final int MOST = 26; // of the largest that the generator makes with ease; beyond it is graph paper
    private static final double LEAST_FOUND = 0.35; // of the squares: marks, noise and like colours hide others
    private static final int FEWER = 5; // a line with so many times fewer patches than others is text beside the board
    private static final double RIVAL = 0.8; // of the largest grid's area: in doubt which one is meant
    private static final double SAME = 0.2; // grids whose first and last squares are that near, in squares, are one

    /** The largest grids in one place, that with most squares found first; refuses a picture with two such places. */
    static List<ImageGrid> largest(ImagePixels picture) {
        List<ImageGrid> grids = IntStream.of(TOLERANCES)
                .mapToObj(tolerance -> parts(ImagePatches.largest(picture, tolerance)))
                .flatMap(parts -> parts.stream().flatMap(part -> fitted(part).stream()))
                .sorted(Comparator.comparingDouble(ImageGrid::area).reversed())
                .toList();
        if (grids.isEmpty()) {
            throw RegionImage.refused("no grid of squares");
        }
        ImageGrid best = grids.get(0);
        if (Math.max(best.rows, best.columns) > MOST) {
            throw tooLarge();
        }
        List<ImageGrid> large =
                grids.stream().filter(grid -> grid.area() > RIVAL * best.area()).toList();
        if (!large.stream().allMatch(grid -> grid.box().intersects(best.box()))) {
            throw RegionImage.refused("two grids of one size, " + best.rows + " rows and columns");
        }
        List<ImageGrid> different = new ArrayList<>();
        large.stream()
                .filter(grid -> different.stream().noneMatch(grid::isLike))
                .forEach(different::add);
        return different;
    }

    private double area() {
        return found * width * height;
    }

    /** Around the middles of all squares. */
    private Rectangle2D box() {
        return new Rectangle2D.Double(x, y, (columns - 1) * width, (rows - 1) * height);
    }

    private boolean isLike(ImageGrid other) {
        double apart = Point2D.distance(x, y, other.x, other.y)
                + Point2D.distance(x(rows, columns), y(rows, columns), other.x(rows, columns), other.y(rows, columns));
        return rows == other.rows && columns == other.columns && apart < SAME * width;
    }

    /** Where a place is in the picture, whose row and column are numbers of squares from the middle of the first one. */
    double x(double row, double column) {
        return x + column * width - row * height * turn;
    }

    double y(double row, double column) {
        return y + row * height + column * width * turn;
    }

    /** With one more row or column. */
    ImageGrid larger(ImageSquares.Way way) {
        int row = Math.min(0, way.down);
        int column = Math.min(0, way.right);
        int moreRows = rows + Math.abs(way.down);
        int moreColumns = columns + Math.abs(way.right);
        if (Math.max(moreRows, moreColumns) > MOST) {
            throw tooLarge();
        }
        return new ImageGrid(x(row, column), y(row, column), width, height, turn, moreRows, moreColumns, found);
    }

    private static IllegalArgumentException tooLarge() {
        return RegionImage.refused("a grid of more than " + MOST + " rows or columns");
    }

    /** A patch in a row and column, counted from those of another one. */
    private record Cell(Rectangle box, int row, int column) {

        // Of neighbours, in squares, and in pixels for rounding.
        private static final double WIDEST_GAP = 0.3;
        private static final double MOST_SHIFT = 0.12;
        private static final double SIZES_APART = 0.15;
        private static final int ROUNDING = 1;

        /** The cell of a patch of like size that is the next one in the row or in the column. */
        Optional<Cell> next(Rectangle other) {
            double size = Math.max(box.width, box.height);
            double right = other.getCenterX() - box.getCenterX();
            double down = other.getCenterY() - box.getCenterY();
            boolean isInRow = Math.abs(right) > Math.abs(down);
            double gap = isInRow
                    ? Math.abs(right) - (box.width + other.width) / 2.0
                    : Math.abs(down) - (box.height + other.height) / 2.0;
            boolean isNext = gap >= 0
                    && gap <= WIDEST_GAP * size + ROUNDING
                    && Math.min(Math.abs(right), Math.abs(down)) <= MOST_SHIFT * size + ROUNDING
                    && Math.abs(other.width - box.width) <= SIZES_APART * size + 2 * ROUNDING
                    && Math.abs(other.height - box.height) <= SIZES_APART * size + 2 * ROUNDING;
            int nextRow = row + (isInRow ? 0 : (int) Math.signum(down));
            int nextColumn = column + (isInRow ? (int) Math.signum(right) : 0);
            return isNext ? Optional.of(new Cell(other, nextRow, nextColumn)) : Optional.empty();
        }
    }

    /** Neighbours of neighbours make a grid; another board is further away than squares are. */
    private static List<List<Cell>> parts(List<Rectangle> patches) {
        List<List<Cell>> parts = new ArrayList<>();
        Set<Rectangle> left = new LinkedHashSet<>(patches);
        for (Rectangle first : patches) {
            if (left.remove(first)) {
                List<Cell> part = new ArrayList<>(List.of(new Cell(first, 0, 0)));
                for (int i = 0; i < part.size(); i++) {
                    Interruption.check();
                    Cell cell = part.get(i);
                    for (Iterator<Rectangle> others = left.iterator(); others.hasNext(); ) {
                        Optional<Cell> next = cell.next(others.next());
                        if (next.isPresent()) {
                            part.add(next.get());
                            others.remove();
                        }
                    }
                }
                parts.add(part);
            }
        }
        return parts;
    }

    private static Optional<ImageGrid> fitted(List<Cell> part) {
        NavigableSet<Integer> rows = lines(part, Cell::row);
        NavigableSet<Integer> columns = lines(part, Cell::column);
        List<Cell> cells = part.stream()
                .filter(cell -> rows.contains(cell.row) && columns.contains(cell.column))
                .toList();
        int height = rows.last() - rows.first() + 1;
        int width = columns.last() - columns.first() + 1;
        if (Math.min(height, width) < FEWEST || cells.size() < LEAST_FOUND * height * width) {
            return Optional.empty();
        }
        Line x = Line.through(cells, cell -> cell.column - columns.first(), cell -> cell.box.getCenterX());
        Line y = Line.through(cells, cell -> cell.row - rows.first(), cell -> cell.box.getCenterY());
        // By how much rows fall and columns lean, both as parts of their length.
        double fall = Line.through(cells, Cell::column, cell -> cell.box.getCenterY() - y.at(cell.row - rows.first())).step;
        double lean = Line.through(cells, Cell::row, cell -> cell.box.getCenterX() - x.at(cell.column - columns.first())).step;
        double turn = (fall / x.step - lean / y.step) / 2;
        double beginX = x.begin + (height - 1) / 2.0 * y.step * turn;
        double beginY = y.begin - (width - 1) / 2.0 * x.step * turn;
        return Optional.of(new ImageGrid(beginX, beginY, x.step, y.step, turn, height, width, cells.size()));
    }

    /** The numbers of rows or columns, without those that have far fewer patches than others. */
    private static NavigableSet<Integer> lines(List<Cell> cells, ToIntFunction<Cell> line) {
        TreeMap<Integer, Long> counts =
                cells.stream().collect(Collectors.groupingBy(line::applyAsInt, TreeMap::new, Collectors.counting()));
        long most = Collections.max(counts.values());
        counts.values().removeIf(count -> FEWER * count < most);
        return counts.navigableKeySet();
    }

    /** Positions by number, in pixels. */
    private record Line(double begin, double step) {

        double at(int number) {
            return begin + number * step;
        }

        /** Least squares. */
        static Line through(List<Cell> cells, ToIntFunction<Cell> number, ToDoubleFunction<Cell> position) {
            double middle = cells.stream().mapToInt(number).average().orElseThrow();
            double mean = cells.stream().mapToDouble(position).average().orElseThrow();
            double products = 0;
            double squares = 0;
            for (Cell cell : cells) {
                double off = number.applyAsInt(cell) - middle;
                products += off * (position.applyAsDouble(cell) - mean);
                squares += off * off;
            }
            return new Line(mean - middle * products / squares, products / squares);
        }
    }
}
