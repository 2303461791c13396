package io.github.queens4j.cli;

import io.github.queens4j.notation.Json;
import picocli.CommandLine.Option;

/** A command whose results are for people, or for other programs: an object of JSON in each line. */
abstract class JsonAction extends Action {

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (an object in each line). Default: text.")
    private Format format = Format.TEXT;

    final boolean isJson() {
        return format == Format.JSON;
    }

    /** Prints a result for programs or, unless they ask, apart for people. */
    final void print(Json json, Object text) {
        if (isJson()) {
            out().println(json);
        } else {
            printApart(text.toString());
        }
    }

    private enum Format {
        TEXT,
        JSON
    }
}
