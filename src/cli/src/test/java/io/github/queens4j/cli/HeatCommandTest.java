package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.SquareCounts;
import io.github.queens4j.picture.HeatMap;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeatCommandTest {

    @Test
    void printsTheMap() {
        HeatMap map =
                HeatMap.of(Puzzle.ofSize(8), SquareCounts.count(CountJob.of(8)).toArray());
        assertThat(Cli.line("heat 8 --threads 1").out()).contains(map.format());
    }

    @Test
    void aPuzzleIsNamed(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("heat.svg");
        Cli.assertPrints("""
                        {"n": 5, "rule": "toroidal", "queens": [[0, 3]], "blocked": [[4, 4]], "boards": 2, \
                        "squares": [[0, 0, 0, 2, 0], [1, 1, 0, 0, 0], [0, 0, 1, 0, 1], [0, 0, 1, 0, 1], [1, 1, 0, 0, 0]]}
                        """, "heat 5 --rule toroidal --queen 0,3 --blocked 4,4 --format json --svg " + file);
        assertThat(Files.readString(file)).contains("rule: toroidal, queens: (0, 3), blocked: (4, 4)].");
    }
}
