package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Patches of like colour in a picture, found by flooding: the squares of a board are some of them. */
final class ImagePatches {

    /** How much neighbouring pixels of a patch may differ in a channel of 255: from faint lines to noisy pictures. */
    private static final int[] TOLERANCES = {5, 10, 18, 28, 40};

    private static final int SMALLEST = 6; // smaller ones, in pixels a side, are letters and noise
    private static final int MOST = 2000; // more are no board, and grids compare each with each

    // What looks like a square.
    private static final double LEAST_SHORTER = 0.8; // its shorter side, as part of the longer one
    private static final int BLUR = 2; // but for pixels at its edges
    private static final double LEAST_FILLED = 0.3; // of its box, as a mark may cover the rest

    private final int width;
    private final int[] rgb;

    // How much neighbouring pixels may differ, and how much any may from the first, in a channel of 255.
    private final int tolerance;
    private final int drift;

    /** Pixels that are in a patch, and those at the border of the picture: so all others have four neighbours. */
    private final boolean[] seen;

    private final int[] stack;

    private final Interruption interruption = Interruption.every(1 << 16); // pixels

    private ImagePatches(ImagePixels picture, int tolerance) {
        width = picture.width();
        rgb = picture.rgb();
        this.tolerance = tolerance;
        drift = 5 * tolerance / 2;
        stack = new int[rgb.length];
        seen = new boolean[rgb.length];
        Arrays.fill(seen, 0, width, true);
        Arrays.fill(seen, rgb.length - width, rgb.length, true);
        for (int left = 0; left < rgb.length; left += width) {
            seen[left] = true;
            seen[left + width - 1] = true;
        }
    }

    /** For each tolerance the patches that look like squares. */
    static Stream<List<Rectangle>> of(ImagePixels picture) {
        return IntStream.of(TOLERANCES).mapToObj(tolerance -> largest(picture, tolerance));
    }

    /** The largest boxes around connected pixels of like colour that look like squares. */
    private static List<Rectangle> largest(ImagePixels picture, int tolerance) {
        ImagePatches patches = new ImagePatches(picture, tolerance);
        List<Rectangle> boxes = new ArrayList<>();
        for (int first = 0; first < patches.rgb.length; first++) {
            if (!patches.seen[first]) {
                Patch patch = patches.flood(first);
                if (patch.isSquare()) {
                    boxes.add(patch.box);
                }
            }
        }
        boxes.sort(Comparator.comparingInt(box -> -box.width * box.height));
        return boxes.subList(0, Math.min(boxes.size(), MOST));
    }

    private record Patch(Rectangle box, int area) {

        boolean isSquare() {
            int longer = Math.max(box.width, box.height);
            int shorter = Math.min(box.width, box.height);
            return shorter >= SMALLEST
                    && shorter >= LEAST_SHORTER * longer - BLUR
                    && area >= LEAST_FILLED * longer * shorter;
        }
    }

    /** The patch of a pixel, which is the first of it row by row. */
    private Patch flood(int first) {
        int[] ways = {1, -1, width, -width};
        int area = 0;
        int left = width;
        int right = 0;
        int bottom = 0;
        int size = 0;
        seen[first] = true;
        stack[size++] = first;
        while (size > 0) {
            int at = stack[--size];
            interruption.step();
            area++;
            left = Math.min(left, at % width);
            right = Math.max(right, at % width);
            bottom = Math.max(bottom, at / width);
            for (int way : ways) {
                int next = at + way;
                if (!seen[next] && isNear(next, at, tolerance) && isNear(next, first, drift)) {
                    seen[next] = true;
                    stack[size++] = next;
                }
            }
        }
        int top = first / width;
        return new Patch(new Rectangle(left, top, right - left + 1, bottom - top + 1), area);
    }

    private boolean isNear(int pixel, int other, int most) {
        int a = rgb[pixel];
        int b = rgb[other];
        return Math.abs((a >> 16 & 255) - (b >> 16 & 255)) <= most
                && Math.abs((a >> 8 & 255) - (b >> 8 & 255)) <= most
                && Math.abs((a & 255) - (b & 255)) <= most;
    }
}
