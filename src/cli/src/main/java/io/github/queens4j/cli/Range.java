package io.github.queens4j.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The whole numbers that an option or a parameter takes: by default those that its type holds. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface Range {

    long from() default Long.MIN_VALUE;

    long to() default Long.MAX_VALUE;

    /** Whether {@code all} stands for {@link Arguments#ALL}. */
    boolean orAll() default false;
}
