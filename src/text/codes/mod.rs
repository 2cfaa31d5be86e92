//! Codes of the rooms whose messages are not yet families: see `message`.

mod family;
mod print;

pub use print::{ArtCode, AskedCode, FileCode, LeafletCode, PrintCode, SpecCode};
