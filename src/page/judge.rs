//! Verdicts, turns and records.

use std::mem::take;

use super::request::TableSpec;
use super::response::{LegalTurn, ReplayedPosition, RequestError, ShownThreat};
use super::{File, Response, spec};
use crate::desk::{self, DeskFinding, Format, ParsedText};
use crate::game::Lang;
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
        player: threat.player.clone(),
        turn: threat.turn.clone(),
        shown: turn_in(table.lang(), &threat.turn),
    };
    threats.map(shown).collect()
}

/// The assumptions about a judged position, as lines of its text.
pub(super) fn assumed(table: &desk::JudgedGame, judgement: &Judgement) -> Vec<String> {
    let line = |it: &Assumed| table.referee.position_in(table.lang(), &format!("{}: {}", it.key, it.value));
    judgement.assumed.iter().map(|it| line(it).trim().to_owned()).collect()
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
pub(super) fn record(
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    Ok(Response::Spelt { text: record_in(table.lang(), text) })
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
fn header(table: &desk::JudgedGame, replay: &Replay) -> String {
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
    request: &TableSpec,
    text: &str,
    lang: Option<Lang>,
    format: Format,
    files: &[File],
    made: &mut Vec<File>,
) -> Result<Response, RequestError> {
    let table = spec::table(request, lang, files)?;
    let moments: Vec<picture::Moment> = match desk::read(&table, text) {
        ParsedText::Unreadable(findings) => {
            return Ok(judged(&table, text, &Judgement::unreadable("", findings), &[]));
        }
        ParsedText::Position(judgement, laid) => vec![desk::moment(&table, &judgement, &laid)],
        ParsedText::Record(replay) => desk::record(&table, &replay, false),
    };
    let Some(moment) = moments.last() else {
        return Err(Finding::new(DeskFinding::NothingToDraw).into());
    };
    let scene = single(&table.game, table.look, moment)
        .map_err(|MissingGlyph { character, .. }| Finding::new(DeskFinding::NoFontHas { character }))?;
    let bytes = desk::first_page(&scene, format, POSITION_DPI)?;
    let ending = match format {
        Format::Svg => "svg",
        Format::Pdf => "pdf",
        Format::Png => "png",
    };
    let name = format!("{NAME}.{ending}");
    made.push(File { name: name.clone(), bytes });
    Ok(Response::Made { names: vec![name] })
}
