//! Arguments of the commands that judge positions and records.

use std::path::PathBuf;

use clap::ValueHint;

use super::value::{self, GameName};
use crate::cli::rule::RuleArgs;

/// Arguments of `check`, `moves` and `replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct TableArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// The text to judge, for `check` and `show` a photo too (left out or `-`: standard input)
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: Option<PathBuf>,
    /// Rule options.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// Arguments of `blank`.
#[derive(Debug, clap::Args)]
pub(crate) struct BlankArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// Rule options.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// Arguments of `perft`.
#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// How many turns deep
    #[arg(allow_negative_numbers = true, value_parser = value::depth)]
    pub depth: u32,
    /// Rule options.
    #[command(flatten)]
    pub rules: RuleArgs,
}
