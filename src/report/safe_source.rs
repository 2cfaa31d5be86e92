//! Source text without control characters.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Element, Origin, Snippet};

use super::place;
use crate::text::{Source, tame, tame_lines, tamed_length};

/// Maximum length of a line up to the end of a span, to be shown with a caret.
const MAX_SHOWN_BYTES: usize = 20_000;
/// Length of the text shown after a span, at most.
const MAX_AFTER_BYTES: usize = 500;

/// A source whose name and lines are shown without control characters and invisible ones.
pub(crate) struct SafeSource<'a> {
    source: &'a Source,
    name: Cow<'a, str>,
}

impl<'a> SafeSource<'a> {
    pub(crate) fn new(source: &'a Source) -> SafeSource<'a> {
        SafeSource { source, name: tame(&source.name) }
    }

    /// Returns the line of a span with a caret under it, or only its place if the line is very long. The renderer gets
    /// this line alone: it would copy the whole text for every span.
    pub(crate) fn snippet(&self, span: &Range<usize>) -> Element<'_> {
        let text = self.source.text.as_str();
        let span = place::first_line(text, span);
        let before = text.get(..span.start).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let line_number = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        if span.end - start > MAX_SHOWN_BYTES {
            let column = text.get(start..span.start).unwrap_or_default().chars().count() + 1;
            return Origin::path(self.name.as_ref()).line(line_number).char_column(column).into();
        }
        let after = text.get(span.end..).unwrap_or_default();
        let rest = after.char_indices().find(|(at, c)| *c == '\n' || *at >= MAX_AFTER_BYTES);
        let end = rest.map_or(text.len(), |(at, _)| span.end + at);
        let line = text.get(start..end).unwrap_or_default();
        let safe = tame_lines(line);
        let at = |at: usize| match safe {
            Cow::Borrowed(_) => at - start,
            // Escaped characters are longer than in the original.
            Cow::Owned(_) => tamed_length(line, at - start),
        };
        let marked = at(span.start)..at(span.end);
        Snippet::source(safe)
            .line_start(line_number)
            .path(self.name.as_ref())
            .annotation(AnnotationKind::Primary.span(marked))
            .into()
    }
}
