package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.Console;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes commands that print to a console, and whatever else picocli asks for. */
final class CommandFactory implements IFactory {

    private final IFactory usual = CommandLine.defaultFactory();
    private final Console console;

    CommandFactory(Console console) {
        this.console = console;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        K made = usual.create(type);
        if (made instanceof Action action) {
            action.setConsole(console);
        }
        return made;
    }
}
