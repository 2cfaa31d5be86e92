//! The functions that the crate exports: printing a game, and judging texts and photos of it.

use super::{Format, JudgedGame, Origin, ParsedText, PhotoReading, drawn, files, picture, read};
use crate::plan::Job;
use crate::rules::Settled;
use crate::spec::{self, Files, Overrides};
use crate::text::{Faulty, Finding, Source};

/// A file of a printed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedFile {
    /// Its name, without a folder.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// Draws a job, and returns its files in the order of their pages. `dpi` is the resolution of PNG pictures.
pub fn print(job: &Job, formats: &[Format], dpi: u32) -> Result<Vec<PrintedFile>, Finding> {
    let scene = drawn(job)?;
    super::check_pictures(&scene, formats, dpi)?;
    let mut all = Vec::new();
    let keep = |name, bytes| {
        all.push(PrintedFile { name, bytes });
        Ok::<(), Finding>(())
    };
    files(job, &scene, &scene.pages, formats, dpi, |_| {}, keep)?;
    Ok(all)
}

impl JudgedGame {
    /// Reads a spec and creates the referee of its game. `variant` fixes one of the engine's variants; without it the
    /// texts name theirs. Files that the spec does not need for judging, such as leaflets, are not read.
    pub fn load(
        source: &Source,
        overrides: &Overrides,
        files: &dyn Files,
        variant: Option<&str>,
    ) -> Result<JudgedGame, Vec<Faulty>> {
        let loaded = Origin::load(source, overrides, files, spec::load)?;
        let name = loaded.resolved.game.name.clone();
        JudgedGame::new(loaded, &name, variant)
            .map_err(|refused| vec![Faulty { source: source.clone(), faults: vec![refused], more: false }])
    }

    /// Draws a position, or the last one of a record, as a picture. `dpi` is the resolution of a PNG picture.
    pub fn picture(&self, text: &str, format: Format, dpi: u32) -> Result<Vec<u8>, Vec<Finding>> {
        match read(self, text) {
            ParsedText::Unreadable(findings) => Err(findings),
            parsed => picture(self, &parsed, format, dpi).map_err(|finding| vec![finding]),
        }
    }

    /// Reads a position from a photo (JPEG or PNG) and judges it. The boards are found by their markers; squares that
    /// are not seen clearly are deduced where box, board and rules allow it.
    pub fn read_photo(&self, bytes: &[u8]) -> Result<Settled, Finding> {
        let (_, reading) = PhotoReading::from_photo(self, bytes, &[])?;
        Ok(reading.settled)
    }
}
