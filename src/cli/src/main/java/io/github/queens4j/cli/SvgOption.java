package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A picture of what a command prints, in a file. */
final class SvgOption {

    @Option(names = "--svg", description = "Also draw what is printed into this file; - prints the picture alone.")
    private @Nullable Path svg;

    @Option(names = "--force", description = "Replace the file if it is there already.")
    private boolean force;

    private final Deque<TextFile> files = new ArrayDeque<>();
    private @Nullable PrintWriter out;

    boolean isGiven() {
        return svg != null;
    }

    /** Refuses files that cannot be written, numbered if there are several: before the work, which may take long. */
    void open(Action command, int count) {
        if (svg != null && svg.toString().equals(TextFile.STANDARD_INPUT)) {
            out = command.takeOutput();
            return;
        }
        for (int number = 1; svg != null && number <= count; number++) {
            String name = String.valueOf(svg.getFileName());
            int end = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
            Path numbered = svg.resolveSibling(name.substring(0, end) + "-" + number + name.substring(end));
            files.add(new TextFile(count == 1 ? svg : numbered, force));
        }
    }

    void write(Supplier<String> picture) {
        if (out != null) {
            out.println(picture.get());
        } else if (!files.isEmpty()) {
            files.remove().write(picture.get() + "\n");
        }
    }
}
