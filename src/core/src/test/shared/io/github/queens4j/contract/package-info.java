/**
 * The contract of a search engine as a suite of tests, published as the jar with the classifier {@code tests}: extend
 * {@link io.github.queens4j.contract.SolverContract} and give it your {@link io.github.queens4j.Solver}.
 */
package io.github.queens4j.contract;
