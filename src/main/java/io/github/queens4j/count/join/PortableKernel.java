package io.github.queens4j.count.join;

/** The kernel in plain Java, on every machine. */
final class PortableKernel implements JoinKernel {

    @Override
    public String name() {
        return "portable";
    }

    @Override
    public int tileWords() {
        return 1;
    }

    @Override
    public SideJoin newJoin() {
        return new PortableJoin();
    }
}
