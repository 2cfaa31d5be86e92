//! What a game was resolved from, to resolve it again in another size.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;

use crate::game::{Game, Grid, Mm, Scale};
use crate::photo::Resize;
use crate::spec::{self, Files, Overrides, Resolved, limits};
use crate::text::{Faulty, Source};

/// A resolved spec, and what it was resolved from.
pub(crate) struct Loaded {
    pub resolved: Resolved,
    pub origin: Origin,
}

/// A spec, what was chosen, and the files that it needed.
pub(crate) struct Origin {
    source: Source,
    overrides: Overrides,
    files: BTreeMap<String, Vec<u8>>,
    /// The scale that was resolved.
    scale: Scale,
}

impl Origin {
    /// Resolves a spec with `load`. For photos that must read what is drawn, too.
    pub(crate) fn load(
        source: &Source,
        overrides: &Overrides,
        files: &dyn Files,
        load: impl FnOnce(&Source, &Overrides, &dyn Files) -> Result<Resolved, Vec<Faulty>>,
    ) -> Result<Loaded, Vec<Faulty>> {
        let recording = Recording { files, needed: RefCell::default() };
        let resolved = load(source, overrides, &recording)?;
        let (source, overrides) = (source.clone(), overrides.clone());
        let (files, scale) = (recording.needed.into_inner(), resolved.options.scale);
        Ok(Loaded { resolved, origin: Origin { source, overrides, files, scale } })
    }

    /// The resolved game in another size; `None` if it is not printed in this size.
    pub(crate) fn resized(&self, game: &Game, by: Resize) -> Option<Game> {
        let mut overrides = self.overrides.clone();
        let scale = f64::from(self.scale.thousandths());
        match by {
            Resize::All(factor) => {
                let scale = Scale::from_thousandths((scale * factor).round() as u32);
                overrides.scale = Some(within(limits::SCALE, scale)?);
            }
            Resize::Squares(factor) => {
                let mut sides = game.boards.iter().filter_map(|board| match board.grid {
                    Grid::Squares { side, .. } => Some(side),
                    _ => None,
                });
                // The option gives all boards the same squares: if they differ, no factor tells their size.
                let side = sides.next().filter(|first| sides.all(|side| side == *first))?;
                let full = side.get() * f64::from(Scale::FULL.thousandths()) / scale;
                overrides.board_square = Some(within(limits::CELL, Mm::nearest(full * factor))?);
            }
        }
        spec::load(&self.source, &overrides, self).ok().map(|resolved| resolved.game)
    }
}

/// A size that is within its limits.
fn within<T: PartialOrd>((least, most): (T, T), size: T) -> Option<T> {
    (least..=most).contains(&size).then_some(size)
}

impl Files for Origin {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        self.files.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// Keeps the files that are read.
struct Recording<'a> {
    files: &'a dyn Files,
    needed: RefCell<BTreeMap<String, Vec<u8>>>,
}

impl Files for Recording<'_> {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let bytes = self.files.read(path)?;
        self.needed.borrow_mut().insert(path.to_owned(), bytes.clone());
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEC: &str = r#"
[game]
name = "own"
title = "Own"

[sheet]
scale = "50%"

[[board]]
name = "board"
columns = 8
rows = 8
square = "30mm"
cell = { art = "cell.svg" }

[[piece]]
name = "disc"
shape = "circle"
diameter = "20mm"
count = 1
"#;

    /// A file that is there once.
    struct Once(RefCell<Option<Vec<u8>>>);

    impl Files for Once {
        fn read(&self, _: &str) -> io::Result<Vec<u8>> {
            self.0.borrow_mut().take().ok_or_else(|| io::ErrorKind::NotFound.into())
        }
    }

    #[test]
    fn a_game_is_resized_without_reading_its_files_again() {
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>";
        let files = Once(RefCell::new(Some(svg.to_vec())));
        let source = Source { name: "own.toml".to_owned(), text: SPEC.to_owned() };
        let loaded = Origin::load(&source, &Overrides::default(), &files, spec::load);
        let Loaded { resolved: Resolved { game, .. }, origin } = loaded.expect("a sound spec");
        let sizes = |game: &Game| (game.boards[0].grid.step(), game.pieces[0].shape.size().width);
        assert_eq!(sizes(&game), (Mm::new(15), Mm::new(10)));
        let resized = |by| origin.resized(&game, by).as_ref().map(sizes);
        assert_eq!(resized(Resize::All(2.4)), Some((Mm::new(36), Mm::new(24))));
        assert_eq!(resized(Resize::Squares(2.0)), Some((Mm::new(30), Mm::new(10))));
        for factor in [0.0, 0.9, 4.1, f64::NAN, f64::INFINITY] {
            assert_eq!(resized(Resize::All(factor)), None, "{factor}");
        }
        for factor in [0.0, 20.0, f64::NAN] {
            assert_eq!(resized(Resize::Squares(factor)), None, "{factor}");
        }
    }
}
