//! Verdicts, turns and records.

use std::mem::take;

use super::request::TableSpec;
use super::response::{LegalTurn, ReplayedPosition, RequestError, ShownThreat};
use super::{File, Response, spec};
use crate::desk::{self, Format, ParsedText};
use crate::game::Lang;
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
pub(super) fn judge(
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    let mut settled = table.referee.settle(text);
    let judgement = &mut settled.judgement;
    // A record with a mistake is told about the mistake.
    if judgement.verdict == Verdict::Unreadable {
        let findings = take(&mut judgement.findings);
        judgement.findings = desk::further(table.referee.replay(text).findings, findings);
    }
    Ok(judged(&table, text, &settled.judgement, &settled.notes))
}

fn judged(table: &desk::JudgedGame, text: &str, judgement: &Judgement, notes: &[Message]) -> Response {
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let game_name = table.game_name(&judgement.variant);
    Response::Judged {
        check: document(&CheckDocument::new(&table.game.name, text, judgement, table.lang())),
        words: report::judgement(game_name, &source, judgement, notes, false),
        notes: report::sentences(notes, table.lang()),
        threats: threats(table, judgement),
        assumed: assumed(table, judgement),
        numbers: judgement.strip_numbers.clone(),
    }
}

/// The threats of a judged position.
pub(super) fn threats(table: &desk::JudgedGame, judgement: &Judgement) -> Vec<ShownThreat> {
    let threats = judgement.status.iter().flat_map(|status| &status.threats);
    let shown = |threat: &Threat| ShownThreat {
        player: threat.player.to_string(),
        turn: threat.turn.to_string(),
        shown: threat.turn.text.written(table.lang()),
    };
    threats.map(shown).collect()
}

/// The assumptions about a judged position, as lines of its text.
pub(super) fn assumed(table: &desk::JudgedGame, judgement: &Judgement) -> Vec<String> {
    judgement.assumed.iter().map(|entry| entry.written(table.lang())).collect()
}

/// Converts a document to JSON.
pub(super) fn document(document: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(document).unwrap_or_default()
}

/// Lists the legal turns of a position.
pub(super) fn moves(
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    table.played()?;
    let Moves { turns, .. } = match table.referee.moves(text) {
        Ok(moves) => moves,
        Err(judgement) => return Ok(judged(&table, text, &judgement, &[])),
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
pub(super) fn record(
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    let replay = table.referee.replay(text);
    if replay.verdict != Verdict::Legal {
        return Ok(Response::Spelt { text: text.to_owned() });
    }
    let turns: Vec<Phrase> = replay.steps.into_iter().map(|step| step.turn.text).collect();
    let lines = turns.chunks(TURNS_A_LINE).map(|turns| Phrase::joined(turns.to_vec(), "  "));
    let typed = replay.header.iter().filter(|entry| !replay.assumed.contains(entry));
    let header = typed.map(|entry| entry.written(table.lang()));
    let lines = header.chain(lines.map(|line| line.written(table.lang())));
    Ok(Response::Spelt { text: lines.map(|line| line + "\n").collect() })
}

/// Replays a record and returns the position after each turn.
pub(super) fn replay(
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    table.played()?;
    Ok(replayed(&table, text, &table.referee.replay(text)))
}

/// A replayed record with the position after each turn.
pub(super) fn replayed(table: &desk::JudgedGame, text: &str, replay: &Replay) -> Response {
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
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    format: Format,
    files: &[File],
    made: &mut Vec<File>,
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    let parsed = match desk::read(&table, text) {
        ParsedText::Unreadable(findings) => {
            return Ok(judged(&table, text, &Judgement::unreadable("", findings), &[]));
        }
        parsed => parsed,
    };
    let bytes = desk::picture(&table, &parsed, format, POSITION_DPI)?;
    let ending = match format {
        Format::Svg => "svg",
        Format::Pdf => "pdf",
        Format::Png => "png",
    };
    let name = format!("{NAME}.{ending}");
    made.push(File { name: name.clone(), bytes });
    Ok(Response::Made { names: vec![name] })
}
