//! Boards and letters of a game, by which diagrams are read.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Board, Game, Grid};
use crate::rules::read::column_name;
use crate::rules::read::lexicon::is_open_square;
use crate::rules::read::list::looks_like_a_square;
use crate::text::Diagnostic;
use crate::text::codes::AskedCode;

/// Letter of an open square.
pub const OPEN: char = '?';

/// Referee for games without rules.
#[derive(Clone, Debug)]
pub struct GridReferee {
    /// The boards. Each camp of a board is one entry.
    pub boards: Vec<GridBoard>,
    pub pieces: BTreeMap<char, PieceKind>,
}

/// A board, or one camp of it.
#[derive(Clone, Debug)]
pub struct GridBoard {
    /// Index of the board in the game, and index of the camp on the board.
    pub place: (usize, usize),
    /// Name in sentences: `the board` if there is only one.
    pub name: String,
    /// Heading of its diagram.
    pub heading: String,
    /// Other headings, in lower case.
    pub aliases: Vec<String>,
    pub columns: usize,
    pub rows: usize,
    /// The points of a board of points.
    pub points: Option<BTreeSet<(usize, usize)>>,
}

/// The pieces with the same letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceKind {
    pub name: String,
    pub count: usize,
}

impl GridReferee {
    /// Returns the referee of a game, if its diagrams can be read.
    pub fn new(game: &Game) -> Result<GridReferee, Diagnostic> {
        let unfit = |message: &str, hint: &str| Err(Diagnostic::new(AskedCode::Unfit, message).hint(hint));
        if game.boards.is_empty() {
            let hint =
                "`tablier print` prints it; a position needs a `[[board]]`, and pieces with a `letter`";
            return unfit("the game has no board, so there are no positions to fill in or to judge", hint);
        }
        let mut pieces: BTreeMap<char, PieceKind> = BTreeMap::new();
        for piece in &game.pieces {
            let Some(letter) = piece.letter else { continue };
            if letter.is_ascii_digit() || letter.is_whitespace() || ".-_#:|?".contains(letter) {
                let message = format!("`{letter}` cannot stand for {} in a diagram", piece.name);
                return unfit(&message, "use a letter of the alphabet");
            }
            // Pieces with the same letter cannot be distinguished, so their counts are added.
            match pieces.get_mut(&letter) {
                Some(kind) => {
                    kind.count = kind.count.saturating_add(piece.count);
                    kind.name += &format!(" or {}", piece.name);
                }
                None => {
                    pieces.insert(letter, PieceKind { name: piece.name.clone(), count: piece.count });
                }
            }
        }
        if pieces.is_empty() {
            let hint = "add `letter = \"…\"` to the pieces that lie on the board";
            return unfit("no piece has a letter that stands for it in a diagram", hint);
        }
        let mut boards: Vec<GridBoard> =
            game.boards.iter().enumerate().flat_map(|(at, board)| boards_of(at, board)).collect();
        if let [only] = boards.as_mut_slice() {
            only.name = "the board".to_owned();
        }
        Ok(GridReferee { boards, pieces })
    }

    /// Finds the letter of a piece, in the other case if only that one is in use.
    pub fn letter(&self, typed: char) -> Option<char> {
        let known = |letter: &char| self.pieces.contains_key(letter);
        [typed].into_iter().chain(typed.to_uppercase()).chain(typed.to_lowercase()).find(known)
    }

    /// Parses the sign of a square: a piece by its letter, or [`OPEN`]. A rotation may follow the letter and is
    /// ignored.
    pub fn lies(&self, typed: &str) -> Option<char> {
        if is_open_square(typed) {
            return Some(OPEN);
        }
        let mut letters = typed.chars();
        let letter = letters.next()?;
        let turned = matches!(letters.as_str(), "" | "0" | "1" | "2" | "3");
        turned.then(|| self.letter(letter)).flatten()
    }

    /// Returns true if a word has the form of a square, alone or after its board: `c5`, `A:c5`.
    pub fn is_place(&self, typed: &str) -> bool {
        let square = match typed.split_once(':') {
            Some((board, square)) if self.headed(board.trim()).is_some() => square.trim(),
            Some(_) => return false,
            None => typed,
        };
        let widest = self.boards.iter().map(|board| column_name(board.columns.saturating_sub(1)).len()).max();
        looks_like_a_square(square, widest.unwrap_or(1)) && self.boards.iter().any(|board| board.columns > 1)
    }

    /// The board that a heading names.
    pub fn headed(&self, heading: &str) -> Option<usize> {
        let heading = heading.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let means = |name: &str| {
            let bare = ["board ", "tablier ", "plateau ", "camp "]
                .iter()
                .find_map(|word| heading.strip_prefix(word));
            heading == name || bare == Some(name)
        };
        self.boards.iter().position(|board| {
            means(&board.heading.to_lowercase()) || board.aliases.iter().any(|name| means(name))
        })
    }
}

impl GridBoard {
    /// Notation of a square, optionally with its board.
    pub fn named(&self, column: usize, row: usize, with_board: bool) -> String {
        let square = format!("{}{}", column_name(column), row + 1);
        match with_board {
            true => format!("{}:{square}", self.heading.split_whitespace().last().unwrap_or_default()),
            false => square,
        }
    }

    /// Returns true if a piece can be placed there. Row 0 is at the bottom.
    pub fn has(&self, column: usize, row: usize) -> bool {
        self.points.as_ref().is_none_or(|points| points.contains(&(column, row)))
    }
}

fn boards_of(number: usize, board: &Board) -> Vec<GridBoard> {
    let (columns, rows) = board.grid.dimensions();
    let points = match &board.grid {
        Grid::Points { lines, .. } => {
            Some(lines.iter().flatten().map(|cell| (cell.column, cell.row)).collect())
        }
        Grid::Squares { .. } | Grid::Hexes { .. } => None,
    };
    let grid_board = |camp: usize, heading: String, aliases: Vec<String>| GridBoard {
        place: (number, camp),
        name: heading.clone(),
        heading,
        aliases,
        columns,
        rows,
        points: points.clone(),
    };
    let camps = board.camps.iter().enumerate();
    let lettered: Vec<(usize, char)> = camps.filter_map(|(at, camp)| Some((at, camp.letter?))).collect();
    if lettered.is_empty() {
        return vec![grid_board(0, format!("board {}", board.name), vec![board.name.to_lowercase()])];
    }
    let camps = lettered.into_iter().map(|(camp, letter)| {
        let lower = letter.to_lowercase();
        let aliases = vec![lower.to_string(), format!("{} {lower}", board.name.to_lowercase())];
        grid_board(camp, format!("camp {letter}"), aliases)
    });
    camps.collect()
}
