//! How what is wrong looks to whoever has to mend it: in words with carets, and in JSON.

mod place;

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde::Serialize;

use crate::spec::{Fault, Faulty};

/// Faults in words: what, where, a caret under it, and a hint.
pub fn faults(faulty: &[Faulty], color: bool) -> String {
    let mut text = String::new();
    for Faulty { source, faults } in faulty {
        for fault in faults {
            let mut group = Level::ERROR.primary_title(plain(&fault.message)).element(
                Snippet::source(source.text.as_str())
                    .path(source.name.as_str())
                    .annotation(AnnotationKind::Primary.span(place::within(&source.text, &fault.span))),
            );
            if let Some(hint) = &fault.hint {
                group = group.element(hint_level().message(plain(hint)));
            }
            text.push_str(&rendered(group, color));
            text.push('\n');
        }
    }
    text
}

/// One thing wrong that stands in no text: `error:`, then `hint:`.
pub fn error(message: &str, hint: Option<&str>, color: bool) -> String {
    let mut text = rendered(Group::with_title(Level::ERROR.primary_title(plain(message))), color);
    if let Some(hint) = hint {
        text.push_str(&rendered(Group::with_title(hint_level().primary_title(plain(hint))), color));
    }
    text
}

fn hint_level() -> Level<'static> {
    Level::HELP.with_name(Some("hint"))
}

fn rendered(group: Group, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

/// A text that cannot steer a terminal, whatever was typed into a spec.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// A fault as a program reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaultRecord {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The bytes of the file that it is about.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

/// Faults as a program reads them.
pub fn records(faulty: &[Faulty]) -> Vec<FaultRecord> {
    let record = |name: &str, text: &str, Fault { message, span, hint }: &Fault| {
        let (line, column) = place::line_and_column(text, span.start);
        FaultRecord {
            file: name.to_owned(),
            line,
            column,
            span: span.clone(),
            message: message.clone(),
            hint: hint.clone(),
        }
    };
    faulty
        .iter()
        .flat_map(|Faulty { source, faults }| {
            faults.iter().map(|fault| record(&source.name, &source.text, fault))
        })
        .collect()
}
