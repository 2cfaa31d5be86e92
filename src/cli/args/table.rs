//! What the verbs are asked for that judge games.

use std::path::PathBuf;

use crate::cli::rule::RuleArgs;

/// What `check`, `moves` and `replay` are asked for.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    pub game: String,
    /// The text to judge, for `check` and `show` a photo too (left out or `-`: standard input)
    pub file: Option<PathBuf>,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What `blank` is asked for.
#[derive(Debug, clap::Args)]
pub struct BlankArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    pub game: String,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What `perft` is asked for.
#[derive(Debug, clap::Args)]
pub struct PerftArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    pub game: String,
    /// How many turns deep
    #[arg(value_parser = clap::value_parser!(u32).range(1..=99))]
    pub depth: u32,
    /// Options of the rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}
