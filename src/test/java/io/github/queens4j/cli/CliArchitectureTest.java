package io.github.queens4j.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;

/** The two rooms of the command line. */
class CliArchitectureTest {

    private static final String ROOT = "io.github.queens4j";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT + ".cli");

    @Test
    void theTerminalKnowsNoCommand() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".cli.terminal")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".cli", "picocli..")
                .check(CLASSES);
    }

    @Test
    void filesHaveNoCycles() {
        slices().assignedFrom(new Files()).should().beFreeOfCycles().check(CLASSES);
    }

    /** Each file of its own, with the classes nested in it. */
    private static final class Files implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith(ROOT + ".cli")
                    ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "files of the command line";
        }
    }
}
