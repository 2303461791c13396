package io.github.queens4j.picture;

import io.github.queens4j.svg.BoardArt;
import io.github.queens4j.svg.Style;

/** The colours of all pictures, on the ground of a board's frame. */
final class PictureStyle {

    static final double TITLE_SIZE = 18;
    static final double TEXT_SIZE = 13;
    static final double SMALL_SIZE = 11;

    /** Headings and captions, on top of the rules for boards. */
    static final Style TEXT = BoardArt.STYLE.and(new Style("""
            .queens4j-title{font:600 18px system-ui,sans-serif;fill:#22282e}
            .queens4j-text{font:13px system-ui,sans-serif;fill:#22282e}
            .queens4j-label{font:11px system-ui,sans-serif;fill:#22282e}
            .queens4j-muted{fill:#5b6259}
            .queens4j-strong{font-weight:600}
            .queens4j-middle{text-anchor:middle}
            .queens4j-end{text-anchor:end}
            """, """
            .queens4j-title,.queens4j-text,.queens4j-label{fill:#f6f2e6}
            .queens4j-muted{fill:#b4bab0}
            """));

    /**
     * Nodes and edges of a tree. Kinds differ by shape: round corners, a double frame with a tick, a crossed octagon.
     */
    static final Style TREE = TEXT.and(new Style("""
            .queens4j-edge{fill:none;stroke:#8a9187;stroke-width:1.5}
            .queens4j-edge-pruned{fill:none;stroke:#8a9187;stroke-dasharray:2 3}
            .queens4j-card{fill:#fff;stroke:#5b6259;stroke-width:1.5}
            .queens4j-ring{fill:none;stroke:#20734a;stroke-width:2}
            .queens4j-badge{fill:#20734a}
            .queens4j-tick{fill:none;stroke:#fff;stroke-linecap:round;stroke-linejoin:round}
            .queens4j-octagon{fill:#fbfaf7;stroke:#b3402e;stroke-width:1.5}
            .queens4j-cross{fill:none;stroke:#b3402e;stroke-width:2;stroke-linecap:round}
            """, """
            .queens4j-edge,.queens4j-edge-pruned{stroke:#7b837c}
            .queens4j-card{fill:#2a2f34;stroke:#b4bab0}
            .queens4j-ring{stroke:#6fce97}
            .queens4j-badge{fill:#6fce97}
            .queens4j-tick{stroke:#1d2125}
            .queens4j-octagon{fill:#1d2125;stroke:#ff8d7a}
            .queens4j-cross{stroke:#ff8d7a}
            """));

    private PictureStyle() {}
}
