//! Why a picture cannot be read, and what to do.

/// Why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind of reason it is.
    pub kind: RefusalKind,
    /// One sentence on what is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RefusalKind {
    /// The file is no JPEG and no PNG.
    NoPicture,
    /// The file is damaged or breaks off.
    Damaged,
    /// The picture is larger than anybody needs.
    TooLarge,
    /// No marker was found at all.
    NoMarkers,
    /// Too few markers were found to tell how the board lies.
    TooFewMarkers,
    /// A side of the board is not in the picture.
    CutOff,
    /// The picture is blurred.
    Blurred,
    /// Light is reflected where markers should be.
    Glare,
    /// The camera looked too flatly over the table.
    TooTilted,
    /// The squares are too small in the picture.
    TooFar,
    /// The markers are those of another game.
    OtherGame,
    /// Two boards with the same markers are in the picture.
    TwoBoards,
    /// A board, or a camp of it, is not in the picture.
    Missing,
    /// The corners that were given by hand are none of a board.
    Corners,
    /// Neither the picture nor the print has any colour.
    NoColour,
    /// The picture is overexposed.
    TooBright,
    /// The picture is too dark for its colours.
    TooDark,
    /// The colours of the print are not those of any one light.
    OddColours,
    /// The tiles that balls lie on are not seen.
    NoTiles,
    /// More squares than there are balls look like balls of one colour.
    SameBalls,
    /// The game has nothing that a photo could be read by.
    NoMap,
}

impl Refusal {
    /// A reason with what to do about it.
    pub fn new(kind: RefusalKind, message: impl Into<String>, hint: impl Into<String>) -> Refusal {
        Refusal { kind, message: message.into(), hint: hint.into() }
    }
}

impl RefusalKind {
    /// Its name for programs. Never changes once published.
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
