//! Files named by a spec: art, pictures, leaflets.

use std::io;
use std::ops::Range;

use super::Resolver;
use super::gallery::{Gallery, LoadedArt};
use crate::game::ByLang;
use crate::spec::At;
use crate::spec::typed::Words;
use crate::text::codes::FileCode;
use crate::text::{Access, Finding, cause};

impl Resolver<'_> {
    pub(crate) fn art_file(&mut self, path: &At<String>) -> Option<LoadedArt> {
        let files = self.files;
        self.art(&format!("file {}", **path), path.span(), |gallery, span| {
            checked(path, &span)?;
            let bytes = files.read(path).map_err(|error| unreadable(path, &error, span.clone()))?;
            gallery.add(&format!("`{}`", **path), bytes.into(), span)
        })
    }

    /// Loads art written in the spec.
    pub(crate) fn art_inline(&mut self, svg: &At<String>) -> Option<LoadedArt> {
        self.art(&format!("svg {}", **svg), svg.span(), |gallery, span| {
            gallery.add("", svg.as_bytes().into(), span)
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
        loaded.map_err(|fault| self.add(fault.at(span))).ok().flatten()
    }

    /// The paths of the leaflets whose files exist.
    pub(crate) fn leaflet_paths(&mut self, words: &At<Words>) -> ByLang<Option<String>> {
        let Words(paths) = &**words;
        let found = |path: &String| {
            let span = words.span();
            let read = checked(path, &span).and_then(|()| {
                self.files.read(path).map(drop).map_err(|error| unreadable(path, &error, span.clone()))
            });
            read.map_err(|fault| self.add(fault)).ok().map(|()| path.clone())
        };
        paths.map(found)
    }
}

/// Refuses paths that leave the folder of the spec on any system.
fn checked(path: &str, span: &Range<usize>) -> Result<(), Finding> {
    let parts: Vec<_> = path.split(['/', '\\']).collect();
    let drive = path.as_bytes().get(1) == Some(&b':');
    if path.starts_with(['/', '\\']) || drive {
        return Err(Finding::coded(FileCode::Path, format!("`{path}` is an absolute path"))
            .at(span.clone())
            .hint("put the file beside the spec and write its path from there"));
    }
    if parts.contains(&"..") {
        return Err(Finding::coded(FileCode::Path, format!("`{path}` leaves the folder of the spec"))
            .at(span.clone())
            .hint("put the file beside the spec or in a folder there"));
    }
    if path.contains('\\') {
        return Err(Finding::coded(FileCode::Path, format!("`{path}` has a backslash"))
            .at(span.clone())
            .hint("write `/` between folders; it works everywhere"));
    }
    if path.trim().is_empty() {
        return Err(Finding::coded(FileCode::Path, "the path of a file is empty").at(span.clone()));
    }
    Ok(())
}

fn unreadable(path: &str, error: &io::Error, span: Range<usize>) -> Finding {
    match error.kind() {
        io::ErrorKind::NotFound => Finding::coded(FileCode::Path, format!("there is no file `{path}`"))
            .at(span)
            .hint("paths start from the folder of the spec"),
        _ => {
            Finding::coded(FileCode::Read, format!("`{path}` cannot be read: {}", cause(Access::Read, error)))
                .at(span)
        }
    }
}
