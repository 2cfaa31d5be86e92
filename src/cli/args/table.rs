//! What the verbs are asked for that judge games.

use std::path::PathBuf;

use clap::ValueHint;

use super::value::{self, GameName};
use crate::cli::rule::RuleArgs;

/// What `check`, `moves` and `replay` are asked for.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// The text to judge, for `check` and `show` a photo too (left out or `-`: standard input)
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: Option<PathBuf>,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What `blank` is asked for.
#[derive(Debug, clap::Args)]
pub struct BlankArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What `perft` is asked for.
#[derive(Debug, clap::Args)]
pub struct PerftArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// How many turns deep
    #[arg(allow_negative_numbers = true, value_parser = value::depth)]
    pub depth: u32,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}
