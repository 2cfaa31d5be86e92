//! Texts that people type, and what can be wrong with them: a spec, a leaflet, a position, a record.
//!
//! What is wrong is a [`Fault`]: words, the bytes that it is about, and what to do. `slug` makes file names of texts,
//! `filename` knows which of them systems confuse, `tame` makes texts safe to show, and `system` has plain words for what
//! the system says about files. How faults look is the matter of [`report`](crate::report).
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod decode;
mod fault;
mod filename;
mod slug;
mod system;
mod tame;

pub(crate) use decode::decoded;
pub use fault::{Fault, Faulty, did_you_mean, listed, meant};
pub(crate) use filename::{is_device, likeness};
pub(crate) use slug::{latin_slug, slug};
pub(crate) use system::{Access, cause, remedy};
pub(crate) use tame::{escaped, shown, tame, tame_lines, tame_painted, tamed_length};

/// A text with the name that messages give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path as the user wrote it.
    pub name: String,
    /// What it says.
    pub text: String,
}
