//! All art of a spec: loads equal files once and limits the total size, and the total work.

use std::ops::Range;
use std::sync::Arc;

use super::layers::{Layered, Layers};
use crate::art::{self, Art, FontNote, LayeredDrawing};
use crate::game::{Game, Mm};
use crate::scene::{Bitmap, Drawing};
use crate::spec::limits;
use crate::spec::words::{ArtSize, FileFinding, FileHint, LargeArt, Millions};
use crate::text::Finding;

/// Maximum number of files named if all together are too large.
const MAX_NAMED: usize = 3;

/// Loaded art, shared by all faces that show it.
#[derive(Clone, Debug)]
pub(crate) enum LoadedArt {
    Drawing(Arc<Drawing>),
    Picture(Arc<Bitmap>),
    /// A drawing with layers that become pixels, with its name in messages.
    Layered(LayeredDrawing, Arc<str>),
}

impl LoadedArt {
    fn new(art: Art, name: &str) -> LoadedArt {
        match art {
            Art::Drawing(drawing) => LoadedArt::Drawing(Arc::new(drawing)),
            Art::Picture(picture) => LoadedArt::Picture(Arc::new(picture)),
            Art::Layered(drawing) => LoadedArt::Layered(drawing, name.into()),
        }
    }

    /// Width over height.
    pub(crate) fn aspect(&self) -> f64 {
        let (width, height) = match self {
            LoadedArt::Drawing(drawing) => (drawing.bounds.width(), drawing.bounds.height()),
            LoadedArt::Picture(picture) => (f64::from(picture.width), f64::from(picture.height)),
            LoadedArt::Layered(drawing, _) => (drawing.aspect(), 1.0),
        };
        if width > 0.0 && height > 0.0 { width / height } else { 1.0 }
    }
}

/// The art that was read.
#[derive(Debug, Default)]
pub(crate) struct Gallery {
    works: Vec<ArtFile>,
    /// Fonts of drawings that others stand for, since they were last taken.
    fonts: Vec<FontNote>,
    layers: Layers,
    /// The span of the first art that was not loaded, because a limit was reached.
    full: Option<Range<usize>>,
}

/// Loaded art.
#[derive(Debug, Default)]
struct ArtFile {
    /// Its name in messages; empty if it is written in the spec.
    name: String,
    /// Its contents; empty for art that is not shown.
    file: Arc<[u8]>,
    /// The id of the part that is shown.
    part: Option<String>,
    length: u64,
    pixels: u64,
    /// In works of the largest drawing that is accepted.
    work: f64,
    loaded: Option<LoadedArt>,
}

impl Gallery {
    /// Loads art, unless the same is loaded already. Returns `None` once the limit is reached; that is reported once
    /// at the end.
    pub(crate) fn add(
        &mut self,
        name: &str,
        file: Arc<[u8]>,
        part: Option<&str>,
        span: Range<usize>,
    ) -> Result<Option<LoadedArt>, Finding> {
        let is_same =
            |work: &&ArtFile| work.loaded.is_some() && work.part.as_deref() == part && work.file == file;
        if let Some(known) = self.works.iter().find(is_same) {
            return Ok(known.loaded.clone());
        }
        let mut work = ArtFile {
            name: name.to_owned(),
            length: file.len() as u64,
            pixels: art::pixels(&file).unwrap_or_default(),
            file: [].into(),
            part: part.map(str::to_owned),
            work: 0.0,
            loaded: None,
        };
        if self.full.is_none() && self.holds_beside(&work) {
            let read = art::read_file(&file, part, &mut work.work);
            work.work *= limits::READING_WORK;
            let (art, fonts) = match read {
                Ok(read) => read,
                Err(refused) => {
                    self.works.push(ArtFile { pixels: 0, length: 0, ..work });
                    return Err(named(refused, name, &span));
                }
            };
            self.fonts.extend(fonts);
            let loaded = LoadedArt::new(art, name);
            // Other contents may have decoded to the same art.
            let pixels = |picture: &Bitmap| u64::from(picture.width) * u64::from(picture.height);
            match &loaded {
                LoadedArt::Picture(picture) => work.pixels = pixels(picture),
                LoadedArt::Drawing(drawing) => {
                    work.pixels = drawing.pictures().map(|(picture, _)| pixels(picture)).sum();
                }
                LoadedArt::Layered(..) => {}
            }
            if self.holds_beside(&work) {
                (work.file, work.loaded) = (file, Some(loaded));
            }
        }
        let loaded = work.loaded.clone();
        if loaded.is_none() {
            self.full.get_or_insert(span);
        }
        self.works.push(work);
        Ok(loaded)
    }

