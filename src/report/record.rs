//! Judgements and moves as JSON; within, what JSON documents hold besides.

pub(super) mod fault;
pub(super) mod replay;
pub(super) mod said;

use std::collections::BTreeMap;

use serde::Serialize;

use super::MAX_RECORDS;
use super::place::LineIndex;
use super::verdict::sentences;
use crate::game::Lang;
use crate::rules::{Entry, Finding, Judgement, Moves, Outlook, Status, Threat};
use crate::text::Layer;
use said::SaidRecord;

/// The document of `check --json`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(test, schemars(title = "verdict", description = "What `tablier check --json` prints."))]
pub struct CheckDocument<'a> {
    /// Version of the form of this document.
    schema: u32,
    /// Name of the game.
    game: &'a str,
    /// The variant, if the game has several.
    variant: Option<&'a str>,
    /// `text` or `photo`.
    source: &'static str,
    /// `legal`, `illegal`, `undecided`, `unreadable` or `fits`.
    #[cfg_attr(test, ts(as = "crate::rules::Verdict"))]
    verdict: &'static str,
    /// The position in canonical notation.
    position: Option<String>,
    /// Reasons for the verdict.
    findings: Vec<FindingRecord<'a>>,
    /// Number of findings that are not listed.
    more: usize,
    /// The state of the game.
    status: Option<StatusRecord>,
    /// Values that the text does not say and the verdict rests on.
    assumed: BTreeMap<String, String>,
    /// Open squares whose contents follow from box, board and rules, with these contents.
    deduced: BTreeMap<String, String>,
    /// A game that leads to the position, turn by turn.
    witness: Vec<String>,
    /// The numbers of the planks in that game, from the top, where the text does not number them.
    numbers: &'a [u8],
    /// What was seen in a photo, square by square.
    seen: Vec<SeenRecord>,
}

/// The document of `moves --json`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(title = "moves", description = "What `tablier moves --json` prints."))]
pub struct MovesDocument<'a> {
    /// Version of the form of this document.
    schema: u32,
    /// Name of the game.
    game: &'a str,
    /// `legal`, `illegal`, `undecided`, `unreadable` or `fits`.
    verdict: &'static str,
    /// The legal turns.
    turns: Vec<String>,
    /// Values that the text does not say and the list rests on.
    assumed: BTreeMap<String, String>,
    /// Open squares whose contents follow from box, board and rules, with these contents.
    deduced: BTreeMap<String, String>,
    /// Deduced squares, and what else the list rests on, in words.
    notes: Vec<String>,
    /// Reasons for the verdict.
    findings: Vec<FindingRecord<'a>>,
    /// Number of findings that are not listed.
    more: usize,
}

/// A square recognised in a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SeenRecord {
    /// Name of the square.
    pub square: String,
    /// Notation of its likeliest content; `.` for an empty square.
    pub what: String,
    /// Probability of that content.
    pub sure: f64,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
struct FindingRecord<'a> {
    /// `readable`, `well-formed` or `reachable`.
    layer: Option<&'static str>,
    #[serde(flatten)]
    said: SaidRecord,
    /// The squares or planks concerned.
    squares: &'a [String],
    /// The rule of the game that it rests on.
    rule: Option<String>,
    /// Line in the text, counted from 1.
    line: Option<usize>,
    /// Column in characters, counted from 1.
    column: Option<usize>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
pub(crate) struct StatusRecord {
    /// The player to move.
    to_move: Option<String>,
    /// Whether the game is over.
    over: bool,
    /// The winner, if there is one.
    winner: Option<String>,
    /// Turns that would win at once.
    threats: Vec<ThreatRecord>,
    /// Penalty points by player.
    marks: BTreeMap<String, u32>,
    /// In a game for one: whether it can still be solved, or has been; null if that is not known.
    solvable: Option<bool>,
    /// Turns that solve it.
    solution: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema, ts_rs::TS))]
struct ThreatRecord {
    player: String,
    turn: String,
}

impl FindingRecord<'_> {
    /// Removes the place, where there is no source text.
    fn unplaced(&mut self) {
        (self.line, self.column) = (None, None);
    }
}

