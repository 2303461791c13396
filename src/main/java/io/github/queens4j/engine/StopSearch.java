package io.github.queens4j.engine;

/**
 * Carries a listener's wish to end the search up to the frame around it, past engines that need not know of listeners.
 */
final class StopSearch extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StopSearch() {
        super("the listener stopped the search", null, false, false);
    }
}
