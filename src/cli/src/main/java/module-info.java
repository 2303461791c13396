/** The command line. */
module io.github.queens4j.cli {
    requires info.picocli;
    requires io.github.queens4j.regions;
    requires org.jline.terminal;
    requires org.slf4j;
    requires static org.jspecify;

    opens io.github.queens4j.cli to
            info.picocli;
}
