package io.github.queens4j.cli;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script for completion in an interactive bash, with the Tab key. */
class CompletionIT {

    @Test
    void theTabKeyCompletes(@TempDir Path folder) throws Exception {
        Pty.assumeThereAreSome();
        assumeThat(Path.of("/bin/bash")).exists();
        Path script = Files.writeString(
                folder.resolve("completion"),
                CliProcess.run("generate-completion").out());
        try (Pty terminal = new Pty("dumb", "PS1='> ' /bin/bash --norc --noprofile -i")) {
            terminal.await("> ").type("source " + script + "; echo rea''dy\n").await("ready");
            terminal.type("queens4j u\t").await("queens4j unit ");
            terminal.type("\025queens4j count --ker\t")
                    .await("count --kernel ")
                    .type("v\t")
                    .await("--kernel vector ");
            terminal.type("\025queens4j solve --format list-\t").await("--format list-one-based ");
            terminal.type("\025queens4j tour --method w\t").await("--method warnsdorff ");
            terminal.type("\025exit\n").end();
        }
    }
}
