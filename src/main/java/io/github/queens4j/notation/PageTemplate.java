package io.github.queens4j.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes a page of one file from a template and the style sheets and scripts that it names: {@code {{name}}} stands for
 * a value, or for a resource that is filled in the same way.
 *
 * <p>Resources are in the folder page of a room, such as {@code trace}, or in that of this package if all pages have
 * them in common.
 */
public final class PageTemplate {

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.]+)}}");

    private PageTemplate() {}

    /** The {@code page.html} of a room; values are put in as they are. Without a line break at the end. */
    public static String fill(String room, Map<String, String> values) {
        return fill(room, "page.html", values).stripTrailing();
    }

    private static String fill(String room, String name, Map<String, String> values) {
        return PLACE.matcher(resource(room, name)).replaceAll(found -> {
            String value = values.get(found.group(1));
            return Matcher.quoteReplacement(value == null ? fill(room, found.group(1), values) : value);
        });
    }

    private static String resource(String room, String name) {
        try (InputStream own = open(room, name);
                InputStream shared = own == null ? open("notation", name) : null) {
            InputStream file = own == null ? shared : own;
            if (file == null) {
                throw new IllegalStateException("the resource " + name + " is missing from the jar of queens4j");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name + ": " + e.getMessage(), e);
        }
    }

    private static @Nullable InputStream open(String room, String name) {
        return PageTemplate.class.getResourceAsStream("/io/github/queens4j/" + room + "/page/" + name);
    }
}
