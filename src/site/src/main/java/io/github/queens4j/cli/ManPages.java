package io.github.queens4j.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.asciidoctor.Asciidoctor;
import org.asciidoctor.Attributes;
import org.asciidoctor.Options;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Writes a manual page for each command: picocli describes it in AsciiDoc, and Asciidoctor makes a page of that. */
final class ManPages {

    private ManPages() {}

    /** The root of the repository. The pages have no date and no version: they change with the commands alone. */
    public static void main(String... args) throws IOException {
        Path folder = Path.of(args[0], "src/site/target/man/man1");
        Files.createDirectories(folder);
        Path drafts = Files.createTempDirectory("queens4j-man");
        CommandLine all = Main.line();
        prepare(all);
        ManPageGenerator.generateManPage(drafts.toFile(), null, new boolean[0], true, all.getCommandSpec());
        Attributes attributes = Attributes.builder()
                .attribute("reproducible")
                .attribute("manmanual", "queens4j")
                .attribute("mansource", "queens4j")
                .build();
        Options manual = Options.builder()
                .backend("manpage")
                .standalone(true)
                .attributes(attributes)
                .build();
        try (Asciidoctor asciidoctor = Asciidoctor.Factory.create()) {
            write(all, "queens4j", drafts, folder, asciidoctor, manual);
        }
    }

    private static void prepare(CommandLine line) {
        if (line.getCommand() instanceof Action) {
            Arguments.prepare(line.getCommandSpec());
        }
        line.getSubcommands().values().forEach(ManPages::prepare);
    }

    /** A page lacks no word of the help that its command prints. */
    private static void write(
            CommandLine line, String name, Path drafts, Path folder, Asciidoctor asciidoctor, Options manual)
            throws IOException {
        String draft = Files.readString(drafts.resolve(name + ".adoc"))
                .replace("== Footer\n", "== Notes\n")
                .replace("== Description\n\n", "== Description\n\n[%hardbreaks]\n")
                .replaceAll("(?m)^== +(.*):$", "== $1");
        String page = asciidoctor.convert(draft, manual);
        List<String> missing = words(line.getUsageMessage(Ansi.OFF));
        missing.removeAll(
                words(page.replaceAll("\\\\f?[*]?[(]..|\\\\f[A-Z]", " ").replace("\\-", "-")));
        if (!missing.isEmpty()) {
            throw new IllegalStateException("the manual page " + name + " lacks words of --help: " + missing);
        }
        Files.writeString(folder.resolve(name + ".1"), page.stripTrailing() + "\n");
        for (CommandLine command : line.getSubcommands().values()) {
            write(command, name + "-" + command.getCommandName(), drafts, folder, asciidoctor, manual);
        }
    }

    private static List<String> words(String text) {
        return new ArrayList<>(List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}-]+")));
    }
}
