package io.github.queens4j.tour;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class TourArchitectureTest {

    private static final JavaClasses TOURS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.github.queens4j.tour");

    @Test
    void toursKnowOnlyTheRootsValues() {
        classes()
                .that()
                .resideInAPackage("io.github.queens4j.tour..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.queens4j",
                        "io.github.queens4j.search",
                        "io.github.queens4j.tour..",
                        "io.github.queens4j.notation",
                        "java..",
                        "org.jspecify..")
                .check(TOURS);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("io.github.queens4j.(tour..)")
                .should()
                .beFreeOfCycles()
                .check(TOURS);
    }
}
