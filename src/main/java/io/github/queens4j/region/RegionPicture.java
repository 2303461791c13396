package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A drawing of a puzzle, with a player's marks and a highlighted deduction or without: an immutable value.
 *
 * <pre>{@code
 * Deduction hint = Hints.next(regions, marks).orElseThrow();
 * String svg = RegionPicture.of(regions).withMarks(marks).withDeduction(hint).svg();
 * }</pre>
 *
 * <p>Nothing is told by colour alone: regions have borders and letters, the reasons of a deduction a ring, what it
 * crosses out a thick cross and what it places a frame. Rows and columns are numbered from 1, as in the sentences of
 * {@link Deduction#explain}.
 */
public final class RegionPicture {

    private static final String RESET = "\033[0m";

    private final Regions regions;
    private final Marks marks;
    private final @Nullable Deduction deduction;

    private RegionPicture(Regions regions, Marks marks, @Nullable Deduction deduction) {
        this.regions = regions;
        this.marks = marks;
        this.deduction = deduction;
    }

    /**
     * An empty board.
     *
     * @param regions how it is cut
     * @return its picture
     */
    public static RegionPicture of(Regions regions) {
        return new RegionPicture(Objects.requireNonNull(regions, "regions"), Marks.none(), null);
    }

    /**
     * With queens and crosses, right or wrong.
     *
     * @param marks the player's marks
     * @return the picture with these marks alone
     * @throws IllegalArgumentException if one is not on the board
     */
    public RegionPicture withMarks(Marks marks) {
        marks.queens().forEach(this::requireOnBoard);
        marks.crosses().forEach(this::requireOnBoard);
        return new RegionPicture(regions, marks, deduction);
    }

    /**
     * With a deduction: its reasons, and what it places or crosses out.
     *
     * @param deduction the step
     * @return the picture with this step alone
     * @throws IllegalArgumentException if one of its squares is not on the board
     */
    public RegionPicture withDeduction(Deduction deduction) {
        deduction.placed().forEach(this::requireOnBoard);
        deduction.crossedOut().forEach(this::requireOnBoard);
        deduction.reasons().forEach(this::requireOnBoard);
        return new RegionPicture(regions, marks, deduction);
    }

    private void requireOnBoard(Square square) {
        if (square.row() >= regions.size() || square.column() >= regions.size()) {
            throw new IllegalArgumentException(
                    square + " must be on the board of " + regions.size() + " rows and columns");
        }
    }

    /**
     * Draws the picture.
     *
     * @return a self-contained SVG document without a size of its own, for light and dark surroundings
     */
    public String svg() {
        return RegionSvg.draw(regions, marks, deduction);
    }

    /**
     * Writes the board in characters: for each square the letter of its region and its mark, {@code ♛} or {@code ×},
     * what a deduction adds among them.
     *
     * @return a line for each row, each with its line break
     */
    public String text() {
        return text(false);
    }

    /**
     * Writes the board as {@link #text} does, on coloured ground.
     *
     * @return lines with escape sequences for 24-bit colours, for terminals that understand them
     */
    public String colouredText() {
        return text(true);
    }

    private String text(boolean coloured) {
        List<Integer> colours = RegionColours.of(regions);
        Marks all = deduction == null ? marks : marks.with(deduction);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < regions.size(); row++) {
            for (int column = 0; column < regions.size(); column++) {
                int region = regions.region(row, column);
                if (coloured) {
                    text.append(ground(RegionColours.LIGHT.get(colours.get(region))));
                }
                text.append(regions.name(region))
                        .append(mark(all, new Square(row, column)))
                        .append(' ');
            }
            String line = coloured ? RESET : "";
            text.append(line).append('\n');
        }
        return text.toString();
    }

    private static char mark(Marks marks, Square square) {
        return marks.queens().contains(square) ? '♛' : marks.crosses().contains(square) ? '×' : ' ';
    }

    /** Black on a colour that is written as #rrggbb. */
    private static String ground(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return "\033[30;48;2;" + (rgb >> 16) + ";" + (rgb >> 8 & 0xFF) + ";" + (rgb & 0xFF) + "m";
    }
}
