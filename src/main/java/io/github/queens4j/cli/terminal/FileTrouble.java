package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/**
 * What is wrong with a file, in words: the messages of many exceptions are just its name, and say the rest by their
 * class.
 */
public final class FileTrouble {

    private FileTrouble() {}

    /**
     * What is wrong, without the name of the file.
     *
     * @param failure of whatever was done with it
     * @return a few words
     */
    public static String reason(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "no such file";
        }
        if (failure instanceof AccessDeniedException) {
            return "access denied";
        }
        if (failure instanceof FileAlreadyExistsException) {
            return "there is such a file already";
        }
        if (failure instanceof NotDirectoryException) {
            return "this is not a folder";
        }
        if (failure instanceof FileSystemLoopException) {
            return "symbolic links lead in a circle";
        }
        String said = failure instanceof FileSystemException file ? file.getReason() : failure.getMessage();
        return said == null ? "input or output failed" : said;
    }

    /**
     * What is wrong, and with which file if the failure knows that.
     *
     * @param failure of whatever was done
     * @return text of one line
     */
    public static String text(IOException failure) {
        boolean known = failure instanceof FileSystemException file && file.getFile() != null;
        return (known ? ((FileSystemException) failure).getFile() + ": " : "") + reason(failure);
    }

    /** A failure of our own finding. */
    static FileSystemException of(String name, String reason) {
        return new FileSystemException(name, null, reason);
    }
}
