//! Games and their prints, drawn by the code that draws the sheets.

use std::sync::{Arc, LazyLock};

use tablier::draw::{board_alone, piece_alone};
use tablier::game::{Game, Lang, Look, Mm, Shape};
use tablier::photo::{self, Picture, Sight};
use tablier::rules::Referee;
use tablier::scene::Scene;
use tablier::spec::{self, Files, Overrides, Source};
use tablier::{Finding, JudgedGame};
use tablier::{templates, write};

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

pub static LIGHTNING: LazyLock<Art> = LazyLock::new(|| bundled("lightning", None, FULL));
/// With squares small enough for a camp to fit on one sheet of A4.
pub static SMALL_LIGHTNING: LazyLock<Art> = LazyLock::new(|| bundled("lightning", Some(15), FULL));
pub static MACMAHON: LazyLock<Art> = LazyLock::new(|| bundled("macmahon", None, FULL));
pub static QUITS: LazyLock<Art> = LazyLock::new(|| bundled("quits", None, FULL));
pub static PLANK: LazyLock<Art> = LazyLock::new(|| bundled("plank", None, FULL));
/// The same in a low-ink print.
pub static SPARED_LIGHTNING: LazyLock<Art> = LazyLock::new(|| bundled("lightning", None, SPARED));
pub static SPARED_MACMAHON: LazyLock<Art> = LazyLock::new(|| bundled("macmahon", None, SPARED));
pub static SPARED_QUITS: LazyLock<Art> = LazyLock::new(|| bundled("quits", None, SPARED));
pub static SPARED_PLANK: LazyLock<Art> = LazyLock::new(|| bundled("plank", None, SPARED));

const FULL: Look = Look { lang: Lang::En, low_ink: false };
const SPARED: Look = Look { low_ink: true, ..FULL };

fn bundled(name: &str, square: Option<i64>, look: Look) -> Art {
    let template = templates::game(name).expect("a bundled game");
    let overrides = Overrides { board_square: square.map(Mm::new), ..Overrides::default() };
    Art::new(&template.source(), &overrides, template, look)
}

/// The result of reading a photo.
pub struct Read {
    pub picture: Picture,
    pub sight: Sight,
    pub text: String,
}

impl Art {
    pub fn own(text: &str) -> Art {
        Art::own_resized(text, &Overrides::default())
    }

    pub fn own_resized(text: &str, overrides: &Overrides) -> Art {
        let source = Source { name: "own.toml".to_owned(), text: text.to_owned() };
        Art::new(&source, overrides, &templates::GAMES[0], FULL)
    }

    /// A bundled game.
    pub fn resized(name: &str, overrides: &Overrides) -> Art {
        let template = templates::game(name).expect("a bundled game");
        Art::new(&template.source(), overrides, template, FULL)
    }

    fn new(source: &Source, overrides: &Overrides, files: &dyn Files, look: Look) -> Art {
        let game = spec::load(source, overrides, files).expect("a sound spec").game;
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
