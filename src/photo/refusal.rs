//! Refusals of pictures, with hints.

/// Why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The kind of the reason.
    pub kind: RefusalKind,
    /// One sentence on what is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RefusalKind {
    /// The file is neither JPEG nor PNG.
    NoPicture,
    /// The file is damaged or truncated.
    Damaged,
    /// The picture exceeds the size limits.
    TooLarge,
    /// No marker was found.
    NoMarkers,
    /// Too few markers were found to locate the board.
    TooFewMarkers,
    /// A side of the board is outside the picture.
    CutOff,
    /// The picture is blurred.
    Blurred,
    /// Reflections hide the markers.
    Glare,
    /// The camera angle is too flat.
    TooTilted,
    /// The squares are too small in the picture.
    TooFar,
    /// The markers are of another game.
    OtherGame,
    /// Two boards with the same markers are in the picture.
    TwoBoards,
    /// A board or a camp is not in the picture.
    Missing,
    /// The corners given by the user are not those of a board.
    Corners,
    /// The picture or the print has no colour.
    NoColour,
    /// The picture is overexposed.
    TooBright,
    /// The picture is too dark for its colours.
    TooDark,
    /// No single light explains the colours of the print.
    OddColours,
    /// The tiles below the balls are not visible.
    NoTiles,
    /// More squares look like balls of one colour than there are balls.
    SameBalls,
    /// The game has nothing to locate it by in a photo.
    NoMap,
}

impl Refusal {
    /// Creates a refusal with a hint.
    pub fn new(kind: RefusalKind, message: impl Into<String>, hint: impl Into<String>) -> Refusal {
        Refusal { kind, message: message.into(), hint: hint.into() }
    }
}

impl RefusalKind {
    /// The stable identifier for programs. Never changes once published.
    pub fn code(self) -> &'static str {
        match self {
            RefusalKind::NoPicture => "photo/no-picture",
            RefusalKind::Damaged => "photo/damaged",
            RefusalKind::TooLarge => "photo/too-large",
            RefusalKind::NoMarkers => "photo/no-markers",
            RefusalKind::TooFewMarkers => "photo/too-few-markers",
            RefusalKind::CutOff => "photo/cut-off",
            RefusalKind::Blurred => "photo/blurred",
            RefusalKind::Glare => "photo/glare",
            RefusalKind::TooTilted => "photo/too-tilted",
            RefusalKind::TooFar => "photo/too-far",
            RefusalKind::OtherGame => "photo/other-game",
            RefusalKind::TwoBoards => "photo/two-boards",
            RefusalKind::Missing => "photo/missing",
            RefusalKind::Corners => "photo/corners",
            RefusalKind::NoColour => "photo/no-colour",
            RefusalKind::TooBright => "photo/too-bright",
            RefusalKind::TooDark => "photo/too-dark",
            RefusalKind::OddColours => "photo/odd-colours",
            RefusalKind::NoTiles => "photo/no-tiles",
            RefusalKind::SameBalls => "photo/same-balls",
            RefusalKind::NoMap => "photo/no-map",
        }
    }
}
