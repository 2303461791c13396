/** A program in a module of its own. */
module com.example.app {
    requires io.github.queens4j.regions;
}
