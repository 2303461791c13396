package io.github.queens4j.examples.cluster;

import com.hazelcast.core.HazelcastInstance;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.CountResult;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * What a cluster of two members with one thread each takes, against one and two threads of one JVM. The first round is
 * cold, the others are ever warmer. Run it from the example's directory, after {@code mvn package}, with Hazelcast's
 * flags:
 *
 * <pre>
 * java @hazelcast.args -cp "target/test-classes:target/classes:target/dependency/*" \
 *     io.github.queens4j.examples.cluster.MeasureCluster 18 4
 * </pre>
 */
final class MeasureCluster {

    private static final String VECTORS = "jdk.incubator.vector";
    private static final int SMALL_UNITS = 5000;

    private MeasureCluster() {}

    /**
     * Measures.
     *
     * @param args the board size and the number of rounds
     */
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        String cluster = "measure-" + UUID.randomUUID();
        boolean vectors = ModuleLayer.boot().findModule(VECTORS).isPresent();
        List<String> options = vectors ? List.of("--add-modules", VECTORS) : List.of();
        try (MemberProcess other = MemberProcess.start(cluster, 0, options, "member")) {
            System.setProperty("queens.cluster", cluster);
            System.setProperty("queens.threads", "1");
            System.setProperty("queens.members", "127.0.0.1:" + other.awaitPort());
            HazelcastInstance hazelcast = Member.join();
            try {
                ExecutorService executor = hazelcast.getExecutorService("queens");
                System.out.printf("Java %s, %s kernel%n", Runtime.version(), vectors ? "vector" : "portable");
                System.out.println("n  units  1 thread  2 threads  2 members: seconds (CPU seconds of both JVMs)");
                for (int round = 1; round <= rounds; round++) {
                    System.out.printf(
                            "%d  %d  %s  %s  %s%n",
                            n,
                            CountPlan.of(n).units().size(),
                            seconds(CountJob.of(n).threads(1), other),
                            seconds(CountJob.of(n).threads(2), other),
                            seconds(CountJob.of(n).executor(executor), other));
                }
                for (int round = 1; round <= rounds; round++) {
                    System.out.printf("%.3f ms for a unit without work%n", overhead(executor));
                }
            } finally {
                hazelcast.shutdown();
            }
        }
    }

    private static String seconds(CountJob job, MemberProcess other) {
        double cpu = cpu(other);
        long start = System.nanoTime();
        job.run();
        double elapsed = (System.nanoTime() - start) / 1e9;
        return String.format("%.3f (%.2f)", elapsed, cpu(other) - cpu);
    }

    private static double cpu(MemberProcess other) {
        return Stream.of(ProcessHandle.current(), other.handle())
                .mapToDouble(jvm -> jvm.info().totalCpuDuration().orElseThrow().toNanos() / 1e9)
                .sum();
    }

    /** Milliseconds for a unit of the 4 x 4 board, of which nothing but the way there and back takes time. */
    private static double overhead(ExecutorService executor) throws Exception {
        long start = System.nanoTime();
        List<Future<CountResult>> futures = new ArrayList<>();
        for (int i = 0; i < SMALL_UNITS; i++) {
            futures.add(executor.submit(CountPlan.of(4).units().get(0)));
        }
        for (Future<CountResult> future : futures) {
            future.get();
        }
        return (System.nanoTime() - start) / 1e6 / SMALL_UNITS;
    }
}
