package io.github.queens4j.cli;

import io.github.queens4j.Rule;
import picocli.CommandLine.Option;

/** What attacks what. */
final class RuleOption {

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            description = "What attacks what: one of ${COMPLETION-CANDIDATES}. Default: queens.")
    private Rule rule = Rule.QUEENS;

    Rule rule() {
        return rule;
    }
}
