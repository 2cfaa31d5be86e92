//! What `show` is asked for.

use std::path::PathBuf;

use super::{PhotoArgs, TableArgs, words};
use crate::game::Lang;
use crate::spec::{LangName, Overrides, Paper};

/// How `show` is typed.
pub const SHOW_EXAMPLES: &str = "\
Examples:
  tablier show quits evening.txt                          the position as position.svg
  tablier show quits photo.jpg --out position.png         a photo, drawn cleanly
  tablier show plank game.txt --all --out game.pdf        every turn of a record, on sheets of A4
  tablier show quits game.txt --out - > end.svg           the last position of a record

The text may be a position or a record: a record is what reads as turns.
An illegal position is drawn too, its squares marked. The status is 0 whenever a
picture was written.";

/// What `show` is asked for.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// What is drawn.
    #[command(flatten)]
    pub table: TableArgs,
    /// The picture: a file ending in .svg, .png or .pdf (`-`: SVG on standard output)
    #[arg(long, value_name = "FILE", default_value = "position.svg")]
    pub out: PathBuf,
    /// Draw every turn of a record, frame by frame
    #[arg(long)]
    pub all: bool,
    /// The language of the words in the picture
    #[arg(long, value_parser = words(LangName::WORDS, LangName::named))]
    lang: Option<LangName>,
    /// Spare ink: pale backgrounds, thin lines
    #[arg(long)]
    low_ink: bool,
    /// With `--all` and PDF, the paper: a4, a3, a5, letter, legal, tabloid, or width and height: 210mmx297mm
    #[arg(long)]
    pub paper: Option<Paper>,
    /// Dots an inch of a PNG picture
    #[arg(long, default_value = "150", value_parser = clap::value_parser!(u32).range(36..=2400))]
    pub dpi: u32,
    /// How a photo is read.
    #[command(flatten)]
    pub photo: PhotoArgs,
}

impl ShowArgs {
    /// How the picture is to look, over what the spec says.
    pub fn overrides(&self) -> Overrides {
        Overrides {
            lang: self.lang.map(|LangName(lang): LangName| -> Lang { lang }),
            low_ink: self.low_ink,
            ..Overrides::default()
        }
    }
}
