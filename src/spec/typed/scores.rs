//! `[[scores]]`

use serde::Deserialize;

use super::Words;
use crate::spec::At;

/// A sheet to note on who wins and scores. It is printed with `--only scores`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a table")]
#[cfg_attr(test, schemars(transform = super::branches::one_of_each))]
pub(crate) struct ScoresTable {
    /// What it is called. Default: `Score sheet`, `Feuille de marque`.
    pub title: Option<At<Words>>,
    /// How it is filled in. Default: nothing.
    pub about: Option<At<Words>>,
    /// How many players there are; each writes a name.
    pub players: Option<At<i64>>,
    /// The names of the players, if they are the same in each game: their colours, or the letters of their pieces.
    pub names: Option<At<Vec<At<Words>>>>,
    /// How many rounds have a row, in which each player notes points; the sums stand below.
    pub rounds: Option<At<i64>>,
    /// How many games each player has a box for, to be ticked by who wins.
    pub games: Option<At<i64>>,
}
