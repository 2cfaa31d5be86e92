//! Typesets the rules leaflet: text, lists, tables and diagrams on pages.
//!
//! | file | holds |
//! |---|---|
//! | `spacing` | narrow and no-break spaces by language |
//! | `style` | fonts, and sizes relative to the body text |
//! | `measure`, `lines`, `typesetter` | measuring of words, line breaking, glyphs |
//! | `blocks`, `table`, `diagram`, `figure/` | the blocks of the leaflet as items of known height |
//! | `drawn` | blocks of drawn nodes |
//! | `alone` | single figures as pictures |
//! | `card` | the card for the lid |
//! | `score_sheet` | sheets to write on |
//! | `describe` | figures in words |
//! | `flow/` | placement of items in columns |
//! | `head` | the title block |
//! | `structure` | what blocks are to those who have them read aloud |
//! | `page` | page layout, the size of the body text (`SIZES_PT`), page numbers, output to the scene |

mod alone;
mod blocks;
mod card;
mod describe;
mod diagram;
mod drawn;
mod figure;
mod flow;
mod head;
mod lines;
mod measure;
mod page;
mod score_sheet;
mod spacing;
mod structure;
mod style;
mod table;
mod typesetter;

pub(crate) use alone::figure_alone;
pub(crate) use card::{Card, card, contents_in_words};
pub(crate) use describe::{describe, name_of};
pub(crate) use diagram::{FIGURE_GAP_MM, items as diagram};
pub(crate) use drawn::{DrawnBlock, shifted};
pub(crate) use figure::{Painter, Tone, draw as figure, gate_sample, sample};
pub(crate) use head::{head, split};
pub use page::add_pages;
pub(crate) use page::game_without_frames;
pub(crate) use score_sheet::score_pages;
pub(crate) use spacing::spaced;
pub use style::{Style, Styles};
pub(crate) use typesetter::Align;

#[cfg(test)]
mod tests;
