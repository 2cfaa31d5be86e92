//! Codes of diagnostics: what programs read in JSON.
//!
//! Each family is an enum in a file of its own. A line of its table holds the variant, the [`Layer`] where
//! there is one, the code, and its meaning. A code never changes once published.

mod family;
<<<<<<< HEAD
mod photo;
=======
mod grid;
mod lightning;
mod plank;
>>>>>>> w-photo
mod print;

use family::code_of_families;

<<<<<<< HEAD
pub use photo::PhotoCode;
=======
pub use grid::GridCode;
pub use lightning::LightningCode;
pub use plank::PlankCode;
>>>>>>> w-photo
pub use print::{ArtCode, AskedCode, FileCode, LeafletCode, PrintCode, SpecCode};

pub use super::code::{Code, Layer};

code_of_families! {
<<<<<<< HEAD
    QuitsCode "Quits",
=======
    PlankCode "Plank",
<<<<<<< HEAD
>>>>>>> w-quits
    LightningCode "Lightning",
    GridCode "Games without rules",
<<<<<<< HEAD
=======
>>>>>>> w-light
    PhotoCode "Photos",
=======
>>>>>>> w-photo
    FileCode "Files",
    AskedCode "Commands and requests",
    SpecCode "Specs",
    LeafletCode "Leaflets",
    ArtCode "Art",
    PrintCode "Sheets",
}
