//! Games and their prints, drawn by the code that draws the sheets.

use std::sync::{Arc, LazyLock};

use tablier::draw::{board_alone, piece_alone};
use tablier::game::{Game, Mm, Shape};
use tablier::photo::{self, Picture, Sight};
use tablier::rules::Referee;
use tablier::scene::Scene;
use tablier::spec::{self, Files, Overrides, Resolved, Source};
use tablier::{Finding, JudgedGame, templates, write};

use crate::simulator::Texture;

/// Resolution of the prints in pixels per millimetre; no photo in these tests shows more detail.
const PER_MM: f64 = 10.0;

/// A game, its boards camp by camp, and its pieces: every copy of strips, the first copy of others.
pub struct Art {
    /// As it is printed.
    pub game: Game,
    /// As it is read: like the command, in the size of its spec.
    judged: JudgedGame,
    boards: Vec<Vec<Arc<Texture>>>,
    pieces: Vec<Vec<Arc<Texture>>>,
}

pub static LIGHTNING: LazyLock<Art> = LazyLock::new(|| Art::bundled("lightning", &Overrides::default()));
/// With squares small enough for a camp to fit on one sheet of A4.
pub static SMALL_LIGHTNING: LazyLock<Art> = LazyLock::new(|| Art::bundled("lightning", &with_squares(15)));
pub static MACMAHON: LazyLock<Art> = LazyLock::new(|| Art::bundled("macmahon", &Overrides::default()));
pub static QUITS: LazyLock<Art> = LazyLock::new(|| Art::bundled("quits", &Overrides::default()));
pub static PLANK: LazyLock<Art> = LazyLock::new(|| Art::bundled("plank", &Overrides::default()));
/// The same in a low-ink print.
pub static SPARED_LIGHTNING: LazyLock<Art> = LazyLock::new(|| Art::bundled("lightning", &low_ink()));
pub static SPARED_MACMAHON: LazyLock<Art> = LazyLock::new(|| Art::bundled("macmahon", &low_ink()));
pub static SPARED_QUITS: LazyLock<Art> = LazyLock::new(|| Art::bundled("quits", &low_ink()));
pub static SPARED_PLANK: LazyLock<Art> = LazyLock::new(|| Art::bundled("plank", &low_ink()));

fn low_ink() -> Overrides {
    Overrides { low_ink: Some(true), ..Overrides::default() }
}

/// The print with squares of so many millimetres.
pub fn with_squares(side: i64) -> Overrides {
    Overrides { board_square: Some(Mm::new(side)), ..Overrides::default() }
}

/// The result of reading a photo.
pub struct Read {
    pub picture: Picture,
    pub sight: Sight,
    pub text: String,
}

impl Art {
    pub fn own(text: &str, overrides: &Overrides) -> Art {
        let source = Source { name: "own.toml".to_owned(), text: text.to_owned() };
        Art::new(&source, overrides, &templates::GAMES[0])
    }

    pub fn bundled(name: &str, overrides: &Overrides) -> Art {
        let template = templates::game(name).expect("a bundled game");
        Art::new(&template.source(), overrides, template)
    }

    fn new(source: &Source, overrides: &Overrides, files: &dyn Files) -> Art {
        let Resolved { game, look, .. } = spec::load(source, overrides, files).expect("a sound spec");
        let judged = JudgedGame::load(source, &Overrides::default(), files, None).expect("a sound spec");
        let camps = |board: usize| 0..game.boards[board].camps.len();
        let boards = (0..game.boards.len()).map(|board| {
            camps(board).map(|camp| drawn(&board_alone(&game, look, board, camp).expect("glyphs"))).collect()
        });
        let pieces = game.pieces.iter().enumerate().map(|(number, piece)| {
            let copies = if matches!(piece.shape, Shape::Strip(_)) { piece.count } else { 1 };
            (0..copies).map(|copy| drawn(&piece_alone(&game, look, number, copy).expect("glyphs"))).collect()
        });
        Art { boards: boards.collect(), pieces: pieces.collect(), game, judged }
    }

    pub fn board(&self, board: usize, camp: usize) -> Arc<Texture> {
        self.boards[board][camp].clone()
    }

    pub fn piece(&self, piece: usize, copy: usize) -> Arc<Texture> {
        self.pieces[piece][copy].clone()
    }

    pub fn named(&self, name: &str) -> usize {
        self.game.pieces.iter().position(|piece| piece.name == name).expect("a piece of this name")
    }

    pub fn lettered(&self, letter: char) -> usize {
        self.game
            .pieces
            .iter()
            .position(|piece| piece.letter == Some(letter))
            .expect("a piece of this letter")
    }

    pub fn referee(&self) -> &dyn Referee {
        &*self.judged.referee
    }

    /// Reads a photo like the command.
    pub fn read(&self, file: &[u8]) -> Result<Read, Finding> {
        let (picture, sight) = self.judged.sight(file, &[])?;
        let text = self.referee().spell(&photo::found(&self.game, &sight.reading)).to_string();
        Ok(Read { picture, sight, text })
    }
}

fn drawn(scene: &Scene) -> Arc<Texture> {
    let pixels = write::pixels(scene, &scene.pages[0], PER_MM).expect("no larger than paper");
    let (width, height) = (pixels.width as usize, pixels.height as usize);
    Arc::new(Texture { width, height, rgb: pixels.rgb, per_mm: PER_MM })
}
