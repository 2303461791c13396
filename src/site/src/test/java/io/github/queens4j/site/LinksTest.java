package io.github.queens4j.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** Every link on the site leads to a file of it, and to a place in that file; nothing is loaded from elsewhere. */
class LinksTest {

    private static final Path SITE = Path.of("target/site");

    private final Map<Path, Set<String>> places = new HashMap<>();

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<Path> pages;
        try (Stream<Path> files = Files.walk(SITE)) {
            pages = files.filter(file -> file.toString().endsWith(".html")).toList();
        }
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path page : pages) {
            for (Element element : Jsoup.parse(page).select("[href], [src]")) {
                boolean isLink = element.tagName().equals("a");
                String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
                links++;
                // Javadoc of JDK 17 links to a place that it forgets to write.
                boolean isForgotten = page.endsWith("constant-values.html") && link.startsWith("#");
                if (!isForgotten && !leads(page, link, isLink)) {
                    broken.add(SITE.relativize(page) + ": " + link);
                }
            }
        }
        assertThat(broken).as("broken links").isEmpty();
        assertThat(pages).as("pages").contains(SITE.resolve("index.html"), SITE.resolve("workbench.html"));
        assertThat(links).as("links").isGreaterThan(1000);
    }

    /** Every page is reached from the start page. */
    @Test
    void everyPageIsReached() throws IOException {
        Set<Path> reached = new HashSet<>(Set.of(SITE.resolve("index.html")));
        List<Path> waiting = new ArrayList<>(reached);
        while (!waiting.isEmpty()) {
            Path page = waiting.remove(waiting.size() - 1);
            for (Element element : Jsoup.parse(page).select("a[href]")) {
                URI address = URI.create(element.attr("href"));
                Path to = address.isAbsolute() ? page : file(page, address);
                if (to.toString().endsWith(".html") && !to.startsWith(SITE.resolve("api")) && reached.add(to)) {
                    waiting.add(to);
                }
            }
        }
        try (Stream<Path> files = Files.walk(SITE)) {
            assertThat(files.filter(file -> file.toString().endsWith(".html") && !file.startsWith(SITE.resolve("api"))))
                    .isSubsetOf(reached);
        }
    }

    private boolean leads(Path page, String link, boolean isLink) throws IOException {
        // What is written into the page itself.
        if (!isLink && link.startsWith("data:")) {
            return true;
        }
        URI address = URI.create(link);
        if (address.isAbsolute()) {
            return isLink && Set.of("https", "http").contains(address.getScheme());
        }
        Path file = file(page, address);
        if (!Files.isRegularFile(file)) {
            return false;
        }
        String place = address.getRawFragment();
        return place == null
                || place.isEmpty()
                || places(file).contains(URLDecoder.decode(place, StandardCharsets.UTF_8))
                || places(file).contains(place);
    }

    private static Path file(Path page, URI address) {
        return address.getPath().isEmpty()
                ? page
                : page.resolveSibling(address.getPath()).normalize();
    }

    private Set<String> places(Path file) throws IOException {
        Set<String> known = places.get(file);
        if (known == null) {
            known = new HashSet<>();
            Document document = Jsoup.parse(file);
            for (Element element : document.select("[id], a[name]")) {
                known.add(element.id());
                known.add(element.attr("name"));
            }
            places.put(file, known);
        }
        return known;
    }
}
