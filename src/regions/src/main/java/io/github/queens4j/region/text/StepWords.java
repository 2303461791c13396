package io.github.queens4j.region.text;

import io.github.queens4j.notation.Phrases;

/** The English words of steps and faults, apart from the pages, which the workbench has not. */
public final class StepWords {

    public static final Phrases ENGLISH = Phrases.of(steps());

    private StepWords() {}

    /** The English file up to there; src/workbench puts it in here, as a page has no resources. */
    private static String steps() {
        String file = RegionWords.PLAY.englishFile();
        return file.substring(file.indexOf("[steps]"), file.indexOf("[puzzles]"));
    }
}