    /// The fonts of drawings that others stand for, each once.
    pub(crate) fn take_fonts(&mut self) -> Vec<FontNote> {
        std::mem::take(&mut self.fonts)
    }

    /// Adds a drawing with layers for a width, once. Returns what stands for it until all are rendered, or `None` once the
    /// limit is reached.
    pub(crate) fn add_layered(
        &mut self,
        drawing: &LayeredDrawing,
        name: &str,
        width: Mm,
        span: Range<usize>,
    ) -> Result<Option<Arc<Drawing>>, Finding> {
        if let Some(known) = self.layers.known(drawing, width) {
            return Ok(Some(known));
        }
        let pixels = drawing.pixels(width.get());
        let work = ArtFile { name: name.to_owned(), pixels, ..ArtFile::default() };
        let holds = self.full.is_none() && self.holds_beside(&work);
        self.works.push(work);
        if !holds {
            self.full.get_or_insert(span);
            return Ok(None);
        }
        let rendering = drawing.rendering(width.get()).map_err(|refused| named(refused, name, &span))?;
        let (name, drawing) = (name.to_owned(), drawing.clone());
        Ok(Some(self.layers.add(Layered { name, span, drawing, width, rendering })))
    }

    /// Whether layers of a drawing become pixels.
    pub(crate) fn is_layered(&self, drawing: &Arc<Drawing>) -> bool {
        self.layers.place(drawing).is_some()
    }

    /// Makes pixels of all layers of a game. Returns what cannot be drawn.
    pub(crate) fn render_layers(&mut self, game: &mut Game) -> Vec<Finding> {
        let layers = std::mem::take(&mut self.layers);
        match layers.render(game, limits::ALL_ART_WORK - self.work()) {
            Ok(refused) => {
                let named = |(one, refused): (Layered, Finding)| named(refused, &one.name, &one.span);
                refused.into_iter().map(named).collect()
            }
            Err(all) => {
                for Layered { name, span, rendering, .. } in all {
                    self.full.get_or_insert(span);
                    let work = rendering.work(0.0);
                    self.works.push(ArtFile { name, work, ..ArtFile::default() });
                }
                Vec::new()
            }
        }
    }

    fn holds_beside(&self, work: &ArtFile) -> bool {
        self.pixels() + work.pixels <= limits::ALL_PIXELS
            && self.length() + work.length <= limits::ALL_ART_BYTES
            && self.work() + work.work <= limits::ALL_ART_WORK
    }

    fn pixels(&self) -> u64 {
        self.works.iter().map(|work| work.pixels).sum()
    }

    fn length(&self) -> u64 {
        self.works.iter().map(|work| work.length).sum()
    }

    fn work(&self) -> f64 {
        self.works.iter().map(|work| work.work).sum()
    }

