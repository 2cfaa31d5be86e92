//! Texts that people type, and what can be wrong with them: a spec, a leaflet, a position, a record.
//!
//! What is wrong is a [`Finding`]: a [`Code`], a [`Message`], its place, and what to do. All rooms use it, and
//! [`report`](crate::report) and [`page`](crate::page) put it into words.
//!
//! | file | holds |
//! |---|---|
//! | `finding` | the type for what is wrong |
//! | `action` | what hints advise to do, worded for a terminal or for the page |
//! | `code` | codes, and the layers of verdicts |
//! | `shared_code` | codes that several rooms share |
//! | `message/` | what is said, as data that every language has a sentence for |
//! | `label` | fixed texts of forms and of the help |
//! | `meant` | suggestions for mistyped words |
//! | `sentence` | lists and counts in sentences |
//! | `decode` | bytes as text |
//! | `slug`, `filename` | file names made of texts, and which of them systems confuse |
//! | `texts` | a text and others that it names, with one range of offsets |
//! | `tame` | texts made safe to show |
//! | `system` | plain words for what the system says about files |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod action;
mod code;
mod decode;
mod filename;
mod finding;
mod label;
mod meant;
pub(crate) mod message;
pub(crate) mod sentence;
pub(crate) mod shared_code;
mod slug;
mod system;
mod tame;
mod texts;

pub(crate) use action::Action;
pub use code::{Code, CodeEntry, Layer};
#[cfg(all(test, feature = "app"))]
pub(crate) use decode::{DecodeFinding, DecodeHint};
pub(crate) use decode::{decoded, decoded_typed};
pub(crate) use filename::{is_device, likeness};
pub use finding::{Faulty, Finding};
pub(crate) use label::{Label, label};
pub(crate) use meant::{MeantHint, quoted};
pub use meant::{did_you_mean, listed, meant};
pub use message::{Argument, Medium, Message, Reader};
pub(crate) use slug::{latin_slug, slug};
pub(crate) use system::{Access, SystemCause, SystemFinding, SystemRemedy, why};
pub(crate) use tame::{escaped, shown, tame, tame_lines, tame_painted, tamed_length, typed};
pub(crate) use texts::Texts;

/// A text with the name that messages give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path as the user wrote it.
    pub name: String,
    /// Its contents.
    pub text: String,
}
