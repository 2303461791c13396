package io.github.queens4j.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a page of one file: {@code {{name}}} stands for a value, or for a resource of a room or of all pages. */
public final class PageTemplate {

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.-]+)}}");

    /** Of scripts and styles; pages go without. */
    private static final Pattern COMMENT = Pattern.compile("(?s) */\\*.*?\\*/\n");

    private PageTemplate() {}

    /** The {@code page.html} of a room; values are put in as they are. Without a line break at the end. */
    public static String fill(String room, Map<String, String> values) {
        return fill(room, "page.html", values).stripTrailing();
    }

    /** A page of a room, such as {@code page.html}, or a part of one; values are put in as they are. */
    public static String fill(String room, String name, Map<String, String> values) {
        return PLACE.matcher(resource(room, name)).replaceAll(found -> {
            String value = values.get(found.group(1));
            return Matcher.quoteReplacement(value == null ? fill(room, found.group(1), values) : value);
        });
    }

    /** A page in which some places are left; those without a value stay. */
    public static String filled(String page, Map<String, String> values) {
        return PLACE.matcher(page)
                .replaceAll(found -> Matcher.quoteReplacement(values.getOrDefault(found.group(1), found.group())));
    }

    /** JSON as it can stand in an element of the page: no text in it ends the element or begins another. */
    public static String data(String json) {
        return json.replaceAll("<(?=[/!sS])", "\\\\u003c");
    }

    static boolean exists(String name) {
        return PageTemplate.class.getResource("page/" + name) != null;
    }

    private static String resource(String room, String name) {
        URL own = PageTemplate.class.getResource("/io/github/queens4j/" + room + "/page/" + name);
        URL found = own == null ? PageTemplate.class.getResource("page/" + name) : own;
        if (found == null) {
            throw new IllegalStateException("the resource " + name + " is missing from the jar of queens4j");
        }
        try (InputStream file = found.openStream()) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return name.endsWith(".js") || name.endsWith(".css")
                    ? COMMENT.matcher(text).replaceAll("")
                    : text;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name + ": " + e.getMessage(), e);
        }
    }
}
