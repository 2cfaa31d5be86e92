//! Arguments of `new`.

use std::path::PathBuf;

use clap::ValueHint;

use super::value::GameName;

/// Arguments of `new`.
#[derive(Debug, clap::Args)]
pub(crate) struct NewArgs {
    /// A bundled game, one of the gallery, or `board`; `tablier list` names all
    #[arg(value_parser = GameName::Started, hide_possible_values = true)]
    pub game: String,
    /// The file to write, or a folder (`-`: standard output; left out: the game's name); `.toml` is added if it has no ending
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: Option<PathBuf>,
}
