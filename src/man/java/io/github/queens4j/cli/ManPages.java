package io.github.queens4j.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import org.asciidoctor.Asciidoctor;
import org.asciidoctor.Attributes;
import org.asciidoctor.Options;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Writes a manual page for each command: picocli describes it in AsciiDoc, and Asciidoctor makes a page of that. */
final class ManPages {

    private ManPages() {}

    /** The folder of the pages, which have no date and no version, so that they change with the commands alone. */
    public static void main(String... args) throws IOException {
        Path folder = Path.of(args[0]);
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

    /** HelpTest asks that a page is made from the help that its command prints now. */
    private static void write(
            CommandLine line, String name, Path drafts, Path folder, Asciidoctor asciidoctor, Options manual)
            throws IOException {
        String draft = Files.readString(drafts.resolve(name + ".adoc"))
                .replace("== Footer\n", "== Notes\n")
                .replace("== Description\n\n", "== Description\n\n[%hardbreaks]\n")
                .replaceAll("(?m)^== +(.*):$", "== $1");
        CRC32 help = new CRC32();
        help.update(line.getUsageMessage(Ansi.OFF).getBytes(UTF_8));
        String page = asciidoctor.convert(draft, manual);
        Files.writeString(
                folder.resolve(name + ".1"),
                String.format(".\\\" Written by .ci/man from the help text %08x.%n", help.getValue())
                        + page.stripTrailing() + "\n");
        for (CommandLine command : line.getSubcommands().values()) {
            write(command, name + "-" + command.getCommandName(), drafts, folder, asciidoctor, manual);
        }
    }
}
