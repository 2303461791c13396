package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertNullNamed;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** Nothing takes null, and what refuses it names the argument. */
@NullUnmarked
class NullTest {

    private static final RegionPuzzle PUZZLE = RegionPuzzle.parse(Examples.PUZZ_LINK);
    private static final Regions REGIONS = PUZZLE.regions();
    private static final RegionSketch SKETCH = RegionSketch.of(REGIONS);

    private static void refuse(String argument, ThrowingCallable... calls) {
        for (ThrowingCallable call : calls) {
            assertNullNamed(call, argument);
        }
    }

    @Test
    void isRefusedByName() {
        RegionGenerator generator = RegionGenerator.ofSize(6);
        RegionPicture picture = RegionPicture.of(REGIONS);
        refuse("regionOf", () -> Regions.of(null), () -> RegionSketch.of((int[][]) null));
        refuse("text", () -> Regions.parse(null), () -> Regions.parseAll(null), () -> RegionSketch.parse(null));
        refuse("text", () -> RegionSketch.parseAll(null), () -> RegionPuzzle.parse(null));
        refuse("title", () -> REGIONS.titled(null));
        refuse("symmetry", () -> REGIONS.transform(null));
        refuse(
                "format",
                () -> Regions.parse("A", null),
                () -> REGIONS.format(null),
                () -> SKETCH.format(null),
                () -> PUZZLE.format(null));
        refuse("square", () -> REGIONS.region(null), () -> SKETCH.region(null));
        refuse("square", () -> Marks.none().withQueen(null), () -> Marks.none().withCross(null));
        refuse("square", () -> Marks.none().without(null));
        refuse("regions", () -> RegionSketch.of((Regions) null), () -> RegionPuzzle.of(null));
        refuse("regions", () -> RegionVerdict.search(null), () -> RegionMend.find(null, List.of()));
        refuse("regions", () -> RegionPicture.of(null), () -> RegionReading.of(null));
        refuse("regions", () -> Hints.of((Regions) null), () -> generator.locked((int[]) null));
        refuse("reading", () -> Hints.of((RegionReading) null));
        refuse("words", () -> Hints.of(REGIONS).words(null));
        refuse(
                "marks",
                () -> Hints.of(REGIONS).next(null),
                () -> Hints.of(REGIONS).solve(null));
        refuse("marks", () -> RegionVerdict.search(REGIONS).marks(null), () -> picture.marks(null));
        refuse("queens", () -> new Marks(null, List.of()));
        refuse("crosses", () -> new Marks(List.of(), null));
        refuse("deduction", () -> Marks.none().with(null), () -> picture.deduction(null));
        refuse("locked", () -> RegionMend.find(REGIONS, null));
        refuse("sketch", () -> RegionGenerator.completing(null));
        refuse("solution", () -> generator.solution(null));
        refuse("difficulty", () -> generator.difficulty(null));
        refuse("listener", () -> generator.onProgress(null));
        refuse("file", () -> RegionImage.read((Path) null));
        refuse("in", () -> RegionImage.read((InputStream) null));
        refuse("argb", () -> RegionImage.read(1, 1, null));
        refuse("name", () -> Difficulty.named(null), () -> Technique.named(null), () -> RegionFormat.named(null));
    }
}
