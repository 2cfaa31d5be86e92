//! `[[box]]`

use serde::Deserialize;

use super::{FaceTable, Length, Words};
use crate::spec::At;

/// A box of card with a lid at either end, to cut, fold and glue. It is printed with `--only boxes`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::branches::sizes_or_pieces))]
pub(crate) struct BoxTable {
    /// Its name: lower-case letters, digits and hyphens. Default: `box`.
    pub name: Option<At<String>>,
    /// What is printed on its front and its sides, unless they have words of their own. Default: the title of the game.
    pub title: Option<At<Words>>,
    /// The names of the pieces that it is made for; `plank` stands for `plank-red` and `plank-blue`, too. They lie in piles, glued
    /// on card as thick as `[game]` says. Default: all pieces, if it has no sizes of its own.
    pub holds: Option<At<Vec<At<String>>>>,
    /// Inside, from side to side.
    pub width: Option<At<Length>>,
    /// Inside, from front to back.
    pub depth: Option<At<Length>>,
    /// Inside, from lid to lid.
    pub height: Option<At<Length>>,
    /// How thick its own card is. Default: `0.3mm`.
    pub card: Option<At<Length>>,
    /// What is printed on its front. Default: blank, but for the title.
    pub front: Option<At<FaceTable>>,
    /// What is printed on its back. Default: the background and the pattern of the front.
    pub back: Option<At<FaceTable>>,
    /// What is printed on either of its narrow sides. Default: the background and the pattern of the front, and the title.
    pub sides: Option<At<FaceTable>>,
    /// What is printed on both lids. Default: the background and the pattern of the front.
    pub lids: Option<At<FaceTable>>,
}
