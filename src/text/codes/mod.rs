//! Codes of the rooms whose messages are not yet families: see `message`.

mod family;
mod print;

pub use print::{ArtCode, AskedCode, FileCode, LeafletCode, PrintCode};

/// The codes of these rooms, for the page of all codes.
#[cfg(test)]
pub(crate) fn all() -> Vec<super::Code> {
    let codes = [FileCode::ALL.map(Into::into).to_vec(), AskedCode::ALL.map(Into::into).to_vec()];
    let more = [LeafletCode::ALL.map(Into::into).to_vec(), ArtCode::ALL.map(Into::into).to_vec()];
    [codes.concat(), more.concat(), PrintCode::ALL.map(Into::into).to_vec()].concat()
}
