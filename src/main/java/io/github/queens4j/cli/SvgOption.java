package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A picture of what a command prints, in a file. */
final class SvgOption {

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also draw what is printed, and write the picture to this file; " + TextFile.STANDARD_INPUT
                    + " prints the picture alone.")
    private @Nullable Path svg;

    @Option(names = "--force", description = "Replace the file if it is there already.")
    private boolean force;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    private @Nullable TextFile file;
    private @Nullable PrintWriter out;

    boolean isGiven() {
        return svg != null;
    }

    /** Refuses a second puzzle: the picture is of one. */
    void requireOne(boolean isOne) {
        if (svg != null && !isOne) {
            throw new UsageException("--svg is the picture of one puzzle, but there are more");
        }
    }

    /** Refuses a file that cannot be written: before the work, which may take long. */
    void open() {
        if (svg != null && svg.toString().equals(TextFile.STANDARD_INPUT)) {
            out = ((Action) command.userObject()).takeOutput();
        } else if (svg != null) {
            file = new TextFile(svg, force);
        }
    }

    /** Writes the picture, if it is asked for. */
    void write(Supplier<String> picture) {
        if (out != null) {
            out.println(picture.get());
        } else if (file != null) {
            file.write(picture.get() + "\n");
        }
    }
}
