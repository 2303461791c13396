package io.github.queens4j.examples.cluster;

import com.hazelcast.cluster.Member;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.executor.LocalExecutorStats;
import java.io.IOException;
import java.util.Set;

/**
 * Runs a program of the example as it is, and besides tells the test on standard error what this member's executor did.
 * It ends at the latest when its standard input does: no member outlives the test that started it, even if that is
 * killed.
 */
final class Watched {

    private Watched() {}

    /**
     * Runs a program.
     *
     * @param args {@code member}, or {@code count} and the board size
     */
    public static void main(String[] args) {
        daemon("lifeline", Watched::endWithInput);
        daemon("watch", Watched::tellStatistics);
        if (args[0].equals("count")) {
            ClusterCount.main(new String[] {args[1]});
        } else {
            io.github.queens4j.examples.cluster.Member.main(new String[0]);
        }
    }

    private static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    private static void endWithInput() {
        try {
            while (System.in.read() >= 0) {
                // Nothing is said to a member; only the end counts.
            }
        } catch (IOException broken) {
            System.err.println(broken);
        }
        Runtime.getRuntime().halt(9);
    }

    private static void tellStatistics() {
        String last = "";
        while (true) {
            for (HazelcastInstance hazelcast : Hazelcast.getAllHazelcastInstances()) {
                String now = statistics(hazelcast);
                if (!now.equals(last)) {
                    System.err.println(now);
                    last = now;
                }
            }
            pause();
        }
    }

    /**
     * A unit that begins just now may be pending and started at once: received is at most one too many for each thread.
     */
    private static String statistics(HazelcastInstance hazelcast) {
        LocalExecutorStats units = hazelcast.getExecutorService("queens").getLocalExecutorStats();
        long completed = units.getCompletedTaskCount();
        long started = units.getStartedTaskCount();
        long pending = units.getPendingTaskCount();
        Member self = hazelcast.getCluster().getLocalMember();
        Set<Member> all = hazelcast.getCluster().getMembers();
        return String.format(
                "statistics: port=%d members=%d received=%d completed=%d",
                self.getAddress().getPort(), all.size(), started + pending, completed);
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
