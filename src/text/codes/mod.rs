//! Codes of diagnostics: what programs read in JSON.
//!
//! ```
//! use tablier::codes::{Code, QuitsCode};
//!
//! let code = Code::from(QuitsCode::TooManyBalls);
//! assert_eq!(code.as_str(), "quits/too-many-balls");
//! assert!(!code.meaning().is_empty());
//! ```
//!
//! Each family is an enum in a file of its own. A line of its table holds the variant, the [`Layer`] where
//! there is one, the code, and its meaning. A code never changes once published.

mod family;
mod grid;
mod lightning;
mod photo;
mod plank;
mod print;
mod quits;
#[cfg(test)]
mod tests;

use family::{CodeEntry, code_of_families};

pub use grid::GridCode;
pub use lightning::LightningCode;
pub use photo::PhotoCode;
pub use plank::PlankCode;
pub use print::{ArtCode, AskedCode, FileCode, LeafletCode, PrintCode, SpecCode};
pub use quits::QuitsCode;

/// The layer of a verdict to which a finding belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Layer {
    /// The text.
    Readable,
    /// The box and the board.
    WellFormed,
    /// The rules of play.
    Reachable,
}

impl Layer {
    /// The word used in reports.
    pub fn name(self) -> &'static str {
        match self {
            Layer::Readable => "readable",
            Layer::WellFormed => "well-formed",
            Layer::Reachable => "reachable",
        }
    }
}

code_of_families! {
    Quits(QuitsCode) "Quits",
    Plank(PlankCode) "Plank",
    Lightning(LightningCode) "Lightning",
    Grid(GridCode) "Games without rules",
    Photo(PhotoCode) "Photos",
    File(FileCode) "Files",
    Asked(AskedCode) "Commands and requests",
    Spec(SpecCode) "Specs",
    Leaflet(LeafletCode) "Leaflets",
    Art(ArtCode) "Art",
    Print(PrintCode) "Sheets",
}

impl Code {
    /// The stable identifier for programs, such as `quits/too-many-balls`. Never changes once published.
    pub fn as_str(self) -> &'static str {
        self.entry().code
    }

    /// Its meaning in one sentence.
    pub fn meaning(self) -> &'static str {
        self.entry().meaning
    }

    /// The default layer of a finding with this code; `None` for other diagnostics.
    pub fn layer(self) -> Option<Layer> {
        self.entry().layer
    }
}
