package io.github.queens4j.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.Visit;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Attackers are those that the rule names, on boards whose lines are all numbered in advance and larger ones. */
class ListenedSearchTest {

    /** Keeps the row of the attacker it was told last. */
    private static final class Attackers implements SearchListener {
        private int last;

        @Override
        public Visit reject(int row, int column, int attackingRow) {
            last = attackingRow;
            return Visit.CONTINUE;
        }
    }

    @Provide
    Arbitrary<Rule> rules() {
        return Arbitraries.of(Rule.known());
    }

    @Provide
    Arbitrary<Integer> sizes() {
        return Arbitraries.of(List.of(1, 2, 5, 8, 127, 128, 129, 200));
    }

    /** Queens come and go as in a search: a row that is reached again has another queen. */
    @Property(tries = 200)
    void theUppermostAttackerIsTheRules(@ForAll("rules") Rule rule, @ForAll("sizes") int n, @ForAll long seed) {
        Random random = new Random(seed);
        Attackers told = new Attackers();
        Search search = ListenedSearch.of(Puzzle.ofSize(n).withRule(rule), board -> Visit.CONTINUE, told);
        int[] columns = new int[n];
        for (int standing = 0, turn = 0; turn < 300; turn++) {
            int row = random.nextInt(4) > 0 ? standing : random.nextInt(standing + 1);
            columns[row] = random.nextInt(n);
            search.place(row, columns[row]);
            standing = row + 1;
            if (standing == n) {
                standing = random.nextInt(n);
            }
            int column = random.nextInt(n);
            told.last = standing;
            search.attempt(standing, column);
            assertThat(told.last)
                    .as("row %d, column %d", standing, column)
                    .isEqualTo(uppermostAttacker(rule, columns, standing, column));
        }
    }

    private static int uppermostAttacker(Rule rule, int[] columns, int row, int column) {
        int attacker = 0;
        while (attacker < row && !rule.attacks(attacker, columns[attacker], row, column, columns.length)) {
            attacker++;
        }
        return attacker;
    }
}
