//! Boards and letters of a game, by which diagrams are read.

use std::collections::{BTreeMap, BTreeSet};

use super::{GameFinding, GameHint};
use crate::game::{Board, Cell, Game, Grid, Lattice, column_name};
use crate::rules::lexicon;
use crate::rules::read::BoardName;
use crate::rules::read::list::looks_like_a_square;
use crate::rules::{Coded, Finding};
use crate::text::Action;

/// Letter of an open square.
pub(crate) const OPEN: char = '?';

/// Boards of squares, and pieces that are letters or words on them: the ready table for games of this kind.
#[derive(Clone, Debug)]
pub struct SquareTable {
    /// The boards. Each camp of a board is one entry.
    pub(crate) boards: Vec<GridBoard>,
    pub(crate) pieces: BTreeMap<char, PieceKind>,
}

/// A board, or one camp of it.
#[derive(Clone, Debug)]
pub(crate) struct GridBoard {
    /// Index of the board in the game, and index of the camp on the board.
    pub place: (usize, usize),
    /// Name among several boards.
    pub name: BoardName,
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
pub(crate) struct PieceKind {
    /// Their names.
    pub names: Vec<String>,
    pub count: usize,
    /// What a piece is written as at each quarter turn that looks different. Empty if its letter stands for it,
    /// however it is turned.
    pub signs: Vec<String>,
}

impl SquareTable {
    /// One board of squares, and pieces by their letter, name and number in the box.
    pub fn new(columns: usize, rows: usize, pieces: &[(char, &str, usize)]) -> SquareTable {
        let name = BoardName::Only;
        let board = GridBoard {
            place: (0, 0),
            heading: name.heading(),
            name,
            aliases: Vec::new(),
            columns,
            rows,
            points: None,
        };
        let kind = |(letter, name, count): &(char, &str, usize)| {
            (*letter, PieceKind { names: vec![(*name).to_owned()], count: *count, signs: Vec::new() })
        };
        SquareTable { boards: vec![board], pieces: pieces.iter().map(kind).collect() }
    }

    /// Sets the index of the board in the game.
    pub fn on_board(mut self, number: usize) -> SquareTable {
        self.boards.iter_mut().for_each(|board| board.place = (number, 0));
        self
    }

    /// Returns the table of a game, if its diagrams can be read.
    pub(crate) fn from_game(game: &Game) -> Result<SquareTable, Finding> {
        let unfit = |message: GameFinding, hint: GameHint| Err(message.hint(hint));
        if game.boards.is_empty() {
            return unfit(
                GameFinding::GameWithoutBoard,
                GameHint::PositionNeedsBoard { print: Action::PrintIt },
            );
        }
        let mut pieces: BTreeMap<char, PieceKind> = BTreeMap::new();
        for piece in &game.pieces {
            let Some(letter) = piece.letter else { continue };
            if letter.is_ascii_digit() || letter.is_whitespace() || ".-_#:|?".contains(letter) {
                let message = GameFinding::UnfitLetter { letter, piece: piece.name.clone() };
                return unfit(message, GameHint::UseALetter);
            }
            // Pieces with the same letter cannot be distinguished, so their counts are added.
            match pieces.get_mut(&letter) {
                Some(kind) => {
                    kind.count = kind.count.saturating_add(piece.count);
                    kind.names.push(piece.name.clone());
                }
                None => {
                    let (names, count) = (vec![piece.name.clone()], piece.count);
                    pieces.insert(letter, PieceKind { names, count, signs: Vec::new() });
                }
            }
        }
        if pieces.is_empty() {
            return unfit(GameFinding::GameWithoutLetters, GameHint::AddLetters);
        }
        let boards = game.boards.iter().enumerate().flat_map(|(at, board)| boards_of(at, board)).collect();
        Ok(SquareTable { boards, pieces })
    }

    /// Words that head the rows of a board, beside those that all games share.
    pub(crate) fn headings(&self) -> Vec<&str> {
        self.boards.iter().flat_map(|board| &board.aliases).flat_map(|name| name.split_whitespace()).collect()
    }

