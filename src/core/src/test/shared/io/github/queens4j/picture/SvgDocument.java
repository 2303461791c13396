package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A picture as a reader sees it: parsed, and held to what every picture promises. */
public final class SvgDocument {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final Pattern PLACE = Pattern.compile("translate\\((\\S+) (\\S+)\\)");

    private final Document document;

    private SvgDocument(Document document) {
        this.document = document;
    }

    /** Reads a picture; it must be well-formed, described, self-contained and fit for both colour schemes. */
    public static SvgDocument of(String svg) {
        SvgDocument picture = new SvgDocument(parse(svg));
        Element root = picture.document.getDocumentElement();
        assertThat(root.getNamespaceURI()).isEqualTo(NAMESPACE);
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(((Element) root.getFirstChild().getNextSibling()).getTagName())
                .isEqualTo("title");
        assertThat(picture.all("desc")).hasSize(1);
        assertThat(svg.replace(NAMESPACE, ""))
                .doesNotContain("http", "url(", "@import", "<script", "<image", "NaN", "Infinity");
        assertThat(svg).contains("@media (prefers-color-scheme:dark)");
        List<String> named = picture.all("*").stream()
                .map(element -> "#" + element.getAttribute("id"))
                .toList();
        for (Element element : picture.all("*")) {
            assertThat(element.getAttribute("id")).matches("|queens4j-.*");
            assertThat(element.getAttribute("href")).matches("|#queens4j-.*");
            assertThat(element.getAttribute("href").isEmpty() || named.contains(element.getAttribute("href")))
                    .as("%s is drawn", element.getAttribute("href"))
                    .isTrue();
            assertThat(element.getAttribute("class")).matches("|queens4j-[a-z0-9-]+( queens4j-[a-z0-9-]+)*");
        }
        return picture;
    }

    private static Document parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + e, e);
        }
    }

    public String title() {
        return all("title").get(0).getTextContent();
    }

    public String description() {
        return all("desc").get(0).getTextContent();
    }

    /** Elements of a name, or of any name for a star. */
    public List<Element> all(String tag) {
        NodeList found = document.getElementsByTagNameNS(NAMESPACE, tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    public List<Element> withClass(String name) {
        return all("*").stream()
                .filter(element ->
                        List.of(element.getAttribute("class").split(" ", -1)).contains(name))
                .toList();
    }

    public List<String> texts() {
        return all("text").stream().map(Element::getTextContent).toList();
    }

    public List<String> titles(String name) {
        return withClass(name).stream().map(SvgDocument::titleOf).toList();
    }

    public static String titleOf(Element element) {
        return element.getElementsByTagNameNS(NAMESPACE, "title").item(0).getTextContent();
    }

    static double[] place(Element element) {
        Matcher place = PLACE.matcher(element.getAttribute("transform"));
        assertThat(place.find()).isTrue();
        return new double[] {Double.parseDouble(place.group(1)), Double.parseDouble(place.group(2))};
    }

    double width() {
        return Double.parseDouble(document.getDocumentElement().getAttribute("width"));
    }

    double height() {
        return Double.parseDouble(document.getDocumentElement().getAttribute("height"));
    }
}
