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

use family::code_of_families;

pub use grid::GridCode;
pub use lightning::LightningCode;
pub use photo::PhotoCode;
pub use plank::PlankCode;
pub use print::{ArtCode, AskedCode, FileCode, LeafletCode, PrintCode};
pub use quits::QuitsCode;

pub use super::code::{Code, Layer};

code_of_families! {
    QuitsCode "Quits",
    PlankCode "Plank",
    LightningCode "Lightning",
    GridCode "Games without rules",
    PhotoCode "Photos",
    FileCode "Files",
    AskedCode "Commands and requests",
    LeafletCode "Leaflets",
    ArtCode "Art",
    PrintCode "Sheets",
}
