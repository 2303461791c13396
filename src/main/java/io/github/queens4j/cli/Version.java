package io.github.queens4j.cli;

import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the CLI jar. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {
            "queens4j " + (version == null ? "(not packaged)" : version),
            "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name")
        };
    }
}
