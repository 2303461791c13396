package io.github.queens4j.opencl;

import java.nio.ByteBuffer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lwjgl.BufferUtils;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.Platform;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** Puts back the JVM's where a driver has set its own: without them, a JVM may end at a safepoint without a word. */
final class SignalHandlers {

    private static final int MOST_SIGNALS = 31;
    private static final int ACTION_SIZE = 256; // bytes; glibc's struct sigaction has 152

    /** The address of the system's function, null where no driver is known to set handlers. */
    private static final long SIGACTION = Platform.get() == Platform.LINUX
            ? DynamicLinkLoader.dlsym(
                    DynamicLinkLoader.dlopen((ByteBuffer) null, DynamicLinkLoader.RTLD_LAZY), "sigaction")
            : MemoryUtil.NULL;

    private SignalHandlers() {}

    /** PoCL's LLVM sets its own when devices are first asked for, and may do so when it compiles. */
    static synchronized <T> T keep(Supplier<T> call) {
        if (SIGACTION == MemoryUtil.NULL) {
            return call.get();
        }
        ByteBuffer[] actions = IntStream.rangeClosed(1, MOST_SIGNALS)
                .mapToObj(signal -> action(signal, null))
                .toArray(ByteBuffer[]::new);
        try {
            return call.get();
        } finally {
            // The system refuses those for SIGKILL and SIGSTOP, which nobody can set.
            for (int signal = 1; signal <= MOST_SIGNALS; signal++) {
                action(signal, actions[signal - 1]);
            }
        }
    }

    /** What the process has done at a signal until now; from now on it does the next, unless that is null. */
    static ByteBuffer action(int signal, @Nullable ByteBuffer next) {
        ByteBuffer before = BufferUtils.createByteBuffer(ACTION_SIZE);
        JNI.invokePPI(signal, MemoryUtil.memAddressSafe(next), MemoryUtil.memAddress(before), SIGACTION);
        return before;
    }
}
