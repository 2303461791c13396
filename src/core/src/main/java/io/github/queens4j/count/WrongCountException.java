package io.github.queens4j.count;

/** A unit was counted twice, with two results: no other of that device is to be believed, so none is tried or kept. */
final class WrongCountException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    WrongCountException(CountResult result, String device, long again) {
        super("unit " + result.index + " of \"" + result.plan + "\" has " + result.thirds + " thirds on " + device
                + ", but " + again + " on this machine's processor: the count ends, and nothing more is saved");
    }
}
