//! Turns and records.

use std::ops::Range;

use super::lexeme::{Lexeme, LexemeKind, lexemes};
use super::{KEYS, keys};
use crate::rules::lexicon::{Term, is_unknown};
use crate::rules::plank::kit::{MAX_PLAYERS, PerColour, Plank, Player};
use crate::rules::plank::turn::{PlankSquare, Target, Turn};
use crate::rules::plank::words::{RecordFinding, RecordHint};
use crate::rules::read::{Page, Word, merge_equal};
use crate::rules::{Coded, Finding, Typed};
use crate::text::Layer;

/// A record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The number of players, if given.
    pub players: Option<(usize, Range<usize>)>,
    /// The opener, if given.
    pub first: Option<(Player, Range<usize>)>,
    /// The player to move at a place of the record, if given.
    pub to_move: Option<ToMoveClaim>,
    /// The planks dealt to each player, if given, with their spans.
    pub deal: [Option<(PerColour, Range<usize>)>; MAX_PLAYERS],
    /// The turns.
    pub turns: Vec<Typed<Turn>>,
}

/// The player who is to move after a number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToMoveClaim {
    /// The number of turns before it.
    pub turns: usize,
    /// The player.
    pub player: Player,
    /// Its span.
    pub span: Range<usize>,
}

/// Parses a record without checking for texts of another kind.
pub(crate) fn record(text: &str) -> Result<Record, Vec<Finding>> {
    let mut findings = Vec::new();
    let page = Page::parse(text, KEYS, begins_with_a_turn, &mut findings);
    page.check_turn_numbers(&mut findings);
    let mut record = Record {
        players: None,
        first: None,
        to_move: None,
        deal: [const { None }; MAX_PLAYERS],
        turns: read_turns(page.turn_words(), &mut Vec::new(), &mut findings),
    };
    for entry in page.entries.iter().filter(|entry| !is_unknown(entry.value.text)) {
        let owner = entry.letter.and_then(Player::from_letter).map(Player::index);
        let read = match (entry.key, owner) {
            (Term::Players, _) => keys::players(entry).map(|players| {
                record.players = Some((players, entry.typed.start..entry.value.span().end));
            }),
            (Term::Planks, Some(owner)) => keys::counts(entry).map(|planks| {
                record.deal[owner] = Some((planks, entry.typed.start..entry.value.span().end));
            }),
            (Term::First, _) => keys::player(entry).map(|player| {
                record.first = Some((player, entry.typed.start..entry.value.span().end));
            }),
            (Term::ToMove, _) => keys::player(entry).map(|player| {
                let turns = record.turns.iter().filter(|typed| typed.span.start < entry.typed.start).count();
                record.to_move = Some(ToMoveClaim { turns, player, span: entry.value.span() });
            }),
            (key, _) => {
                debug_assert!(matches!(key, Term::Hand | Term::Last));
                let message =
                    if key == Term::Hand { RecordFinding::HandInRecord } else { RecordFinding::LastInRecord };
                Err(message.at(entry.typed.span()))
            }
        };
        findings.extend(read.err());
    }
    if findings.is_empty() { Ok(record) } else { Err(merge_equal(findings)) }
}

/// Parses the turn of a key. `planks` are the planks on the table by number, as far as known.
pub(crate) fn read_turn(value: Word<'_>, planks: &[Option<Plank>]) -> Result<Turn, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut planks = planks.to_vec();
    let turns = read_turns(value.words(), &mut planks, &mut findings);
    match turns.as_slice() {
        [turn] if findings.is_empty() => Ok(turn.turn),
        [] | [_] if !findings.is_empty() => Err(findings),
        _ => {
            findings.push(RecordFinding::OneTurnExpected.at(value.span()));
            Err(findings)
        }
    }
}

/// Returns true if a colon after this text belongs to a turn, as in `top rbw:1`.
pub(crate) fn begins_with_a_turn(head: &str) -> bool {
    let mut parts = Word::trimmed(head, 0).words().flat_map(lexemes).map(|lexeme| lexeme.part);
    matches!(parts.next(), Some(LexemeKind::End(_) | LexemeKind::Number(_) | LexemeKind::Pass))
}

fn read_turns<'a>(
    words: impl Iterator<Item = Word<'a>>,
    planks: &mut Vec<Option<Plank>>,
    findings: &mut Vec<Finding>,
) -> Vec<Typed<Turn>> {
    let parts: Vec<Lexeme> = words.flat_map(lexemes).collect();
    let mut reader = RecordReader { parts: &parts, next: 0, planks };
    let mut turns = Vec::new();
    while let Some(first) = reader.parts.get(reader.next) {
        let begin = reader.next;
        match reader.turn() {
            Ok(turn) => {
                let last = reader.parts.get(reader.next - 1).map_or(first.span.end, |part| part.span.end);
                turns.push(Typed { turn, span: first.span.start..last });
            }
            Err(finding) => {
                findings.push(finding);
                reader.skip(begin);
                // Enough faults to show that the text is not a record.
                if findings.len() >= 20 {
                    break;
                }
            }
        }
    }
    turns
}

