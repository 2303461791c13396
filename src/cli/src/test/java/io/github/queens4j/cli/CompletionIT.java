package io.github.queens4j.cli;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script for completion in interactive shells, with the Tab key. */
class CompletionIT {

    @TempDir
    private Path folder;

    @Test
    void theTabKeyCompletesInBash() throws Exception {
        assertCompletes(List.of("/bin/bash"), "--norc --noprofile -i");
    }

    @Test
    void theTabKeyCompletesInZsh() throws Exception {
        assertCompletes(List.of("/bin/zsh", "/usr/bin/zsh", "/usr/local/bin/zsh"), "-f -i");
    }

    private void assertCompletes(List<String> places, String options) throws Exception {
        Pty.assumeThereAreSome();
        List<String> shells =
                places.stream().filter(place -> Files.exists(Path.of(place))).toList();
        assumeThat(shells).as("a shell in one of %s", places).isNotEmpty();
        Path script = Files.writeString(
                folder.resolve("completion"),
                CliProcess.run("generate-completion").out());
        try (Pty terminal = new Pty("dumb", "PS1='> ' " + shells.get(0) + " " + options)) {
            terminal.await("> ").type("source " + script + "; echo rea''dy\n").await("ready");
            terminal.type("queens4j u\t").await("queens4j unit ");
            terminal.type("\025queens4j count --ker\t")
                    .await("count --kernel ")
                    .type("v\t")
                    .await("vector ");
            terminal.type("\025queens4j solve --format list-\t").await("list-one-based ");
            Files.writeString(folder.resolve("puzzles.txt"), "");
            terminal.type("\025queens4j region solve " + folder + "/puz\t").await("/puzzles.txt");
            terminal.type("\025queens4j tour --method w\t").await("warnsdorff ");
            terminal.type("\025exit\n").end();
        }
    }
}
