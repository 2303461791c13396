package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountUnit;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Counts work units and prints the result of each as a line. */
@Command(
        name = "unit",
        description = {
            "Counts one work unit of a large count, n = 0 to " + CountPlan.LARGEST_N + ", for job arrays and clusters.",
            "Its result is printed as one line. Units are independent, on any machine, in any order, and so are their lines; the "
                    + "command `total` adds them up.%n"
        },
        footer = {
            "",
            "Examples:",
            "  queens4j unit 22                          how many units there are",
            "  queens4j unit 22 0 > part0.txt            the first of them",
            "  queens4j unit 22 1-99 > part1.txt         many in one JVM",
            "  queens4j total 22 part*.txt               when all are there"
        })
final class UnitCommand extends Action {

    /** The units of smaller boards end sooner than a second JVM starts. */
    private static final int WORTH_A_JVM = 20;

    private static final Pattern RANGE = Pattern.compile("([0-9]+)-([0-9]+)");

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "INDEX",
            description = "Which unit, from 0, or which: FIRST-LAST. Without it, the number of units is printed.")
    private @Nullable String index;

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private KernelOption kernel = new KernelOption();

    @Override
    public Integer call() {
        int size = n.within(0, CountPlan.LARGEST_N);
        List<CountUnit> units = CountPlan.of(size).units();
        if (index == null) {
            out().println(units.size());
            return ExitCodes.DONE;
        }
        List<CountUnit> wanted = wanted(units, index);
        int number = threads.number();
        OptionalInt elsewhere = kernel.runElsewhere(line(), size >= WORTH_A_JVM);
        if (elsewhere.isPresent()) {
            return elsewhere.getAsInt();
        }
        count(size, wanted, number);
        return ExitCodes.DONE;
    }

    private void count(int size, List<CountUnit> wanted, int number) {
        long start = System.nanoTime();
        AtomicInteger done = new AtomicInteger();
        String task = "counting units for n = " + size + ": ";
        UnitThreads counting = new UnitThreads(wanted, number);
        showing(
                columns -> task + done + " of " + wanted.size() + " done, " + TimeWords.since(start),
                () -> counting.run(result -> {
                    out().println(result.toLine());
                    // What is done stays done, whatever happens to the rest.
                    out().flush();
                    done.incrementAndGet();
                }));
    }

    private static List<CountUnit> wanted(List<CountUnit> units, String index) {
        Matcher range = RANGE.matcher(index);
        boolean many = range.matches();
        int last = units.size() - 1;
        int from = Arguments.integer("INDEX", many ? range.group(1) : index, 0, last);
        int to = many ? Arguments.integer("INDEX", range.group(2), from, last) : from;
        return units.subList(from, to + 1);
    }
}
