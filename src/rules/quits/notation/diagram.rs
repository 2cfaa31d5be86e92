//! The tray: five rows of five squares, the top row first, or lists of balls.

use super::words::player;
use super::{MAX_FINDINGS, Spans};
use crate::rules::lexicon;
use crate::rules::quits::board::{SIDE, bit};
use crate::rules::quits::{Player, Setup, TextFinding, TextHint};
use crate::rules::read::list::{self, Item};
use crate::rules::read::{
    DiagramCell, DiagramFormat, DiagramRows, Line, Page, Square, Statements, TypedSquare, Word, characters,
};
use crate::rules::{Coded, Finding};
use crate::text::Action;

const TRAY: DiagramFormat = DiagramFormat {
    name: crate::rules::read::BoardName::Tray,
    columns: SIDE as usize,
    rows: SIDE as usize,
    width: 1,
};

/// Parser of a diagram, line by line.
pub(crate) struct TrayDiagram<'s, 'a> {
    setup: &'s mut Setup,
    spans: &'s mut Spans,
    rows: DiagramRows<'a>,
    statements: Statements<Square>,
    /// The words that say that a player has no balls on the tray: `L: none`.
    nones: list::Nones<'a, Player>,
    /// True if balls have been listed.
    listed: bool,
}

impl<'s, 'a> TrayDiagram<'s, 'a> {
    pub(crate) fn new(setup: &'s mut Setup, spans: &'s mut Spans) -> TrayDiagram<'s, 'a> {
        let statements = Statements::new(crate::rules::read::PieceNoun::Ball);
        let (rows, nones) = (DiagramRows::default(), list::Nones::new());
        TrayDiagram { setup, spans, rows, statements, nones, listed: false }
    }

    /// Parses a line: a row, or part of a list.
    pub(crate) fn line(&mut self, line: Line<'a>, findings: &mut Vec<Finding>) {
        let is_place = |text: &str| list::looks_like_a_square(text, 1);
        if self.rows.read_compact(&TRAY, line) {
            return;
        }
        if let Some(items) = list::parse_headed(line, is_place, is_sign) {
            self.list(items, findings);
        } else if list::is_paired(line, is_place) {
            self.list(list::parse_pairs(line, is_place, is_sign), findings);
        } else {
            self.rows.line(&TRAY, line, &characters, is_sign);
        }
    }

    /// Completes the diagram and reports what is missing.
    pub(crate) fn end(mut self, page: &Page, findings: &mut Vec<Finding>) {
        if self.rows.is_empty() && !self.listed && findings.is_empty() {
            let finding = TextFinding::NoTray.at(page.end..page.end);
            findings.push(
                finding.hint(TextHint::WriteATray { form: Action::MakeAForm { game: "quits".to_owned() } }),
            );
        }
        let parse = |cell: &DiagramCell| lies(cell.word).map_err(|finding| finding.squares(cell.square()));
        for (cell, lies) in std::mem::take(&mut self.rows).contents(&TRAY, page.text, None, parse, findings) {
            let Some(square) = cell.square() else { continue };
            self.lay(lies, square, cell.word, findings);
        }
        let (balls, setup) = (&self.spans.balls, &self.setup);
        let of = |player, square: &&Square| setup.balls[player as usize] & bit(**square) != 0;
        self.nones
            .check(|player| balls.keys().find(|square| of(player, square)).map(Square::to_string), findings);
    }

    fn list(&mut self, items: Vec<Item<'a>>, findings: &mut Vec<Finding>) {
        self.listed = true;
        for item in items {
            if findings.len() < MAX_FINDINGS
                && let Err(finding) = self.item(item, findings)
            {
                findings.push(finding);
            }
        }
    }

    fn item(&mut self, item: Item<'a>, findings: &mut Vec<Finding>) -> Result<(), Finding> {
        let no_square = |word: Word, hint: TextHint| {
            TextFinding::NoSquare { typed: word.text.to_owned() }.at(word.span()).hint(hint)
        };
        match item {
            Item::Pair { shown, there } => {
                let square = Square::parse(there.text, SIDE, SIDE);
                let square = square.ok_or_else(|| no_square(there, TextHint::SquaresAre))?;
                self.lay(lies(shown)?, square, there, findings);
            }
            Item::NoSquare(word) => return Err(no_square(word, TextHint::WriteLetterAndSquares)),
            Item::Range(word) => return Err(list::range_finding(word)),
            Item::Nowhere { shown, none } => {
                if let Some(player) = player(shown.text) {
                    self.nones.push(player, none);
                }
            }
            Item::NoPiece(word) => {
                let message = TextFinding::BallOfNobody { square: word.text.to_owned() };
                return Err(message.at(word.span()).hint(TextHint::WriteBallBesideSquare));
            }
        }
        Ok(())
    }

    /// Records the contents of a square, or reports a contradiction.
    fn lay(&mut self, lies: TypedSquare<Player>, square: Square, word: Word, findings: &mut Vec<Finding>) {
        if let Err(finding) =
            self.statements.record(square, lies.statement(), word.span(), || square.to_string())
        {
            findings.push(finding);
            return;
        }
        match lies {
            TypedSquare::Empty => {}
            TypedSquare::Open => self.setup.open |= bit(square),
            TypedSquare::Piece(player) => {
                self.setup.balls[player as usize] |= bit(square);
                self.spans.balls.insert(square, word.span());
            }
        }
    }
}

fn is_sign(text: &str) -> bool {
    player(text).is_some() || lexicon::is_open_square(text)
}

/// Parses a sign.
fn lies(sign: Word) -> Result<TypedSquare<Player>, Finding> {
    TypedSquare::parse(sign, ball)
}

fn ball(sign: Word) -> Result<Player, Finding> {
    player(sign.text).ok_or_else(|| {
        let hint = match sign.text.to_uppercase().as_str() {
            "W" => TextHint::MeantBall { player: Player::Light },
            "N" | "S" => TextHint::MeantBall { player: Player::Dark },
            "O" | "X" | "*" | "0" => TextHint::BallsAreLetters,
            _ => TextHint::BallsAre,
        };
        TextFinding::NoBall { typed: sign.text.to_owned() }.at(sign.span()).hint(hint)
    })
}
