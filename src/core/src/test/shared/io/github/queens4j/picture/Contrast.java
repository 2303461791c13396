package io.github.queens4j.picture;

import java.util.stream.IntStream;

/** The light of colours, as WCAG 2 reckons it. */
public final class Contrast {

    private Contrast() {}

    /** Of two colours, 1 to 21. */
    public static double of(String one, String other) {
        double first = light(one) + 0.05;
        double second = light(other) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double light(String colour) {
        double[] rgb = linear(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    }

    /** Red, green and blue of {@code #rrggbb} or {@code #rgb}, each from 0 to 1. */
    public static double[] linear(String colour) {
        int rgb = Integer.decode(colour.replaceFirst("^#(.)(.)(.)$", "#$1$1$2$2$3$3"));
        return IntStream.of(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF)
                .mapToDouble(value -> value / 255.0)
                .map(value -> value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4))
                .toArray();
    }
}
