package io.github.queens4j.region;

import io.github.queens4j.region.ImagePatches.Box;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where the squares of a board are: the middle of the first, and the ways to the next in its row and column. */
record ImageGrid(Point first, Point right, Point down, int rows, int columns, int found) {

    // A grid with fewer rows or columns is no board: apart from a single square, none has a solution.
    private static final int FEWEST = 4;
    // A grid is dropped if a smaller share of its squares was found: marks, noise and like colours hide the others.
    private static final double LEAST_FOUND = 0.35;
    // A row or column with this many times fewer patches than the fullest one is text beside the board.
    private static final int FEWER = 5;
    // A grid that covers more than this share of the largest grid's area leaves a doubt which one is meant.
    private static final double RIVAL = 0.8;

    /** A place in a picture in pixels, from its upper left corner, or the way from one place to another. */
    record Point(double x, double y) {

        Point plus(double times, Point way, double otherTimes, Point other) {
            return new Point(times * way.x + otherTimes * other.x + x, times * way.y + otherTimes * other.y + y);
        }

        boolean isBetween(Point a, Point b) {
            return x >= Math.min(a.x, b.x)
                    && x < Math.max(a.x, b.x)
                    && y >= Math.min(a.y, b.y)
                    && y < Math.max(a.y, b.y);
        }
    }

    /** The largest grids, that with most squares found first, and those which are about as large. */
    static List<ImageGrid> largest(ImagePixels picture) {
        List<ImageGrid> grids = ImagePatches.of(picture)
                .flatMap(patches -> parts(patches).stream().flatMap(ImageGrid::fitted))
                .sorted(Comparator.comparingDouble(ImageGrid::area).reversed())
                .toList();
        return grids.stream()
                .filter(grid -> grid.area() > RIVAL * grids.get(0).area())
                .toList();
    }

    private double area() {
        return found * squareArea();
    }

    private double squareArea() {
        return Math.abs(right.x * down.y - down.x * right.y);
    }

    double size() {
        return Math.sqrt(squareArea());
    }

    /** The place of a row and a column, counted from the middle of the first square. */
    Point at(double row, double column) {
        return first.plus(column, right, row, down);
    }

    boolean covers(ImageGrid other) {
        return other.at(other.rows / 2.0, other.columns / 2.0).isBetween(first, at(rows, columns));
    }

    /** The same squares by a quarter turn: the first column is the first row, from its end to its beginning. */
    ImageGrid turned() {
        Point up = new Point(-down.x, -down.y);
        return new ImageGrid(at(rows - 1, 0), up, right, /* rows= */ columns, /* columns= */ rows, found);
    }

    ImageGrid larger() {
        return new ImageGrid(first, right, down, rows + 1, columns, found);
    }

    /** A patch in a row and column, counted from those of another one. */
    private record Cell(Box box, int row, int column) {

        // Neighbours have at most this share of a square between them, as a line.
        private static final double WIDEST_GAP = 0.3;
        // The middles of neighbours in a row differ in height by at most this share of a square; so in a column.
        private static final double MOST_SHIFT = 0.12;
        // The sides of neighbours differ in length by at most this share of a square.
        private static final double SIZES_APART = 0.15;
        // Each of these limits is wider by this number of pixels, as the edges of patches are rounded.
        private static final int ROUNDING = 1;

        Stream<Cell> next(Box other) {
            double size = Math.max(box.width(), box.height());
            double right = other.centerX() - box.centerX();
            double down = other.centerY() - box.centerY();
            boolean isInRow = Math.abs(right) > Math.abs(down);
            double gap = isInRow
                    ? Math.abs(right) - (box.width() + other.width()) / 2.0
                    : Math.abs(down) - (box.height() + other.height()) / 2.0;
            double apart = Math.max(Math.abs(other.width() - box.width()), Math.abs(other.height() - box.height()));
            boolean isNext = gap >= 0
                    && gap <= WIDEST_GAP * size + ROUNDING
                    && Math.min(Math.abs(right), Math.abs(down)) <= MOST_SHIFT * size + ROUNDING
                    && apart <= SIZES_APART * size + 2 * ROUNDING;
            int nextRow = row + (isInRow ? 0 : (int) Math.signum(down));
            int nextColumn = column + (isInRow ? (int) Math.signum(right) : 0);
            return isNext ? Stream.of(new Cell(other, nextRow, nextColumn)) : Stream.empty();
        }
    }

