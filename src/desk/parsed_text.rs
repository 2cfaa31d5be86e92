//! Parses a text as a position or a record, and makes its pictures.

use super::JudgedGame;
use crate::picture::{Moment, PlayedTurn};
use crate::rules::{Finding, Judgement, Layout, Replay, Verdict};

/// A text, parsed as a position or a record.
pub(crate) enum ParsedText {
    Position(Box<Judgement>, Layout),
    /// A record up to its first illegal turn.
    Record(Box<Replay>),
    /// Findings of a text that is neither.
    Unreadable(Vec<Finding>),
}

/// Parses a text: as a record if it consists of turns, else as a position. If both fail, the findings are those of the
/// parser that got further.
pub(crate) fn read(table: &JudgedGame, text: &str) -> ParsedText {
    let referee = table.referee.as_ref();
    let replay = referee.replay(text);
    if matches!(replay.verdict, Verdict::Legal | Verdict::Illegal) {
        return ParsedText::Record(Box::new(replay));
    }
    match referee.layout(text) {
        Ok(laid) => {
            let judgement = referee.check(text);
            // The layout does not include lines about open squares.
            if judgement.verdict == Verdict::Unreadable {
                return ParsedText::Unreadable(judgement.findings);
            }
            let laid = judgement.position.as_ref().and_then(|text| referee.layout(text).ok()).unwrap_or(laid);
            ParsedText::Position(Box::new(judgement), laid)
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
    let laid = |text: &str| referee.layout(text).unwrap_or_default();
    let start = replay.start.as_ref().map(|text| Moment::new(referee, laid(text), None));
    let steps = replay.steps.iter().enumerate().map(|(at, step)| {
        let played =
            PlayedTurn { number: Some(at + 1), player: step.player.clone(), turn: step.turn.clone() };
        Moment::new(referee, laid(&step.position), Some(&step.status)).after(referee, played)
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
        None => replay
            .start
            .as_ref()
            .map(|text| Moment::new(referee, laid(text), first_status))
            .into_iter()
            .collect(),
    }
}
