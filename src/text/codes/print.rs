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
