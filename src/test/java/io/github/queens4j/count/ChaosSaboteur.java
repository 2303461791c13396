package io.github.queens4j.count;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Random;

/** Does to the folder of a checkpoint, while a run uses it, what disks and people do. */
final class ChaosSaboteur implements AutoCloseable {

    private final Random random;
    private final Path folder;
    private final Path file;
    private final Thread thread = new Thread(this::work, "saboteur");
    private volatile boolean over;

    /** Begins at once. */
    ChaosSaboteur(Random random, Path file) {
        this.random = random;
        this.file = file;
        this.folder = file.getParent();
        thread.start();
    }

    private void work() {
        while (!over) {
            try {
                Thread.sleep(random.nextInt(20));
                strike(random.nextInt(6));
            } catch (IOException missed) {
                over = random.nextInt(50) == 0;
            } catch (InterruptedException e) {
                over = true;
            }
        }
    }

    private void strike(int how) throws IOException {
        Path away = folder.resolveSibling("away");
        switch (how) {
            case 0 -> Files.deleteIfExists(file);
            case 1 -> Files.writeString(file, "Dear diary,\n");
            case 2 -> Files.writeString(file, "\n", StandardOpenOption.WRITE, StandardOpenOption.APPEND);
            case 3 -> Files.writeString(file, "", StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
            case 4 -> {
                Files.move(folder, away, StandardCopyOption.ATOMIC_MOVE);
                pause();
                Files.move(away, folder, StandardCopyOption.ATOMIC_MOVE);
            }
            default -> {
                Path old = folder.resolve("old");
                Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
                pause();
                Files.move(old, file, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(random.nextInt(10));
        } catch (InterruptedException e) {
            over = true;
        }
    }

    @Override
    public void close() throws IOException {
        over = true;
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        Files.createDirectories(folder);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
