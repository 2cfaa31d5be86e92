//! `--force`, shared by all commands that write sheets or pictures.

/// Whether to overwrite files that Tablier did not make.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct ForceArgs {
    /// Write over any file. Otherwise only files that Tablier made, and that nobody changed or protected, are written over: they end in a stamp
    #[arg(long)]
    pub force: bool,
}
