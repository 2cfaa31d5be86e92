//! What a diagram is read by: the boards and the letters of a game.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Board, Game, Grid};
use crate::rules::Unfit;
use crate::rules::read::column_name;
use crate::rules::read::lexicon::is_open_square;
use crate::rules::read::list::looks_like_a_square;

/// Stands for a square of which it is not known what lies there.
pub const OPEN: char = '?';

/// Boards and letters.
#[derive(Clone, Debug)]
pub struct Table {
    /// The boards, each camp of a board being one.
    pub boards: Vec<Ground>,
    /// The pieces, by letter.
    pub pieces: BTreeMap<char, Kind>,
}

/// A board, or one camp of it.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Which board of the game it is, and which camp of that.
    pub place: (usize, usize),
    /// What it is called in a sentence: `the board` where there is no other.
    pub name: String,
    /// What heads its diagram.
    pub heading: String,
    /// Other headings that mean it, in lower case.
    pub aliases: Vec<String>,
    /// How many columns.
    pub columns: usize,
    /// How many rows.
    pub rows: usize,
    /// On a board of points: where there is one.
    pub points: Option<BTreeSet<(usize, usize)>>,
}

/// The pieces that a letter stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What they are called.
    pub name: String,
    /// How many there are.
    pub count: usize,
}

impl Table {
    /// The boards and letters of a game.
    pub fn of(game: &Game) -> Result<Table, Unfit> {
        let unfit =
            |message: &str, hint: &str| Err(Unfit { message: message.to_owned(), hint: hint.to_owned() });
        if game.boards.is_empty() {
            let hint =
                "`tablier print` prints it; a position needs a `[[board]]`, and pieces with a `letter`";
            return unfit("the game has no board, so there are no positions to fill in or to judge", hint);
        }
        let mut pieces: BTreeMap<char, Kind> = BTreeMap::new();
        for piece in &game.pieces {
            let Some(letter) = piece.letter else { continue };
            if letter.is_ascii_digit() || letter.is_whitespace() || ".-_#:|?".contains(letter) {
                let message = format!("`{letter}` cannot stand for {} in a diagram", piece.name);
                return unfit(&message, "use a letter of the alphabet");
            }
            // A diagram does not tell apart what has one letter, so there may be as many of it as of all.
            match pieces.get_mut(&letter) {
                Some(kind) => {
                    kind.count = kind.count.saturating_add(piece.count);
                    kind.name += &format!(" or {}", piece.name);
                }
                None => {
                    pieces.insert(letter, Kind { name: piece.name.clone(), count: piece.count });
                }
            }
        }
        if pieces.is_empty() {
            let hint = "add `letter = \"…\"` to the pieces that lie on the board";
            return unfit("no piece has a letter that stands for it in a diagram", hint);
        }
        let mut boards: Vec<Ground> =
            game.boards.iter().enumerate().flat_map(|(at, board)| grounds(at, board)).collect();
        if let [only] = boards.as_mut_slice() {
            only.name = "the board".to_owned();
        }
        Ok(Table { boards, pieces })
    }

    /// The letter that is meant: in either case, where only one of the two is known.
    pub fn letter(&self, typed: char) -> Option<char> {
        let known = |letter: &char| self.pieces.contains_key(letter);
        [typed].into_iter().chain(typed.to_uppercase()).chain(typed.to_lowercase()).find(known)
    }

    /// What a sign on a square says to lie there: a piece by its letter, or [`OPEN`]. How a piece is turned may follow
    /// its letter, and means nothing here.
    pub fn lies(&self, typed: &str) -> Option<char> {
        if is_open_square(typed) {
            return Some(OPEN);
        }
        let mut letters = typed.chars();
        let letter = letters.next()?;
        let turned = matches!(letters.as_str(), "" | "0" | "1" | "2" | "3");
        turned.then(|| self.letter(letter)).flatten()
    }

    /// Whether a word looks like a square, alone or with its board before it: `c5`, `A:c5`.
    pub fn is_place(&self, typed: &str) -> bool {
        let square = match typed.split_once(':') {
            Some((board, square)) if self.headed(board.trim()).is_some() => square.trim(),
            Some(_) => return false,
            None => typed,
        };
        let widest = self.boards.iter().map(|board| column_name(board.columns.saturating_sub(1)).len()).max();
        looks_like_a_square(square, widest.unwrap_or(1)) && self.boards.iter().any(|board| board.columns > 1)
    }

    /// The board that a heading means.
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

impl Ground {
    /// A square as it is written, with the board before it where that is wanted.
    pub fn named(&self, column: usize, row: usize, with_board: bool) -> String {
        let square = format!("{}{}", column_name(column), row + 1);
        match with_board {
            true => format!("{}:{square}", self.heading.split_whitespace().last().unwrap_or_default()),
            false => square,
        }
    }

    /// Whether a piece can lie there. Row 0 is at the bottom.
    pub fn has(&self, column: usize, row: usize) -> bool {
        self.points.as_ref().is_none_or(|points| points.contains(&(column, row)))
    }
}

fn grounds(number: usize, board: &Board) -> Vec<Ground> {
    let (columns, rows) = board.grid.dimensions();
    let points = match &board.grid {
        Grid::Points { lines, .. } => {
            Some(lines.iter().flatten().map(|cell| (cell.column, cell.row)).collect())
        }
        Grid::Squares { .. } | Grid::Hexes { .. } => None,
    };
    let ground = |camp: usize, heading: String, aliases: Vec<String>| Ground {
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
        return vec![ground(0, format!("board {}", board.name), vec![board.name.to_lowercase()])];
    }
    let camps = lettered.into_iter().map(|(camp, letter)| {
        let lower = letter.to_lowercase();
        let aliases = vec![lower.to_string(), format!("{} {lower}", board.name.to_lowercase())];
        ground(camp, format!("camp {letter}"), aliases)
    });
    camps.collect()
}
