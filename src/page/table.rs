//! Types of tables, in requests and in responses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::{ByLang, Lang};
use crate::rules::{EngineInfo, Names, Pile};
use crate::text::Label;

/// Boards and pieces for setting up positions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableResponse {
    /// The game whose rules it has, else its own name.
    pub game: String,
    pub title: EachLang,
    /// Whether the game has rules for turns.
    pub has_turns: bool,
    /// Its boards, one entry for each camp.
    pub boards: Vec<CampView>,
    /// Pieces for squares.
    pub pieces: Vec<PieceView>,
    /// Strips of the game.
    pub strips: Vec<StripView>,
    /// Players by variant, in turn order. The empty variant has the players of all.
    pub players: BTreeMap<&'static str, Vec<PlayerView>>,
    pub names: NamesView,
    /// Text of the empty table.
    pub blank: String,
}

/// A camp of a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CampView {
    /// Index of the board in the game.
    pub board: usize,
    /// Index of the camp.
    pub camp: usize,
    pub letter: Option<char>,
    pub title: EachLang,
    #[serde(flatten)]
    pub picture: Sprite,
    /// Picture of an empty square, for boards of loose tiles.
    pub floor: Option<Sprite>,
    pub squares: Vec<SquareView>,
}

/// A picture with its size in millimetres.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Sprite {
    pub width: f64,
    pub height: f64,
    pub svg: String,
}

/// A square, hexagon or point.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquareView {
    pub name: String,
    pub column: usize,
    pub row: usize,
    /// Centre in millimetres from the top left corner.
    pub x: f64,
    pub y: f64,
    /// Half of width and height in millimetres.
    pub half: (f64, f64),
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayerView {
    /// Name in canonical texts.
    pub name: String,
    /// Letter of the player, which is that of own pieces.
    pub letter: char,
    /// Name in the language of the request.
    pub title: String,
}

/// What things are called in the language of the request, each by its letter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NamesView {
    /// The pieces, whatever their colour.
    pub pieces: BTreeMap<char, String>,
    /// The colours of pieces that have one.
    pub colours: BTreeMap<char, String>,
    /// The squares of strips, by their colours.
    pub squares: BTreeMap<char, String>,
}

/// A piece for squares.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PieceView {
    pub letter: char,
    /// The letter or the word in the language of the request.
    pub sign: String,
    /// The letter of its colour, for tokens identified by owner and colour.
    pub colour: Option<char>,
    /// Notation for each rotation, by quarter turns clockwise.
    pub written: Vec<String>,
    /// Group of pieces.
    pub group: EachLang,
    /// Number in the box.
    pub count: usize,
    #[serde(flatten)]
    pub picture: Sprite,
}

/// A strip of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StripView {
    /// The letters of its colours, from left to right.
    pub colours: String,
    pub count: usize,
    /// Centres of its squares in millimetres from its top left corner.
    pub squares: Vec<(f64, f64)>,
    /// Side of a square in millimetres.
    pub side: f64,
    #[serde(flatten)]
    pub picture: Sprite,
}

/// Contents of a table. An empty square is `.`, an unknown one `?`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableContents {
    /// Name and content of each square, in notation.
    #[serde(default)]
    pub squares: Vec<(String, String)>,
    /// The strips, from the top.
    #[serde(default)]
    pub strips: Vec<StripContents>,
    /// Lines of the text that are not about squares: `to move: dark`.
    #[serde(default)]
    pub entries: Vec<TableEntry>,
    /// Pieces neither in the box nor on a square.
    #[serde(default)]
    pub beside: Vec<PiecesBeside>,
}

/// A line of a text that is not about squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableEntry {
    /// The line as typed, with its comment; empty if it was not typed.
    #[serde(default)]
    pub line: String,
    /// The canonical key: `to move`. None for other lines, such as `may c3: L .`.
    #[serde(default)]
    pub key: Option<String>,
    /// The canonical value: `dark`. None if it is unknown.
    #[serde(default)]
    pub value: Option<String>,
}

/// Equal pieces beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PiecesBeside {
    /// The letter of the piece.
    pub letter: char,
    /// The letter of its colour, for tokens identified by owner and colour.
    pub colour: Option<char>,
    /// Number of pieces.
    pub count: usize,
    /// The pile that they belong to.
    pub pile: PileView,
    /// The letter of the player who holds them in hand.
    #[serde(default)]
    pub owner: Option<char>,
}

/// Kind of pile beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PileView {
    /// Off the board for the rest of the game.
    #[default]
    Out,
    /// Available to every player.
    Reserve,
    /// Held by a player.
    Hand,
}

impl From<Pile> for PileView {
    fn from(pile: Pile) -> PileView {
        match pile {
            Pile::Out => PileView::Out,
            Pile::Reserve => PileView::Reserve,
            Pile::Hand(_) => PileView::Hand,
        }
    }
}

/// A strip with the contents of its squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StripContents {
    /// Its number in the order of placement, if known.
    #[serde(default)]
    pub number: Option<u8>,
    /// The letters of its colours, from left to right.
    pub colours: String,
    /// Contents of its squares, in notation.
    pub squares: Vec<String>,
}

impl NamesView {
    /// What an engine calls things.
    pub(crate) fn new(engine: Option<&EngineInfo>, lang: Lang) -> NamesView {
        let said = |names: Names| names.iter().map(|(letter, name)| (*letter, name.said(lang))).collect();
        let [colours, squares] = engine.map_or([&[][..]; 2], |engine| engine.colours).map(said);
        NamesView { pieces: said(engine.map_or(&[], |engine| engine.pieces)), colours, squares }
    }
}

/// Text by language code.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Record<Lang, string>"))]
#[serde(transparent)]
pub(crate) struct EachLang(BTreeMap<&'static str, String>);

impl EachLang {
    /// The text of each language.
    pub(crate) fn new(text: impl Fn(Lang) -> String) -> EachLang {
        EachLang(Lang::ALL.into_iter().map(|lang| (lang.code(), text(lang))).collect())
    }
}

impl From<Label> for EachLang {
    fn from(label: Label) -> EachLang {
        EachLang::new(|lang| label.said(lang))
    }
}

impl From<&ByLang<String>> for EachLang {
    fn from(words: &ByLang<String>) -> EachLang {
        EachLang::new(|lang| words.get(lang).clone())
    }
}
