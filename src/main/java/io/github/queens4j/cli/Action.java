package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.cli.terminal.Console;
import io.github.queens4j.cli.terminal.Status;
import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.notation.Visible;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * What all commands have: two streams, a line that says what they are doing, and words for it when there is no
 * solution.
 */
public abstract class Action implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Console console = Console.of(new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter()));

    /** A command that is not part of a command line yet. */
    protected Action() {}

    /**
     * Tells where to print, before the command is called.
     *
     * @param console the console of the process, or another
     */
    public final void setConsole(Console console) {
        this.console = console;
    }

    /**
     * The command line that this command is part of.
     *
     * @return what picocli knows of it
     */
    public final CommandLine line() {
        return spec.commandLine();
    }

    /**
     * Receives the result, and nothing else.
     *
     * @return standard output
     */
    public final PrintWriter out() {
        return console.out();
    }

    /**
     * Receives messages.
     *
     * @return standard error
     */
    public final PrintWriter err() {
        return console.err();
    }

    /**
     * Whether the result may be coloured; see {@link Console#showsColours}.
     *
     * @return whether it goes to a terminal that may show colours
     */
    public final boolean showsColours() {
        return console.showsColours();
    }

    /**
     * Some work that has a result.
     *
     * @param <T> the result
     * @param <E> what it may throw
     */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {

        /**
         * Does it.
         *
         * @return the result
         * @throws E if it fails
         */
        T run() throws E;
    }

    /**
     * Some work without a result of its own.
     *
     * @param <E> what it may throw
     */
    @FunctionalInterface
    public interface Task<E extends Exception> {

        /**
         * Does it.
         *
         * @throws E if it fails
         */
        void run() throws E;
    }

    /**
     * Works, and meanwhile says on the terminal what the command is doing and how far it is; see {@link Console#show}.
     *
     * @param text for the number of columns there are, what to say
     * @param work what is done
     * @param <T> the result
     * @param <E> what it may throw
     * @return the result of the work
     * @throws E if the work fails
     */
    public final <T, E extends Exception> T showing(IntFunction<String> text, Work<T, E> work) throws E {
        Status status = console.show(text);
        try {
            return work.run();
        } finally {
            status.close();
        }
    }

    /**
     * Does a task, and meanwhile says on the terminal what the command is doing and how far it is.
     *
     * @param text for the number of columns there are, what to say
     * @param task what is done
     * @param <E> what it may throw
     * @throws E if the task fails
     */
    public final <E extends Exception> void showing(IntFunction<String> text, Task<E> task) throws E {
        Status status = console.show(text);
        try {
            task.run();
        } finally {
            status.close();
        }
    }

    /**
     * Works, and meanwhile says on the terminal what the command is doing, where no more is known than how long it has
     * taken.
     *
     * @param task a few words
     * @param work what is done
     * @param <T> the result
     * @param <E> what it may throw
     * @return the result of the work
     * @throws E if the work fails
     */
    public final <T, E extends Exception> T showing(String task, Work<T, E> work) throws E {
        long start = System.nanoTime();
        return showing(columns -> task + ", " + TimeWords.since(start), work);
    }

    /**
     * Says what is wrong, on standard error and with the name of the command.
     *
     * @param message one line; characters that would not be visible are written as escapes
     */
    public final void complain(String message) {
        err().println(line().getCommandSpec().qualifiedName() + ": " + Visible.text(message));
    }

    /**
     * What random choices begin with; one that the user has not chosen is told, so that they can be repeated.
     *
     * @param text what the user wrote after {@code --seed}, or null
     * @return the number written, or another, positive and of at most ten digits, which are soon typed
     * @throws UsageException if what is written is no whole number, or has more than 64 bits
     */
    public final long seed(@Nullable String text) {
        if (text != null) {
            return Arguments.seed(text);
        }
        long seed = new SplittableRandom().nextInt(1, Integer.MAX_VALUE);
        err().println("--seed " + seed);
        return seed;
    }

    /**
     * Says that a complete search has found nothing.
     *
     * @param puzzle that has no solution
     * @return the exit code
     */
    public final int noSolution(Puzzle puzzle) {
        err().println("there is no solution for " + (puzzle.isEmpty() ? Words.of(puzzle) : "this puzzle"));
        return ExitCodes.NO_SOLUTION;
    }
}
