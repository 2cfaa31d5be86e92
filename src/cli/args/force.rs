//! `--force`, which all verbs share that write sheets and pictures.

/// Whether files are written over that somebody else made.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct ForceArgs {
    /// Write over files too that Tablier did not make, or that were changed since: its own end in a stamp that says so
    #[arg(long)]
    pub force: bool,
}
