//! Lengths with their unit.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::REFUSED_LENGTH;
use crate::game::Mm;
use crate::spec::words::KindName;
use crate::text::Message;

/// A length as typed: a number and `mm`, `cm`, `in` or `pt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Length(pub Mm);

impl From<Length> for Mm {
    fn from(Length(length): Length) -> Mm {
        length
    }
}

impl<'de> Deserialize<'de> for Length {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Length, D::Error> {
        deserializer.deserialize_any(LengthVisitor)
    }
}

struct LengthVisitor;

impl Visitor<'_> for LengthVisitor {
    type Value = Length;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Message::from(KindName::Length))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Length, E> {
        text.parse().map(Length).map_err(|_| E::custom(format_args!("{REFUSED_LENGTH}{text}")))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Length, E> {
        Err(E::custom(format_args!("{REFUSED_LENGTH}{number}")))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Length, E> {
        Err(E::custom(format_args!("{REFUSED_LENGTH}{number}")))
    }
}
