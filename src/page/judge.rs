//! Verdicts, turns and records.

use std::mem::take;

use serde_json::Value;

use super::response::{JudgementView, PlayedGame, ReplayedPosition, RequestError};
use super::table::TableEntry;
use super::turn::{ThreatView, TurnView};
use super::{File, Response, contents};
use crate::desk::{self, Format, JudgedGame, ParsedText};
use crate::report::{self, CheckDocument, ReplayDocument};
use crate::rules::{Entry, Judgement, Layout, Message, Phrase, Replay, Status, ToldPosition, Verdict};
use crate::text::Source;

/// Name of the text in messages.
const NAME: &str = "position";
/// Number of turns in a line of a record.
const TURNS_A_LINE: usize = 8;
/// Resolution of a picture of a position.
const POSITION_DPI: u32 = 150;

/// Judges a position.
pub(super) fn judge(table: &JudgedGame, text: &str) -> Response {
    let mut settled = table.referee.settle(text);
    let judgement = &mut settled.judgement;
    // A record with a mistake is told about the mistake.
    if judgement.verdict == Verdict::Unreadable {
        let findings = take(&mut judgement.findings);
        judgement.findings = desk::further(table.referee.replay(text).findings, findings);
    }
    judged(table, text, &settled.judgement, &settled.notes)
}

fn judged(table: &JudgedGame, text: &str, judgement: &Judgement, notes: &[Message]) -> Response {
    Response::Judged(view(table, text, judgement, notes))
}

fn view(table: &JudgedGame, text: &str, judgement: &Judgement, notes: &[Message]) -> JudgementView {
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let game_name = table.game_name(&judgement.variant);
    let check = document(&CheckDocument::new(&table.game.name, text, judgement, table.lang()));
    let words = report::judgement(game_name, &source, judgement, notes, false);
    let notes = report::sentences(notes, table.lang());
    shown(table, judgement, check, words, notes)
}

/// The judgement of the position after a legal game.
fn proved(replay: &Replay) -> Judgement {
    Judgement {
        verdict: Verdict::Legal,
        position: replay.position.clone(),
        status: replay.status.clone(),
        witness: replay.steps.iter().map(|step| step.turn.text.clone()).collect(),
        ..Judgement::unreadable(&replay.variant, Vec::new())
    }
}

/// A judgement as it is shown.
pub(super) fn shown(
    table: &JudgedGame,
    judgement: &Judgement,
    check: Value,
    words: String,
    notes: Vec<String>,
) -> JudgementView {
    let layout = judgement.position.as_ref().map(|told| &told.layout);
    let threats = judgement.status.as_ref().zip(layout);
    let threats = threats.map(|(status, layout)| threats_of(table, layout, status)).unwrap_or_default();
    let assumed = judgement.assumed.iter().map(|entry| entry.written(table.lang())).collect();
    JudgementView { check, words, notes, threats, assumed }
}

/// Converts a document to JSON.
pub(super) fn document(document: &impl serde::Serialize) -> Value {
    serde_json::to_value(document).unwrap_or_default()
}

fn threats_of(table: &JudgedGame, layout: &Layout, status: &Status) -> Vec<ThreatView> {
    status.threats.iter().map(|threat| ThreatView::new(table, layout, threat)).collect()
}

/// Replays a record and returns the game after it, with its legal turns.
pub(super) fn play(table: &JudgedGame, text: &str) -> Result<Response, RequestError> {
    table.played()?;
    let (replay, turns) = table.referee.play(text);
    let (Verdict::Legal, Some(position)) = (replay.verdict, &replay.position) else {
        return Ok(replayed(table, text, &replay));
    };
    let entry = |entry: &Entry| TableEntry {
        line: entry.written(table.lang()),
        key: Some(entry.key.to_string()),
        value: Some(entry.value.to_string()),
    };
    let entries = position.entries.iter().map(entry).collect();
    let header = replay.header.iter();
    let text = position.written(table.lang());
    Ok(Response::Played(Box::new(PlayedGame {
        laid: contents::contents(table, position, entries),
        header: header.map(|entry| format!("{entry}\n")).collect(),
        played: positions(table, &replay),
        judged: view(table, &text, &proved(&replay), &[]),
        text,
        turns: turns.iter().map(|turn| TurnView::new(table, &position.layout, turn)).collect(),
    })))
}

/// Writes a record in the words of the language. One that cannot be replayed stays as it is.
pub(super) fn record(table: &JudgedGame, text: &str) -> Response {
    let replay = table.referee.replay(text);
    if replay.verdict != Verdict::Legal {
        return Response::Spelt { text: text.to_owned() };
    }
    let turns: Vec<Phrase> = replay.steps.into_iter().map(|step| step.turn.text).collect();
    let lines = turns.chunks(TURNS_A_LINE).map(|turns| Phrase::joined(turns.to_vec(), "  "));
    let typed = replay.header.iter().filter(|entry| !replay.assumed.contains(entry));
    let header = typed.map(|entry| entry.written(table.lang()));
    let lines = header.chain(lines.map(|line| line.written(table.lang())));
    Response::Spelt { text: lines.map(|line| line + "\n").collect() }
}

/// Replays a record and returns the position after each turn.
pub(super) fn replay(table: &JudgedGame, text: &str) -> Result<Response, RequestError> {
    table.played()?;
    Ok(replayed(table, text, &table.referee.replay(text)))
}

/// A replayed record with the position after each turn.
pub(super) fn replayed(table: &JudgedGame, text: &str, replay: &Replay) -> Response {
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let lang = table.lang();
    Response::Replayed {
        replay: document(&ReplayDocument::new(&table.game.name, text, replay, lang)),
        words: report::replay(table.game_name(&replay.variant), &source, replay, false),
        header: replay.header.iter().map(|entry| format!("{entry}\n")).collect(),
        moments: positions(table, replay),
    }
}

/// The position at the start of a game, and after each turn.
fn positions(table: &JudgedGame, replay: &Replay) -> Vec<ReplayedPosition> {
    let lang = table.lang();
    let start = replay.start.iter().map(|start| ReplayedPosition {
        turn: None,
        player: String::new(),
        text: start.written(lang),
    });
    let before = replay.start.iter().chain(replay.steps.iter().map(|step| &step.position));
    let steps = replay.steps.iter().zip(before).map(|(step, before): (_, &ToldPosition)| ReplayedPosition {
        turn: Some(TurnView::new(table, &before.layout, &step.turn)),
        player: step.player.to_string(),
        text: step.position.written(lang),
    });
    start.chain(steps).collect()
}

/// Draws a position, or the last one of a record.
pub(super) fn picture(
    table: &JudgedGame,
    text: &str,
    format: Format,
    made: &mut Vec<File>,
) -> Result<Response, RequestError> {
    let parsed = match desk::read(table, text) {
        ParsedText::Unreadable(findings) => {
            return Ok(judged(table, text, &Judgement::unreadable("", findings), &[]));
        }
        parsed => parsed,
    };
    let bytes = desk::picture(table, &parsed, format, POSITION_DPI)?;
    let name = format!("{NAME}.{}", format.word());
    made.push(File { name: name.clone(), bytes });
    Ok(Response::Made { names: vec![name] })
}
