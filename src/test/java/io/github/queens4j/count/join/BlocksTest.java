package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.statistics.Statistics;

/** However a term is cut, each pair of row sets that counts is in exactly one block. */
class BlocksTest {

    record Pair(int re, int ro) {}

    record Part(int re, int ro, int ke) {}

    @Provide
    Arbitrary<Term> terms() {
        return Arbitraries.integers().between(0, 15).flatMap(n -> Arbitraries.of(Term.of(OpenSquares.all(n))));
    }

    @Provide
    Arbitrary<Term> smallTerms() {
        return Arbitraries.integers().between(0, 11).flatMap(n -> Arbitraries.of(Term.of(OpenSquares.all(n))));
    }

    @Property(tries = 300)
    void eachPairThatCountsIsInOneBlock(@ForAll("terms") Term term, @ForAll @DoubleRange(min = 0, max = 9) double log) {
        Blocks blocks = Blocks.of(term, Math.pow(10, log));
        List<Pair> found = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.block(i);
            assertThat(block.term()).isEqualTo(term);
            for (int re : block.evenRowSets()) {
                for (int ro : block.oddRowSets()) {
                    found.add(new Pair(re, ro));
                }
            }
        }
        assertThat(found).doesNotHaveDuplicates();
        Set<Pair> missing = new HashSet<>();
        for (int re : term.evenRowSets()) {
            for (int ro : term.oddRowSets()) {
                if (term.rule().keepsRo(re, ro)) {
                    missing.add(new Pair(re, ro));
                }
            }
        }
        found.forEach(missing::remove);
        assertThat(missing).isEmpty();
    }

    /** Pairs of row sets that take longer than a minute by the model exist for n = 27 only. */
    @Property(tries = 200)
    void pairsCutAlongTheSetsKeAreInTheBlocksOnceAsWell(
            @ForAll("smallTerms") Term term, @ForAll @DoubleRange(min = 0, max = 6) double log) {
        double largest = Blocks.totalCost(term) / Math.pow(10, log);
        Blocks blocks = new Blocks(term, largest, largest);
        List<Part> found = new ArrayList<>();
        int sliced = 0;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.block(i);
            sliced += block.toKe() - block.fromKe() < 1 << term.me() ? 1 : 0;
            assertThat(blocks.cost(i)).isPositive();
            for (int re : block.evenRowSets()) {
                for (int ro : block.oddRowSets()) {
                    for (int ke : Subsets.of(term.me(), term.a())) {
                        if (block.keepsKe(re, ke)) {
                            found.add(new Part(re, ro, ke));
                        }
                    }
                }
            }
        }
        Statistics.label("sliced")
                .collect(sliced > 0)
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
        assertThat(found).doesNotHaveDuplicates();
        Set<Part> missing = new HashSet<>();
        for (int re : term.evenRowSets()) {
            for (int ro : term.oddRowSets()) {
                for (int ke : Subsets.of(term.me(), term.a())) {
                    if (term.rule().keepsRo(re, ro) && term.rule().keepsKe(re, ke)) {
                        missing.add(new Part(re, ro, ke));
                    }
                }
            }
        }
        found.forEach(missing::remove);
        assertThat(missing).isEmpty();
    }

    @Property(tries = 300)
    void costsAddUpToTheWhole(@ForAll("terms") Term term, @ForAll @DoubleRange(min = 0, max = 9) double log) {
        Blocks blocks = Blocks.of(term, Math.pow(10, log));
        double sum = 0;
        for (int i = 0; i < blocks.size(); i++) {
            assertThat(blocks.cost(i)).isPositive();
            sum += blocks.cost(i);
        }
        double whole = Blocks.totalCost(term);
        assertThat(sum).isCloseTo(whole, within(whole * 1e-9));
    }
}
