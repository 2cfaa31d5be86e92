//! Judgement of diagrams of games without rules.

use std::collections::{BTreeMap, BTreeSet};

use super::GridMessage;
use super::board::{GridReferee, OPEN};
use super::diagram::{GridDiagram, PlacedPiece, read};
use super::form;
use super::open::Field;
use crate::game::Lang;
use crate::rules::settle::{self, OpenCodes, extract_may_lines};
use crate::rules::{
    Finding, Found, FoundSquare, Judgement, Layout, Lies, Moves, Referee, Replay, Settled, Spot, Status,
    Trace, Verdict,
};
use crate::text::Code;
use crate::text::codes::GridCode;

/// Codes of findings about open squares.
pub const OPEN_CODES: OpenCodes = OpenCodes {
    unclear: Code::Grid(GridCode::Unclear),
    nothing_fits: Code::Grid(GridCode::NothingFits),
    may: Code::Grid(GridCode::May),
};

impl GridReferee {
    /// Judges a diagram without open squares.
    pub fn judged(&self, diagram: &GridDiagram) -> Judgement {
        let findings = self.malformed(diagram);
        let fits = findings.is_empty();
        Judgement {
            variant: String::new(),
            verdict: if fits { Verdict::Fits } else { Verdict::Illegal },
            position: Some(self.written(diagram)),
            findings,
            status: fits.then(|| Status { to_move: diagram.to_move.clone(), ..Status::default() }),
            assumed: Vec::new(),
            witness: Vec::new(),
        }
    }

    /// Faults by box and board that hold for any contents of open squares.
    pub fn malformed(&self, diagram: &GridDiagram) -> Vec<Finding> {
        let mut findings = self.beside_the_points(diagram);
        findings.extend(self.too_many(diagram));
        findings
    }

    fn beside_the_points(&self, diagram: &GridDiagram) -> Vec<Finding> {
        let beside = |laid: &&PlacedPiece| {
            self.boards.get(laid.board).is_some_and(|board| !board.has(laid.column, laid.row))
        };
        let finding = |laid: &PlacedPiece| {
            let square = self.square(laid.board, laid.column, laid.row);
            let message = GridMessage::NoPoint { square: square.clone(), letter: laid.letter };
            Finding::new(GridCode::NoPoint, message).squares([square]).at(laid.span.clone())
        };
        diagram.pieces.iter().filter(beside).map(finding).collect()
    }

    fn too_many(&self, diagram: &GridDiagram) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (letter, kind) in &self.pieces {
            let there: Vec<&PlacedPiece> =
                diagram.pieces.iter().filter(|laid| laid.letter == *letter).collect();
            let Some(surplus) = there.get(kind.count) else { continue };
            let message = GridMessage::TooManyPieces {
                found: there.len(),
                letter: *letter,
                names: kind.names.clone(),
                count: kind.count,
            };
            let finding = Finding::new(GridCode::TooManyPieces, message).at(surplus.span.clone());
            findings.push(
                finding.squares(there.iter().map(|laid| self.square(laid.board, laid.column, laid.row))),
            );
        }
        findings
    }

    /// The diagram of an observed table. Uncertain squares are open.
    fn diagram(&self, found: &Found) -> GridDiagram {
        let mut diagram = GridDiagram { boards: (0..self.boards.len()).collect(), ..GridDiagram::default() };
        let mut known = BTreeSet::new();
        for (found, board) in found.squares.iter().filter_map(|found| Some((found, self.grid_board(found)?)))
        {
            let place = (board, found.column, found.row);
            let Some(letter) = found.certain().and_then(|lies| self.known(lies)) else { continue };
            diagram.pieces.extend(letter.map(|letter| laid(place, letter)));
            known.insert(place);
        }
        for (board, grid_board) in self.boards.iter().enumerate() {
            let all =
                (0..grid_board.rows).flat_map(|row| (0..grid_board.columns).map(move |column| (column, row)));
            let open = all.filter(|&(column, row)| {
                grid_board.has(column, row) && !known.contains(&(board, column, row))
            });
            diagram.open.extend(open.map(|(column, row)| laid((board, column, row), OPEN)));
        }
        diagram
    }

    /// Converts observed contents to a letter or an empty square; `None` if no piece has this letter.
    pub fn known(&self, lies: Lies) -> Option<Option<char>> {
        match lies {
            Lies::Nothing => Some(None),
            Lies::Piece { letter, .. } => self.pieces.contains_key(&letter).then_some(Some(letter)),
        }
    }

    /// Index of the board that contains an observed square.
    fn grid_board(&self, found: &FoundSquare) -> Option<usize> {
        let board =
            self.boards.iter().position(|grid_board| grid_board.place == (found.board, found.camp))?;
        let grid_board = self.boards.get(board)?;
        (found.column < grid_board.columns && found.row < grid_board.rows).then_some(board)
    }

    /// Notation of a square, with its board if there are several.
    pub fn square(&self, board: usize, at: usize, row: usize) -> String {
        let several = self.boards.len() > 1;
        self.boards.get(board).map(|board| board.named(at, row, several)).unwrap_or_default()
    }

    /// The squares of the boards that the diagram mentions, with their contents.
    fn found(&self, diagram: &GridDiagram) -> Found {
        let place = |laid: &PlacedPiece| ((laid.board, laid.column, laid.row), laid.letter);
        let there: BTreeMap<_, _> = diagram.open.iter().chain(&diagram.pieces).map(place).collect();
        let mut squares = Vec::new();
        for (number, grid_board) in self.boards.iter().enumerate() {
            if !diagram.boards.contains(&number) {
                continue;
            }
            let (board, camp) = grid_board.place;
            for (row, column) in
                (0..grid_board.rows).flat_map(|row| (0..grid_board.columns).map(move |at| (row, at)))
            {
                let may = match there.get(&(number, column, row)) {
                    Some('?') => Vec::new(),
                    Some(letter) => vec![Lies::piece(*letter)],
                    None => vec![Lies::Nothing],
                };
                squares.push(FoundSquare { board, camp, column, row, may });
            }
        }
        Found { squares, strips: Vec::new() }
    }

    /// Canonical text.
    pub fn written(&self, diagram: &GridDiagram) -> String {
        let mut text = String::new();
        if let Some(player) = &diagram.to_move {
            text += &format!("to move: {player}\n");
        }
        for (number, board) in self.boards.iter().enumerate() {
            if !diagram.boards.contains(&number) {
                continue;
            }
            if self.boards.len() > 1 {
                text += &format!("{}\n", board.heading);
            }
            let mut rows: Vec<Vec<char>> = (0..board.rows)
                .map(|row| {
                    (0..board.columns).map(|column| if board.has(column, row) { '.' } else { '-' }).collect()
                })
                .collect();
            for laid in diagram.pieces.iter().chain(&diagram.open).filter(|laid| laid.board == number) {
                if let Some(square) = rows.get_mut(laid.row).and_then(|row| row.get_mut(laid.column)) {
                    *square = laid.letter;
                }
            }
            for row in rows.iter().rev() {
                let squares: Vec<String> = row.iter().map(char::to_string).collect();
                text += &format!("{}\n", squares.join(" "));
            }
        }
        text
    }
}

