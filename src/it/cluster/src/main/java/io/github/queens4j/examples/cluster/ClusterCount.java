package io.github.queens4j.examples.cluster;

import com.hazelcast.core.HazelcastInstance;
import io.github.queens4j.count.CountJob;

/** Counts the boards with N queens on all members of the cluster, this one among them. */
public final class ClusterCount {

    public static void main(String[] args) {
        HazelcastInstance hazelcast = Member.join();
        try {
            long boards = CountJob.of(Integer.parseInt(args[0]))
                    .executor(hazelcast.getExecutorService("queens"))
                    .retries(5)
                    .onProgress(p -> System.err.printf("%d of %d units%n", p.unitsDone(), p.unitsTotal()))
                    .run();
            System.out.println(boards);
        } finally {
            hazelcast.shutdown();
        }
    }
}
