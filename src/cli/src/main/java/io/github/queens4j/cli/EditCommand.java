package io.github.queens4j.cli;

import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageTemplate;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "edit",
        description = {
            "Prints a page to draw, mend, complete and solve puzzles in a browser.",
            "It is one file that loads nothing from anywhere. It opens with the map of a file, or with what was drawn "
                    + "last; several maps are its collection.%n"
        },
        footer = {"  queens4j region edit > workbench.html", "  queens4j region edit heart.txt --lang ca > cor.html"})
final class EditCommand extends PageAction {

    @Parameters(
            index = "0",
            arity = "0..1",
            type = File.class,
            description = "A file with a map or several, in which squares may be open (.), or a screenshot; - for "
                    + "standard input.")
    private List<String> files = new ArrayList<>();

    @Override
    int print() throws IOException {
        List<String> maps = new ArrayList<>();
        if (!files.isEmpty()) {
            RegionInput.sketches(this, files)
                    .forEach(instance -> maps.add(instance.puzzle().toString()) ? ExitCodes.DONE : ExitCodes.FAILURE);
        }
        String given = PageTemplate.data(
                Json.compact().with("text", String.join("\n\n", maps)).toString());
        out().print(page("workbench.html", WORKBENCH, "{}", given));
        return ExitCodes.DONE;
    }
}