/// A piece without a span in a text.
fn laid((board, column, row): (usize, usize, usize), letter: char) -> PlacedPiece {
    PlacedPiece { board, column, row, letter, span: 0..0 }
}

fn no_rules() -> Finding {
    Finding::new(GridCode::NoRules, GridMessage::NoRules).hint(GridMessage::CheckSaysMore)
}

impl Referee for GridReferee {
    fn settle(&self, text: &str) -> Settled {
        let read = |text: &str| read(self, text).map_err(|found| Box::new(Judgement::unreadable("", found)));
        settle::settle_text(text, read, |diagram, lines| {
            settle::settle_typed(&Field { referee: self, diagram }, lines)
        })
    }

    fn settle_found(&self, found: &Found) -> Settled {
        let squares = found.squares.iter();
        let squares = squares
            .filter_map(|found| Some(((self.grid_board(found)?, found.column, found.row), &found.may[..])));
        settle::settle_observed(&Field { referee: self, diagram: self.diagram(found) }, squares)
    }

    fn moves(&self, text: &str) -> Result<Moves, Box<Judgement>> {
        let mut judgement = self.check(text);
        if matches!(judgement.verdict, Verdict::Fits | Verdict::Undecided) {
            (judgement.verdict, judgement.findings) = (Verdict::Undecided, vec![no_rules()]);
        }
        Err(Box::new(judgement))
    }

    fn replay(&self, _: &str) -> Replay {
        Replay { verdict: Verdict::Undecided, ..Replay::unreadable("", vec![no_rules()]) }
    }

    fn perft(&self, _: u32) -> u64 {
        0
    }

    fn ruleless(&self) -> Option<Finding> {
        Some(no_rules())
    }

    fn layout(&self, text: &str) -> Result<Layout, Vec<Finding>> {
        let (text, _) = extract_may_lines(text);
        let diagram = read(self, &text)?;
        Ok(Layout { found: self.found(&diagram), to_move: diagram.to_move, ..Layout::default() })
    }

    /// Games without rules have no turns.
    fn trace(&self, _: &Found, _: &str) -> Trace {
        Trace::Nothing
    }

    fn spell(&self, found: &Found) -> String {
        self.written(&self.diagram(found))
    }

    fn spot_name(&self, found: &Found, spot: Spot) -> String {
        let Spot::Square(at) = spot else { return String::new() };
        let named = |found: &FoundSquare| Some(self.square(self.grid_board(found)?, found.column, found.row));
        found.squares.get(at).and_then(named).unwrap_or_default()
    }

    fn lies_name(&self, _: &Found, _: Spot, lies: Lies) -> Option<String> {
        Some(self.known(lies)?.unwrap_or('.').to_string())
    }

    fn blank(&self, lang: Lang) -> String {
        form::blank(self, lang)
    }

    fn position_in(&self, lang: Lang, text: &str) -> String {
        form::position_in(lang, text)
    }
}
