package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.tour.TourFormat;
import io.github.queens4j.tour.Tours;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Pictures of every kind, put as they are into one HTML page, where ids and rules of style hold for all of it. */
class OnePageTest {

    private static final Pattern RULE = Pattern.compile("(?m)^(\\.queens4j-[^{]*)(\\{.*})$");

    private static final List<String> PICTURES = List.of(
            Solvers.first(8).orElseThrow().format(BoardFormat.SVG),
            Tours.open(5).orElseThrow().format(TourFormat.SVG),
            Tours.closed(6, 6).orElseThrow().format(TourFormat.SVG),
            BoardSheet.fundamental(6).svg(),
            BoardSheet.fundamental(7).svg(),
            HeatMap.of(Puzzle.ofSize(1), new long[][] {{1}}).svg());

    @Test
    void noIdIsThereTwice() {
        Set<String> ids = new HashSet<>();
        for (String picture : PICTURES) {
            for (Element element : SvgDocument.of(picture).all("*")) {
                String id = element.getAttribute("id");
                assertThat(id.isEmpty() || ids.add(id)).as(id).isTrue();
            }
        }
        assertThat(ids).hasSize(2);
    }

    @Test
    void everyReferenceStaysInItsPicture() {
        for (String picture : PICTURES) {
            SvgDocument svg = SvgDocument.of(picture);
            Set<String> ids = new HashSet<>();
            svg.all("*").forEach(element -> ids.add("#" + element.getAttribute("id")));
            assertThat(svg.all("use")).allMatch(use -> ids.contains(use.getAttribute("href")));
        }
    }

    @Test
    void aClassLooksTheSameInEveryPicture() {
        Map<String, String> rules = new HashMap<>();
        for (String picture : PICTURES) {
            String scheme = "";
            for (String line : picture.lines().toList()) {
                scheme = line.startsWith("@media") ? line : line.startsWith("</style") ? "" : scheme;
                for (MatchResult rule : RULE.matcher(line).results().toList()) {
                    String before = rules.putIfAbsent(scheme + rule.group(1), rule.group(2));
                    assertThat(rule.group(2)).as(rule.group(1)).isEqualTo(before == null ? rule.group(2) : before);
                }
            }
        }
        assertThat(rules).hasSizeGreaterThan(20);
    }
}
