//! Boards, pieces and strips as pictures, with the places on them.

use serde::Serialize;

use super::answer::{EachLang, Failed};
use super::print::svg;
use super::request::Table;
use super::{Answer, File, spec};
use crate::desk;
use crate::draw;
use crate::game::{Game, Lang, Lattice, Look, Piece};
use crate::picture::floor;
use crate::rules::{Found, Lies, Spot};

/// Boards and pieces, to lay positions with.
#[derive(Clone, Debug, Serialize)]
pub struct TableAnswer {
    /// The game's name.
    game: String,
    /// What it is called.
    title: EachLang,
    /// Whether there are rules that know turns.
    has_turns: bool,
    /// Its boards, each camp by itself.
    boards: Vec<Board>,
    /// What may be laid on squares.
    pieces: Vec<Kind>,
    /// The strips that may be laid; empty where the game has none.
    strips: Vec<StripKind>,
    /// The empty form, to begin with.
    blank: String,
}

/// A camp of a board.
#[derive(Clone, Debug, Serialize)]
struct Board {
    /// Its number in the game.
    board: usize,
    /// The number of the camp.
    camp: usize,
    /// The camp's letter, if it has one.
    letter: Option<char>,
    title: EachLang,
    #[serde(flatten)]
    picture: Sprite,
    /// What lies under every square, where the board is made of loose tiles.
    floor: Option<Sprite>,
    squares: Vec<Square>,
}

/// A picture with its size in millimetres.
#[derive(Clone, Debug, Serialize)]
struct Sprite {
    width: f64,
    height: f64,
    svg: String,
}

/// A square, hexagon or point.
#[derive(Clone, Debug, Serialize)]
struct Square {
    name: String,
    column: usize,
    row: usize,
    /// Its middle, in millimetres from the top left corner.
    x: f64,
    y: f64,
    /// Half its width and height.
    half: (f64, f64),
}

/// What may be laid on squares: a piece as it is written.
#[derive(Clone, Debug, Serialize)]
struct Kind {
    letter: char,
    /// The letter of its colour, for tokens that are told by owner and colour.
    colour: Option<char>,
    /// As it is written, for each way in which it may lie, by quarters clockwise.
    written: Vec<String>,
    /// What it is printed among.
    group: EachLang,
    /// How many there are.
    count: usize,
    #[serde(flatten)]
    picture: Sprite,
}

/// A strip that may be laid.
#[derive(Clone, Debug, Serialize)]
struct StripKind {
    /// The letters of its colours, from left to right.
    colours: String,
    count: usize,
    /// The middles of its squares, in millimetres from its top left corner.
    squares: Vec<(f64, f64)>,
    /// The side of a square.
    side: f64,
    #[serde(flatten)]
    picture: Sprite,
}

/// The boards and pieces of a game.
pub(super) fn table(asked: &Table, lang: Option<Lang>, files: &[File]) -> Result<Answer, Failed> {
    let mut table = spec::table(asked, files)?;
    table.look.lang = lang.unwrap_or(table.look.lang);
    let game = &table.game;
    let found = empty(&table);
    Ok(Answer::Table(Box::new(TableAnswer {
        game: game.name.clone(),
        title: EachLang::from(&game.title),
        has_turns: table.referee.ruleless().is_none(),
        boards: boards(&table, &found),
        pieces: kinds(&table, &found),
        strips: strips(game, table.look),
        blank: table.referee.blank(),
    })))
}

/// The table with nothing on it.
pub(super) fn empty(table: &desk::Table) -> Found {
    table.referee.layout(&table.referee.blank()).map(|laid| laid.found).unwrap_or_default()
}

fn boards(table: &desk::Table, found: &Found) -> Vec<Board> {
    let game = &table.game;
    let camps = game.boards.iter().enumerate().flat_map(|(number, board)| {
        board.camps.iter().enumerate().map(move |(camp, it)| (number, board, camp, it.letter))
    });
    let drawn = camps.filter_map(|(number, board, camp, letter)| {
        let lattice = Lattice::new(board);
        let half = lattice.half();
        let squares =
            found.squares.iter().enumerate().filter(|(_, it)| (it.board, it.camp) == (number, camp));
        let squares: Vec<Square> = squares
            .map(|(at, square)| {
                let cell = crate::game::Cell { column: square.column, row: square.row };
                let centre = lattice.centre(cell);
                Square {
                    name: table.referee.spot_name(found, Spot::Square(at)),
                    column: square.column,
                    row: square.row,
                    x: centre.x,
                    y: centre.y,
                    half: (half.x, half.y),
                }
            })
            .collect();
        let scene = draw::board_alone(game, table.look, number, camp).ok()?;
        let size = board.size();
        Some(Board {
            board: number,
            camp,
            letter,
            title: EachLang::from(&board.title),
            picture: Sprite { width: size.width.get(), height: size.height.get(), svg: svg(&scene)? },
            floor: floor(game, number).and_then(|piece| sprite(game, table.look, piece)),
            squares,
        })
    });
    // A board on which nothing is written is only looked at.
    drawn.filter(|board| !board.squares.is_empty()).collect()
}

/// The pieces that the referee can write, in every way in which they may lie.
fn kinds(table: &desk::Table, found: &Found) -> Vec<Kind> {
    let game = &table.game;
    let spots: Vec<Spot> = found.spots().collect();
    let lettered = game.pieces.iter().enumerate().filter(|(_, it)| it.shape.strip().is_none());
    let kind = |(number, piece): (usize, &Piece)| {
        let letter = piece.letter?;
        let own = piece.front.background.and_then(|color| game.strip_letter(color));
        let colour = own.filter(|_| game.boards.is_empty());
        let written = |quarters| {
            let lies = Lies::Piece { letter, quarters, colour };
            spots.iter().find_map(|spot| table.referee.lies_name(found, *spot, lies))
        };
        let mut ways: Vec<String> = Vec::new();
        for way in (0..4).filter_map(written) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        // A token of a row of strips is written by its owner's letter wherever it lies.
        if ways.is_empty() && game.boards.is_empty() {
            ways.push(letter.to_string());
        }
        if ways.is_empty() {
            return None;
        }
        Some(Kind {
            letter,
            colour,
            written: ways,
            group: EachLang::from(&piece.group),
            count: piece.count,
            picture: sprite(game, table.look, number)?,
        })
    };
    lettered.filter_map(kind).collect()
}

fn strips(game: &Game, look: Look) -> Vec<StripKind> {
    let strip = |(number, piece): (usize, &Piece)| {
        let strip = piece.shape.strip()?;
        let letters = piece.front.squares.iter().filter_map(|face| game.strip_letter(face.background?));
        let (tab, side) = (strip.tab.get(), strip.square.get());
        Some(StripKind {
            colours: letters.collect(),
            count: piece.count,
            squares: (0..strip.squares).map(|at| (tab + (at as f64 + 0.5) * side, side / 2.0)).collect(),
            side,
            picture: sprite(game, look, number)?,
        })
    };
    game.pieces.iter().enumerate().filter_map(strip).collect()
}

/// The front of a piece.
fn sprite(game: &Game, look: Look, piece: usize) -> Option<Sprite> {
    let scene = draw::piece_alone(game, look, piece, 0).ok()?;
    let size = game.pieces.get(piece)?.shape.size();
    Some(Sprite { width: size.width.get(), height: size.height.get(), svg: svg(&scene)? })
}
