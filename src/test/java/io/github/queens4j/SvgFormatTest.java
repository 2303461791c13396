package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgFormatTest {

    private static final String SVG = "http://www.w3.org/2000/svg";

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 8, 20, 51, 300})
    void thePictureIsWellFormedAndDescribed(int n) throws Exception {
        Board board = Construction.solution(n);
        Element root = parse(board).getDocumentElement();

        assertThat(root.getNamespaceURI()).isEqualTo(SVG);
        assertThat(root.getLocalName()).isEqualTo("svg");
        assertThat(root.getAttribute("viewBox")).isEqualTo("-.6 -.6 " + (n + 1) + ".2 " + (n + 1) + ".2");
        assertThat(only(root, "title").getTextContent()).isEqualTo("Queens on a board of size " + n + ", a solution");
        assertThat(only(root, "desc").getTextContent()).endsWith(board.toString());
    }

    @Test
    void aBoardWithAttacksIsNotCalledASolution() throws Exception {
        assertThat(only(parse(Board.of(0, 0)).getDocumentElement(), "title").getTextContent())
                .endsWith(", not a solution");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 20})
    void everyQueenIsDrawnOnItsSquare(int n) throws Exception {
        Board board = Construction.solution(n);
        String path = withClass(parse(board), "queens4j-queen").getAttribute("d");

        List<Integer> columns = new ArrayList<>();
        for (MatchResult corner :
                Pattern.compile(" M(\\d+) (\\d+)m").matcher(path).results().toList()) {
            assertThat(corner.group(2)).as("row").isEqualTo(String.valueOf(columns.size()));
            columns.add(Integer.valueOf(corner.group(1)));
        }
        assertThat(columns.stream().mapToInt(Integer::intValue).toArray()).isEqualTo(board.columns());
    }

    @Test
    void darkSquaresAreThoseInAnOddRowOrAnOddColumnButNotBoth() throws Exception {
        Element dark = withClass(parse(Construction.solution(5)), "queens4j-dark");

        assertThat(dark.getAttribute("fill-rule")).isEqualTo("evenodd");
        assertThat(dark.getAttribute("d")).isEqualTo("M0 0M1 0h1v5h-1zM0 1h5v1h-5zM3 0h1v5h-1zM0 3h5v1h-5z");
    }

    @Test
    void theFrameFillsThePictureAndTheSquaresTheBoard() throws Exception {
        Document picture = parse(Construction.solution(5));

        assertThat(withClass(picture, "queens4j-frame").getAttribute("width")).isEqualTo("6.2");
        assertThat(withClass(picture, "queens4j-frame").getAttribute("height")).isEqualTo("6.2");
        assertThat(withClass(picture, "queens4j-light").getAttribute("width")).isEqualTo("5");
        assertThat(withClass(picture, "queens4j-light").getAttribute("height")).isEqualTo("5");
    }

    @Test
    void rowsAndColumnsAreNumberedWhileNumbersAreReadable() throws Exception {
        assertThat(parse(Construction.solution(4))
                        .getElementsByTagNameNS(SVG, "text")
                        .getLength())
                .isEqualTo(8);
        assertThat(parse(Construction.solution(50))
                        .getElementsByTagNameNS(SVG, "text")
                        .getLength())
                .isEqualTo(100);
        assertThat(parse(Construction.solution(51))
                        .getElementsByTagNameNS(SVG, "text")
                        .getLength())
                .isZero();
    }

    @Test
    void thePictureNeedsNothingFromOutside() {
        String picture = Construction.solution(8).format(BoardFormat.SVG);

        assertThat(picture.replace(SVG, "")).doesNotContain("href", "url(", "http", "@import", " id=");
        assertThat(picture).contains("@media (prefers-color-scheme:dark)");
    }

    @Test
    void thePictureGrowsLinearly() {
        assertThat(Construction.solution(1000).format(BoardFormat.SVG)).hasSizeLessThan(500_000);
    }

    private static Document parse(Board board) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(board.format(BoardFormat.SVG))));
    }

    private static Element only(Element root, String name) {
        NodeList found = root.getElementsByTagNameNS(SVG, name);
        assertThat(found.getLength()).as(name).isEqualTo(1);
        return (Element) found.item(0);
    }

    private static Element withClass(Document document, String name) {
        List<Element> found = new ArrayList<>();
        NodeList all = document.getElementsByTagNameNS(SVG, "*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (element.getAttribute("class").equals(name)) {
                found.add(element);
            }
        }
        assertThat(found).as(name).hasSize(1);
        return found.get(0);
    }
}
