//! What the commands and the page in a browser do alike: a game printed, a game at a table, a photo of it.
//!
//! | file | holds |
//! |---|---|
//! | `asked` | lengths, parts, formats and options of the rules as they are asked for |
//! | `sheets` | a game drawn, and the files of its sheets |
//! | `ahead` | pages made on all cores, kept in order |
//! | `summary` | a game in a few words |
//! | `table` | a game with the referee who judges it |
//! | `shown` | what a text holds, position or record, and the pictures of it |
//! | `photo` | a photo read and told to the referee |
//!
//! Nothing here touches files, the terminal or a browser.
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod ahead;
mod asked;
mod photo;
mod sheets;
mod shown;
pub(crate) mod summary;
mod table;

pub(crate) use asked::{Format, Part, choice, length, parts};
pub(crate) use photo::{Read, refused};
pub(crate) use sheets::{check_pictures, drawn, endings, files, first_page};
pub(crate) use shown::{Shown, moment, read, record};
pub(crate) use table::{Table, no_variants, variant};