    /// The fault if all art together is too large.
    pub(crate) fn fault(&self) -> Option<Finding> {
        let span = self.full.clone()?;
        let (pixels, bytes) = (self.pixels(), self.length());
        let (finding, size): (_, fn(&ArtFile) -> ArtSize) = if pixels > limits::ALL_PIXELS {
            let finding = FileFinding::TooManyPixels { pixels: Millions::of(pixels) };
            (finding, |work| ArtSize::Pixels(Millions::of(work.pixels)))
        } else if bytes > limits::ALL_ART_BYTES {
            let finding = FileFinding::TooManyBytes { megabytes: Millions::of(bytes) };
            (finding, |work| ArtSize::Bytes(Millions::of(work.length)))
        } else {
            (FileFinding::TooMuchWork, |work| {
                ArtSize::Work((100.0 * work.work / limits::ALL_ART_WORK).ceil() as u64)
            })
        };
        let weight = |work: &ArtFile| match finding {
            FileFinding::TooManyPixels { .. } => work.pixels as f64,
            FileFinding::TooManyBytes { .. } => work.length as f64,
            _ => work.work,
        };
        let mut works: Vec<&ArtFile> = self.works.iter().collect();
        // The sort is stable, so among equals the first one stays first.
        works.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
        let largest = works.iter().take(MAX_NAMED).map(|work| LargeArt {
            name: (!work.name.is_empty()).then(|| work.name.clone()),
            size: size(work),
        });
        let largest = largest.collect();
        let hint = match finding {
            FileFinding::TooMuchWork => FileHint::SimplifyLargest { largest },
            _ => FileHint::MakeLargestSmaller { largest },
        };
        Some(Finding::new(finding).at(span).hint(hint))
    }
}

fn named(refused: Finding, name: &str, span: &Range<usize>) -> Finding {
    let named = if name.is_empty() { refused } else { refused.about(name) };
    named.at(span.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The start of a PNG of this size, with a letter to make it unique.
    fn header(width: u32, height: u32, letter: u8) -> Arc<[u8]> {
        let mut chunk = b"IHDR".to_vec();
        chunk.extend(width.to_be_bytes());
        chunk.extend(height.to_be_bytes());
        chunk.extend([8, 2, 0, 0, 0]);
        let crc = !chunk.iter().fold(!0u32, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
        });
        [&b"\x89PNG\r\n\x1a\n\0\0\0\x0d"[..], &chunk, &crc.to_be_bytes(), &[letter]].concat().into()
    }

    fn work(pixels: u64, length: u64) -> ArtFile {
        ArtFile { name: format!("`{pixels}.png`"), length, pixels, ..ArtFile::default() }
    }

    #[test]
    fn excess_art_is_reported_once_with_the_largest() {
        let works = vec![work(400_000_000, 1), work(60_000_000, 2), work(30_000_000, 3)];
        let mut gallery = Gallery { works, ..Gallery::default() };
        assert!(gallery.fault().is_none());
        for (letter, span) in [(b'a', 5..6), (b'b', 7..8)] {
            let added = gallery.add("`more.png`", header(7000, 7000, letter), None, span);
            assert!(matches!(added, Ok(None)));
        }
        let fault = gallery.fault().unwrap();
        assert_eq!(fault.span, Some(5..6));
        assert_eq!(
            fault.message.to_string(),
            "all pictures together have 588 million pixels, more than 500 million"
        );
        assert_eq!(
            fault.hint.unwrap().to_string(),
            "make the largest smaller, 600 pixels an inch are more than a printer shows: `400000000.png` (400 million), \
             `60000000.png` (60 million), `more.png` (49 million)"
        );
    }

    #[test]
    fn bytes_are_limited_like_pixels() {
        let mut gallery = Gallery { works: vec![work(1, limits::ALL_ART_BYTES)], ..Gallery::default() };
        let svg =
            b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='5' height='5'/></svg>";
        assert!(matches!(gallery.add("", svg[..].into(), None, 0..1), Ok(None)));
        let fault = gallery.fault().unwrap();
        assert_eq!(fault.message.to_string(), "all files of art together have 301 MB, more than 300 MB");
        assert!(fault.hint.unwrap().to_string().ends_with("`1.png` (300 MB), a drawing in the spec (1 MB)"));
    }
}
