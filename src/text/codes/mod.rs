//! Codes of the rooms whose messages are not yet families: see `message`.

mod family;
mod print;

pub use print::LeafletCode;

/// The codes of these rooms, for the page of all codes.
#[cfg(test)]
pub(crate) fn all() -> Vec<super::Code> {
    LeafletCode::ALL.map(Into::into).to_vec()
}
