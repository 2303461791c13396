package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Colours for regions, twelve in light surroundings and twelve in dark ones.
 *
 * <p>Found by annealing the least distance of any two in OKLab, for normal sight and for protanopia, deuteranopia and
 * tritanopia (simulated after Machado, Oliveira and Fernandes 2009): no two are closer than 0.047 (light) and 0.057
 * (dark), and those that follow each other, as neighbours often do, no closer than 0.10 and 0.14. A queen on them has a
 * contrast of at least 5.6 (light) and 3.2 (dark); WCAG 2 asks for 3. Borders tell regions apart as well.
 */
final class RegionColours {

    static final List<String> LIGHT = List.of(
            "#df90b5", "#b6cb7d", "#7debff", "#feec99", "#41b3a5", "#afa04e", "#8cc0ff", "#ffc9af", "#f5f5f4",
            "#c98e79", "#8e98df", "#ffadd2");
    static final List<String> DARK = List.of(
            "#81376a", "#b95f7c", "#575100", "#8a841c", "#00453a", "#148fa6", "#235395", "#9f5910", "#6b1902",
            "#6e77c6", "#46266d", "#097e4e");

    private RegionColours() {}

    /**
     * A colour for each region: its own on boards up to twelve rows; beyond that, colours repeat, and not in regions
     * that touch if that can be helped.
     */
    static List<Integer> of(Regions regions) {
        List<Integer> colours = new ArrayList<>();
        for (List<Square> part : regions.parts()) {
            Interruption.check();
            Set<Integer> taken = taken(regions, part, colours);
            int first = colours.size() % LIGHT.size();
            int free = IntStream.range(first, first + LIGHT.size())
                    .map(colour -> colour % LIGHT.size())
                    .filter(colour -> !taken.contains(colour))
                    .findFirst()
                    .orElse(first);
            colours.add(free);
        }
        return colours;
    }

    /** The colours of regions that touch a part of the board, as far as they have one. */
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
}
