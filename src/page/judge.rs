//! Verdicts, turns and records.

use super::answer::{Failed, Moment, Turn};
use super::request::Table;
use super::{Answer, File, spec};
use crate::desk::{self, Format, Shown};
use crate::game::{Lang, Look};
use crate::picture::{self, single};
use crate::report::{self, CheckDocument, ReplayDocument};
use crate::rules::{Judgement, Moves, Touch, Trace};
use crate::scene::MissingGlyph;
use crate::text::codes::{AskedCode, PrintCode};
use crate::text::{Diagnostic, Source};

/// What a text is called in messages.
const NAME: &str = "position";
/// Dots an inch of a picture of a position.
const DPI: u32 = 150;

/// Whether a position is legal.
pub(super) fn judge(asked: &Table, text: &str, files: &[File]) -> Result<Answer, Failed> {
    let table = spec::table(asked, files)?;
    let settled = table.referee.settle(text);
    Ok(judged(&table, text, &settled.judgement, settled.notes))
}

fn judged(table: &desk::Table, text: &str, judgement: &Judgement, notes: Vec<String>) -> Answer {
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let called = table.called(&judgement.variant);
    Answer::Judged {
        check: document(&CheckDocument::new(&table.game.name, text, judgement)),
        words: report::judgement(called, &source, judgement, &notes, false),
        notes,
    }
}

/// A document as data.
pub(super) fn document(document: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(document).unwrap_or_default()
}

/// The legal turns of a position.
pub(super) fn moves(asked: &Table, text: &str, files: &[File]) -> Result<Answer, Failed> {
    let table = spec::table(asked, files)?;
    table.played()?;
    let Moves { turns, assumed } = match table.referee.moves(text) {
        Ok(moves) => moves,
        Err(judgement) => return Ok(judged(&table, text, &judgement, Vec::new())),
    };
    let found = table.referee.layout(text).map(|laid| laid.found).unwrap_or_default();
    let turn = |turn: String| {
        let name = |spot| table.referee.spot_name(&found, spot);
        let (from, to) = match table.referee.trace(&found, &turn) {
            Trace::Piece { from, to: Touch::On(to) } => (from.map(name), Some(name(to))),
            Trace::Piece { from, to: Touch::Added { .. } } => (from.map(name), None),
            Trace::Nothing | Trace::Slide { .. } => (None, None),
        };
        Turn { turn, from, to }
    };
    Ok(Answer::Turns {
        turns: turns.into_iter().map(turn).collect(),
        assumed: assumed.into_iter().map(|a| (a.key, a.value)).collect(),
    })
}

/// Whether a record is legal, and the position after each turn.
pub(super) fn replay(asked: &Table, text: &str, files: &[File]) -> Result<Answer, Failed> {
    let table = spec::table(asked, files)?;
    table.played()?;
    let replay = table.referee.replay(text);
    let source = Source { name: NAME.to_owned(), text: text.to_owned() };
    let start =
        replay.start.iter().map(|text| Moment { turn: None, player: String::new(), text: text.clone() });
    let steps = replay.steps.iter().map(|step| Moment {
        turn: Some(step.turn.clone()),
        player: step.player.clone(),
        text: step.position.clone(),
    });
    Ok(Answer::Replayed {
        replay: document(&ReplayDocument::new(&table.game.name, text, &replay)),
        words: report::replay(table.called(&replay.variant), &source, &replay, false),
        moments: start.chain(steps).collect(),
    })
}

/// A position, or the last one of a record, as a picture.
pub(super) fn picture(
    asked: &Table,
    text: &str,
    lang: Option<Lang>,
    format: Format,
    files: &[File],
    made: &mut Vec<File>,
) -> Result<Answer, Failed> {
    let table = spec::table(asked, files)?;
    let moments: Vec<picture::Moment> = match desk::read(&table, text) {
        Shown::Unread(findings) => {
            return Ok(judged(&table, text, &Judgement::unreadable("", findings), Vec::new()));
        }
        Shown::Position(judgement, laid) => vec![desk::moment(&table, &judgement, &laid)],
        Shown::Record(replay) => desk::record(&table, &replay, false),
    };
    let Some(moment) = moments.last() else {
        return Err(Failed::refused(AskedCode::Impossible, "there is nothing to draw"));
    };
    let look = Look { lang: lang.unwrap_or(table.look.lang), ..table.look };
    let scene = single(&table.game, look, moment).map_err(|MissingGlyph { character, .. }| {
        Diagnostic::new(
            PrintCode::Drawing,
            format!("`{character}` cannot be drawn: no font of the pictures has it"),
        )
    })?;
    let bytes = desk::first_page(&scene, format, DPI)?;
    let ending = match format {
        Format::Svg => "svg",
        Format::Pdf => "pdf",
        Format::Png => "png",
    };
    let name = format!("{NAME}.{ending}");
    made.push(File { name: name.clone(), bytes });
    Ok(Answer::Made { names: vec![name] })
}
