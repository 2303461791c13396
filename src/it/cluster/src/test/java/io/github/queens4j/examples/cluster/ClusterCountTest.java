package io.github.queens4j.examples.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts on clusters of several JVMs, whose members are killed while they work. Every run has to be exact, whether the
 * kill comes at the right moment or not. Counts from OEIS A000170.
 */
@Timeout(300)
class ClusterCountTest {

    private static final int HITS = 3;

    /** So many units are left to others for certain: what members tell is at most two too many, see {@link Watched}. */
    private static final int SURELY_SOME = 3;

    /** With eleven units, for n = 16, chance gives a member too few every now and then, and sometimes none. */
    private static final int MOST_MISSES = 9;

    /** The quick compiler alone: most of a short run is start, and slower units are easier to hit. */
    private static final String QUICK_START = "-XX:TieredStopAtLevel=1";

    private final String cluster = "queens-" + UUID.randomUUID();
    private final List<MemberProcess> processes = new ArrayList<>();

    @AfterEach
    void endAll() throws InterruptedException {
        for (MemberProcess process : processes) {
            process.kill();
        }
        processes.clear();
    }

    private MemberProcess start(int seed, List<String> options, String... program) throws Exception {
        List<String> all = new ArrayList<>(options);
        all.add(QUICK_START);
        MemberProcess process = MemberProcess.start(cluster, seed, all, program);
        processes.add(process);
        return process;
    }

    private MemberProcess member(int seed) throws Exception {
        MemberProcess member = start(seed, List.of(), "member");
        member.awaitPort();
        return member;
    }

    private MemberProcess count(int n, MemberProcess seed, String... options) throws Exception {
        return start(seed.awaitPort(), List.of(options), "count", Integer.toString(n));
    }

    private static void assertCount(MemberProcess submitter, long boards) throws Exception {
        assertThat(submitter.awaitEnd()).as("%s", submitter.err()).isZero();
        assertThat(submitter.out()).containsExactly(Long.toString(boards));
        assertThat(submitter.unitsDone()).isEqualTo(submitter.unitsTotal());
    }

    @Test
    void allMembersCount() throws Exception {
        MemberProcess first = member(0);
        MemberProcess second = member(first.awaitPort());
        MemberProcess submitter = count(17, first);
        assertCount(submitter, 95_815_104);
        assertThat(submitter.mostMembers()).isEqualTo(3);
        assertThat(first.completed()).isPositive();
        assertThat(second.completed()).isPositive();
        assertThat(submitter.received() + first.received() + second.received())
                .as("no unit is counted twice")
                .isBetween(submitter.unitsTotal() - 3, submitter.unitsTotal() + 3);
        assertThat(submitter.err()).noneMatch(line -> line.contains("again"));
    }

    /** After the kill the submitting member is alone. */
    @ParameterizedTest
    @CsvSource({"16, 14772512", "17, 95815104"})
    void aMemberIsKilledInMidRun(int n, long boards) throws Exception {
        untilHit(HITS, () -> {
            MemberProcess victim = member(0);
            return isHit(n, boards, victim, count(n, victim));
        });
    }

    /**
     * Kills a member when both it and the count have something behind them.
     *
     * @return whether the member had units left that others had to count, and the count was neither at its beginning
     *     nor at its end
     */
    private boolean isHit(int n, long boards, MemberProcess victim, MemberProcess submitter) throws Exception {
        if (!isUnderWay(submitter, victim)) {
            assertCount(submitter, boards);
            return false;
        }
        double before = submitter.fraction();
        victim.kill();
        double after = submitter.fraction();
        assertCount(submitter, boards);
        // Every unit was handed to one of the two at least.
        int both = submitter.received() + victim.received() - submitter.unitsTotal();
        System.out.printf(
                Locale.ROOT,
                "n = %d: killed at %.0f to %.0f %%; by then it had told of %d units received and %d counted; handed out again: %d%n",
                n,
                100 * before,
                100 * after,
                victim.received(),
                victim.completed(),
                both);
        return after <= 0.9 && both >= SURELY_SOME;
    }

    /** Hazelcast by itself hands a dead member's units to another; told not to, it fails them, and the job does it. */
    @Test
    void unitsThatHazelcastFailsAreSubmittedAgain() throws Exception {
        untilHit(1, () -> {
            MemberProcess victim = member(0);
            MemberProcess survivor = member(victim.awaitPort());
            MemberProcess submitter = count(17, survivor, "-Dhazelcast.operation.fail.on.indeterminate.state=true");
            boolean underWay = isUnderWay(submitter, victim);
            victim.kill();
            assertCount(submitter, 95_815_104);
            assertThat(submitter.err()).noneMatch(line -> line.contains("failed in attempt 2"));
            if (!underWay || victim.received() - victim.completed() < SURELY_SOME) {
                return false;
            }
            assertThat(submitter.err()).anyMatch(line -> line.contains("failed in attempt 1 and is submitted again"));
            assertThat(survivor.completed()).isPositive();
            return true;
        });
    }

    /** Its connections stay, and only the missing heartbeats tell that it is gone. */
    @Test
    void aMemberThatHangsIsGivenUp() throws Exception {
        untilHit(1, () -> {
            MemberProcess victim = member(0);
            MemberProcess submitter = count(
                    17, victim, "-Dhazelcast.heartbeat.interval.seconds=1", "-Dhazelcast.max.no.heartbeat.seconds=3");
            boolean underWay = isUnderWay(submitter, victim);
            victim.freeze();
            assertCount(submitter, 95_815_104);
            return underWay;
        });
    }

    /** A run with a fault. */
    @FunctionalInterface
    private interface Run {

        /** Checks what has to hold in every run, and tells whether the fault came at the right moment. */
        boolean isHit() throws Exception;
    }

    private void untilHit(int wanted, Run run) throws Exception {
        int hits = 0;
        for (int runs = 0; hits < wanted; runs++) {
            assertThat(runs).as("runs for %d hits", wanted).isLessThan(wanted + MOST_MISSES);
            hits += run.isHit() ? 1 : 0;
            endAll();
        }
    }

    /**
     * Waits until both have something behind them; false if the count came to its end before, as the other had no unit,
     * or only the last.
     */
    private static boolean isUnderWay(MemberProcess submitter, MemberProcess other) throws InterruptedException {
        return submitter.await("is under way", () -> submitter.fraction() >= 0.1 && other.completed() > 0);
    }
}
