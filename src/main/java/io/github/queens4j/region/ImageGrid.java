package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where the squares of a board are in a picture: a map from columns and rows, counted from the middle of the first
 * square, to pixels.
 *
 * <p>Lines may be thick, faint or blurred, but squares are patches of like colour and one size, side by side. Finding
 * most of them is enough to know where the others are.
 */
record ImageGrid(AffineTransform place, int rows, int columns, int found) {

    private static final int FEWEST = 4; // rows and columns of the smallest board with a solution, but for one square
    private static final double LEAST_FOUND = 0.35; // of the squares: marks, noise and like colours hide others
    private static final int FEWER = 5; // a line with so many times fewer patches than others is text beside the board
    private static final double RIVAL = 0.8; // of the largest grid's area: in doubt which one is meant

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
        return found * Math.abs(place.getDeterminant());
    }

    /** The side of a square, in pixels. */
    double size() {
        return Math.sqrt(Math.abs(place.getDeterminant()));
    }

    Point2D at(double row, double column) {
        return place.transform(new Point2D.Double(column, row), null);
    }

    /** Whether the middle of another grid is between the first and the last square. */
    boolean covers(ImageGrid other) {
        Rectangle2D all = new Rectangle2D.Double();
        all.setFrameFromDiagonal(at(0, 0), at(rows, columns));
        return all.contains(other.at(other.rows / 2.0, other.columns / 2.0));
    }

    /** The same squares by a quarter turn: the first column is the first row, from its end to its beginning. */
    ImageGrid turned() {
        AffineTransform turned = new AffineTransform(place);
        turned.concatenate(new AffineTransform(0, -1, 1, 0, 0, rows - 1));
        return new ImageGrid(turned, /* rows= */ columns, /* columns= */ rows, found);
    }

    /** With one more row. */
    ImageGrid larger() {
        return new ImageGrid(place, rows + 1, columns, found);
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
            double apart = Math.max(Math.abs(other.width - box.width), Math.abs(other.height - box.height));
            boolean isNext = gap >= 0
                    && gap <= WIDEST_GAP * size + ROUNDING
                    && Math.min(Math.abs(right), Math.abs(down)) <= MOST_SHIFT * size + ROUNDING
                    && apart <= SIZES_APART * size + 2 * ROUNDING;
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
                    List<Cell> next = left.stream()
                            .flatMap(box -> cell.next(box).stream())
                            .toList();
                    next.forEach(neighbour -> left.remove(neighbour.box));
                    part.addAll(next);
                }
                parts.add(part);
            }
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
        if (Math.min(height, width) < FEWEST || cells.size() < LEAST_FOUND * height * width) {
            return Stream.empty();
        }
        double rightX = slope(cells, Cell::column, cell -> cell.box.getCenterX());
        double downY = slope(cells, Cell::row, cell -> cell.box.getCenterY());
        double rightY = slope(cells, Cell::column, cell -> cell.box.getCenterY() - cell.row * downY);
        double downX = slope(cells, Cell::row, cell -> cell.box.getCenterX() - cell.column * rightX);
        double x = mean(cells, cell -> cell.box.getCenterX() - cell.column * rightX - cell.row * downX);
        double y = mean(cells, cell -> cell.box.getCenterY() - cell.column * rightY - cell.row * downY);
        AffineTransform place = new AffineTransform(rightX, rightY, downX, downY, x, y);
        place.translate(columns.first(), rows.first());
        return Stream.of(new ImageGrid(place, height, width, cells.size()));
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
