package io.github.queens4j.examples.cluster;

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
        return Hazelcast.newHazelcastInstance(config);
    }

    public static void main(String[] args) {
        join();
    }
}
