package io.github.queens4j.svg;

/**
 * Rules of CSS for the classes of a picture, a line each: those for light surroundings, and those that replace their
 * colours where the reader prefers a dark scheme.
 */
public record Style(String light, String dark) {

    /** These rules and more after them. */
    public Style and(Style more) {
        return new Style(light + more.light, dark + more.dark);
    }

    /** The element that holds the rules. */
    public String element() {
        return "<style>\n" + light + "@media (prefers-color-scheme:dark){\n" + dark + "}\n</style>\n";
    }
}
