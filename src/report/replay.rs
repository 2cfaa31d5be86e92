//! Replays as text.

use annotate_snippets::Level;

use super::safe_source::SafeSource;
use super::status::{first_of, status_text};
use super::verdict::{assumed, findings, is_shown};
use super::words::{ReportWords, words};
use super::{GameHeading, hint_level, indented, line, render, safe};
use crate::game::Lang;
use crate::rules::{Phrase, Repetition, Replay, Threat, Verdict};
use crate::text::Source;

/// Renders a replay: its turns, and the first illegal one.
pub fn replay(game_name: GameHeading, source: &Source, replay: &Replay, color: bool) -> String {
    let lang = game_name.lang;
    let words = words(lang);
    let mut text = findings(source, &replay.findings, replay.verdict, lang, color);
    let Some(position) = &replay.position else { return text };
    text.push_str(&steps(replay, lang));
    let turns = (words.turns)(replay.turns);
    match &replay.failed {
        Some(failed) => {
            let title = (words.turn_is_illegal)(failed.turn, &failed.text, &failed.message.sentence(lang));
            let shown = SafeSource::new(source);
            let group = Level::ERROR
                .with_name(Some(words.error))
                .primary_title(safe(&title))
                .element(shown.snippet(&failed.span))
                .element(hint_level(words).message(safe(&legal_turns(&failed.legal, lang))));
            text.push_str(&render(group, color));
            let verdict = (words.verdict)(Verdict::Illegal);
            let after = (words.after)(&turns);
            text.push_str(&format!("\n{verdict}{}{}, {after}\n\n", words.colon, game_name.text()));
        }
        None => {
            let verdict = (words.verdict)(Verdict::Legal);
            text.push_str(&format!("{verdict}{}{}, {turns}\n\n", words.colon, game_name.text()));
        }
    }
    let position = position.written(lang);
    if is_shown(&position, replay.verdict) {
        text.push_str(&indented(&position));
        text.push('\n');
    }
    if let Some(status) = &replay.status {
        text.push_str(&status_text(status, lang));
    }
    text.push_str(&assumed(&replay.assumed, lang));
    text.push_str(&replay.repetition.as_ref().map(|found| repetition(found, words)).unwrap_or_default());
    text
}

/// Renders the turns of a record, one a line.
fn steps(replay: &Replay, lang: Lang) -> String {
    let words = words(lang);
    let players: Vec<String> = replay.steps.iter().map(|step| (words.player)(&step.player)).collect();
    let widest = players.iter().map(|player| player.chars().count()).max().unwrap_or_default();
    let mut text = String::new();
    let mut before: &[Threat] = &[];
    for (index, (step, name)) in replay.steps.iter().zip(&players).enumerate() {
        text.push_str(&format!("{:>4}. {name:<widest$}  {}", index + 1, step.turn.text.written(lang)));
        // A threat is printed only on the turn that creates it.
        let new_threats: Vec<_> =
            step.status.threats.iter().filter(|threat| !before.contains(threat)).collect();
        if let Some((first, others)) = new_threats.split_first() {
            let turn = first.turn.text.written(lang);
            let threat = (words.threatens)(&(words.player)(&first.player), &turn, others.len());
            text.push_str(&format!("   ({threat})"));
        }
        text.push('\n');
        before = &step.status.threats;
    }
    if !replay.steps.is_empty() {
        text.push('\n');
    }
    text
}

/// Renders the turn from which a draw may be declared, and the reason.
fn repetition(Repetition { turn, after }: &Repetition, words: &ReportWords) -> String {
    let others: Vec<usize> = after.iter().filter(|at| *at != turn).copied().collect();
    line(&(words.draw_from)(*turn, &others))
}

fn legal_turns(legal: &[Phrase], lang: Lang) -> String {
    let words = words(lang);
    let turns: Vec<String> = legal.iter().map(|turn| turn.written(lang)).collect();
    match turns.as_slice() {
        [] => words.was_over.to_owned(),
        [only] => (words.only_legal)(only),
        many => (words.one_of_these)(&first_of(many, words)),
    }
}
