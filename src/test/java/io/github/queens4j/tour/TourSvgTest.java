package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class TourSvgTest {

    private static Document parse(Tour tour) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(tour.format(TourFormat.SVG))));
    }

    private static Element byClass(Document document, String tag, String name) {
        NodeList elements = document.getElementsByTagName(tag);
        for (int at = 0; at < elements.getLength(); at++) {
            Element element = (Element) elements.item(at);
            if (element.getAttribute("class").equals(name)) {
                return element;
            }
        }
        throw new AssertionError("no " + tag + " of class " + name);
    }

    @Test
    void drawsPathEndsAndNumbers() throws Exception {
        Document svg = parse(Tours.open(3, 4).orElseThrow());
        assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 180 140");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("Open knight's tour of a 3 x 4 board");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent()).startsWith("From row 1, column 1 to row");
        assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(12);
        String path = byClass(svg, "path", "path").getAttribute("d");
        assertThat(path).startsWith("M20 20L").doesNotEndWith("z");
        assertThat(path.chars().filter(c -> c == 'L').count()).isEqualTo(11);
        assertThat(byClass(svg, "circle", "start").getAttribute("cx")).isEqualTo("20");
        assertThat(byClass(svg, "circle", "end").getAttribute("r")).isEqualTo("6");
        String dark = byClass(svg, "path", "dark").getAttribute("d");
        assertThat(dark.chars().filter(c -> c == 'M').count()).isEqualTo(6);
        assertThat(svg.getElementsByTagName("style").item(0).getTextContent()).contains("prefers-color-scheme: dark");
    }

    @Test
    void closesThePathOfAClosedTour() throws Exception {
        Document svg = parse(Tours.closed(6).orElseThrow());
        assertThat(byClass(svg, "path", "path").getAttribute("d")).endsWith("z");
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(1);
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).startsWith("Closed knight's tour");
    }

    @Test
    void leavesTheNumbersOutOnLargeBoards() throws Exception {
        Document svg = parse(Tours.open(40).orElseThrow());
        assertThat(svg.getElementsByTagName("text").getLength()).isZero();
    }

    @Test
    void drawsWhatIsNoTourAsWell() throws Exception {
        Document svg = parse(Tour.of(new int[][] {{1, 2}}));
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).startsWith("Path of a 1 x 2");
        assertThat(parse(Tour.of(new int[][] {{1}}))
                        .getElementsByTagName("circle")
                        .getLength())
                .isEqualTo(1);
    }
}