impl<'a> CheckDocument<'a> {
    /// Creates the document for the judgement of a position; `text` is its source.
    pub fn new(game: &'a str, text: &str, judgement: &'a Judgement, lang: Lang) -> CheckDocument<'a> {
        CheckDocument {
            schema: 2,
            game,
            variant: non_empty(&judgement.variant),
            source: "text",
            verdict: judgement.verdict.name(),
            position: judgement.position.as_ref().map(ToString::to_string),
            findings: findings(&judgement.findings, text, lang),
            more: judgement.findings.len().saturating_sub(MAX_RECORDS),
            status: judgement.status.as_ref().map(StatusRecord::new),
            assumed: values(&judgement.assumed),
            deduced: values(&judgement.deduced),
            witness: canonical(&judgement.witness),
            numbers: &judgement.strip_numbers,
            seen: Vec::new(),
        }
    }

    /// Creates the document for the judgement of a photo. Findings have no line and column, as there is no source text.
    pub fn photo(
        game: &'a str,
        judgement: &'a Judgement,
        seen: Vec<SeenRecord>,
        lang: Lang,
    ) -> CheckDocument<'a> {
        let mut document =
            CheckDocument { source: "photo", seen, ..CheckDocument::new(game, "", judgement, lang) };
        document.findings.iter_mut().for_each(FindingRecord::unplaced);
        document
    }
}

impl<'a> MovesDocument<'a> {
    /// Creates the document for the legal turns of the position `text`.
    pub fn new(game: &'a str, text: &str, moves: &'a Moves, lang: Lang) -> MovesDocument<'a> {
        MovesDocument {
            schema: 3,
            game,
            verdict: moves.verdict.name(),
            turns: canonical(&moves.turns),
            assumed: values(&moves.assumed),
            deduced: values(&moves.deduced),
            notes: sentences(&moves.notes, lang),
            findings: findings(&moves.findings, text, lang),
            more: moves.findings.len().saturating_sub(MAX_RECORDS),
        }
    }
}

/// Assumed values by their keys, or the contents of deduced squares by their names.
fn values(entries: &[Entry]) -> BTreeMap<String, String> {
    entries.iter().map(|entry| (entry.key.to_string(), entry.value.to_string())).collect()
}

/// Each in canonical notation.
fn canonical<T: ToString>(told: &[T]) -> Vec<String> {
    told.iter().map(T::to_string).collect()
}

impl StatusRecord {
    /// Creates the record of a status.
    pub(crate) fn new(status: &Status) -> StatusRecord {
        let winners = canonical(&status.winners);
        let (solvable, solution) = match &status.outlook {
            None | Some(Outlook::Unknown) => (None, Vec::new()),
            Some(Outlook::Unsolvable) => (Some(false), Vec::new()),
            Some(Outlook::Solved) => (Some(true), Vec::new()),
            Some(Outlook::Solvable(turns)) => (Some(true), canonical(turns)),
        };
        StatusRecord {
            to_move: status.to_move.as_ref().map(ToString::to_string),
            over: status.over,
            winner: (!winners.is_empty()).then(|| winners.join(" + ")),
            threats: threats(status),
            marks: status.marks.iter().map(|marks| (marks.player.to_string(), marks.points)).collect(),
            solvable,
            solution,
        }
    }
}

fn threats(status: &Status) -> Vec<ThreatRecord> {
    let record =
        |threat: &Threat| ThreatRecord { player: threat.player.to_string(), turn: threat.turn.to_string() };
    status.threats.iter().map(record).collect()
}

/// Converts findings, up to `MAX_RECORDS`: columns of a long line are counted again for each.
fn findings<'a>(findings: &'a [Finding], text: &str, lang: Lang) -> Vec<FindingRecord<'a>> {
    let lines = LineIndex::new(text);
    let record = |finding: &'a Finding| {
        let position = finding.span.as_ref().map(|span| lines.line_and_column(span.start));
        FindingRecord {
            layer: finding.layer.map(Layer::name),
            said: SaidRecord::new(finding, lang),
            squares: &finding.squares,
            rule: finding.rule.as_ref().map(|rule| rule.sentence(lang)),
            line: position.map(|(line, _)| line),
            column: position.map(|(_, column)| column),
        }
    };
    findings.iter().take(MAX_RECORDS).map(record).collect()
}

fn non_empty(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}
