package com.example;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Test;

class PlainSolverTest extends SolverContract {

    @Override
    protected Solver solver() {
        return new PlainSolver();
    }

    @Test
    void isFoundByItsName() {
        assertInstanceOf(PlainSolver.class, Solvers.engine("plain"));
    }
}
