//! Verdicts, turns and records.

use std::mem::take;

use serde_json::Value;

use super::response::{JudgementView, LegalTurn, ReplayedPosition, RequestError, ShownThreat};
use super::{File, Response};
use crate::desk::{self, Format, JudgedGame, ParsedText};
use crate::report::{self, CheckDocument, ReplayDocument};
use crate::rules::{Judgement, Message, Moves, Phrase, Replay, Threat, ToldTurn, Touch, Trace, Verdict};
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
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let game_name = table.game_name(&judgement.variant);
    let check = document(&CheckDocument::new(&table.game.name, text, judgement, table.lang()));
    let words = report::judgement(game_name, &source, judgement, notes, false);
    let notes = report::sentences(notes, table.lang());
    let judged = shown(table, judgement, check, words, notes);
    Response::Judged { judged, numbers: judgement.strip_numbers.clone() }
}

/// A judgement as it is shown.
pub(super) fn shown(
    table: &JudgedGame,
    judgement: &Judgement,
    check: Value,
    words: String,
    notes: Vec<String>,
) -> JudgementView {
    let threats = judgement.status.iter().flat_map(|status| &status.threats);
    let threat = |threat: &Threat| ShownThreat {
        player: threat.player.to_string(),
        turn: threat.turn.to_string(),
        shown: threat.turn.text.written(table.lang()),
    };
    let assumed = judgement.assumed.iter().map(|entry| entry.written(table.lang())).collect();
    JudgementView { check, words, notes, threats: threats.map(threat).collect(), assumed }
}

/// Converts a document to JSON.
pub(super) fn document(document: &impl serde::Serialize) -> Value {
    serde_json::to_value(document).unwrap_or_default()
}

/// Lists the legal turns of a position.
pub(super) fn moves(table: &JudgedGame, text: &str) -> Result<Response, RequestError> {
    table.played()?;
    let Moves { turns, .. } = match table.referee.moves(text) {
        Ok(moves) => moves,
        Err(judgement) => return Ok(judged(table, text, &judgement, &[])),
    };
    let found = table.referee.read(text).map(|told| told.layout.found).unwrap_or_default();
    let turn = |turn: ToldTurn| {
        let name = |spot| table.referee.spot_name(&found, spot);
        let (from, to) = match table.referee.trace(&found, turn.trace) {
            Trace::Piece { from, to: Touch::On(to) } => (from.map(name), Some(name(to))),
            Trace::Piece { from, to: Touch::Added { .. } } => (from.map(name), None),
            Trace::Nothing | Trace::Slide { .. } => (None, None),
        };
        LegalTurn { shown: turn.text.written(table.lang()), turn: turn.to_string(), from, to }
    };
    Ok(Response::Turns { turns: turns.into_iter().map(turn).collect() })
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
    let start = replay.start.iter().map(|start| ReplayedPosition {
        turn: None,
        shown: None,
        player: String::new(),
        text: start.written(lang),
    });
    let steps = replay.steps.iter().map(|step| ReplayedPosition {
        turn: Some(step.turn.to_string()),
        shown: Some(step.turn.text.written(lang)),
        player: step.player.to_string(),
        text: step.position.written(lang),
    });
    Response::Replayed {
        replay: document(&ReplayDocument::new(&table.game.name, text, replay, lang)),
        words: report::replay(table.game_name(&replay.variant), &source, replay, false),
        header: replay.header.iter().map(|entry| format!("{entry}\n")).collect(),
        moments: start.chain(steps).collect(),
    }
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
    let name = format!("{NAME}.{}", format.ending());
    made.push(File { name: name.clone(), bytes });
    Ok(Response::Made { names: vec![name] })
}
