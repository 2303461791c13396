/** Coloured puzzles of n queens: made, solved, explained, and read from texts and pictures. */
@SuppressWarnings("module") // The command line is not there when this is compiled.
module io.github.queens4j.regions {
    requires transitive io.github.queens4j;
    requires org.slf4j;
    // For the picture files of RegionImage alone.
    requires static java.desktop;
    requires static org.jspecify;

    exports io.github.queens4j.region;
    exports io.github.queens4j.region.text to
            io.github.queens4j.cli;
}
