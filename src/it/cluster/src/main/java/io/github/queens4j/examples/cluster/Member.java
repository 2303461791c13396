package io.github.queens4j.examples.cluster;

import com.hazelcast.cluster.MembershipAdapter;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;

/** A member of the cluster that counts what others submit, until it is stopped. */
public final class Member {

    static HazelcastInstance join() {
        Config config = new Config()
                .setClusterName(System.getProperty("queens.cluster", "queens"))
                .setProperty("hazelcast.logging.type", "slf4j")
                .setProperty("hazelcast.phone.home.enabled", "false")
                .setProperty("hazelcast.wait.seconds.before.join", "0")
                .setProperty("hazelcast.socket.bind.any", "false");
        config.getExecutorConfig("queens")
                .setPoolSize(Integer.getInteger(
                        "queens.threads", Runtime.getRuntime().availableProcessors()));
        config.getNetworkConfig()
                .setPort(Integer.getInteger("queens.port", 5701))
                .getInterfaces()
                .setEnabled(true)
                .addInterface(System.getProperty("queens.address", "127.0.0.1"));
        JoinConfig join = config.getNetworkConfig().getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true).addMember(System.getProperty("queens.members", "127.0.0.1"));
        HazelcastInstance hazelcast = Hazelcast.newHazelcastInstance(config);
        System.err.println("joined, " + members(hazelcast));
        hazelcast.getCluster().addMembershipListener(new MembershipAdapter() {
            @Override
            public void memberAdded(MembershipEvent event) {
                System.err.println("another has joined, " + members(hazelcast));
            }

            @Override
            public void memberRemoved(MembershipEvent event) {
                System.err.println("one has left, " + members(hazelcast));
            }
        });
        return hazelcast;
    }

    private static String members(HazelcastInstance hazelcast) {
        return "members: " + hazelcast.getCluster().getMembers().size();
    }

    public static void main(String[] args) {
        join();
    }
}
