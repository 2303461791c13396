package io.github.queens4j.cli;

import io.github.queens4j.Rule;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Option;

/** What attacks what. */
final class RuleOption {

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            completionCandidates = Names.class,
            description = "What attacks what: one of ${COMPLETION-CANDIDATES}. Default: queens.")
    private String rule = Rule.QUEENS.name();

    Rule rule() {
        return Rule.named(Arguments.oneOf("--rule", rule, names()));
    }

    private static List<String> names() {
        return Rule.known().stream().map(Rule::name).toList();
    }

    /** The names that exist, for help and completion. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }
}