    /// Name of a board in sentences.
    pub(crate) fn name(&self, board: &GridBoard) -> BoardName {
        if self.boards.len() == 1 { BoardName::Only } else { board.name.clone() }
    }

    /// Returns true if a word has the form of a square, alone or after its board: `c5`, `A:c5`.
    pub(crate) fn is_place(&self, typed: &str) -> bool {
        let square = match typed.split_once(':') {
            Some((board, square)) if self.headed(board.trim()).is_some() => square.trim(),
            Some(_) => return false,
            None => typed,
        };
        let widest = self.boards.iter().map(|board| column_name(board.columns.saturating_sub(1)).len()).max();
        looks_like_a_square(square, widest.unwrap_or(1)) && self.boards.iter().any(|board| board.columns > 1)
    }

    /// The board that a heading names.
    pub(crate) fn headed(&self, heading: &str) -> Option<usize> {
        let heading = heading.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let means = |name: &str| {
            let bare =
                heading.split_once(' ').filter(|(word, _)| lexicon::is_heading(word)).map(|(_, bare)| bare);
            heading == name || bare == Some(name)
        };
        self.boards.iter().position(|board| {
            means(&board.heading.to_lowercase()) || board.aliases.iter().any(|name| means(name))
        })
    }
}

impl PieceKind {
    /// All names, for the legend of a form.
    pub(crate) fn name(&self) -> String {
        self.names.join(" or ")
    }
}

impl GridBoard {
    /// Notation of a square, optionally with its board.
    pub(crate) fn named(&self, column: usize, row: usize, with_board: bool) -> String {
        let square = Cell { column, row }.name();
        match with_board {
            true => format!("{}:{square}", self.heading.split_whitespace().last().unwrap_or_default()),
            false => square,
        }
    }

    /// Parses the column and the row of a square.
    pub(super) fn square(&self, typed: &str) -> Option<(usize, usize)> {
        let letters = typed.chars().take_while(char::is_ascii_alphabetic).count();
        let (name, number) = typed.split_at_checked(letters)?;
        let column = (0..self.columns).find(|at| column_name(*at).eq_ignore_ascii_case(name))?;
        let row = number.parse::<usize>().ok()?.checked_sub(1).filter(|row| *row < self.rows)?;
        Some((column, row))
    }

    /// All squares on which a piece can be placed.
    pub(crate) fn all(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        all.filter(|(column, row)| self.has(*column, *row))
    }

    /// Returns true if a piece can be placed there. Row 0 is at the bottom.
    pub(crate) fn has(&self, column: usize, row: usize) -> bool {
        self.points.as_ref().is_none_or(|points| points.contains(&(column, row)))
    }
}

fn boards_of(number: usize, board: &Board) -> Vec<GridBoard> {
    let (columns, rows) = board.grid.dimensions();
    let is_full = board.missing.is_empty() && !matches!(board.grid, Grid::Points { .. });
    let cells = || Lattice::new(board).cells().into_iter().map(|cell| (cell.column, cell.row));
    let points = (!is_full).then(|| cells().collect());
    let grid_board = |camp: usize, name: BoardName, aliases: Vec<String>| GridBoard {
        place: (number, camp),
        heading: name.heading(),
        name,
        aliases,
        columns,
        rows,
        points: points.clone(),
    };
    let camps = board.camps.iter().enumerate();
    let lettered: Vec<(usize, char)> = camps.filter_map(|(at, camp)| Some((at, camp.letter?))).collect();
    if lettered.is_empty() {
        return vec![grid_board(0, BoardName::Board(board.name.clone()), vec![board.name.to_lowercase()])];
    }
    let camps = lettered.into_iter().map(|(camp, letter)| {
        let lower = letter.to_lowercase();
        let aliases = vec![lower.to_string(), format!("{} {lower}", board.name.to_lowercase())];
        grid_board(camp, BoardName::Camp(letter), aliases)
    });
    camps.collect()
}
