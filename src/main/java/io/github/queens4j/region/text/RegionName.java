package io.github.queens4j.region.text;

/** What a region is called in texts and messages. */
public final class RegionName {

    /** Names of one letter: A to Z, then a to z. */
    public static final int LETTERS = 52;

    private RegionName() {}

    /**
     * The name of a region.
     *
     * @param region its number, from 0
     * @return a letter, A to Z and a to z, for the first 52 regions; the number for others
     */
    public static String of(int region) {
        return region < LETTERS ? String.valueOf(letter(region)) : String.valueOf(region);
    }

    static char letter(int region) {
        return (char) (region < 26 ? 'A' + region : 'a' + region - 26);
    }
}
