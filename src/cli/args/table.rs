//! Arguments of the commands that judge positions and records.

use std::path::PathBuf;

use clap::ValueHint;

use super::value::{self, GameName};
use crate::cli::rule::RuleArgs;
use crate::game::Lang;
use crate::spec::{LangName, Overrides};

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
    /// The language of the answer.
    #[command(flatten)]
    pub lang: LangArgs,
}

/// The language of an answer.
#[derive(Debug, clap::Args)]
pub(crate) struct LangArgs {
    /// The language of the answer; data in JSON stay as they are
    #[arg(long, ignore_case = true, value_parser = value::words(LangName::WORDS, LangName::named))]
    lang: Option<LangName>,
}

impl LangArgs {
    /// The language option as an override of the spec.
    pub(crate) fn overrides(&self) -> Overrides {
        Overrides { lang: self.lang.map(|LangName(lang): LangName| -> Lang { lang }), ..Overrides::default() }
    }
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
    /// The language of the form.
    #[command(flatten)]
    pub lang: LangArgs,
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
