package io.github.queens4j.picture;

import io.github.queens4j.picture.LogPlot.Series;
import java.util.ArrayList;
import java.util.List;

/** From the numbers of a plot to places in its frame: x linear, y logarithmic from one power of ten to another. */
final class PlotScale {

    private static final int MOST_X_TICKS = 20;
    private static final int MOST_Y_TICKS = 10;

    private final double left;
    private final double top;
    private final double width;
    private final double height;
    private final int leastX;
    private final int mostX;
    private final int leastPower;
    private final int mostPower;

    PlotScale(List<Series> series, double left, double top, double width, double height) {
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        leastX =
                series.stream().mapToInt(line -> line.points().firstKey()).min().orElseThrow();
        mostX = series.stream().mapToInt(line -> line.points().lastKey()).max().orElseThrow();
        double[] values = series.stream()
                .flatMap(line -> line.points().values().stream())
                .mapToDouble(Double::doubleValue)
                .filter(y -> !Double.isNaN(y))
                .sorted()
                .toArray();
        leastPower = powerAtMost(values[0]);
        int above = powerAtMost(values[values.length - 1]);
        boolean exact = power(above) == values[values.length - 1];
        mostPower = Math.max(leastPower + 1, exact ? above : above + 1);
    }

    double x(int x) {
        return mostX == leastX ? left + width / 2 : left + width * ((double) x - leastX) / ((double) mostX - leastX);
    }

    double y(double y) {
        return top + height * (mostPower - Math.log10(y)) / (mostPower - leastPower);
    }

    /** Whole numbers with a mark on the axis: all of them, or every second, fifth, tenth and so on. */
    List<Integer> xTicks() {
        long range = (long) mostX - leastX;
        long step = 1;
        for (int i = 0; range / step >= MOST_X_TICKS; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        List<Integer> ticks = new ArrayList<>();
        for (long x = Math.floorDiv(leastX + step - 1, step) * step; x <= mostX; x += step) {
            ticks.add((int) x);
        }
        return ticks;
    }

    /** Exponents of the powers of ten with a mark. */
    List<Integer> yTicks() {
        int step = (mostPower - leastPower + MOST_Y_TICKS - 1) / MOST_Y_TICKS;
        List<Integer> ticks = new ArrayList<>();
        for (int power = leastPower; power <= mostPower; power += step) {
            ticks.add(power);
        }
        return ticks;
    }

    /** The values 2 to 9 times a power of ten that get a finer line, if there are few powers. */
    List<Double> finerTicks() {
        List<Double> ticks = new ArrayList<>();
        for (int power = leastPower; power < mostPower && mostPower - leastPower <= MOST_Y_TICKS; power++) {
            for (int digit = 2; digit <= 9; digit++) {
                ticks.add(digit * power(power));
            }
        }
        return ticks;
    }

    static double power(int exponent) {
        return Double.parseDouble("1e" + exponent);
    }

    private static int powerAtMost(double value) {
        int power = (int) Math.floor(Math.log10(value));
        // The logarithm may be off by a hair at a power of ten.
        return power(power + 1) <= value ? power + 1 : power(power) > value ? power - 1 : power;
    }
}
