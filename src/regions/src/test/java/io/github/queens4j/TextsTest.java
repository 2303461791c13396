package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.picture.BoardSheet;
import io.github.queens4j.picture.HeatMap;
import io.github.queens4j.picture.StateTree;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import io.github.queens4j.tour.Tour;
import io.github.queens4j.tour.TourFormat;
import io.github.queens4j.tour.Tours;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** One rule for all texts that are returned: who prints one adds the line break at its end. */
class TextsTest {

    private static Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        Board board = Solvers.first(6).orElseThrow();
        Puzzle puzzle = Puzzle.ofSize(6).withQueen(0, 1);
        for (BoardFormat format : BoardFormat.values()) {
            texts.put("board " + format, board.format(format));
            texts.put("puzzle " + format, puzzle.format(format));
        }
        Tour tour = Tours.open(5).orElseThrow();
        for (TourFormat format : TourFormat.values()) {
            texts.put("tour " + format, tour.format(format));
        }
        RegionPuzzle regions = RegionGenerator.ofSize(6).seed(1).generate();
        for (RegionFormat format : RegionFormat.values()) {
            texts.put("regions " + format, regions.regions().format(format));
            texts.put("region puzzle " + format, regions.format(format));
        }
        RegionPicture picture = RegionPicture.of(regions.regions());
        texts.put("region picture", picture.svg());
        texts.put("region picture text", picture.format());
        texts.put("region picture in colour", picture.formatInColour());
        RegionSheet sheet = RegionSheet.of(List.of(regions));
        texts.put("sheet", sheet.html());
        texts.put("sheet with borders", sheet.bordered(true).html());
        texts.put("page", RegionPage.of(List.of(regions)).html());
        StateTree tree = StateTree.search(puzzle, StateTree.Nodes.PROMISING);
        texts.put("tree", tree.format());
        texts.put("boards", BoardSheet.fundamental(6).svg());
        HeatMap map = HeatMap.of(Puzzle.ofSize(2), new long[][] {{1, 0}, {0, 1}});
        texts.put("heat map", map.svg());
        texts.put("heat map text", map.format());
        Deduction step = regions.deductions().get(0);
        texts.put("explanation", step.explain());
        for (Object value : List.of(board, puzzle, tour, regions, regions.regions(), step, tree.root())) {
            texts.put(value.getClass().getSimpleName().toLowerCase(Locale.ROOT) + " toString", value.toString());
        }
        return texts;
    }

    @Test
    void noTextEndsInALineBreak() {
        assertThat(texts())
                .allSatisfy((name, text) ->
                        assertThat(text).isNotEmpty().doesNotEndWith("\n").doesNotContain("\r"));
    }
}
