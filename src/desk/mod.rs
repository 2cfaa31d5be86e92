//! Operations shared by the command line and the page: printing, judging, reading photos.
//!
//! | file | holds |
//! |---|---|
//! | `options` | formats of files, and options of the rules as typed |
//! | `sheets` | drawing of a game, and the files of its sheets |
//! | `tabletop/` | a game as a saved object of Tabletop Simulator |
//! | `parallel` | parallel map with ordered results |
//! | `summary` | summaries of boards and pieces |
//! | `parsed_text` | a text parsed as position or record, and its pictures |
//! | `photo` | reading and judging of a photo |
//! | `kept` | a photo with its text, to measure the reading later |
//! | `judged_game` | a game and its referee |
//! | `origin` | what a game was resolved from, to resolve it again in another size |
//! | `lid` | the card for the lid, where it was asked for or a sheet has room |
//! | `extras` | boxes and sheets to write on, where they were asked for |
//! | `library` | the functions that the crate exports |
//!
//! This module does not use files, the terminal or a browser.
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod extras;
mod judged_game;
mod kept;
mod library;
mod lid;
mod options;
mod origin;
mod parallel;
mod parsed_text;
mod photo;
mod sheets;
pub(crate) mod summary;
mod tabletop;
mod words;

pub use judged_game::JudgedGame;
pub(crate) use judged_game::{no_variants, variant};
pub(crate) use kept::kept;
pub use library::{PrintedFile, print};
pub use options::Format;
pub(crate) use options::choice;
pub(crate) use origin::{Loaded, Origin};
pub(crate) use parsed_text::{ParsedText, further, moment, picture, read, record};
pub(crate) use photo::{PhotoReading, refused};
pub(crate) use sheets::{check_pictures, drawn, endings, files, first_page, no_glyph, too_many};
pub(crate) use words::{DeskFinding, DeskHint};
