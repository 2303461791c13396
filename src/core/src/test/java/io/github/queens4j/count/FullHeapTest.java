package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Programs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts in a JVM whose memory runs out under them. */
@Tag("slow")
class FullHeapTest {

    /** Counts while another thread takes all memory that there is, again and again. */
    static final class Main {

        private static volatile boolean begun;
        private static volatile boolean over;

        public static void main(String... args) throws InterruptedException {
            Thread[] hoarders = new Thread[2];
            for (int i = 0; i < hoarders.length; i++) {
                hoarders[i] = new Thread(Main::hoard);
                hoarders[i].start();
            }
            Object outcome; // no text: to make one takes memory
            try {
                CountJob job =
                        CountJob.of(20).threads(Integer.getInteger("threads")).onProgress(p -> begun = true);
                outcome = "count " + job.run();
            } catch (Throwable failure) {
                outcome = failure;
            }
            over = true;
            for (Thread hoarder : hoarders) {
                hoarder.join();
            }
            System.out.println(); // a thread without memory may have begun a line
            System.out.println(outcome);
        }

        /** Takes memory to the last byte, also what becomes free, from when a unit is under way. */
        private static void hoard() {
            while (!begun) {
                pause(300);
            }
            Object[] hoard = {};
            int size = 1 << 16;
            while (!over) {
                try {
                    Object[] more = new Object[size];
                    more[0] = hoard;
                    hoard = more;
                } catch (OutOfMemoryError full) {
                    size = Math.max(1, size / 2);
                }
            }
        }

        private static void pause(long millis) {
            try {
                Thread.sleep(millis);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static final class Large {
        public static void main(String... args) {
            try {
                CountJob.of(28).threads(3).run();
            } catch (IllegalArgumentException refusal) {
                System.out.println(refusal.getMessage());
            }
        }
    }

    @Test
    void aCountThatDoesNotFitIsRefusedBeforeItBegins() throws Exception {
        assertThat(Programs.output(Large.class, "-Xmx256m"))
                .matches("n = 28 would take \\d{3,4} MB of memory for the count on 3 threads, but this JVM has at most "
                        + "\\d+ MB \\(-Xmx gives it more\\)\\R");
    }

    /** The failure of a thread that has no memory left to say so ends the run all the same. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theRunEnds(int threads) throws Exception {
        String output = Programs.output(Main.class, "-XX:+UseSerialGC", "-Xmx64m", "-Dthreads=" + threads);
        // Other threads may say first that they have no memory either.
        assertThat(output.lines()).anyMatch(line -> line.startsWith("java.lang.OutOfMemoryError"));
    }
}
