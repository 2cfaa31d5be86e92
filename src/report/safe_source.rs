//! A text as it is shown beside what is wrong with it.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Snippet};

use super::place;
use crate::text::{Source, tame, tame_lines, tamed_length};

/// A text and its name without characters that steer a terminal or that nobody sees.
pub struct Shown<'a> {
    source: &'a Source,
    name: Cow<'a, str>,
    text: Cow<'a, str>,
}

impl<'a> Shown<'a> {
    /// The text and its name.
    pub fn of(source: &'a Source) -> Shown<'a> {
        Shown { source, name: tame(&source.name), text: tame_lines(&source.text) }
    }

    /// The line of a place with a caret under it.
    pub fn marked(&self, span: &Range<usize>) -> Snippet<'_, Annotation<'_>> {
        let span = place::within(&self.source.text, span);
        let at = |at: usize| match self.text {
            Cow::Borrowed(_) => at,
            // What is shown may be longer than what was typed.
            Cow::Owned(_) => tamed_length(&self.source.text, at),
        };
        Snippet::source(self.text.as_ref())
            .path(self.name.as_ref())
            .annotation(AnnotationKind::Primary.span(at(span.start)..at(span.end)))
    }
}
