package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.text.StepWords;
import java.util.List;
import java.util.Optional;

/**
 * What a screenshot shows, as {@link RegionImage} has read it, in unmodifiable lists.
 *
 * @param regions the cut of the board
 * @param marks the queens and crosses that stand on it; may be wrong, as a player may
 * @param unclear squares with something on them that is neither surely a queen nor a cross: none of the marks
 * @param colours the colour of each region: 24 bits of sRGB, red highest; empty for a map without a picture
 * @param doubts sentences on why the regions may be other ones, empty if there are none; a map that was misread rarely
 *     has exactly one solution, so that is a doubt as well
 * @since 0.1.0
 */
public record RegionReading(
        Regions regions, Marks marks, List<Square> unclear, List<Integer> colours, List<String> doubts) {

    /**
     * {@return a board without a picture, in the colours of {@link RegionPicture}}
     *
     * @param regions how it is cut
     */
    public static RegionReading of(Regions regions) {
        List<Integer> colours = RegionColours.of(regions).stream()
                .map(colour -> Integer.decode(RegionColours.LIGHT.get(colour)))
                .toList();
        return new RegionReading(regions, Marks.none(), List.of(), colours, List.of());
    }

    /** {@return a drawing in the colours of the screenshot, if there are any, without marks} */
    public RegionPicture picture() {
        RegionPicture usual = RegionPicture.of(regions);
        return colours.isEmpty() ? usual : usual.colours(colours);
    }

    /**
     * {@return the easiest next step, as by {@link Hints#next}, in whose sentence regions are named by letters and
     * colours, such as {@code region D (light green)}}
     *
     * @param marks what is on the board: those of this reading, and others or not
     */
    public Optional<Deduction> next(Marks marks) {
        return Hints.next(regions, marks, sentences());
    }

    /**
     * {@return the steps from there to the solution, as by {@link Hints#solve(Regions, Marks)}, in the same words}
     *
     * @param marks what is on the board: those of this reading, and others or not
     */
    public List<Deduction> solve(Marks marks) {
        return Hints.solve(regions, marks, sentences());
    }

    private Sentences sentences() {
        return new Sentences(regions.size(), this::name, StepWords.ENGLISH);
    }

    /**
     * {@return the letter of a region and what its colour, if any, looks like, such as {@code D (light green)}}
     *
     * @param region from 0 to n - 1
     */
    public String name(int region) {
        String letter = regions.name(region);
        return colours.isEmpty() ? letter : letter + " (" + RegionColours.name(colours.get(region)) + ")";
    }
}
