package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.cli.Arguments.Span;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.BoardReader;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is searched: size, rule, given queens and blocked squares. */
final class PuzzleOptions {

    static final String RULE = "What attacks what: one of ${COMPLETION-CANDIDATES}. Default: queens.";
    static final String ENGINE = "Search with this engine: one of ${COMPLETION-CANDIDATES}.";

    /** Bytes of a drawing of a board of 2000 rows, or of a list for one of a million. */
    private static final int LONGEST = 1 << 24;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Parameters(
            index = "0",
            arity = "0..1",
            description = "Rows and columns of the board. May be left out with --puzzle if nothing follows.")
    private @Nullable Span n;

    @Option(names = "--rule", description = RULE)
    private @Nullable Rule rule;

    @Option(names = "--queen", description = "A queen stands in row r, column c, both counted from 0. May be repeated.")
    private List<Square> queens = new ArrayList<>();

    @Option(names = "--blocked", description = "No queen may stand in row r and column c. May be repeated.")
    private List<Square> blocked = new ArrayList<>();

    @Option(
            names = "--puzzle",
            description = "Read given queens and blocked squares (x, ×) from this file, as boards are printed or as "
                    + "people draw them, in JSON, or maps of regions as `region` reads them; - is standard input.")
    private @Nullable Path file;

    private List<Puzzle> all = List.of();

    @Option(names = "--blocked-sign", paramLabel = "SIGN", description = "A sign of --puzzle that blocks squares.")
    private @Nullable String blockedSign;

    /** Takes a size where none is given. */
    void setDefault(int size) {
        n = n == null && file == null ? new Span(size, size) : n;
    }

    boolean areMany() {
        return n != null && n.first() < n.last();
    }

    /** The one puzzle that is asked for, with at most so many rows. */
    Puzzle puzzle(int most) throws IOException {
        List<Puzzle> all = ofOneSize(most);
        if (all.size() > 1) {
            throw new IllegalArgumentException("--puzzle " + file + " must have one puzzle, but has " + all.size());
        }
        return all.get(0);
    }

    /** The puzzles of a file, or the one that is asked for. */
    List<Puzzle> ofOneSize(int most) throws IOException {
        if (areMany()) {
            throw new IllegalArgumentException("N must be one number here, but is several");
        }
        return puzzles(most);
    }

    /** The puzzles of all sizes that are asked for, or of the file. */
    List<Puzzle> puzzles(int most) throws IOException {
        if (file != null) {
            all = read(file.toString()).stream()
                    .map(puzzle -> puzzle(checked(puzzle), most))
                    .toList();
            return all;
        }
        if (n == null) {
            throw new IllegalArgumentException("N is missing");
        }
        if (blockedSign != null) {
            throw new IllegalArgumentException("--blocked-sign needs --puzzle, whose signs it reads");
        }
        all = new ArrayList<>();
        for (int size = n.first(); size <= n.last(); size++) {
            all.add(puzzle(Puzzle.ofSize(size).withRule(Objects.requireNonNullElse(rule, Rule.QUEENS)), most));
        }
        return all;
    }

    private Puzzle puzzle(Puzzle empty, int most) {
        Puzzle puzzle = empty;
        if (puzzle.size() > most) {
            throw new IllegalArgumentException("N must be at most " + most + ", but is " + puzzle.size());
        }
        for (Square queen : queens) {
            puzzle = with("--queen", queen, puzzle::withQueen);
        }
        for (Square square : blocked) {
            puzzle = with("--blocked", square, puzzle::withBlocked);
        }
        return puzzle;
    }

    /** Which board of a file, and how its signs were read, which may be why there is no solution. */
    String reading(Puzzle puzzle) {
        String number = all.size() > 1 ? ", board " + (all.indexOf(puzzle) + 1) + "," : "";
        String read = puzzle.toString().replaceFirst("(.{400}).+", "$1 ...");
        return file == null ? "" : "; --puzzle " + file + number + " was read as " + read;
    }

    private List<Puzzle> read(String name) throws IOException {
        if (blockedSign != null && blockedSign.codePointCount(0, blockedSign.length()) != 1) {
            throw new IllegalArgumentException("--blocked-sign must be one character, but is \"" + blockedSign + "\"");
        }
        String text = new String(TextFile.read(name, LONGEST), StandardCharsets.UTF_8);
        String signs = blockedSign == null ? text : withBlocked(text, blockedSign);
        try {
            return Puzzle.parseAll(signs, Objects.requireNonNullElse(rule, Rule.QUEENS));
        } catch (IllegalArgumentException noBoard) {
            return regions("--puzzle " + name + ": ", text, String.valueOf(noBoard.getMessage()));
        }
    }

    /** A text with a sign, but for those in headings, as the mark of blocked squares. */
    private static String withBlocked(String text, String sign) {
        return Pattern.compile("(?m)^(?:" + BoardReader.HEADING + ")|" + Pattern.quote(sign))
                .matcher(text)
                .replaceAll(found -> found.group().equals(sign) ? "x" : Matcher.quoteReplacement(found.group()));
    }

    /** The puzzles of a text that has no boards, or else the reason. */
    private List<Puzzle> regions(String place, String text, String whyNoBoards) {
        if (blockedSign != null || whyNoBoards.startsWith("text has more than one meaning")) {
            throw new IllegalArgumentException(place + whyNoBoards);
        }
        try {
            List<Puzzle> maps =
                    Regions.parseAll(text).stream().map(Regions::puzzle).toList();
            if (Stream.of(text.split("\\R\\h*(?:\\R|(?=\\{))")).anyMatch(PuzzleOptions::isBoard)) {
                throw new IllegalArgumentException("with regions, but boards, too, which need a file of their own");
            }
            command.commandLine().getErr().println(place + "read as regions, one queen in each");
            return maps;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place + whyNoBoards + "; " + e.getMessage(), e);
        }
    }

    /** Whether a part of a text with regions is a board of its own; one with n marks is taken for a solution. */
    private static boolean isBoard(String part) {
        try {
            return Puzzle.parseAll(part.replace('*', 'x'), Rule.QUEENS).stream()
                    .anyMatch(board -> board.size() > 1
                            && board.queens().size() + board.blocked().size() != board.size());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private Puzzle checked(Puzzle puzzle) {
        String name = "--puzzle " + file;
        if (n != null && n.last() != puzzle.size()) {
            throw new IllegalArgumentException(
                    "N, the first number, is " + n.last() + ", but " + name + " has a board of size " + puzzle.size());
        }
        if (rule != null && !puzzle.rule().equals(rule)) {
            throw new IllegalArgumentException("--rule is " + rule + ", but " + name + " says " + puzzle.rule());
        }
        return puzzle;
    }

    private static Puzzle with(String option, Square square, BiFunction<Integer, Integer, Puzzle> addition) {
        try {
            return addition.apply(square.row(), square.column());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException(option + " " + Arguments.text(square) + ": " + e.getMessage());
        }
    }
}
