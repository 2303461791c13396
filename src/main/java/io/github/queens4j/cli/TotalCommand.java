package io.github.queens4j.cli;

import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Adds the lines of all units of a count up. */
@Command(
        name = "total",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Adds up the results of all units of a count.",
            "Missing, doubled, foreign and changed results are refused.%n"
        },
        footer = {"", "Example:", "  queens4j total 22 part*.txt"})
final class TotalCommand implements Callable<Integer> {

    private static final String STANDARD_INPUT = "-";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "N",
            description = "Rows and columns of the board, 0 to " + CountPlan.LARGEST_N + ".")
    private String n = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files with one result in each line; - is standard input. Empty lines are skipped.")
    private List<String> files = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        CountPlan plan = CountPlan.of(Arguments.integer("N", n, 0, CountPlan.LARGEST_N));
        List<CountResult> results = new ArrayList<>();
        for (String file : files) {
            try (Reader text = open(file)) {
                read(new BufferedReader(text), file, results);
            }
        }
        spec.commandLine().getOut().println(plan.total(results));
        return 0;
    }

    /** Standard input as a channel, because a thread that waits for a channel can be interrupted. */
    private static Reader open(String file) throws IOException {
        return file.equals(STANDARD_INPUT)
                ? Channels.newReader(new FileInputStream(FileDescriptor.in).getChannel(), StandardCharsets.ISO_8859_1)
                : new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.ISO_8859_1);
    }

    private static void read(BufferedReader text, String file, List<CountResult> results) throws IOException {
        int number = 0;
        for (String line = text.readLine(); line != null; line = text.readLine()) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            try {
                results.add(CountResult.parse(line));
            } catch (IllegalArgumentException e) {
                throw new UsageException(file + ", line " + number + ": " + e.getMessage());
            }
        }
    }
}
