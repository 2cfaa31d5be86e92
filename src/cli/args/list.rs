//! Arguments of `list`.

use super::value::GameName;

/// Arguments of `list`.
#[derive(Debug, clap::Args)]
pub(crate) struct ListArgs {
    /// A game by name, bundled or of the gallery, or a TOML file (`-`: standard input); none: all games
    #[arg(value_name = "SPEC", value_parser = GameName::Printed, hide_possible_values = true)]
    pub spec: Option<String>,
    /// List the pieces of the game by the names that `print --piece` takes
    #[arg(long, requires = "spec")]
    pub pieces: bool,
}
