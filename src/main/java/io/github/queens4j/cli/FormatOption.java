package io.github.queens4j.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether results are for people, or for other programs: an object of JSON in each line. */
final class FormatOption {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = Names.class,
            completionCandidates = Names.class,
            description = "How to print: ${COMPLETION-CANDIDATES}. Default: text. JSON has one object in each line.")
    private Format format = Format.TEXT;

    boolean isJson() {
        return format == Format.JSON;
    }

    private enum Format {
        TEXT,
        JSON
    }

    /** As they are typed. */
    static final class Names extends Choices<Format> {

        @Override
        Map<String, @Nullable Format> byName() {
            return named(Format.values());
        }
    }
}
