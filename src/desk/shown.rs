//! What a text holds, position or record, told by the text itself; and the pictures of it.

use super::Table;
use crate::picture::{Moment, PlayedTurn};
use crate::rules::{Diagnostic, Judgement, Layout, Replay, Verdict};

/// What a text holds.
pub(crate) enum Shown {
    /// A position, with what is said of it.
    Position(Box<Judgement>, Layout),
    /// A record, as far as it is legal.
    Record(Box<Replay>),
    /// Neither: what is wrong with the text.
    Unread(Vec<Diagnostic>),
}

/// A text: a record if it reads as turns, else a position. Of a text that is neither, what is wrong with it as the one
/// that it can be read as for longer.
pub(crate) fn read(table: &Table, text: &str) -> Shown {
    let referee = table.referee.as_ref();
    let replay = referee.replay(text);
    if matches!(replay.verdict, Verdict::Legal | Verdict::Illegal) {
        return Shown::Record(Box::new(replay));
    }
    match referee.layout(text) {
        Ok(laid) => {
            let judgement = referee.check(text);
            // The lines on open squares are no part of what is laid.
            if judgement.verdict == Verdict::Unreadable {
                return Shown::Unread(judgement.findings);
            }
            let laid = judgement.position.as_ref().and_then(|text| referee.layout(text).ok()).unwrap_or(laid);
            Shown::Position(Box::new(judgement), laid)
        }
        Err(findings) => {
            let reached = |findings: &[Diagnostic]| {
                findings.iter().filter_map(|finding| Some(finding.span.as_ref()?.start)).min()
            };
            let is_record = reached(&replay.findings) > reached(&findings);
            Shown::Unread(if is_record { replay.findings } else { findings })
        }
    }
}

/// A position, marked where an illegal one is at fault.
pub(crate) fn moment(table: &Table, judgement: &Judgement, laid: &Layout) -> Moment {
    let referee = table.referee.as_ref();
    let moment = Moment::new(referee, laid.clone(), judgement.status.as_ref());
    if judgement.verdict == Verdict::Illegal { moment.blamed(referee, &judgement.findings) } else { moment }
}

/// The moments of a record: all of them, or the last.
pub(crate) fn record(table: &Table, replay: &Replay, all: bool) -> Vec<Moment> {
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
