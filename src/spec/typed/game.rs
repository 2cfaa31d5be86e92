//! `[game]`

use serde::Deserialize;

use super::{Length, Words};
use crate::spec::At;

/// What the game is called.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::closed::bound))]
pub(crate) struct GameTable {
    /// What its files are called: lower-case letters, digits and hyphens. Default: the spec's file name.
    pub name: Option<At<String>>,
    /// What it is called on paper. Default: its name.
    pub title: Option<At<Words>>,
    /// One line on where it comes from, which the PDF keeps as its subject and `tablier list` shows of a ready game. Default: none.
    pub source: Option<At<Words>>,
    /// The rules in words: a Markdown file per language, relative to the spec. The section of a heading that ends
    /// with `{#making}` stands beside the sheets on the page. Default: none.
    pub leaflet: Option<At<Words>>,
    /// How thick its pieces are once they are glued on their card, by which its boxes are sized. Default: `2mm`.
    pub card: Option<At<Length>>,
}
