package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When a checkpoint is saved, with a pause between saves that no test outlasts. */
class CheckpointKeeperTest extends CheckpointCase {

    private static final Duration PAUSE = Duration.ofHours(1);
    private static final long MOST = PAUSE.toNanos();
    private static final long LEAST = Duration.ofMinutes(50).toNanos();

    private final CountPlan plan = CountPlan.of(8);
    private final Tally tally = new Tally(plan);

    @BeforeEach
    void oneResult() {
        tally.add(plan.units().get(0).call());
    }

    @Test
    void savesArePausesApart() throws Exception {
        try (CheckpointKeeper keeper = CheckpointKeeper.open(file, tally, PAUSE)) {
            assertThat(keeper.nanosUntilDue()).isEqualTo(Long.MAX_VALUE);
            keeper.resultAdded();
            assertThat(keeper.nanosUntilDue()).isBetween(LEAST, MOST);
            keeper.save();
            assertThat(keeper.nanosUntilDue()).isEqualTo(Long.MAX_VALUE);
            keeper.resultAdded();
            assertThat(keeper.nanosUntilDue()).isBetween(LEAST, MOST);
        }
    }

    @Test
    void onlyWhatIsNewIsSaved() throws Exception {
        try (CheckpointKeeper keeper = CheckpointKeeper.open(file, tally, PAUSE)) {
            keeper.resultAdded();
            keeper.save();
            byte[] saved = Files.readAllBytes(file);
            Files.writeString(file, "another's");
            keeper.save();
            keeper.saveIfDue();
            assertThat(file).hasContent("another's");
            keeper.resultAdded();
            keeper.save();
            assertThat(file).hasBinaryContent(saved);
        }
    }

    @Test
    void whatHasGoneIsSavedAgain() throws Exception {
        try (CheckpointKeeper keeper = CheckpointKeeper.open(file, tally, PAUSE)) {
            byte[] saved = Files.readAllBytes(file);
            Files.delete(file);
            keeper.save();
            assertThat(file).hasBinaryContent(saved);
        }
    }
}
