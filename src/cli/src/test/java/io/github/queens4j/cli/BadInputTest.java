package io.github.queens4j.cli;

import static io.github.queens4j.cli.Cli.assertLineRefused;
import static io.github.queens4j.cli.Cli.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountPlan;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong input is one line that names the argument, the value and what is allowed, on stderr, with exit code 2. */
class BadInputTest {

    /** What Java makes of letters that the encoding of the locale lacks: no file has that name. */
    @Test
    void lettersThatTheLocaleLacksAreSaidToBe() {
        for (String command : List.of("region solve gr\uFFFD\uFFFDe.txt", "solve 8 --svg \uFFFD.svg", "\uFFFD")) {
            assertLineRefused("lacks: set the environment variable LC_ALL", command);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    count                              | N is missing
                    count -1                           | (N): must be a whole number from 0, or several such as 3-7, but is "-1"
                    count 8 --blocked-sign x           | --blocked-sign needs --puzzle
                    count 9-8                          | such as 3-7, but is "9-8"
                    count 8-9 --checkpoint f           | --checkpoint is for one count, but there are 2
                    solve 8-9                          | N must be one number here, but is several
                    count 29                           | the count for n = 29 would not fit a long; the largest n that does is 28
                    count 99999999999999999999         | but is "99999999999999999999"
                    count 8 9                          | Unmatched argument at index 2: '9'
                    count --threads 0 8                | '--threads': must be a whole number from 1 to 4096, but is "0"
                    count --engine bitmask 65          | N must be at most 64, but is 65
                    count --engine array --threads 2 8 | --threads and --engine do not go together: leave one out
                    unit 9 --rule toroidal 999999      | INDEX must be from 0 to
                    count --limit 3 --kernel auto 8    | --kernel and --limit do not go together
                    count --fundamental --estimate 8   | --estimate and --fundamental do not go together
                    count --estimate --for 5x 8        | '--for': must be a time such as 90s, 10m or 1h30m, but is "5x"
                    count --device 0 8                 | --device and --verify are for --kernel opencl
                    unit 12 0 --verify 0.5             | --device and --verify are for --kernel opencl
                    count 8 --kernel opencl --verify 2 | share must be between 0 and 1, but is 2.0
                    count --for 5m 8                   | --for is the time of --estimate
                    heat 29                            | N must be at most 28, but is 29
                    solve 2000000000                   | N must be at most 1073741824, but is 2000000000
                    solve 8 --queen 0,1 --fundamental --limit 1 | but none does so with this one of the rule "queens"
                    solve 20001                        | for a board of more than 20000 rows, but is unicode
                    tour 3000000000                    | the board must be N or RxC, such as 8 or 5x9, but is "3000000000"
                    tour 99999x99999                   | rows * columns must be at most
                    tour 5 --start 5,0                 | --start: row must be between 0 and 4, but is 5
                    tour 5 --limit -1                  | '--limit': must be a whole number from 0 to
                    tour 5 --format html --method warnsdorff | --format html is a page of backtracking: leave out
                    tour 31x5 --format html            | rows must be between 1 and 30, but is 31
                    count 12 --checkpoint no/such/file | no/such: no such folder
                    solve 8 --queen 9,0                | --queen 9,0: row must be between 0 and 7, but is 9
                    solve 8 --queen 0,-1               | such as 2,3, but is "0,-1"
                    solve 8 --queen 99999999999,0      | but is "99999999999,0"
                    solve 8 --queen                    | Missing required parameter for option '--queen' (r,c)
                    solve 8 --queen 0,0 --queen 1,1    | the queen at (1, 1) and the given queen at (0, 0) attack each other
                    solve 8 --queen 0,0 --blocked 0,0  | the blocked square at (0, 0) holds a given queen
                    solve 8 --limit 0                  | '--limit': must be a whole number from 1 to 9223372036854775807, but is "0"
                    solve 8 --limit 1 --limit 2        | option '--limit' (K) should be specified only once
                    solve 8 --format svg --limit 2     | --format svg is a picture of one board: ask for one
                    solve 40000 --queen 0,5 --format list | n must be at most 32768 for a search, but is 40000
                    trace 1001                         | N must be at most 1000, but is 1001
                    trace 63 --format html             | N must be at most 62, but is 63
                    trace 4 --until 1                  | --until, --title, --live and a second --engine are for --format html
                    trace 4 --format html --limit 9    | --limit is not for --format html: use --until
                    trace 5 --format html --engine bitmask --rule amazons | bitmask
                    trace 4 --format html --engine check --engine array --engine cover | at most 2 engines, but "cover" is
                    solve 8 --format svg --svg f       | take --svg alone
                    solve 11 --limit 501 --svg f       | --svg draws at most 500 boards, but there are more: --limit 500
                    solve 12 --fundamental --svg f     | --svg draws at most 500 boards
                    count 8 --by-symmetry --blocked 0,3 | but none does so with this one of the rule "queens"
                    solve 8 --random --limit 3         | --random and --limit do not go together
                    solve 8 --count 2 --fundamental    | --count and --fundamental do not go together
                    solve 8 --rule amazons --queen 0,0 --queen 1,2 | --queen 1,2:
                    solve --puzzle no/such/file        | no/such/file: no such file
                    solve --puzzle pom.xml             | --puzzle pom.xml:
                    count 8 --fundamental --limit 5    | --fundamental and --limit do not go together
                    tree 101                           | N must be at most 100, but is 101
                    tree 8 --depth 5                   | --depth 5: depth must be at most 4 here, but is 5: a state tree has at most 1000 nodes
                    unit 12 -1                         | (INDEX): must be a whole number from 0, or several such as 3-7, but is "-1"
                    region                             | Missing required subcommand
                    total 8                            | Missing required parameter: 'FILE'
                    region check - -                   | - is standard input, which can be read once, but is given twice
                    total 8 - -                        | - is standard input, which can be read once, but is given twice
                    total 8 .                          | queens4j total: .: this is a folder
                    total 8 pom.xml                    | pom.xml, line 1: not the line of a result
                    frobnicate                         | Unmatched argument at index 0: 'frobnicate'
                    count --frobnicate 8               | Unknown option: '--frobnicate'
                    solve 8 --limt 4                   | Unknown options: '--limt', '4', did you mean --limit?
                    frobnicate                         | (more: queens4j --help)
                    count x                            | queens4j count: Invalid value
                    count x                            | (more: queens4j count --help)
                    slove 8                            | Unmatched arguments from index 0: 'slove', '8', did you mean solve?
                    region chek                        | 'chek', did you mean check?
                    help cuont                         | queens4j: Unmatched argument at index 0: 'cuont', did you mean count?
                    help region chek                   | queens4j region: Unmatched argument at index 0: 'chek', did you mean check?
                    count 8 9                          | Unmatched argument at index 2: '9': several sizes are one argument, 8-9
                    region page --lang xx              | the language must be one of
                    region xyzzy                       | Unmatched argument at index 1: 'xyzzy'
                    solve 24 --random --uniform        | --uniform: n must be between 0 and 23, but is 24
                    solve 30 --random --uniform --rule amazons | puzzle must have solutions that are counted in ten minutes
                    solve 8 --random --uniform --engine cover | --uniform and --engine do not go together
                    solve 1000000000 --format list     | n = 1000000000 would take 3814 MB of memory for a board
                    region new 4 --seed 1 --format sbn | n is 4: use letters or JSON (more:
                    """)
    void isExplained(String args, String message) {
        assertLineRefused(message, args.strip().replaceAll(" +", " "));
    }

    @Test
    void aWordThatIsNoneOfThoseIsAnsweredWithThem() {
        Cli.words()
                .forEach((option, words) -> assertLineRefused(
                        ": must be one of " + String.join(", ", words) + ", but is \"nope\"",
                        option.command() + " " + option.option() + " nope"));
    }

    /** These searches would take years: what is wrong with the file is said before them. */
    @ParameterizedTest
    @ValueSource(strings = {"solve 40 --limit all --engine check --svg", "tour 30 --engine backtracking --svg"})
    void filesAreLookedAtBeforeTheSearch(String command) {
        for (String file : List.of("pom.xml", "/nonexistent/x.svg")) {
            assertLineRefused("cannot write " + file + ": ", command + " " + file);
        }
    }

    @Test
    void whatATerminalWouldObeyIsEscaped(@TempDir Path folder) throws Exception {
        assertRefused("but is \"U+001B[31mU+202E8\"", "count", "\033[31m\u202e8");
        assertRefused("Unknown option: '--U+0007'", "count", "8", "--\007");
        Path file = Files.writeString(folder.resolve("part"), "\033]0;title\007\n");
        assertRefused("part, line 1: not the line of a result", "total", 8, file);
        assertRefused("U+001B]0;titleU+0007", "total", 8, file);
    }

    @Test
    void emptyFilesAndThoseInUtf16AreNamed(@TempDir Path folder) throws Exception {
        Path empty = Files.writeString(folder.resolve("empty"), "\n");
        List<Path> wides = List.of(
                Files.writeString(folder.resolve("little"), "\ufeff8 Q", StandardCharsets.UTF_16LE),
                Files.writeString(folder.resolve("big"), "\ufeff8 Q", StandardCharsets.UTF_16BE));
        for (String command : List.of("count --puzzle ", "region check ", "region convert ")) {
            assertLineRefused(empty + ": the file is empty", command + empty);
        }
        for (Path wide : wides) {
            for (String command : List.of("count --puzzle ", "region check ", "region convert ", "total 8 ")) {
                assertLineRefused(wide + ": this is UTF-16: save it as UTF-8", command + wide);
            }
        }
    }

    @Test
    void aFileHasAName() {
        for (String before :
                List.of("count --puzzle", "solve 6 --svg", "count 8 --checkpoint", "total 8", "region check")) {
            assertLineRefused("the name of a file must not be empty", before + " ");
        }
    }

    @Test
    void aStarIsNotTakenForAQueenInSilence(@TempDir Path folder) throws Exception {
        Path star = Files.writeString(folder.resolve("star"), "4\n....\n..*.\n....\n....\n");
        String count = "count --puzzle " + star;
        assertLineRefused("(line 2, column 1): * as a queen, Q; or as a blocked square, x (--blocked-sign '*')", count);
        assertThat(Cli.line(count + " --blocked-sign *").out()).isEqualTo("2\n");
        assertLineRefused("must be one character", count + " --blocked-sign xy");
        for (String two : List.of("4 4\n0000\n0010\n0000\n0000", "10\n00")) {
            assertLineRefused("text has more than one meaning", "count --puzzle " + Files.writeString(star, two));
        }
        Files.writeString(star, "n = 11\n00000100000\n" + "00000000000\n".repeat(10));
        assertThat(Cli.line(count + " --blocked-sign 1").out()).isEqualTo("2330\n");
        Files.writeString(star, "AABB\nAABB\nCCDD\nCCDD\n\n....\n..*.\n....\n....\n");
        assertLineRefused("star: text is not a puzzle", count + " --blocked-sign A");
        assertLineRefused("text is not a map of regions", count);
    }

    @Test
    void noUnitIsAddedTwice(@TempDir Path folder) throws Exception {
        String units = Cli.line("unit 8 0").out().repeat(CountPlan.of(8).units().size() + 1);
        Path part = Files.writeString(folder.resolve("part"), units);
        assertRefused("given twice", "total", 8, part);
    }

    @Test
    void aCheckpointOfAnotherBoardIsRefused(@TempDir Path folder) {
        Path file = folder.resolve("notes.txt");
        Cli.assertPrints("2680\n", "count 11 --checkpoint " + file);
        String begin = "it begins \"queens4j-checkpoint format=3 n=11 ";
        assertLineRefused(file + " belongs to another count or version: " + begin, "count 12 --checkpoint " + file);
    }
}
