package io.github.queens4j.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The workbench as its user draws, reads and plays. */
class WorkbenchTest {

    /** What mvn package has made. */
    private static final Path PAGE = Path.of("target/workbench/page/io/github/queens4j/cli/workbench.html");

    static Page open(int width, int height) {
        try {
            Page page = Page.empty(width, height);
            page.write(Files.readString(PAGE));
            return page;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
