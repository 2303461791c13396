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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Adds up the lines of all units of a count. */
@Command(
        name = "total",
        description = {
            "Adds up the results of all units of a count, n = 0 to " + CountPlan.LARGEST_N + ".",
            "Missing, doubled, foreign and changed results are refused.%n"
        },
        footer = {"", "Example:", "  queens4j total 22 part*.txt"})
final class TotalCommand extends Action {

    private static final String STANDARD_INPUT = "-";

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files with one result in each line; - is standard input. Empty lines are skipped.")
    private List<String> files = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        CountPlan plan = CountPlan.of(n.within(0, CountPlan.LARGEST_N));
        List<CountResult> results = new ArrayList<>();
        for (String file : files) {
            try (Reader text = open(file)) {
                read(new BufferedReader(text), file, results);
            }
        }
        out().println(plan.total(results));
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
