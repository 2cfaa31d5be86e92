//! `[rules]`

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::spec::At;

/// `engine` and the options of that engine, which only the engine knows.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct RulesTable(pub BTreeMap<At<String>, At<String>>);
