//! Codes of photos that cannot be read.

use super::family::family;

family! {
    /// Codes of photos that cannot be read.
    PhotoCode {
        NoPicture: Readable = "photo/no-picture",
            "The file is neither JPEG nor PNG, or has too few pixels for a photo.";
        Damaged: Readable = "photo/damaged", "The file is damaged or truncated.";
        TooLarge: Readable = "photo/too-large", "The picture or its file exceeds the size limits.";
        NoMarkers: Readable = "photo/no-markers", "No marker of a board or a strip was found.";
        TooFewMarkers: Readable = "photo/too-few-markers",
            "Too few markers were found to locate a board, a camp or a strip.";
        CutOff: Readable = "photo/cut-off", "A side of the board is outside the picture.";
        Blurred: Readable = "photo/blurred",
            "The picture is blurred, or many markers of a row of strips cannot be seen.";
        Glare: Readable = "photo/glare", "Reflections hide the markers.";
        TooTilted: Readable = "photo/too-tilted", "The camera angle is too flat.";
        TooFar: Readable = "photo/too-far", "The squares are too small in the picture.";
        OtherGame: Readable = "photo/other-game", "The markers in the picture are of another game.";
        TwoBoards: Readable = "photo/two-boards",
            "Two boards or sets of strips with the same markers are in the picture.";
        Missing: Readable = "photo/missing", "A board or a camp is not in the picture.";
        Corners: Readable = "photo/corners",
            "The corners given by the user are not those of the boards of the game.";
        NoColour: Readable = "photo/no-colour", "The picture or the print has no colour.";
        TooBright: Readable = "photo/too-bright", "The picture is overexposed.";
        TooDark: Readable = "photo/too-dark", "The picture is too dark for its colours.";
        OddColours: Readable = "photo/odd-colours", "No single light explains the colours of the print.";
        NoTiles: Readable = "photo/no-tiles", "The tiles below the balls are not visible.";
        SameBalls: Readable = "photo/same-balls",
            "More squares look like balls of one colour than there are balls.";
        NoMap: Readable = "photo/no-map", "The game has nothing to locate it by in a photo.";
    }
}
