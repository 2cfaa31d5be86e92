//! What a game was resolved from, to resolve it again in another size.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;

use crate::game::{Game, Grid, Mm, Scale};
use crate::photo::Resize;
use crate::spec::{self, Files, Overrides, Resolved};
use crate::text::{Faulty, Source};

/// A spec, what was chosen, and the files that it needed.
pub(crate) struct Origin {
    source: Source,
    overrides: Overrides,
    files: BTreeMap<String, Vec<u8>>,
}

impl Origin {
    /// Resolves a spec with `load`.
    pub(crate) fn load(
        source: &Source,
        overrides: &Overrides,
        files: &dyn Files,
        load: impl FnOnce(&Source, &Overrides, &dyn Files) -> Result<Resolved, Vec<Faulty>>,
    ) -> Result<(Resolved, Origin), Vec<Faulty>> {
        let recording = Recording { files, needed: RefCell::default() };
        let resolved = load(source, overrides, &recording)?;
        let files = recording.needed.into_inner();
        Ok((resolved, Origin { source: source.clone(), overrides: overrides.clone(), files }))
    }

    /// The game in another size than the one resolved at `scale`; `None` if it is not printed in this size.
    pub(crate) fn resized(&self, game: &Game, scale: Scale, resize: Resize) -> Option<Game> {
        let mut overrides = self.overrides.clone();
        match resize {
            Resize::All(factor) => {
                let thousandths = (f64::from(scale.thousandths()) * factor).round();
                overrides.scale = Some(Scale::from_thousandths(thousandths as u32));
            }
            Resize::Squares(factor) => {
                let mut sides = game.boards.iter().filter_map(|board| match board.grid {
                    Grid::Squares { side, .. } => Some(side),
                    _ => None,
                });
                // The option makes the squares of all boards alike.
                let side = sides.next().filter(|first| sides.all(|side| side == *first))?;
                let full = side.get() * f64::from(Scale::FULL.thousandths()) / f64::from(scale.thousandths());
                overrides.board_square = Some(Mm::nearest(full * factor));
            }
        }
        spec::load(&self.source, &overrides, self).ok().map(|resolved| resolved.game)
    }
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
