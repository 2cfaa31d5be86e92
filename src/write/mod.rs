//! The writers: one scene into the bytes of each format.
//!
//! | file | format |
//! |---|---|
//! | `pdf` | one document with all pages |
//! | `svg` | one drawing a page, and the outlines of a page for a cutting machine |
//! | `png` | one picture a page |
//!
//! Every file ends in a [stamp](is_unchanged) by which it is known again.

mod hash;
mod number;
mod pdf;
mod png;
mod stamp;
mod svg;
mod used;

pub use pdf::pdf;
pub use png::{Pixels, TooManyPixels, pixels, png, png_at_once, png_size};
pub use stamp::is_unchanged;
pub use svg::{cut_svg, svg};
