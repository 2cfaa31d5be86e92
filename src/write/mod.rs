//! The writers: a scene as the bytes of each format.
//!
//! | file | format |
//! |---|---|
//! | `pdf` | one document with all pages |
//! | `svg` | one drawing per page, and the outlines of a page for a cutting machine |
//! | `png` | one picture per page |
//! | `json` | a document for another program |
//!
//! Every file ends in a [stamp](is_unchanged) that identifies it, and can carry a recipe.

mod hash;
mod json;
mod number;
mod pdf;
mod png;
mod recipe;
mod stamp;
mod svg;
mod usage;

pub(crate) use hash::content_hash;
pub(crate) use json::json;
pub use pdf::pdf;
pub(crate) use pdf::pdf_with;
pub(crate) use png::{MAX_PAGE_PIXELS, clear_png, dpi, png_with};
pub use png::{RgbImage, TooManyPixels, pixels, png, png_at_once, png_size};
#[cfg(test)]
pub(crate) use recipe::recipe_text;
pub(crate) use recipe::recipes;
pub use stamp::is_unchanged;
pub(crate) use svg::svg_with;
pub use svg::{cut_svg, svg};
pub(crate) use usage::shapes;
