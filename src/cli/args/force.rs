//! `--force`, which all verbs share that write sheets and pictures.

/// Whether files are written over that somebody else made.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct ForceArgs {
    /// Write over any file. Otherwise only files that Tablier made, and that nobody changed or protected, are written over: they end in a stamp
    #[arg(long)]
    pub force: bool,
}
