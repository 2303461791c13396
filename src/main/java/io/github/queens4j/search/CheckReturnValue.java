package io.github.queens4j.search;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** A type whose methods change nothing but what they return; Error Prone knows the annotation by its simple name. */
@Target(ElementType.TYPE)
public @interface CheckReturnValue {}
