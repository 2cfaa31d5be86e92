//! Codes of specs.

use crate::text::message::shared;

shared! {
    SYNTAX = ("spec/syntax"; "The text is not TOML.");
    UNKNOWN_KEY = ("spec/unknown-key"; "A key does not belong where it is.");
    MISSING_KEY = ("spec/missing-key"; "A key that is needed is missing.");
    TYPE = ("spec/type"; "A value is of another type than its key needs.");
    VALUE = ("spec/value"; "A value is none of those that its key can have.");
    SIZE = ("spec/size"; "A number, a length or a text is out of bounds.");
    UNKNOWN = ("spec/unknown"; "A name refers to no board, piece, face, colour, cell, engine or option.");
    TWICE = ("spec/twice"; "Something is there twice, or a name is given twice.");
    CONFLICT = ("spec/conflict";
        "Two keys exclude one another, or the rest of the spec does not allow a value.");
    ROOM = ("spec/room"; "There is no room for something on the board or the piece.");
    LIMIT = ("spec/limit"; "All of the game together is more than can be drawn.");
    TABLE = ("spec/table"; "A table that a spec names cannot be read as rows and columns.");
    OUTLINE = ("spec/outline"; "A drawing that a piece has as its outline cannot be cut out.");
    GLYPH = ("spec/glyph"; "The fonts have no glyph for a character.");
}
