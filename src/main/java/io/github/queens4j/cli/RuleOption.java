package io.github.queens4j.cli;

import io.github.queens4j.Rule;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What attacks what. */
final class RuleOption {

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            converter = Rules.class,
            completionCandidates = Rules.class,
            description = "What attacks what: one of ${COMPLETION-CANDIDATES}. Default: queens.")
    private Rule rule = Rule.QUEENS;

    Rule rule() {
        return rule;
    }

    /** Those that have a name. */
    static final class Rules extends Choices<Rule> {
        @Override
        Map<String, @Nullable Rule> byName() {
            return named(Rule.known(), Rule::name);
        }
    }
}
