package io.github.queens4j.cli;

import picocli.CommandLine.Command;

@Command(
        name = "region",
        description = {
            "Coloured puzzles: one queen in every row, column and region, no two touching.",
            "Puzzles are read and written as letters, addresses of puzz.link, SBN or JSON; one puzzle or many.%n"
        },
        footer = {
            "  queens4j region new 8                     a puzzle",
            "  queens4j region new 8 --seed 1 --url      an address, always the same",
            "  queens4j region solve starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou --all",
            "  queens4j region complete drawing.txt      open squares (.) get regions: one solution",
            "  queens4j region mend puzzles.txt          one square, and there is one solution",
            "  queens4j region page > queens.html        ten puzzles to play in a browser",
            "  queens4j region sheet puzzles.txt > sheet.html",
            "  queens4j region edit > workbench.html     a page to draw, mend and complete puzzles"
        },
        subcommands = {
            NewCommand.class,
            SolvePuzzlesCommand.class,
            CheckCommand.class,
            MendCommand.class,
            CompleteCommand.class,
            HintCommand.class,
            ConvertCommand.class,
            EditCommand.class,
            PageCommand.class,
            SheetCommand.class
        })
final class RegionCommand {}
