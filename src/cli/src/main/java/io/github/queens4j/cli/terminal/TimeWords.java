package io.github.queens4j.cli.terminal;

import java.time.Duration;

public final class TimeWords {

    private TimeWords() {}

    /** A time in its two largest units, such as "9 s", "2 min 10 s", "3 h 12 min" or "2 d 5 h"; ages by a bound. */
    public static String of(Duration time) {
        if (time.toDays() >= 365_000) {
            return "a thousand years or more";
        }
        if (time.toDays() > 0) {
            return time.toDays() + " d " + time.toHoursPart() + " h";
        }
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : time.toSeconds() + " s";
    }
}
