//! The writers: one scene into the bytes of each format.
//!
//! | file | format |
//! |---|---|
//! | `pdf` | one document with all pages |
//! | `svg` | one drawing a page, and the outlines of a page for a cutting machine |
//! | `png` | one picture a page |

mod pdf;
mod png;
mod svg;

pub use pdf::pdf;
pub use png::png;
pub use svg::{cut_svg, svg};
