package io.github.queens4j.count;

import io.github.queens4j.notation.Visible;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a checkpoint.
 *
 * <pre>
 * queens4j-checkpoint format=1 n=20 split=1 units=1075 crc32=........           of a puzzle: n=20 puzzle=... split=1
 * n=20 split=1 unit=0 thirds=... crc32=........          one {@linkplain CountResult#toLine result} per line, by index
 * ...
 * end results=300 crc32=........
 * </pre>
 *
 * <p>Every line ends with a checksum and a line feed, and the last one says how many results there are: a changed, cut
 * or lengthened file is found out wherever that happened, unless on purpose. About 60 bytes per finished unit: 60 kB at
 * n = 20 to 22, 100 MB for the 1.7 million units of n = 27.
 */
final class CheckpointFormat {

    static final String MAGIC = "queens4j-checkpoint ";
    private static final int FORMAT = 1;
    private static final int LONGEST_LINE = 200;
    private static final Pattern HEAD = Pattern.compile(
            MAGIC + "format=([0-9]{1,9}) n=([0-9]{1,9})( puzzle=[0-9a-f]{16})? split=([0-9]{1,9}) units=([0-9]{1,9})");

    private CheckpointFormat() {}

    /** Writes a whole checkpoint. */
    static void write(OutputStream file, Tally tally) throws IOException {
        OutputStream out = new BufferedOutputStream(file, 1 << 16);
        writeLine(out, ChecksumLine.of(head(tally.plan())));
        int results = 0;
        for (CountResult result : tally.results()) {
            writeLine(out, result.toLine());
            results++;
        }
        writeLine(out, ChecksumLine.of(end(results)));
        out.flush();
    }

    private static void writeLine(OutputStream out, String line) throws IOException {
        out.write(line.getBytes(StandardCharsets.US_ASCII));
        out.write('\n');
    }

    private static String head(CountPlan plan) {
        return MAGIC + "format=" + FORMAT + " n=" + plan.n() + Puzzles.field(plan.puzzle()) + " split="
                + CountPlan.SPLIT + " units=" + plan.units().size();
    }

    private static String end(int results) {
        return "end results=" + results;
    }

    /**
     * Reads a whole checkpoint.
     *
     * @param tally receives the results; not to be used any more if this throws
     * @throws IllegalArgumentException if it is damaged or not one of this count, with a sentence that goes on after
     *     the file's name
     */
    static void read(InputStream file, Tally tally) throws IOException {
        Reader in = new Reader(new BufferedInputStream(file, 1 << 16));
        checkHead(in.line(), tally.plan());
        try {
            in.requireTerminated();
            String line = in.nextLine();
            int results = 0;
            while (!line.startsWith("end ")) {
                tally.resume(CountResult.parse(line));
                results++;
                line = in.nextLine();
            }
            if (!ChecksumLine.text(line).equals(end(results))) {
                throw new IllegalArgumentException("there are " + results + " results: \"" + Visible.text(line) + "\"");
            }
            in.requireEnd();
        } catch (IllegalArgumentException damage) {
            throw new IllegalArgumentException("is damaged in line " + in.number + ": " + damage.getMessage(), damage);
        }
    }

    private static void checkHead(String line, CountPlan plan) {
        if (!line.startsWith(MAGIC)) {
            throw new IllegalArgumentException("is not a checkpoint of a count");
        }
        Matcher head;
        try {
            head = HEAD.matcher(ChecksumLine.text(line));
        } catch (IllegalArgumentException damage) {
            throw new IllegalArgumentException("is damaged in line 1: " + damage.getMessage(), damage);
        }
        if (!head.matches() || Integer.parseInt(head.group(1)) != FORMAT) {
            throw new IllegalArgumentException("has another format than the one this library reads, " + FORMAT);
        }
        if (Integer.parseInt(head.group(2)) != plan.n()) {
            throw new IllegalArgumentException("belongs to n = " + head.group(2) + ", not to n = " + plan.n());
        }
        String puzzle = head.group(3) == null ? "" : head.group(3);
        if (!puzzle.equals(Puzzles.field(plan.puzzle()))) {
            throw new IllegalArgumentException("belongs to " + (puzzle.isEmpty() ? "the empty board" : "the" + puzzle)
                    + ", not to " + Puzzles.name(plan.puzzle()));
        }
        if (Integer.parseInt(head.group(4)) != CountPlan.SPLIT) {
            throw new IllegalArgumentException("belongs to version " + head.group(4)
                    + " of the cut into units, but this library makes version " + CountPlan.SPLIT);
        }
        if (Integer.parseInt(head.group(5)) != plan.units().size()) {
            throw new IllegalArgumentException("belongs to a plan of " + head.group(5) + " units, but this one has "
                    + plan.units().size());
        }
    }

    /** Lines as they were written, not as editors see them: only a line feed ends one. */
    private static final class Reader {

        private final InputStream in;
        private final StringBuilder text = new StringBuilder(LONGEST_LINE);
        private int number;
        private int last = '\n';

        Reader(InputStream in) {
            this.in = in;
        }

        /** The text up to a line feed, or to the end of the file. */
        String line() throws IOException {
            number++;
            text.setLength(0);
            last = in.read();
            while (last >= 0 && last != '\n' && text.length() < LONGEST_LINE) {
                text.append((char) last);
                last = in.read();
            }
            return text.toString();
        }

        String nextLine() throws IOException {
            String line = line();
            requireTerminated();
            return line;
        }

        void requireTerminated() {
            if (last != '\n') {
                throw new IllegalArgumentException(last < 0 ? "the file is cut off" : "the line is too long");
            }
        }

        void requireEnd() throws IOException {
            if (in.read() >= 0) {
                throw new IllegalArgumentException("there is more behind the end");
            }
        }
    }
}