    /** Neighbours of neighbours make a grid; another board is further away than squares are. */
    private static List<List<Cell>> parts(List<Box> patches) {
        List<List<Cell>> parts = new ArrayList<>();
        Set<Box> left = new LinkedHashSet<>(patches);
        while (!left.isEmpty()) {
            Box first = left.iterator().next();
            left.remove(first);
            List<Cell> part = new ArrayList<>(List.of(new Cell(first, 0, 0)));
            for (int i = 0; i < part.size(); i++) {
                Interruption.check();
                List<Cell> next = left.stream().flatMap(part.get(i)::next).toList();
                next.forEach(neighbour -> left.remove(neighbour.box));
                part.addAll(next);
            }
            parts.add(part);
        }
        return parts;
    }

    private static Stream<ImageGrid> fitted(List<Cell> part) {
        NavigableSet<Integer> rows = lines(part, Cell::row);
        NavigableSet<Integer> columns = lines(part, Cell::column);
        List<Cell> cells = part.stream()
                .filter(cell -> rows.contains(cell.row) && columns.contains(cell.column))
                .toList();
        int height = rows.last() - rows.first() + 1;
        int width = columns.last() - columns.first() + 1;
        Set<List<Integer>> found =
                cells.stream().map(cell -> List.of(cell.row, cell.column)).collect(Collectors.toSet());
        if (Math.min(height, width) < FEWEST || found.size() < LEAST_FOUND * height * width) {
            return Stream.empty();
        }
        double rightX = slope(cells, Cell::column, cell -> cell.box.centerX());
        double downY = slope(cells, Cell::row, cell -> cell.box.centerY());
        double rightY = slope(cells, Cell::column, cell -> cell.box.centerY() - cell.row * downY);
        double downX = slope(cells, Cell::row, cell -> cell.box.centerX() - cell.column * rightX);
        double x = mean(cells, cell -> cell.box.centerX() - cell.column * rightX - cell.row * downX);
        double y = mean(cells, cell -> cell.box.centerY() - cell.column * rightY - cell.row * downY);
        Point right = new Point(rightX, rightY);
        Point down = new Point(downX, downY);
        Point first = new Point(x, y).plus(columns.first(), right, rows.first(), down);
        return Stream.of(new ImageGrid(first, right, down, height, width, found.size()));
    }

    /** The numbers of rows or columns, without those that have far fewer patches than others. */
    private static NavigableSet<Integer> lines(List<Cell> cells, ToIntFunction<Cell> line) {
        TreeMap<Integer, Long> counts =
                cells.stream().collect(Collectors.groupingBy(line::applyAsInt, TreeMap::new, Collectors.counting()));
        long most = Collections.max(counts.values());
        counts.values().removeIf(count -> FEWER * count < most);
        return counts.navigableKeySet();
    }

    private static double mean(List<Cell> cells, ToDoubleFunction<Cell> value) {
        return cells.stream().mapToDouble(value).average().orElseThrow();
    }

    /** How far it is from one row or column to the next, by least squares. */
    private static double slope(List<Cell> cells, ToIntFunction<Cell> number, ToDoubleFunction<Cell> position) {
        double middle = mean(cells, number::applyAsInt);
        double covariance = mean(cells, cell -> (number.applyAsInt(cell) - middle) * position.applyAsDouble(cell));
        return covariance / mean(cells, cell -> Math.pow(number.applyAsInt(cell) - middle, 2));
    }
}
