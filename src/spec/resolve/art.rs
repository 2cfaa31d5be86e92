//! Files named by a spec: art, pictures, leaflets.

use std::io;
use std::ops::Range;

use super::Resolver;
use super::gallery::{Gallery, LoadedArt};
use crate::art::FontNote;
use crate::game::ByLang;
use crate::spec::typed::Words;
use crate::spec::words::{FileFinding, FileHint, SpecNote, SpecNoteHint};
use crate::spec::{ABOVE, At};
use crate::text::{Access, Finding, why};

impl Resolver<'_> {
    pub(crate) fn art_file(&mut self, path: &At<String>) -> Option<LoadedArt> {
        let files = self.files;
        self.art(&format!("file {}", **path), path.span(), |gallery, span| {
            let (file, part) = file_and_part(path);
            checked_path_of_art(file, &span)?;
            let bytes = files.read(file).map_err(|error| unreadable(file, &error, span.clone()))?;
            gallery.add(&format!("`{}`", **path), bytes.into(), part, span)
        })
    }

    /// Loads art written in the spec.
    pub(crate) fn art_inline(&mut self, svg: &At<String>) -> Option<LoadedArt> {
        self.art(&format!("svg {}", **svg), svg.span(), |gallery, span| {
            gallery.add("", svg.as_bytes().into(), None, span)
        })
    }

    fn art(
        &mut self,
        key: &str,
        span: Range<usize>,
        load: impl FnOnce(&mut Gallery, Range<usize>) -> Result<Option<LoadedArt>, Finding>,
    ) -> Option<LoadedArt> {
        let gallery = &mut self.gallery;
        let loaded = self.art.entry(key.to_owned()).or_insert_with(|| load(gallery, span.clone())).clone();
        for FontNote { missing, used } in self.gallery.take_fonts() {
            let note = Finding::new(SpecNote::OtherFont { missing, used: used.family().to_owned() });
            self.note(note.at(span.clone()).hint(SpecNoteHint::TextToPaths));
        }
        loaded.map_err(|fault| self.fault(fault.at(span))).ok().flatten()
    }

    /// The paths of the leaflets whose files exist.
    pub(crate) fn leaflet_paths(&mut self, words: &At<Words>) -> ByLang<Option<String>> {
        let Words(paths) = &**words;
        let found = |path: &String| {
            let span = words.span();
            let read = checked_path(path, &span).and_then(|()| {
                self.files.read(path).map(drop).map_err(|error| unreadable(path, &error, span.clone()))
            });
            read.map_err(|fault| self.fault(fault)).ok().map(|()| path.clone())
        };
        paths.map(found)
    }
}

/// The file of a path, and the id of the part of its drawing that is meant: `pieces.svg#king`.
fn file_and_part(path: &str) -> (&str, Option<&str>) {
    let part = path.rsplit_once('#').filter(|(file, _)| {
        let ending = file.rsplit_once('.').map_or("", |(_, ending)| ending);
        ["svg", "svgz"].iter().any(|known| known.eq_ignore_ascii_case(ending))
    });
    part.map_or((path, None), |(file, part)| (file, Some(part)))
}

/// Like [`checked_path`], but art may lie in the folder above, which games share.
fn checked_path_of_art(path: &str, span: &Range<usize>) -> Result<(), Finding> {
    let rest = path.strip_prefix(ABOVE).unwrap_or(path);
    checked_path(rest, span).map_err(|fault| match rest.split('/').any(|part| part == "..") {
        true => Finding::new(FileFinding::LeavesFolder { path: path.to_owned() })
            .at(span.clone())
            .hint(FileHint::BesideOrAbove),
        false => fault,
    })
}

/// Refuses paths that leave the folder of the spec on any system.
pub(crate) fn checked_path(path: &str, span: &Range<usize>) -> Result<(), Finding> {
    let parts: Vec<_> = path.split(['/', '\\']).collect();
    let drive = path.as_bytes().get(1) == Some(&b':');
    if path.starts_with(['/', '\\']) || drive {
        let fault = FileFinding::AbsolutePath { path: path.to_owned() };
        return Err(Finding::new(fault).at(span.clone()).hint(FileHint::BesideWithPath));
    }
    if parts.contains(&"..") {
        let fault = FileFinding::LeavesFolder { path: path.to_owned() };
        return Err(Finding::new(fault).at(span.clone()).hint(FileHint::BesideOrBelow));
    }
    if path.contains('\\') {
        let fault = FileFinding::Backslash { path: path.to_owned() };
        return Err(Finding::new(fault).at(span.clone()).hint(FileHint::Slashes));
    }
    if path.trim().is_empty() {
        return Err(Finding::new(FileFinding::EmptyPath).at(span.clone()).hint(FileHint::PathsFromSpec));
    }
    Ok(())
}

pub(crate) fn unreadable(path: &str, error: &io::Error, span: Range<usize>) -> Finding {
    let path = path.to_owned();
    match error.kind() {
        io::ErrorKind::NotFound => {
            Finding::new(FileFinding::NoFile { path }).at(span).hint(FileHint::PathsFromSpec)
        }
        _ => {
            let (cause, remedy) = why(Access::Read, error);
            Finding::new(FileFinding::Unreadable { path, cause }).at(span).hint(remedy)
        }
    }
}
