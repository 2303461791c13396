package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A picture of what a command prints, in a file. */
final class SvgOption {

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also draw what is printed, and write the picture to this file.")
    private @Nullable Path svg;

    @Option(names = "--force", description = "Replace the file if it is there already.")
    private boolean force;

    private @Nullable TextFile file;
    private boolean isWritten;

    boolean isGiven() {
        return svg != null;
    }

    /** Refuses a file that cannot be written: before the work, which may take long. */
    void open() {
        file = file(svg);
    }

    /** A file for something else than SVG; null if there is none. */
    @Nullable
    TextFile file(@Nullable Path path) {
        return path == null ? null : new TextFile(path, force);
    }

    void write(Supplier<String> picture) {
        if (file == null) {
            return;
        }
        if (isWritten) {
            throw new UsageException("--svg is the picture of one puzzle, but here is another");
        }
        file.write(picture.get() + "\n");
        isWritten = true;
    }
}
