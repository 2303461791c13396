package io.github.queens4j.search;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** A type whose methods change nothing but what they return; Error Prone knows both annotations by their names. */
@Target(ElementType.TYPE)
public @interface CheckReturnValue {

    /** The exception in such a type. */
    @Target(ElementType.METHOD)
    @interface CanIgnoreReturnValue {}
}
