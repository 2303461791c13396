package io.github.queens4j.cli;

import picocli.CommandLine.Option;

/** How numbers are printed. */
final class FormatOption {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Formats.Others.class,
            description = "How to print: ${COMPLETION-CANDIDATES}. Default: text. JSON has one object in each line.")
    private String format = "text";

    boolean isJson() {
        return Formats.find(Formats.Plain.class, format).isEmpty();
    }
}
