//! Texts that people type, and what can be wrong with them: a spec, a leaflet, a position, a record.
//!
//! What is wrong is a [`Fault`]: words, the bytes that it is about, and what to do. How faults look is the
//! matter of [`report`](crate::report).

mod fault;

pub use fault::{Fault, Faulty, did_you_mean, listed, meant};

/// A text with the name that messages give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path as the user wrote it.
    pub name: String,
    /// What it says.
    pub text: String,
}
