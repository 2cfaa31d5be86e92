//! The tray: five rows of five squares, the top row first, or lists of balls.

use super::words::player;
use super::{MAX_FINDINGS, Spans};
use crate::rules::lexicon;
use crate::rules::quits::board::{SIDE, bit};
use crate::rules::quits::{Player, Setup, TextFinding, TextHint};
use crate::rules::read::list::{self, Item};
use crate::rules::read::{
    DiagramFormat, DiagramRows, Line, Page, Square, Statement, Statements, UnreadableSigns, Word, characters,
};
use crate::rules::{Coded, Finding};
use crate::text::Action;

const TRAY: DiagramFormat = DiagramFormat {
    name: crate::rules::read::BoardName::Tray,
    columns: SIDE as usize,
    rows: SIDE as usize,
    empty: ".",
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
        let mut signs = UnreadableSigns::default();
        for cell in std::mem::take(&mut self.rows).cells(&TRAY, page.text, None, findings) {
            let at = |number: usize| u8::try_from(number).ok();
            let (Some(column), Some(row)) = (at(cell.column), at(cell.row)) else { continue };
            let square = Square { column, row };
            signs.squares += 1;
            match lies(cell.word) {
                Ok(lies) => {
                    signs.empty += usize::from(matches!(lies, TypedSquare::Nothing));
                    self.lay(lies, square, cell.word, findings);
                }
                Err(finding) => signs.push(cell.word, finding.squares([square])),
            }
        }
        signs.report(TRAY.empty, findings);
        let (balls, setup) = (&self.spans.balls, &self.setup);
        let of = |player, square: &&Square| setup.balls[player as usize] & bit(**square) != 0;
        self.nones
            .check(|player| balls.keys().find(|square| of(player, square)).map(Square::to_string), findings);
    }

    fn list(&mut self, items: Vec<Item<'a>>, findings: &mut Vec<Finding>) {
        self.listed = true;
        for item in items {
            if findings.len() >= MAX_FINDINGS {
                return;
            }
            let finding = match item {
                Item::Pair { shown, there } => match Square::parse(there.text, SIDE, SIDE) {
                    Some(square) => match lies(shown) {
                        Ok(lies) => {
                            self.lay(lies, square, there, findings);
                            continue;
                        }
                        Err(finding) => finding,
                    },
                    None => TextFinding::NoSquare { typed: there.text.to_owned() }
                        .at(there.span())
                        .hint(TextHint::SquaresAre),
                },
                Item::NoSquare(word) => TextFinding::NoSquare { typed: word.text.to_owned() }
                    .at(word.span())
                    .hint(TextHint::WriteLetterAndSquares),
                Item::Range(word) => list::range_finding(word),
                Item::Nowhere { shown, none } => {
                    if let Some(player) = player(shown.text) {
                        self.nones.push(player, none);
                    }
                    continue;
                }
                Item::NoPiece(word) => TextFinding::BallOfNobody { square: word.text.to_owned() }
                    .at(word.span())
                    .hint(TextHint::WriteBallBesideSquare),
            };
            findings.push(finding);
        }
    }

    /// Records the contents of a square, or reports a contradiction.
    fn lay(&mut self, lies: TypedSquare, square: Square, word: Word, findings: &mut Vec<Finding>) {
        let sign = match lies {
            TypedSquare::Nothing => Statement::Empty,
            TypedSquare::Open => Statement::Unknown,
            TypedSquare::Ball(_) => Statement::Piece,
        };
        if let Err(finding) = self.statements.record(square, sign, word.span(), || square.to_string()) {
            findings.push(finding);
            return;
        }
        match lies {
            TypedSquare::Nothing => {}
            TypedSquare::Open => self.setup.open |= bit(square),
            TypedSquare::Ball(player) => {
                self.setup.balls[player as usize] |= bit(square);
                self.spans.balls.insert(square, word.span());
            }
        }
    }
}

/// Contents of a square as typed.
#[derive(Clone, Copy)]
enum TypedSquare {
    Nothing,
    Open,
    Ball(Player),
}

fn is_sign(text: &str) -> bool {
    player(text).is_some() || lexicon::is_open_square(text)
}

/// Parses a sign.
fn lies(sign: Word) -> Result<TypedSquare, Finding> {
    if lexicon::is_empty_square(sign.text) {
        return Ok(TypedSquare::Nothing);
    }
    if lexicon::is_open_square(sign.text) {
        return Ok(TypedSquare::Open);
    }
    player(sign.text).map(TypedSquare::Ball).ok_or_else(|| {
        let hint = match sign.text.to_uppercase().as_str() {
            "W" => TextHint::MeantBall { player: Player::Light },
            "N" | "S" => TextHint::MeantBall { player: Player::Dark },
            "O" | "X" | "*" | "0" => TextHint::BallsAreLetters,
            _ => TextHint::BallsAre,
        };
        TextFinding::NoBall { typed: sign.text.to_owned() }.at(sign.span()).hint(hint)
    })
}
