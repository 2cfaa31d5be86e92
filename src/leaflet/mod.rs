//! The rules leaflet, set on pages: type, lists and diagrams.
//!
//! | file | does |
//! |---|---|
//! | `spacing` | the narrow and fixed spaces of each language |
//! | `words`, `lines`, `setter` | words measured, broken into even lines, made glyphs |
//! | `setting`, `table`, `diagram`, `figure/` | each block of the leaflet as parts of known height |
//! | `flow/` | parts into columns and pages |
//! | `head` | the title and what stands below it |
//! | `page` | page numbers, and all of it onto the scene |

mod diagram;
mod figure;
mod flow;
mod head;
mod lines;
mod page;
mod setter;
mod setting;
mod shift;
mod spacing;
mod style;
mod table;
mod words;

pub(crate) use diagram::{GAP as FIGURE_GAP, parts as diagram};
pub(crate) use figure::{Drawn, Hand, Tone, draw as figure, sample};
pub(crate) use head::head;
pub use page::add_pages;
pub(crate) use page::bare;
pub(crate) use setter::{Align, Setter};
pub(crate) use shift::shifted;
pub use style::{Style, Styles};

#[cfg(test)]
mod tests;
