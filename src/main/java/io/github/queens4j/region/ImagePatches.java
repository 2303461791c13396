package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Patches of like colour in a picture, found by flooding: the squares of a board are some of them. */
final class ImagePatches {

    /** How far channels of neighbours in a patch differ at most: each is tried, for faint lines and noisy pictures. */
    private static final int[] TOLERANCES = {5, 10, 18, 28, 40};
    // A patch whose shorter side has fewer pixels is a letter or noise.
    private static final int SMALLEST = 6;
    // Only this number of the largest patches are compared, each with each: no board has more squares.
    private static final int MOST = 2000;
    // The shorter side of a square is at least this share of the longer one, less BLUR.
    private static final double LEAST_SHORTER = 0.8;
    // The pixels at the edges of a square that may be missing where it is blurred.
    private static final int BLUR = 2;
    // A square fills at least this share of the box around it; a mark may cover the rest.
    private static final double LEAST_FILLED = 0.3;

    private final int[] rgb;
    private final int width;
    private final int tolerance;

    /** Pixels that are in a patch, and those at the border of the picture: so all others have four neighbours. */
    private final boolean[] seen;

    /** The rectangle around a patch, in pixels. */
    record Box(int x, int y, int width, int height) {

        double centerX() {
            return x + width / 2.0;
        }

        double centerY() {
            return y + height / 2.0;
        }
    }

    private ImagePatches(ImagePixels picture, int tolerance) {
        rgb = picture.rgb;
        width = picture.width;
        this.tolerance = tolerance;
        seen = new boolean[rgb.length];
        Arrays.fill(seen, 0, width, true);
        Arrays.fill(seen, rgb.length - width, rgb.length, true);
        for (int left = 0; left < rgb.length; left += width) {
            seen[left] = true; // and with it the last one of the row above has no neighbour there
        }
    }

    /** For each tolerance, and for all, the largest boxes of connected pixels of like colour that look like squares. */
    static Stream<List<Box>> of(ImagePixels picture) {
        int[] stack = new int[picture.rgb.length];
        List<List<Box>> found = Arrays.stream(TOLERANCES)
                .mapToObj(tolerance -> new ImagePatches(picture, tolerance).squares(stack))
                .toList();
        List<Box> all = found.stream().flatMap(List::stream).distinct().toList();
        return Stream.concat(found.stream(), Stream.of(all))
                .map(boxes -> boxes.stream()
                        .sorted(Comparator.comparingInt(box -> -box.width() * box.height()))
                        .limit(MOST)
                        .toList());
    }

    private List<Box> squares(int[] stack) {
        Interruption interruption = Interruption.every(1 << 16); // pixels
        List<Box> boxes = new ArrayList<>();
        for (int first = 0; first < rgb.length; first++) {
            int left = width;
            int right = 0;
            int bottom = 0;
            int size = push(first, first, first, stack, 0);
            int area = 0;
            for (; size > 0; area++) {
                interruption.step();
                int at = stack[--size];
                left = Math.min(left, at % width);
                right = Math.max(right, at % width);
                bottom = Math.max(bottom, at / width);
                size = push(at + 1, at, first, stack, size);
                size = push(at - 1, at, first, stack, size);
                size = push(at + width, at, first, stack, size);
                size = push(at - width, at, first, stack, size);
            }
            // The first pixel of a patch row by row is at its top.
            Box box = new Box(left, first / width, right - left + 1, bottom - first / width + 1);
            int shorter = Math.min(box.width(), box.height());
            int longer = Math.max(box.width(), box.height());
            if (shorter >= Math.max(SMALLEST, LEAST_SHORTER * longer - BLUR)
                    && area >= LEAST_FILLED * longer * shorter) {
                boxes.add(box);
            }
        }
        return boxes;
    }

    /** Puts a pixel on the stack if it is new and like its neighbour and, as colours drift, like the first one. */
    private int push(int next, int neighbour, int first, int[] stack, int size) {
        if (seen[next] || apart(next, neighbour) > tolerance || apart(next, first) > 5 * tolerance / 2) {
            return size;
        }
        seen[next] = true;
        stack[size] = next;
        return size + 1;
    }

    private int apart(int pixel, int other) {
        int a = rgb[pixel];
        int b = rgb[other];
        int green = Math.abs((a >> 8 & 255) - (b >> 8 & 255));
        return Math.max(green, Math.max(Math.abs((a >> 16) - (b >> 16)), Math.abs((a & 255) - (b & 255))));
    }
}
