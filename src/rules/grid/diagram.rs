//! Parser for diagrams: rows of letters, or lists of pieces.

use std::ops::Range;

use super::board::{GridBoard, OPEN, SquareTable};
use super::heading::begins_a_heading;
use super::suggest::{suggested_board, suggested_piece};
use super::{DiagramFinding, DiagramHint, SquarePiece};
use crate::rules::lexicon::{Term, is_nothing, is_unknown};
use crate::rules::read::{
    DiagramCell, DiagramFormat, DiagramRows, Key, Line, MAX_FINDINGS, Page, PieceNoun, ReadFinding,
    Statements, TypedSquare, Word, list, merge_equal, no_position,
};
use crate::rules::{Coded, Finding};

const KEYS: &[Key] = &[Key::plain(Term::ToMove)];

/// A piece on a square of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The number of the board.
    pub board: usize,
    /// Its column, from the left.
    pub column: usize,
    /// Its row, from the bottom.
    pub row: usize,
    /// What it is.
    pub piece: SquarePiece,
    /// Its bytes in the text.
    pub span: Range<usize>,
}

impl PlacedPiece {
    /// The number of the board, the column and the row.
    pub fn place(&self) -> (usize, usize, usize) {
        (self.board, self.column, self.row)
    }
}

/// Any arrangement of pieces on boards of squares, with the information given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SquareSetup {
    /// The player to move, as typed.
    pub to_move: Option<String>,
    /// The boards that the text mentions.
    pub boards: Vec<usize>,
    /// The pieces in the order of the text.
    pub pieces: Vec<PlacedPiece>,
    /// The open squares, as pieces with the letter `?`.
    pub open: Vec<PlacedPiece>,
}

/// What a text says that there is none of.
#[derive(Clone, Copy)]
pub(super) enum NoneOf {
    /// Nothing lies on a board.
    Board(usize),
    /// No piece with a letter lies anywhere.
    Letter(char),
}

/// Parser of the boards, line by line.
pub(crate) struct Boards<'t, 'a> {
    pub(super) referee: &'t SquareTable,
    pub(super) diagram: SquareSetup,
    statements: Statements<(usize, usize, usize)>,
    pub(super) nones: list::Nones<'a, NoneOf>,
    /// The heading and the rows of each board.
    pub(super) rows: Vec<(Option<Range<usize>>, DiagramRows<'a>)>,
    /// The current board.
    pub(super) current: Option<usize>,
    /// How the squares below the heading are named.
    pub(super) naming: list::Naming,
    /// True while rows are skipped because their board is unknown.
    pub(super) lost: bool,
}

impl SquareTable {
    /// Parses a text, or returns all faults.
    pub fn read(&self, text: &str) -> Result<SquareSetup, Vec<Finding>> {
        let mut findings = Vec::new();
        // An unknown single letter, or a word as long as those of pieces, may be a slip for a piece.
        let heads = |head: &str| {
            self.headed(head).is_some()
                || begins_a_heading(head)
                || head.chars().count() == 1
                || self.is_word(head)
        };
        let page = Page::parse(text, KEYS, heads, &mut findings);
        let mut boards = Boards::new(self);
        let value = page.entry(Term::ToMove).map(|entry| entry.value);
        if let Some(value) = value.filter(|value| !is_unknown(value.text)) {
            check_player(value, &mut findings);
            boards.diagram.to_move = Some(value.text.to_owned());
        }
        for line in &page.body {
            if findings.len() < MAX_FINDINGS {
                boards.line(*line, &mut findings);
            }
        }
        let diagram = boards.end(page.text, &mut findings);
        if diagram.boards.is_empty() && findings.is_empty() {
            findings
                .push(DiagramFinding::NoDiagram.at(page.end..page.end).hint(DiagramHint::HowToWriteDiagrams));
        }
        if findings.is_empty() { Ok(diagram) } else { Err(no_position(text, merge_equal(findings), || None)) }
    }
}

impl<'t, 'a> Boards<'t, 'a> {
    fn new(referee: &'t SquareTable) -> Boards<'t, 'a> {
        let rows = vec![(None, DiagramRows::default()); referee.boards.len()];
        // A single board needs no heading.
        let current = (referee.boards.len() == 1).then_some(0);
        let statements = Statements::new(PieceNoun::Piece);
        Boards {
            referee,
            diagram: SquareSetup::default(),
            statements,
            nones: list::Nones::new(),
            naming: list::Naming::default(),
            rows,
            current,
            lost: false,
        }
    }

    /// Parses a line: a heading, perhaps with pieces after it, a row, or part of a list.
    fn line(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        let referee = self.referee;
        let is_place = |text: &str| referee.is_place(text);
        let is_shown = |text: &str| referee.is_sign(text);
        if let Some(board) = self.current.filter(|board| self.read_compact(*board, line)) {
            self.mention(board);
        } else if let Some(items) =
            list::parse_headed(line, is_place, is_shown).filter(|_| !self.is_heading(line))
        {
            self.list(items, findings);
        } else if let Some((board, typed, rest)) = self.heading(line) {
            if rest.text.is_empty() {
                self.head(board, typed, findings);
                return;
            }
            // A label on the line of its pieces is for this line only.
            self.label(Some(board));
            self.mention(board);
            match is_nothing(rest.text) {
                true => self.nones.push(NoneOf::Board(board), rest),
                false => self.list(list::parse_pairs(rest, is_place, is_shown), findings),
            }
            self.label(None);
        } else if list::is_paired(line, is_place) {
            self.list(list::parse_pairs(line, is_place, is_shown), findings);
        } else if line.text.ends_with(':') || self.is_bad_heading(line) {
            let bare = Word { text: line.text.trim_end_matches(':').trim_end(), ..line };
            self.label(None);
            self.lost = true;
            let finding = DiagramFinding::NoBoard { typed: bare.text.to_owned() }.at(bare.span());
            findings.push(finding.maybe_hint(suggested_board(referee, bare.text)));
        } else if let Some(board) = self.board_of(line, findings) {
            let Some(grid_board) = referee.boards.get(board) else { return };
            let shape = shape(referee, grid_board);
            if let Some((_, rows)) = self.rows.get_mut(board) {
                rows.line(&shape, line, &|word| referee.cells(word), is_shown);
                if !rows.is_empty() {
                    self.mention(board);
                }
            }
        }
    }

