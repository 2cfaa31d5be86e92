//! Renders diagnostics, judgements and replays as text with carets, and as JSON.
//!
//! | file | holds |
//! |---|---|
//! | `place` | lines and columns of spans |
//! | `safe_source` | source text without control characters |
//! | `verdict` | judgements as text |
//! | `status` | the state of a game as text |
//! | `replay` | replays as text |
//! | `reconstructed` | games by photos as records |
//! | `words` | their words in each language |
//! | `record` | judgements, replays and faults as JSON |
#![cfg_attr(not(test), warn(clippy::indexing_slicing))]

mod place;
mod reconstructed;
mod record;
mod replay;
mod safe_source;
mod status;
#[cfg(test)]
mod tests;
mod verdict;
mod words;

use crate::game::Lang;
use crate::text::{Faulty, tame};
use std::{fmt, slice};

use annotate_snippets::{Group, Level, Renderer};
use safe_source::SafeSource;
use words::ReportWords;

pub(crate) use reconstructed::reconstructed_record;
pub(crate) use record::fault::placed_sentences;
pub use record::fault::{ErrorDocument, FaultRecord, records};
pub use record::replay::ReplayDocument;
pub use record::said::SaidRecord;
pub use record::{CheckDocument, MovesDocument, SeenRecord};
pub use replay::replay;
pub(crate) use status::wrapped_lines;
pub use verdict::{GameHeading, assumed, findings, judgement, photo, sentences};
pub use words::words;

/// Maximum number of faults or findings printed for one text.
const MAX_SHOWN: usize = 50;
/// Maximum number of faults or findings in a JSON document.
const MAX_RECORDS: usize = 1000;

/// Faults in words: what, where, a caret under it, and a hint.
pub fn faults(faulty: &[Faulty], lang: Lang, color: bool) -> String {
    placed(faulty, &Level::ERROR.with_name(Some(words(lang).error)), lang, color)
}

/// Notes on places of texts, like faults.
pub fn noted(noted: &[Faulty], lang: Lang, color: bool) -> String {
    placed(noted, &Level::NOTE.with_name(Some(words(lang).note)), lang, color)
}

fn placed(faulty: &[Faulty], level: &Level, lang: Lang, color: bool) -> String {
    let words = words(lang);
    let mut text = String::new();
    for Faulty { source, faults, more } in faulty {
        let shown = SafeSource::new(source);
        for fault in faults.iter().take(MAX_SHOWN) {
            let (sentence, advice) = (fault.sentence(lang), fault.advice(lang));
            // A fault of an option is not in the text.
            let Some(span) = &fault.span else {
                text.push_str(&error(&sentence, advice.as_deref(), lang, color));
                text.push('\n');
                continue;
            };
            let mut group = level.clone().primary_title(safe(&sentence)).element(shown.snippet(span));
            if let Some(hint) = &advice {
                group = group.element(hint_level(words).message(safe(hint)));
            }
            text.push_str(&render(group, color));
            text.push('\n');
        }
        let others = faults.len().saturating_sub(MAX_SHOWN);
        if others == 0 && !more {
            continue;
        }
        text.push_str(&error(&(words.other_faults)(others, *more, &source.name), None, lang, color));
        text.push('\n');
    }
    text
}

/// All faults in English.
impl fmt::Display for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&faults(slice::from_ref(self), Lang::En, false))
    }
}

impl std::error::Error for Faulty {}

/// How many faults there are, and that nothing was written: `nothing was written, because of 73 faults`.
pub fn count(faulty: &[Faulty], lang: Lang) -> String {
    let more = faulty.iter().any(|faulty| faulty.more);
    (words(lang).nothing_written)(faulty.iter().map(|faulty| faulty.faults.len()).sum(), more)
}

/// A diagnostic without a source text, in the words of a language: `error:`, then `hint:`.
pub fn error(message: &str, hint: Option<&str>, lang: Lang, color: bool) -> String {
    let words = words(lang);
    let level = Level::ERROR.with_name(Some(words.error));
    let mut text = render(Group::with_title(level.primary_title(safe(message))), color);
    if let Some(hint) = hint {
        text.push_str(&render(Group::with_title(hint_level(words).primary_title(safe(hint))), color));
    }
    text
}

/// Renders notes, each after `word`: `note:`, `photo:`.
pub fn notes(notes: &[String], word: &'static str, color: bool) -> String {
    let title = |note: &String| Level::NOTE.with_name(Some(word)).primary_title(safe(note));
    notes.iter().map(|note| render(Group::with_title(title(note)), color) + "\n").collect()
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

fn line(text: &str) -> String {
    format!("{text}\n")
}

/// The label of a hint.
fn hint_level(words: &ReportWords) -> Level<'static> {
    Level::HELP.with_name(Some(words.hint))
}

fn render(group: Group, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

/// Removes terminal control sequences.
fn safe(text: &str) -> String {
    tame(text).into_owned()
}
