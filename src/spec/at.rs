//! A value with its byte range in the text.

use std::borrow::Borrow;
use std::ops::{Deref, Range};

use serde::{Deserialize, Deserializer};
use toml::Spanned;

/// A value with its span. Equality and order ignore the span.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct At<T>(Spanned<T>);

impl<T> At<T> {
    pub(super) fn new(value: T, span: Range<usize>) -> At<T> {
        At(Spanned::new(span, value))
    }

    /// The byte range of the value in the text.
    pub fn span(&self) -> Range<usize> {
        self.0.span()
    }
}

impl<T> Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.get_ref()
    }
}

impl Borrow<str> for At<String> {
    fn borrow(&self) -> &str {
        self
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<At<T>, D::Error> {
        Spanned::deserialize(deserializer).map(At)
    }
}
