package io.github.queens4j.notation;

import io.github.queens4j.search.Interruption;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes pages of one file: {@code {{name}}} stands for a value, or for a resource of a room or else of the one that it
 * builds on. A room opens its resources itself, as those of another module are out of reach.
 */
public record PageTemplate(@Nullable PageTemplate base, Function<String, @Nullable InputStream> room) {

    /** What all pages share. */
    public static final PageTemplate SHARED =
            new PageTemplate(null, name -> PageTemplate.class.getResourceAsStream("page/" + name));

    /** That of searches and tours. */
    public static final PageTemplate TRACE = new PageTemplate(
            SHARED, name -> PageTemplate.class.getResourceAsStream("/io/github/queens4j/trace/page/" + name));

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.-]+)}}");

    /** Of scripts and styles; pages go without. */
    private static final Pattern COMMENT = Pattern.compile("(?s) */\\*.*?\\*/\n|(?m)^ *// [^\n]*\n|(?m)^\n");

    /** The {@code page.html} of the room; values are put in as they are. Without a line break at the end. */
    public String fill(Map<String, String> values) {
        return fill("page.html", values).stripTrailing();
    }

    /** A page of the room, such as {@code page.html}, or a part of one; values are put in as they are. */
    public String fill(String name, Map<String, String> values) {
        return put(resource(name), place -> {
            String value = values.get(place.group(1));
            return value == null ? fill(place.group(1), values) : value;
        });
    }

    /** A page in which some places are left; those without a value stay. */
    public static String filled(String page, Map<String, String> values) {
        return put(page, place -> values.getOrDefault(place.group(1), place.group()));
    }

    /** A template with something in each of its places; hears an interrupt, as what is put in may be megabytes. */
    private static String put(String template, Function<MatchResult, String> content) {
        StringBuilder filled = new StringBuilder();
        Matcher places = PLACE.matcher(template);
        int done = 0;
        while (places.find()) {
            Interruption.check();
            filled.append(template, done, places.start()).append(content.apply(places));
            done = places.end();
        }
        return filled.append(template, done, template.length()).toString();
    }

    /** JSON as it can stand in an element of the page: no text in it ends the element or begins another. */
    public static String data(String json) {
        return json.replaceAll("<(?=[/!sS])", "\\\\u003c");
    }

    private String resource(String name) {
        String text = own(name);
        if (!text.isEmpty()) {
            return text;
        }
        if (base == null) {
            throw new IllegalStateException("the resource " + name + " is missing from the jars of queens4j");
        }
        return base.resource(name);
    }

    /** A file of words: those of the rooms below, and the room's own; empty if none has one. */
    String words(String name) {
        String below = base == null ? "" : base.words(name);
        return below.isEmpty() ? own(name) : below + "\n" + own(name);
    }

    /** A resource of the room alone, empty if it has none. */
    private String own(String name) {
        try (InputStream file = room.apply(name)) {
            String text = file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
            boolean isCode = name.endsWith(".js") || name.endsWith(".css");
            return isCode ? COMMENT.matcher(text).replaceAll("") : text;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name + ": " + e.getMessage(), e);
        }
    }
}
