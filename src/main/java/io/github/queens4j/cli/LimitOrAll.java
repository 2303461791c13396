package io.github.queens4j.cli;

import picocli.CommandLine.ITypeConverter;

/** How many results at most: a number, or all of them. */
final class LimitOrAll implements ITypeConverter<Long> {

    static final long ALL = Long.MAX_VALUE;

    @Override
    public Long convert(String text) {
        return text.equals("all") ? ALL : Arguments.number(text).longValueExact();
    }
}
