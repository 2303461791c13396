package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.region.text.StepWords;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle as a screenshot shows it, read by {@link RegionImage}, or one without a picture. {@link Hints#of} goes on
 * from there. Immutable.
 *
 * @since 0.1.0
 */
public final class RegionReading {

    private final Regions regions;
    private final Marks marks;
    private final List<Square> unclear;
    private final List<Integer> colours;

    /** Keys of sentences. */
    final List<String> doubts;

    /** What has been found out about the regions, if anything has. */
    final @Nullable RegionVerdict verdict;

    RegionReading(
            Regions regions,
            Marks marks,
            List<Square> unclear,
            List<Integer> colours,
            List<String> doubts,
            @Nullable RegionVerdict verdict) {
        this.regions = regions;
        this.marks = marks;
        this.unclear = List.copyOf(unclear);
        this.colours = List.copyOf(colours);
        this.doubts = List.copyOf(doubts);
        this.verdict = verdict;
    }

    /**
     * {@return an untouched board without a picture, colours and doubts}
     *
     * @param regions how it is cut
     */
    public static RegionReading of(Regions regions) {
        return new RegionReading(
                Objects.requireNonNull(regions, "regions"), Marks.none(), List.of(), List.of(), List.of(), null);
    }

    /** {@return the same with the colours of {@link RegionPicture} if it has none} */
    public RegionReading coloured() {
        List<Integer> usual = RegionColours.of(regions).stream()
                .map(colour -> Integer.decode(RegionColours.LIGHT.get(colour)))
                .toList();
        return new RegionReading(regions, marks, unclear, colours.isEmpty() ? usual : colours, doubts, verdict);
    }

    /** {@return the cut of the board} */
    public Regions regions() {
        return regions;
    }

    /** {@return the queens and crosses that stand on it; may be wrong, as a player may} */
    public Marks marks() {
        return marks;
    }

    /** {@return the squares with something on them that is neither surely a queen nor a cross: none of the marks} */
    public List<Square> unclear() {
        return unclear;
    }

    /** {@return the colour of each region, 24 bits of sRGB, red highest; empty if there is no picture} */
    public List<Integer> colours() {
        return colours;
    }

    /**
     * {@return sentences on why the regions may be other ones, empty if there are none} A map that was misread rarely
     * has exactly one solution, so that is a doubt as well.
     */
    public List<String> doubts() {
        return doubts(StepWords.ENGLISH);
    }

    List<String> doubts(Phrases words) {
        return doubts.stream().map(key -> words.say(key, place -> "")).toList();
    }

    /** {@return a drawing in these colours, or in its own if there are none, without marks} */
    public RegionPicture picture() {
        RegionPicture usual = RegionPicture.of(regions);
        return colours.isEmpty() ? usual : usual.colours(colours);
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
