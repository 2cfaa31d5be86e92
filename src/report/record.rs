//! Judgements as a program reads them.

use std::collections::BTreeMap;

use serde::Serialize;

use super::RECORDED;
use super::place::Lines;
use crate::rules::{Failed, Judgement, Replay, Status};
use crate::text::{Diagnostic, Layer};

/// What `check --json` prints.
#[derive(Clone, Debug, Serialize)]
pub struct CheckDocument<'a> {
    schema: u32,
    game: &'a str,
    variant: Option<&'a str>,
    source: &'static str,
    verdict: &'static str,
    position: Option<&'a str>,
    findings: Vec<FindingRecord<'a>>,
    more: usize,
    status: Option<StatusRecord<'a>>,
    assumed: BTreeMap<&'a str, &'a str>,
    witness: &'a [String],
    seen: Vec<SeenRecord>,
}

/// What was seen on a square of a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenRecord {
    /// The square, as it is written.
    pub square: String,
    /// What most likely lies there, as it is written; `.` is nothing.
    pub what: String,
    /// How sure that is, from 0 to 1.
    pub sure: f64,
}

/// What `replay --json` prints.
#[derive(Clone, Debug, Serialize)]
pub struct ReplayDocument<'a> {
    schema: u32,
    game: &'a str,
    variant: Option<&'a str>,
    verdict: &'static str,
    turns: usize,
    position: Option<&'a str>,
    status: Option<StatusRecord<'a>>,
    repetition: Option<RepetitionRecord<'a>>,
    failed: Option<FailedRecord<'a>>,
    findings: Vec<FindingRecord<'a>>,
    more: usize,
}

#[derive(Clone, Debug, Serialize)]
struct FindingRecord<'a> {
    layer: Option<&'static str>,
    code: &'static str,
    squares: &'a [String],
    message: &'a str,
    rule: Option<&'static str>,
    hint: Option<&'a str>,
    line: Option<usize>,
    column: Option<usize>,
}

#[derive(Clone, Debug, Serialize)]
struct StatusRecord<'a> {
    to_move: Option<&'a str>,
    over: bool,
    winner: Option<&'a str>,
    threats: Vec<ThreatRecord<'a>>,
    marks: BTreeMap<&'a str, u32>,
}

#[derive(Clone, Debug, Serialize)]
struct ThreatRecord<'a> {
    player: &'a str,
    turn: &'a str,
}

#[derive(Clone, Debug, Serialize)]
struct RepetitionRecord<'a> {
    turn: usize,
    after: &'a [usize],
}

#[derive(Clone, Debug, Serialize)]
struct FailedRecord<'a> {
    turn: usize,
    line: usize,
    column: usize,
    text: &'a str,
    message: &'a str,
    legal: &'a [String],
}

impl<'a> CheckDocument<'a> {
    /// The document for what was said of the position that `text` describes.
    pub fn new(game: &'a str, text: &str, judgement: &'a Judgement) -> CheckDocument<'a> {
        CheckDocument {
            schema: 1,
            game,
            variant: named(&judgement.variant),
            source: "text",
            verdict: judgement.verdict.name(),
            position: judgement.position.as_deref(),
            findings: findings(&judgement.findings, text),
            more: judgement.findings.len().saturating_sub(RECORDED),
            status: judgement.status.as_ref().map(StatusRecord::new),
            assumed: judgement.assumed.iter().map(|a| (a.key.as_str(), a.value.as_str())).collect(),
            witness: &judgement.witness,
            seen: Vec::new(),
        }
    }

    /// The document for what was said of a photo. Nothing of it stands in a text that anybody typed.
    pub fn photo(game: &'a str, judgement: &'a Judgement, seen: Vec<SeenRecord>) -> CheckDocument<'a> {
        let mut document = CheckDocument { source: "photo", seen, ..CheckDocument::new(game, "", judgement) };
        for finding in &mut document.findings {
            (finding.line, finding.column) = (None, None);
        }
        document
    }
}

impl<'a> ReplayDocument<'a> {
    /// The document for what was said of the record `text`.
    pub fn new(game: &'a str, text: &str, replay: &'a Replay) -> ReplayDocument<'a> {
        ReplayDocument {
            schema: 1,
            game,
            variant: named(&replay.variant),
            verdict: replay.verdict.name(),
            turns: replay.turns,
            position: replay.position.as_deref(),
            status: replay.status.as_ref().map(StatusRecord::new),
            repetition: replay
                .repetition
                .as_ref()
                .map(|repetition| RepetitionRecord { turn: repetition.turn, after: &repetition.after }),
            failed: replay.failed.as_ref().map(|failed| FailedRecord::new(failed, text)),
            findings: findings(&replay.findings, text),
            more: replay.findings.len().saturating_sub(RECORDED),
        }
    }
}

impl<'a> StatusRecord<'a> {
    fn new(status: &'a Status) -> StatusRecord<'a> {
        let threats = status.threats.iter();
        StatusRecord {
            to_move: status.to_move.as_deref(),
            over: status.over,
            winner: status.winner.as_deref(),
            threats: threats.map(|t| ThreatRecord { player: &t.player, turn: &t.turn }).collect(),
            marks: status.marks.iter().map(|marks| (marks.player.as_str(), marks.points)).collect(),
        }
    }
}

impl<'a> FailedRecord<'a> {
    fn new(failed: &'a Failed, text: &str) -> FailedRecord<'a> {
        let (line, column) = Lines::of(text).line_and_column(failed.span.start);
        FailedRecord {
            turn: failed.turn,
            line,
            column,
            text: &failed.text,
            message: &failed.message,
            legal: &failed.legal,
        }
    }
}

/// The findings as records: so many as a program may want, for the columns of a long line are counted anew for each.
fn findings<'a>(findings: &'a [Diagnostic], text: &str) -> Vec<FindingRecord<'a>> {
    let lines = Lines::of(text);
    let record = |finding: &'a Diagnostic| {
        let place = finding.span.as_ref().map(|span| lines.line_and_column(span.start));
        FindingRecord {
            layer: finding.layer.map(Layer::name),
            code: finding.code.as_str(),
            squares: &finding.squares,
            message: &finding.message,
            rule: finding.rule,
            hint: finding.hint.as_deref(),
            line: place.map(|(line, _)| line),
            column: place.map(|(_, column)| column),
        }
    };
    findings.iter().take(RECORDED).map(record).collect()
}

fn named(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}
