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

/** However a term is cut, each pair of row sets that counts is in exactly one block. */
class BlocksTest {

    record Pair(int re, int ro) {}

    @Provide
    Arbitrary<Term> terms() {
        return Arbitraries.integers()
                .between(0, 15)
                .flatMap(n -> Arbitraries.of(Term.of(ColouredBoards.allSquares(n))));
    }

    @Property(tries = 300)
    void eachPairThatCountsIsInOneBlock(@ForAll("terms") Term term, @ForAll @DoubleRange(min = 0, max = 9) double log) {
        Blocks blocks = new Blocks(term, Math.pow(10, log));
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

    @Property(tries = 300)
    void costsAddUpToTheWhole(@ForAll("terms") Term term, @ForAll @DoubleRange(min = 0, max = 9) double log) {
        Blocks blocks = new Blocks(term, Math.pow(10, log));
        double sum = 0;
        for (int i = 0; i < blocks.size(); i++) {
            assertThat(blocks.cost(i)).isPositive();
            sum += blocks.cost(i);
        }
        double whole = new Blocks(term, Double.MAX_VALUE).cost();
        assertThat(sum).isCloseTo(whole, within(whole * 1e-9));
    }
}
