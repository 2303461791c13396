package io.github.queens4j.search;

import static io.github.queens4j.Refusals.assertIllegal;

import org.junit.jupiter.api.Test;

class MemoryTest {

    @Test
    void whatFitsIsTakenAndWhatIsMoreIsRefused() {
        long most = Runtime.getRuntime().maxMemory();
        Memory.require("boards", Memory.LARGEST_ARRAY, most);
        assertIllegal(
                () -> Memory.require("boards", 5, most + (1 << 20)),
                "n = 5 would take " + ((most >> 20) + 1) + " MB of memory for boards, but this JVM has at most "
                        + (most >> 20) + " MB (-Xmx gives it more)");
        assertIllegal(
                () -> Memory.require("boards", Memory.LARGEST_ARRAY + 1, 0),
                "n must be at most 2147483639, as large as an array can be, but is 2147483640");
    }
}
