package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.region.RegionSketch;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "edit",
        description = {
            "Prints a page to draw, mend, complete and solve puzzles in a browser.",
            "It is one file that loads nothing from anywhere. It opens with the map of a file, or with what was drawn "
                    + "last; several maps are its collection.%n"
        },
        footer = {"  queens4j region edit > workbench.html", "  queens4j region edit heart.txt > heart.html"})
final class EditCommand extends Action {

    /** What src/workbench makes and the CLI jar alone has. */
    private static final String PAGE = "workbench.html";

    private static final String MAP = "id=\"given\">";
    private static final int MOST_BYTES = 1 << 26;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "A file with a map or several, in which squares may be open (.); - for standard input.")
    private @Nullable File file;

    @Override
    public Integer call() throws IOException {
        String map = file == null
                ? ""
                : checked(new String(TextFile.read(file.getPath(), MOST_BYTES), StandardCharsets.UTF_8));
        try (InputStream page = EditCommand.class.getResourceAsStream(PAGE)) {
            if (page == null) {
                throw new IllegalStateException(
                        "this build has no workbench: mvn package puts it into target/queens4j-VERSION-cli.jar");
            }
            String given = PageTemplate.data(Json.compact().with("text", map).toString());
            out().print(new String(page.readAllBytes(), StandardCharsets.UTF_8).replace(MAP + "{}", MAP + given));
        }
        return ExitCodes.DONE;
    }

    private String checked(String text) {
        try {
            RegionSketch.parseAll(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
        return text;
    }
}
