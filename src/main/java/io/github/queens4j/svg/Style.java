package io.github.queens4j.svg;

/**
 * Rules for the classes of a picture, in light surroundings and in dark ones.
 *
 * @param light rules of CSS, a line each
 * @param dark rules that replace the colours of the light ones where the reader prefers a dark scheme, a line each
 */
public record Style(String light, String dark) {

    /**
     * These rules and others.
     *
     * @param more rules that come after these
     * @return all of them
     */
    public Style and(Style more) {
        return new Style(light + more.light, dark + more.dark);
    }

    /**
     * The element that holds the rules.
     *
     * @return text of a document
     */
    public String element() {
        return "<style>\n" + light + "@media (prefers-color-scheme:dark){\n" + dark + "}\n</style>\n";
    }
}
