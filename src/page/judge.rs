//! Verdicts, turns and records.

use std::mem::take;

use serde_json::Value;

use super::response::{JudgementView, LegalTurn, ReplayedPosition, RequestError, ShownThreat};
use super::{File, Response};
use crate::desk::{self, DeskFinding, Format, JudgedGame, ParsedText};
use crate::picture::{self, single};
use crate::report::{self, CheckDocument, ReplayDocument};
use crate::rules::{
    Assumed, Judgement, Message, Moves, Replay, Threat, Touch, Trace, Verdict, record_in, turn_in,
};
use crate::scene::MissingGlyph;
use crate::text::{Finding, Source};

/// Name of the text in messages.
const NAME: &str = "position";
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
        player: threat.player.clone(),
        turn: threat.turn.clone(),
        shown: turn_in(table.lang(), &threat.turn),
    };
    let line = |it: &Assumed| table.referee.position_in(table.lang(), &format!("{}: {}", it.key, it.value));
    let assumed = judgement.assumed.iter().map(|it| line(it).trim().to_owned()).collect();
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
    let found = table.referee.layout(text).map(|laid| laid.found).unwrap_or_default();
    let turn = |turn: String| {
        let name = |spot| table.referee.spot_name(&found, spot);
        let (from, to) = match table.referee.trace(&found, &turn) {
            Trace::Piece { from, to: Touch::On(to) } => (from.map(name), Some(name(to))),
            Trace::Piece { from, to: Touch::Added { .. } } => (from.map(name), None),
            Trace::Nothing | Trace::Slide { .. } => (None, None),
        };
        LegalTurn { shown: turn_in(table.lang(), &turn), turn, from, to }
    };
    Ok(Response::Turns { turns: turns.into_iter().map(turn).collect() })
}

/// Writes a canonical record in the words of the language.
pub(super) fn record(table: &JudgedGame, text: &str) -> Response {
    Response::Spelt { text: record_in(table.lang(), text) }
}

/// Replays a record and returns the position after each turn.
pub(super) fn replay(table: &JudgedGame, text: &str) -> Result<Response, RequestError> {
    table.played()?;
    Ok(replayed(table, text, &table.referee.replay(text)))
}

/// A replayed record with the position after each turn.
pub(super) fn replayed(table: &JudgedGame, text: &str, replay: &Replay) -> Response {
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let text_in = |text: &str| table.referee.position_in(table.lang(), text);
    let start = replay.start.iter().map(|text| ReplayedPosition {
        turn: None,
        shown: None,
        player: String::new(),
        text: text_in(text),
    });
    let steps = replay.steps.iter().map(|step| ReplayedPosition {
        turn: Some(step.turn.clone()),
        shown: Some(turn_in(table.lang(), &step.turn)),
        player: step.player.clone(),
        text: text_in(&step.position),
    });
    Response::Replayed {
        replay: document(&ReplayDocument::new(&table.game.name, text, replay, table.lang())),
        words: report::replay(table.game_name(&replay.variant), &source, replay, false),
        header: header(table, replay),
        moments: start.chain(steps).collect(),
    }
}

/// The entries that a canonical record begins with: variant, opener, and planks dealt.
fn header(table: &JudgedGame, replay: &Replay) -> String {
    let is_kept = |line: &&str| {
        let key = line.split(": ").next().unwrap_or_default();
        matches!(key, "variant" | "players" | "first") || key.starts_with("planks ")
    };
    let start = replay.start.iter().flat_map(|text| text.lines()).filter(|line| line.contains(": "));
    let header: String = start.filter(is_kept).flat_map(|line| [line, "\n"]).collect();
    let opener = replay.steps.first().map(|step| format!("first: {}\n", step.player));
    let turns = replay.steps.iter().map(|step| format!("{}\n", step.turn)).collect::<String>();
    // Texts of some games do not say who opened the game.
    let is_open = |opener: &String| {
        !header.contains("first: ")
            && table.referee.replay(&format!("{opener}{header}{turns}")).start == replay.start
    };
    opener.filter(is_open).unwrap_or_default() + &header
}

/// Draws a position, or the last one of a record.
pub(super) fn picture(
    table: &JudgedGame,
    text: &str,
    format: Format,
    made: &mut Vec<File>,
) -> Result<Response, RequestError> {
    let moments: Vec<picture::Moment> = match desk::read(table, text) {
        ParsedText::Unreadable(findings) => {
            return Ok(judged(table, text, &Judgement::unreadable("", findings), &[]));
        }
        ParsedText::Position(judgement, laid) => vec![desk::moment(table, &judgement, &laid)],
        ParsedText::Record(replay) => desk::record(table, &replay, false),
    };
    let Some(moment) = moments.last() else {
        return Err(Finding::new(DeskFinding::NothingToDraw).into());
    };
    let scene = single(&table.game, table.look, moment)
        .map_err(|MissingGlyph { character, .. }| Finding::new(DeskFinding::NoFontHas { character }))?;
    let bytes = desk::first_page(&scene, format, POSITION_DPI)?;
    let name = format!("{NAME}.{}", format.ending());
    made.push(File { name: name.clone(), bytes });
    Ok(Response::Made { names: vec![name] })
}
