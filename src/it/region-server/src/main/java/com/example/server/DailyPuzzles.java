package com.example.server;

import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import java.time.LocalDate;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The puzzle of each day: the day is the seed, so that every server has the same one and none needs a data base. */
final class DailyPuzzles {

    private static final int SMALLEST = 7;
    private static final int MOST_DAYS = 100;

    private final ConcurrentMap<LocalDate, RegionPuzzle> made = new ConcurrentHashMap<>();

    /** Small and easy on Mondays, larger and harder towards Sunday. */
    RegionPuzzle of(LocalDate day) {
        if (made.size() > MOST_DAYS) {
            made.clear(); // They are made again in no time.
        }
        return made.computeIfAbsent(day, DailyPuzzles::make);
    }

    private static RegionPuzzle make(LocalDate day) {
        int weekday = day.getDayOfWeek().ordinal();
        return RegionGenerator.ofSize(SMALLEST + weekday / 2)
                .difficulty(Difficulty.values()[weekday / 2])
                .seed(day.toEpochDay())
                .generate();
    }
}
