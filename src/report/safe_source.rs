//! Source text without control characters.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Snippet};

use super::place;
use crate::text::{Source, tame, tame_lines, tamed_length};

/// A source whose name and text contain no control characters and no invisible ones.
pub(crate) struct SafeSource<'a> {
    source: &'a Source,
    name: Cow<'a, str>,
    text: Cow<'a, str>,
}

impl<'a> SafeSource<'a> {
    pub(crate) fn new(source: &'a Source) -> SafeSource<'a> {
        SafeSource { source, name: tame(&source.name), text: tame_lines(&source.text) }
    }

    /// Returns the line of a span with a caret under it.
    pub(crate) fn snippet(&self, span: &Range<usize>) -> Snippet<'_, Annotation<'_>> {
        let span = place::first_line(&self.source.text, span);
        let at = |at: usize| match self.text {
            Cow::Borrowed(_) => at,
            // Escaped characters are longer than in the original.
            Cow::Owned(_) => tamed_length(&self.source.text, at),
        };
        Snippet::source(self.text.as_ref())
            .path(self.name.as_ref())
            .annotation(AnnotationKind::Primary.span(at(span.start)..at(span.end)))
    }
}
