//! A photo of the table: opening, reading, and the overlay picture.

use std::path::Path;

use super::args::PhotoArgs;
use super::failure::Failure;
use super::files::{FileBatch, Sources};
use super::terminal::Terminal;
use super::words::{CliFinding, CliHint, CliNotice};
use crate::desk::{self, JudgedGame, PhotoReading};
use crate::photo::overlay::overlay;
use crate::text::{Finding, Source};
use crate::write;

/// Resolution of the overlay in dots per inch: a tenth of a millimetre of the scene is one pixel.
const DPI: u32 = 254;

/// A photo and the options for reading it.
pub(crate) struct Photo<'a> {
    /// Its name in messages.
    pub name: &'a str,
    pub bytes: &'a [u8],
    /// The path, if it is a file.
    pub file: Option<&'a Path>,
    pub args: &'a PhotoArgs,
}

impl PhotoArgs {
    /// Whether an option is set that applies to photos only.
    pub(crate) fn is_asked(&self) -> bool {
        self.overlay.is_some() || !self.corners.is_empty()
    }
}

/// Refuses options for photos where a text was given.
pub(crate) fn only_photos(source: &Source, args: &PhotoArgs) -> Result<(), Failure> {
    if !args.is_asked() {
        return Ok(());
    }
    let finding = CliFinding::TextNotPhoto { name: source.name.clone() };
    Err(Finding::new(finding).hint(CliHint::LeaveOutPhotoOptions).into())
}

impl Photo<'_> {
    /// Reads the photo. A photo that cannot be read is a refusal, any other problem a failure.
    pub(crate) fn read(
        &self,
        table: &JudgedGame,
        terminal: &Terminal,
    ) -> Result<Result<PhotoReading, Finding>, Failure> {
        let sources = Sources::default();
        self.file.iter().for_each(|file| sources.note(file));
        let mut batch = FileBatch::replacing(&sources, self.args.force);
        if let Some(path) = &self.args.overlay {
            // Checked before the slow part.
            batch.check(path)?;
        }
        let corners: Vec<_> = self.args.corners.iter().map(|corners| corners.0).collect();
        let seen = terminal
            .wait_for(CliNotice::ReadingThePhoto, || PhotoReading::from_photo(table, self.bytes, &corners));
        let (picture, read) = match seen {
            Ok(seen) => seen,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if let Some(path) = &self.args.overlay {
            let bytes = terminal.wait_for(CliNotice::DrawingThePicture, || {
                let scene = overlay(&table.game, &picture, &read.sight, &read.labels(table));
                let page = scene.pages.first().ok_or_else(|| Finding::new(CliFinding::NothingSeen))?;
                write::png(&scene, page, DPI).map_err(desk::too_many)
            })?;
            batch.add(path.clone(), &bytes)?;
            terminal.note(batch.finish()?.notes);
        }
        Ok(Ok(read))
    }
}
