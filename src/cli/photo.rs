//! A photo of the table: opened and read; the picture of what was seen.

use std::path::Path;

use super::args::PhotoArgs;
use super::failure::Failure;
use super::files::{FileBatch, Sources};
use super::terminal::Terminal;
use crate::desk::{JudgedGame, PhotoReading};
use crate::photo::Refusal;
use crate::photo::overlay::overlay;
use crate::text::codes::{FileCode, PrintCode};
use crate::text::{Source, tame};
use crate::write;

/// Dots an inch at which a tenth of the scene's millimetre is one pixel.
const DPI: u32 = 254;

/// A photo, and how it is to be read.
pub struct Photo<'a> {
    /// What messages call it.
    pub name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// The file that it is, if it is one.
    pub file: Option<&'a Path>,
    /// How it is read.
    pub args: &'a PhotoArgs,
}

impl PhotoArgs {
    /// Whether anything is asked for that means nothing to a text.
    pub fn is_asked(&self) -> bool {
        self.overlay.is_some() || !self.corners.is_empty()
    }
}

/// Refuses options for photos where a text was given.
pub fn only_photos(source: &Source, args: &PhotoArgs) -> Result<(), Failure> {
    if !args.is_asked() {
        return Ok(());
    }
    Err(Failure::hinted(
        FileCode::WrongKind,
        format!("{} is a text, and no photo", source.name),
        "leave `--overlay` and `--corners` out",
    ))
}

impl Photo<'_> {
    /// Reads it, or says why it cannot be read; where something else goes wrong, that is a failure.
    pub fn read(
        &self,
        table: &JudgedGame,
        terminal: &Terminal,
    ) -> Result<Result<PhotoReading, Refusal>, Failure> {
        let sources = Sources::default();
        self.file.iter().for_each(|file| sources.note(file));
        let mut batch = FileBatch::replacing(&sources).forced(self.args.force);
        if let Some(path) = &self.args.overlay {
            // Before a second is spent on reading.
            batch.check(path)?;
        }
        let corners: Vec<_> = self.args.corners.iter().map(|corners| corners.0).collect();
        let seen =
            terminal.wait_for("reading the photo", || PhotoReading::from_photo(table, self.bytes, &corners));
        let (picture, read) = match seen {
            Ok(seen) => seen,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if let Some(path) = &self.args.overlay {
            let scene = overlay(&table.game, &picture, &read.sight, &read.labels(table));
            let page = scene
                .pages
                .first()
                .ok_or_else(|| Failure::plain(PrintCode::Drawing, "nothing was seen to be drawn"))?;
            let bytes = write::png(&scene, page, DPI)
                .map_err(|error| Failure::plain(PrintCode::Drawing, error.to_string()))?;
            batch.add(path.clone(), &bytes)?;
            for note in batch.finish()?.notes {
                terminal.tell(&format!("note: {}\n", tame(&note)));
            }
        }
        Ok(Ok(read))
    }
}
