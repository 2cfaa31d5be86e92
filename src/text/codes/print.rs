//! Codes of files and commands, and of leaflets, art and sheets.

use super::family::family;

family! {
    /// Codes of leaflets.
    LeafletCode {
        Size = "leaflet/size", "A leaflet or a word of it is too long.";
        Markup = "leaflet/markup", "A part of Markdown that leaflets do not have.";
        Tag = "leaflet/tag", "A tag between braces cannot be read.";
        Unknown = "leaflet/unknown", "A tag or a diagram names what the game does not have.";
        Glyph = "leaflet/glyph", "The fonts have no glyph for a character.";
        Diagram = "leaflet/diagram", "A line of a diagram cannot be read or drawn.";
    }
}

family! {
    /// Codes of art: drawings and pictures from outside.
    ArtCode {
        Format = "art/format", "A file of art is neither SVG nor PNG nor JPEG.";
        Damaged = "art/damaged", "A file of art is damaged.";
        TooLarge = "art/too-large", "Art is larger, or takes more work to draw, than is plausible.";
        Unsupported = "art/unsupported", "A drawing holds something that is not drawn.";
        Empty = "art/empty", "A file of art is empty, shows nothing or has no size.";
    }
}
