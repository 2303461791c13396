package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Colours for regions, twelve in light surroundings and twelve in dark ones. Any two differ by 8 in lightness or by 20
 * in all (CIE L* and CIE76), for normal sight and for protanopia, deuteranopia and tritanopia (Machado, Oliveira and
 * Fernandes 2009); a queen and a border have a contrast of at least 3 on each, as WCAG 2 asks for.
 */
final class RegionColours {

    static final List<String> LIGHT = List.of(
            "#c08cbb", "#ecd573", "#94b2fa", "#a8ecad", "#d2fdfe", "#fd8158", "#f6fa92", "#c7b2d4", "#f6a29c",
            "#32c17b", "#8d92f5", "#d5d8e2");
    static final List<String> DARK = List.of(
            "#7658a9", "#c75e17", "#4a4fde", "#359b60", "#435468", "#af3d3d", "#348066", "#713090", "#c86c96",
            "#2e286b", "#7b85d0", "#72333e");

    // Dark lines show on grounds of at least this brightness, of 255: their contrast is about 3, as WCAG 2 asks for.
    private static final int BRIGHT = 110;

    // The channels of a grey differ by at most this share of 255.
    private static final double GREY = 0.1;
    // The lightness of a colour is halfway from its least channel to its largest. In shares of 255, a white or light
    // colour is above these, and a dark or black one below these.
    private static final double WHITE = 0.93;
    private static final double LIGHT_SHADE = 0.7;
    private static final double DARK_SHADE = 0.35;
    private static final double BLACK = 0.12;

    private RegionColours() {}

    /** A colour of 24 bits as #rrggbb; mixed with white if it is too dark for dark lines. */
    static String light(int rgb) {
        int brightness = (299 * (rgb >> 16) + 587 * (rgb >> 8 & 255) + 114 * (rgb & 255)) / 1000;
        return brightness < BRIGHT
                ? light(rgb + 0x1f1f1f - (rgb >> 3 & 0x1f1f1f))
                : "#" + Integer.toHexString(1 << 24 | rgb).substring(1);
    }

    /** A colour for each region: its own up to twelve; beyond, those of regions that touch differ if possible. */
    static List<Integer> of(Regions regions) {
        List<Integer> colours = new ArrayList<>();
        for (List<Square> part : regions.parts()) {
            Interruption.check();
            Set<Integer> taken = taken(regions, part, colours);
            int first = colours.size() % LIGHT.size();
            colours.add(IntStream.range(first, first + LIGHT.size())
                    .map(colour -> colour % LIGHT.size())
                    .filter(colour -> !taken.contains(colour))
                    .findFirst()
                    .orElse(first));
        }
        return colours;
    }

    private static Set<Integer> taken(Regions regions, List<Square> part, List<Integer> colours) {
        int last = regions.size() - 1;
        Set<Integer> taken = new HashSet<>();
        for (Square square : part) {
            for (int neighbour = 0; neighbour < 9; neighbour++) {
                int row = Math.max(0, Math.min(last, square.row() + neighbour / 3 - 1));
                int column = Math.max(0, Math.min(last, square.column() + neighbour % 3 - 1));
                int region = regions.region(row, column);
                if (region < colours.size()) {
                    taken.add(colours.get(region));
                }
            }
        }
        return taken;
    }

    /** What a colour is called in English, by its hue, saturation and lightness. */
    static String name(int rgb) {
        int red = rgb >> 16;
        int green = rgb >> 8 & 255;
        int blue = rgb & 255;
        int most = Math.max(red, Math.max(green, blue));
        int least = Math.min(red, Math.min(green, blue));
        double light = (most + least) / 510.0;
        String shade = light > LIGHT_SHADE ? "light " : light < DARK_SHADE ? "dark " : "";
        double apart = most - least;
        if (apart > GREY * 255) {
            double sixths = red == most
                    ? (green - blue) / apart
                    : green == most ? 2 + (blue - red) / apart : 4 + (red - green) / apart;
            return shade + hue((int) (60 * sixths + 360) % 360);
        }
        return light > WHITE ? "white" : light < BLACK ? "black" : shade + "grey";
    }

    private static String hue(int degrees) {
        String warm = degrees < 15 ? "red" : degrees < 45 ? "orange" : degrees < 75 ? "yellow" : "green";
        String cold = degrees < 195 ? "turquoise" : degrees < 255 ? "blue" : degrees < 285 ? "purple" : "pink";
        return degrees < 165 ? warm : degrees < 345 ? cold : "red";
    }
}
