package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.notation.PageWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageOptionTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "trace 4 --format html", "tour 5 --format html",
                "region page starbattle/6/6/1/4ilbhgdnmhou", "region sheet starbattle/6/6/1/4ilbhgdnmhou"
            })
    void aPageIsInALanguageThatHasWords(String page) throws IOException {
        Cli.Result brazilian = Cli.line(page + " --lang pt-BR");
        assertThat(brazilian.out()).contains("<html lang=\"pt-BR\"", "Solu").doesNotContain("queen in ");
        assertThat(brazilian.err()).isEmpty();
        assertThat(Cli.line(page + " --lang qaa").err())
                .contains("the language must be one of " + String.join(", ", PageWords.languages()))
                .contains(", or have words of its own, but is qaa");
        Path file = Files.writeString(folder.resolve("words"), "page.solutions = Solutions trouvées\n");
        Cli.Result own = Cli.line(page + " --lang qaa --words " + file);
        assertThat(own.out()).contains("<html lang=\"qaa\"");
        assertThat(own.err()).contains(file + " has not, so English stays: ").doesNotContain("page.solutions");
        assertThat(own.exitCode()).isZero();
        assertThat(Cli.line(page + " --lang de --words " + file).err()).isEmpty();
        assertThat(Cli.line(page + " --words").out()).startsWith("# What the library's pages say in English");
    }

    @ParameterizedTest
    @ValueSource(strings = {"trace --format html --live", "region edit"})
    void aPageThatIsMadeInTheBuildIsInALanguageThatHasWords(String page) {
        Cli.assertPageOrNoneYet("<html lang=\"ca\"", Cli.line(page + " --lang ca"));
        assertThat(Cli.line(page + " --lang qaa").err()).contains("the language must be one of ");
        assertThat(Cli.line(page + " --words").out()).startsWith("# What the library's pages say in English");
    }

    @Test
    void textsAreEnglish() {
        Cli.assertLineRefused("--lang is for --format html", "trace 4 --lang de");
        Cli.assertLineRefused("--words is for --format html", "tour 5 --words words.txt");
    }
}
