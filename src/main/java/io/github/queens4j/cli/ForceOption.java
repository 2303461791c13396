package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether a file that is there already may be written over. */
final class ForceOption {

    @Option(names = "--force", description = "Replace the file if it is there already.")
    private boolean force;

    /** The file of an option; null if that was not given. */
    @Nullable
    TextFile file(@Nullable Path path) {
        if (path == null) {
            return null;
        }
        return force ? TextFile.replacing(path) : TextFile.fresh(path);
    }
}
