package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

public final class Refusals {

    private Refusals() {}

    /** An {@link IllegalArgumentException} with exactly this message. */
    public static void assertIllegal(ThrowingCallable call, String message) {
        assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
    }

    /** An {@link IllegalArgumentException} whose message has all these parts. */
    public static void assertIllegalNaming(ThrowingCallable call, String... parts) {
        assertThatIllegalArgumentException().isThrownBy(call).withMessageContainingAll(parts);
    }

    /** An {@link IndexOutOfBoundsException} with exactly this message. */
    public static void assertOutOfBounds(ThrowingCallable call, String message) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(call)
                .withMessage(message);
    }

    /** A {@link NullPointerException} that names the argument. */
    public static void assertNullNamed(ThrowingCallable call, String argument) {
        assertThatNullPointerException().isThrownBy(call).withMessage(argument);
    }
}