struct RecordReader<'a> {
    parts: &'a [Lexeme],
    next: usize,
    planks: &'a mut Vec<Option<Plank>>,
}

/// A square of a plank as typed.
enum SquareRef {
    Index(u8),
    Colour(crate::rules::plank::kit::Colour, Range<usize>),
}

impl RecordReader<'_> {
    fn turn(&mut self) -> Result<Turn, Finding> {
        match self.part() {
            Some(LexemeKind::Pass) => {
                self.next += 1;
                Ok(Turn::Pass)
            }
            Some(LexemeKind::Number(_)) => {
                let from = self.spot()?;
                if self.part() != Some(LexemeKind::Arrow) {
                    return Ok(Turn::Put(Target::OnTable(from)));
                }
                self.next += 1;
                Ok(Turn::Move { from, to: self.target()? })
            }
            _ => self.target().map(Turn::Put),
        }
    }

    fn target(&mut self) -> Result<Target, Finding> {
        match self.part() {
            Some(LexemeKind::Number(_)) => self.spot().map(Target::OnTable),
            Some(LexemeKind::End(end)) => {
                self.next += 1;
                let plank = match self.part() {
                    Some(LexemeKind::Plank(Some(plank))) => plank,
                    Some(LexemeKind::Plank(None)) => {
                        let finding = self.wrong(RecordFinding::ColourTwiceInTurn);
                        return Err(finding.layer(Layer::Readable).no_rule());
                    }
                    _ => return Err(self.wrong(RecordFinding::PlankExpected)),
                };
                self.next += 1;
                let place = match self.place()? {
                    SquareRef::Index(place) => place,
                    SquareRef::Colour(colour, _) => u8::try_from(plank.place(colour)).unwrap_or_default(),
                };
                self.planks.push(Some(plank));
                Ok(Target::New { end, plank, place })
            }
            _ => Err(self.wrong(RecordFinding::TurnExpected)),
        }
    }

    fn spot(&mut self) -> Result<PlankSquare, Finding> {
        let Some(LexemeKind::Number(Some(plank))) = self.part() else {
            return Err(self.wrong(RecordFinding::NoPlankOfThatNumber));
        };
        self.next += 1;
        match self.place()? {
            SquareRef::Index(place) => Ok(PlankSquare { plank, place }),
            SquareRef::Colour(colour, span) => {
                let known = usize::from(plank).checked_sub(1).and_then(|at| *self.planks.get(at)?);
                let Some(known) = known else {
                    return Err(RecordFinding::PlankNotKnown { plank }.at(span));
                };
                Ok(PlankSquare { plank, place: u8::try_from(known.place(colour)).unwrap_or_default() })
            }
        }
    }

    /// Parses a square, with or without a colon before it.
    fn place(&mut self) -> Result<SquareRef, Finding> {
        if self.part() == Some(LexemeKind::Colon) {
            self.next += 1;
        }
        let place = match self.part() {
            Some(LexemeKind::Index(Some(place @ 1..=3))) => SquareRef::Index(place - 1),
            Some(LexemeKind::Index(_)) => {
                return Err(self.wrong(RecordFinding::SquaresAreNumbered));
            }
            Some(LexemeKind::Colour(colour)) => SquareRef::Colour(colour, self.span()),
            _ => return Err(self.wrong(RecordFinding::SquareExpected)),
        };
        self.next += 1;
        Ok(place)
    }

    fn part(&self) -> Option<LexemeKind> {
        self.parts.get(self.next).map(|lexeme| lexeme.part)
    }

    /// Span of the next lexeme, or the end of the last one.
    fn span(&self) -> Range<usize> {
        let end = self.parts.last().map_or(0, |last| last.span.end);
        self.parts.get(self.next).map_or(end..end, |lexeme| lexeme.span.clone())
    }

    fn wrong(&self, message: RecordFinding) -> Finding {
        message.at(self.span()).hint(RecordHint::HowTurnsAreWritten)
    }

    /// Skips to the next lexeme that can begin a turn.
    fn skip(&mut self, begin: usize) {
        self.next = self.next.max(begin + 1);
        while !matches!(
            self.part(),
            None | Some(LexemeKind::Pass | LexemeKind::Number(_) | LexemeKind::End(_))
        ) {
            self.next += 1;
        }
    }
}
