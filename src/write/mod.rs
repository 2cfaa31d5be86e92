//! The writers: one scene into the bytes of each format.
//!
//! | file | format |
//! |---|---|
//! | `pdf` | one document with all pages |
//! | `svg` | one drawing a page, and the outlines of a page for a cutting machine |
//! | `png` | one picture a page |

mod number;
mod pdf;
mod png;
mod svg;
mod used;

pub use pdf::pdf;
pub use png::{Pixels, TooManyPixels, pixels, png, png_size};
pub use svg::{cut_svg, svg};
