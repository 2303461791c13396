package io.github.queens4j.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes pages of one file: {@code {{name}}} stands for a value, or for a resource of a room or of all pages. A room
 * opens its resources itself, as those of another module are out of reach.
 */
public record PageTemplate(Function<String, @Nullable InputStream> room) {

    /** What all pages share. */
    public static final PageTemplate SHARED =
            new PageTemplate(name -> PageTemplate.class.getResourceAsStream("page/" + name));

    /** That of searches and tours. */
    public static final PageTemplate TRACE =
            new PageTemplate(name -> PageTemplate.class.getResourceAsStream("/io/github/queens4j/trace/page/" + name));

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.-]+)}}");

    /** Of scripts and styles; pages go without. */
    private static final Pattern COMMENT = Pattern.compile("(?s) */\\*.*?\\*/\n");

    /** The {@code page.html} of the room; values are put in as they are. Without a line break at the end. */
    public String fill(Map<String, String> values) {
        return fill("page.html", values).stripTrailing();
    }

    /** A page of the room, such as {@code page.html}, or a part of one; values are put in as they are. */
    public String fill(String name, Map<String, String> values) {
        String page = text(name)
                .or(() -> SHARED.text(name))
                .orElseThrow(() ->
                        new IllegalStateException("the resource " + name + " is missing from the jars of queens4j"));
        return PLACE.matcher(page).replaceAll(found -> {
            String value = values.get(found.group(1));
            return Matcher.quoteReplacement(value == null ? fill(found.group(1), values) : value);
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

    /** A resource of the room alone. */
    Optional<String> text(String name) {
        try (InputStream file = room.apply(name)) {
            if (file == null) {
                return Optional.empty();
            }
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            boolean isCode = name.endsWith(".js") || name.endsWith(".css");
            return Optional.of(isCode ? COMMENT.matcher(text).replaceAll("") : text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name + ": " + e.getMessage(), e);
        }
    }
}
