//! Codes of files and commands, and of leaflets, art and sheets.

use super::family::family;

family! {
    /// Codes of files.
    FileCode {
        Nothing: Readable = "file/nothing",
            "The file or standard input is empty, or holds neither a picture nor a text.";
        Read = "file/read", "A file cannot be read.";
        Write = "file/write", "A file cannot be written.";
        Path = "file/path", "A spec names a file that is not there, or that is outside its folder.";
        Exists = "file/exists", "A file is in the way, and `--force` was not given.";
        Encoding = "file/encoding", "The bytes of a text are neither UTF-8 nor UTF-16.";
        TooLarge = "file/too-large", "A file is larger than is plausible.";
        WrongKind = "file/wrong-kind", "A file is of another kind than the command needs.";
    }
}

family! {
    /// Codes of commands, and of requests of the page.
    AskedCode {
        Usage = "asked/usage", "The command line cannot be understood.";
        Game = "asked/game", "A game, or a part of one, is asked for that is not there.";
        Variant = "asked/variant", "A variant is asked for that the game does not have.";
        Rule = "asked/rule", "An option of the rules is set that the game does not have.";
        Twice = "asked/twice", "Something is named twice.";
        Conflict = "asked/conflict",
            "Two things that were asked for exclude one another, or one has no effect.";
        Missing = "asked/missing", "Something that the command needs was not given.";
        Value = "asked/value", "A value cannot be what was asked for.";
        Impossible = "asked/impossible", "The game or the output does not allow what was asked for.";
        Unfit = "asked/unfit", "The boards or pieces of the game do not match its rules.";
    }
}

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

family! {
    /// Codes of sheets.
    PrintCode {
        Drawing = "print/drawing", "A sheet, a leaflet or a picture cannot be drawn or written.";
    }
}
