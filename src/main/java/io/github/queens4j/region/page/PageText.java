package io.github.queens4j.region.page;

import io.github.queens4j.svg.SvgText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a page that needs nothing but itself: a template with its style, its program and its data filled in. */
public final class PageText {

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.]+)}}");

    private PageText() {}

    /**
     * Fills the template.
     *
     * @param title plain text
     * @param light declarations of CSS, the colours of regions in light surroundings
     * @param dark the same in dark ones
     * @param data the puzzles in JSON
     * @return a document of HTML
     */
    public static String html(String title, String light, String dark, String data) {
        Map<String, String> values = Map.of(
                "title",
                SvgText.escape(title),
                "light",
                light,
                "dark",
                dark,
                "data",
                // No text in the data can end the element that holds it.
                data.replace("<", "\\u003c"));
        return fill("page.html", values);
    }

    /** A value, or the resource of that name with its own places filled. */
    private static String fill(String name, Map<String, String> values) {
        Matcher place = PLACE.matcher(resource(name));
        return place.replaceAll(found -> {
            String value = values.get(found.group(1));
            return Matcher.quoteReplacement(value == null ? fill(found.group(1), values) : value);
        });
    }

    private static String resource(String name) {
        try (InputStream file = PageText.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("the resource " + name + " is missing from the jar of queens4j");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name + ": " + e.getMessage(), e);
        }
    }
}
