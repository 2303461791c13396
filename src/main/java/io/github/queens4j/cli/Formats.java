package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.tour.TourFormat;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of --format: those of the library, and JSON, one object in each line, for other programs. */
final class Formats {

    private static final String JSON = "json";

    private Formats() {}

    /** What is printed for people where the library has no formats: a number or a table. */
    enum Plain {
        TEXT
    }

    /** The format of this name; empty for JSON. */
    static <E extends Enum<E>> Optional<E> find(Class<E> formats, String text) {
        String name = Arguments.oneOf("--format", text.replace('_', '-'), names(formats));
        return name.equals(JSON)
                ? Optional.empty()
                : Optional.of(
                        Enum.valueOf(formats, name.toUpperCase(Locale.ROOT).replace('-', '_')));
    }

    private static List<String> names(Class<? extends Enum<?>> formats) {
        return Stream.concat(Arrays.stream(formats.getEnumConstants()).map(Arguments::name), Stream.of(JSON))
                .toList();
    }

    /** Names of boards' formats, for help and completion. */
    static final class OfBoards implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(BoardFormat.class).iterator();
        }
    }

    /** Names of tours' formats, for help and completion. */
    static final class OfTours implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(TourFormat.class).iterator();
        }
    }

    /** Names of the others, for help and completion. */
    static final class Others implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(Plain.class).iterator();
        }
    }
}
