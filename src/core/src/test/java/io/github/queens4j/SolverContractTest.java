package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.SolverContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** The library's own engines and one of somebody else's keep the contract; besides, their messages say what to do. */
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class SolverContractTest extends SolverContract {

    private final Solver solver;

    SolverContractTest(Solver solver) {
        this.solver = solver;
    }

    static Stream<Named<Solver>> solvers() {
        return Stream.concat(Solvers.engines().stream(), Stream.of(new MinimalSolver()))
                .map(solver -> Named.of(solver.name(), solver));
    }

    @Override
    protected Solver solver() {
        return solver;
    }

    @Test
    void saysWhatToUseAboveItsLimit() {
        if (solver.maxSize() < Integer.MAX_VALUE) {
            Puzzle tooLarge = Puzzle.ofSize(solver.maxSize() + 1);
            assertThatThrownBy(() -> solver.visit(tooLarge, board -> Visit.STOP))
                    .hasMessageContainingAll("at most " + solver.maxSize(), "is " + tooLarge.size())
                    .hasMessageMatching(
                            ".*: (use the engine \"auto\"|.*Solvers.construct gives one solution for queens)");
        }
    }
}
