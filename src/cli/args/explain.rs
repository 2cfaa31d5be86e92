//! Arguments of `explain`.

use super::value::ExplainedName;

/// Arguments of `explain`.
#[derive(Debug, clap::Args)]
pub(crate) struct ExplainArgs {
    /// A key, alone or after its table (hole, piece.hole, piece.front.text), a word that a key takes, a word of leaflets, or a code; left out: all keys
    #[arg(value_parser = ExplainedName, hide_possible_values = true)]
    pub name: Option<String>,
}
