package io.github.queens4j.count.join;

import java.util.List;
import java.util.function.ToLongFunction;

/** Sums up blocks elsewhere than on the threads of this JVM, on a GPU for example. */
public interface BlockDevice {

    /** As {@link Kernel#thirds}: threads take turns, and an interrupt is heard after the work that is under way. */
    long thirds(Block block);

    /** Its name, for messages. */
    String name();

    /** A service: finds devices. */
    interface Provider {

        /**
         * The device of a number or a part of a name, or the best one if that is empty; an
         * {@link IllegalStateException} says in a sentence what is missing. It has counted a block as this JVM does.
         */
        BlockDevice open(String wish, ToLongFunction<Block> thisJvm);

        /** A line on each, by their numbers. */
        List<String> devices();
    }
}
