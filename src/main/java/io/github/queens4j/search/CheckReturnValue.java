package io.github.queens4j.search;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * A type whose methods change nothing but what they return: {@code job.threads(2);} alone is a mistake. Error Prone
 * knows the annotation by its simple name, so the library need not depend on anybody's.
 */
@Target(ElementType.TYPE)
public @interface CheckReturnValue {}
