//! Parses a text as a position or a record, and makes its pictures.

use super::{DeskFinding, Format, JudgedGame, first_page};
use crate::picture::{Moment, PlayedTurn, single};
use crate::rules::{Finding, Judgement, Layout, Replay, Status, ToldPosition, Verdict};
use crate::scene::MissingGlyph;

/// A text, parsed as a position or a record.
pub(crate) enum ParsedText {
    Position(Box<Judgement>, Layout),
    /// A record up to its first illegal turn.
    Record(Box<Replay>),
    /// Findings of a text that is neither.
    Unreadable(Vec<Finding>),
}

impl ParsedText {
    /// The variant; empty if the game has only one, or if the text cannot be read.
    pub(crate) fn variant(&self) -> &str {
        match self {
            ParsedText::Position(judgement, _) => &judgement.variant,
            ParsedText::Record(replay) => &replay.variant,
            ParsedText::Unreadable(_) => "",
        }
    }
}

/// Parses a text: as a record if it consists of turns, else as a position. If both fail, the findings are those of the
/// parser that got further.
pub(crate) fn read(table: &JudgedGame, text: &str) -> ParsedText {
    let referee = table.referee.as_ref();
    let replay = referee.replay(text);
    if matches!(replay.verdict, Verdict::Legal | Verdict::Illegal) {
        return ParsedText::Record(Box::new(replay));
    }
    match referee.read(text) {
        Ok(told) => {
            let judgement = referee.check(text);
            // What is read does not include lines about open squares.
            if judgement.verdict == Verdict::Unreadable {
                return ParsedText::Unreadable(judgement.findings);
            }
            let layout = judgement.position.as_ref().map_or(told.layout, |position| position.layout.clone());
            ParsedText::Position(Box::new(judgement), layout)
        }
        Err(findings) => ParsedText::Unreadable(further(replay.findings, findings)),
    }
}

/// The findings about a record if they begin later than those about a position.
pub(crate) fn further(record: Vec<Finding>, position: Vec<Finding>) -> Vec<Finding> {
    let first_finding =
        |findings: &[Finding]| findings.iter().filter_map(|finding| Some(finding.span.as_ref()?.start)).min();
    if first_finding(&record) > first_finding(&position) { record } else { position }
}

/// The picture of a position; an illegal one has its faulty squares marked.
pub(crate) fn moment(table: &JudgedGame, judgement: &Judgement, laid: &Layout) -> Moment {
    let referee = table.referee.as_ref();
    let moment = Moment::new(referee, laid.clone(), judgement.status.as_ref());
    if judgement.verdict == Verdict::Illegal { moment.blamed(referee, &judgement.findings) } else { moment }
}

/// The moments of a record: all, or only the last.
pub(crate) fn record(table: &JudgedGame, replay: &Replay, all: bool) -> Vec<Moment> {
    let referee = table.referee.as_ref();
    let moment =
        |told: &ToldPosition, status: Option<&Status>| Moment::new(referee, told.layout.clone(), status);
    let start = replay.start.as_ref().map(|start| moment(start, None));
    let steps = replay.steps.iter().enumerate().map(|(at, step)| {
        let played =
            PlayedTurn { number: Some(at + 1), player: step.player.clone(), turn: step.turn.clone() };
        // The last status says more: whether a game for one is solved.
        let status = replay.status.as_ref().filter(|_| at + 1 == replay.steps.len());
        moment(&step.position, Some(status.unwrap_or(&step.status))).after(referee, played)
    });
    let first_status = replay.status.as_ref().filter(|_| replay.steps.is_empty());
    if all {
        return start
            .into_iter()
            .filter(|start| !start.is_bare() || replay.steps.is_empty())
            .chain(steps)
            .collect();
    }
    match steps.last() {
        Some(last) => vec![last],
        None => replay.start.as_ref().map(|start| moment(start, first_status)).into_iter().collect(),
    }
}

/// The picture of a position, or of the last one of a record.
pub(crate) fn picture(
    table: &JudgedGame,
    text: &ParsedText,
    format: Format,
    dpi: u32,
) -> Result<Vec<u8>, Finding> {
    let moments = match text {
        ParsedText::Position(judgement, laid) => vec![moment(table, judgement, laid)],
        ParsedText::Record(replay) => record(table, replay, false),
        ParsedText::Unreadable(_) => Vec::new(),
    };
    let moment = moments.last().ok_or_else(|| Finding::new(DeskFinding::NothingToDraw))?;
    let name = table.game_name(text.variant()).text();
    let scene = single(&table.game, table.look, &name, moment)
        .map_err(|MissingGlyph { character, .. }| Finding::new(DeskFinding::NoFontHas { character }))?;
    first_page(&scene, format, dpi)
}
