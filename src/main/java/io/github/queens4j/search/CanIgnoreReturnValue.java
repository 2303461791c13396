package io.github.queens4j.search;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** The exception in a type with {@link CheckReturnValue}. */
@Target(ElementType.METHOD)
public @interface CanIgnoreReturnValue {}