    /// Reads a whole board in one line. Returns false if the line is none.
    fn read_compact(&mut self, board: usize, line: Line<'a>) -> bool {
        let (Some(grid_board), Some((_, rows))) = (self.referee.boards.get(board), self.rows.get_mut(board))
        else {
            return false;
        };
        rows.read_compact(&shape(self.referee, grid_board), line)
    }

    /// Records that the text mentions a board.
    pub(super) fn mention(&mut self, board: usize) {
        if !self.diagram.boards.contains(&board) {
            self.diagram.boards.push(board);
        }
    }

    /// Returns the board that a line belongs to.
    fn board_of(&mut self, line: Line, findings: &mut Vec<Finding>) -> Option<usize> {
        if self.current.is_none() && !self.lost {
            self.lost = true;
            findings.push(self.which_board(line.span()));
        }
        self.current.filter(|_| !self.lost)
    }

    pub(super) fn which_board(&self, at: Range<usize>) -> Finding {
        let boards = self.referee.boards.iter().map(|board| board.name.clone()).collect();
        DiagramFinding::WhichBoard.at(at).hint(DiagramHint::HeadItsRows { boards })
    }

    /// Parses a sign.
    pub(super) fn sign(&self, sign: Word) -> Result<TypedSquare<SquarePiece>, Finding> {
        let sign = Word { text: self.referee.shortened(sign.text), ..sign };
        TypedSquare::parse(sign, |sign| {
            self.referee.piece(sign.text).ok_or_else(|| {
                let message = ReadFinding::NoPiece { typed: sign.text.to_owned() };
                message.at(sign.span()).hint(suggested_piece(self.referee, sign.text))
            })
        })
    }

    /// Records the contents of a square, or reports a contradiction.
    pub(super) fn lay(
        &mut self,
        (board, column, row): (usize, usize, usize),
        lies: TypedSquare<SquarePiece>,
        word: Word,
        findings: &mut Vec<Finding>,
    ) {
        let Some(grid_board) = self.referee.boards.get(board) else { return };
        let name = || grid_board.named(column, row, self.referee.boards.len() > 1);
        match self.statements.record((board, column, row), lies.statement(), word.span(), name) {
            Ok(true) => {}
            Ok(false) => return,
            Err(finding) => return findings.push(finding),
        }
        let laid = |piece| PlacedPiece { board, column, row, piece, span: word.span() };
        match lies {
            TypedSquare::Empty => {}
            // No piece can be placed outside the points, so such a square is not open.
            TypedSquare::Open if !grid_board.has(column, row) => {}
            TypedSquare::Open => self.diagram.open.push(laid(OPEN.into())),
            TypedSquare::Piece(piece) => self.diagram.pieces.push(laid(piece)),
        }
    }

    /// Parses the squares of all rows.
    fn end(mut self, text: &str, findings: &mut Vec<Finding>) -> SquareSetup {
        for (board, (heading, rows)) in std::mem::take(&mut self.rows).into_iter().enumerate() {
            let Some(grid_board) = self.referee.boards.get(board) else { continue };
            let shape = shape(self.referee, grid_board);
            let parse = |cell: &DiagramCell| self.sign(cell.word);
            for (cell, lies) in rows.contents(&shape, text, heading, parse, findings) {
                self.lay((board, cell.column, cell.row), lies, cell.word, findings);
            }
        }
        let (pieces, boards) = (&self.diagram.pieces, &self.referee.boards);
        let first = |none| {
            let mut all = pieces.iter().filter(|piece| match none {
                NoneOf::Board(board) => piece.board == board,
                NoneOf::Letter(letter) => piece.piece.letter == letter,
            });
            let piece = all.next()?;
            Some(boards.get(piece.board)?.named(piece.column, piece.row, boards.len() > 1))
        };
        self.nones.check(first, findings);
        self.diagram
    }
}

/// Reports a value that may be more than one player. Players have no names in a spec, so a name is one word.
fn check_player(value: Word, findings: &mut Vec<Finding>) {
    let is_title = |word: &Word| Term::Title.is(word.text) || Term::Article.is(word.text);
    if let Some(more) = value.listed().filter(|word| !is_title(word)).nth(1) {
        let message = DiagramFinding::NotOnePlayer { typed: more.text.to_owned() };
        findings.push(message.at(more.span()).hint(DiagramHint::OneWordForAPlayer));
    }
}

fn shape(referee: &SquareTable, grid_board: &GridBoard) -> DiagramFormat {
    DiagramFormat {
        name: referee.name(grid_board),
        columns: grid_board.columns,
        rows: grid_board.rows,
        width: referee.width(),
    }
}
