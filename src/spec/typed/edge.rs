//! `edge` of a piece: a table, or whether there is a line at all.

use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::{Length, Paint};
use crate::spec::At;
use crate::spec::words::KindName;
use crate::text::Message;

/// The line along the cut of a piece as typed.
#[derive(Clone, Debug)]
pub(crate) enum TypedEdge {
    /// As if nothing were typed.
    Usual,
    /// No line.
    None,
    Line(EdgeTable),
}

/// A line along a cut.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::closed::bound, transform = super::closed::fill))]
pub(crate) struct EdgeTable {
    /// Its colour. Default: black.
    pub color: Option<At<Paint>>,
    /// Its thickness within the cut. Default: `0.3mm`.
    pub width: Option<At<Length>>,
}

impl<'de> Deserialize<'de> for TypedEdge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TypedEdge, D::Error> {
        deserializer.deserialize_any(EdgeVisitor)
    }
}

struct EdgeVisitor;

impl<'de> Visitor<'de> for EdgeVisitor {
    type Value = TypedEdge;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Message::from(KindName::Edge))
    }

    fn visit_bool<E: Error>(self, has_one: bool) -> Result<TypedEdge, E> {
        Ok(if has_one { TypedEdge::Usual } else { TypedEdge::None })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TypedEdge, A::Error> {
        EdgeTable::deserialize(MapAccessDeserializer::new(map)).map(TypedEdge::Line)
    }
}
