//! Tags: conditional text, and facts of the game as it is printed.
//!
//! | tag | replaced by |
//! |---|---|
//! | `{count tokens}` | the number of a piece in the game; `pieces` and `tokens` are all of them |
//! | `{printed tokens}` | the number on the sheets: pieces glued back to back are printed twice |
//! | `{size light}`, `{size tray}` | the width of a piece, the side of the squares of a board |
//! | `{clearance tile tray}` | the difference between the squares of a board and a piece |
//! | `{parts camp}` | the number of parts in which a board is printed |
//! | `{if tiled camp} … {else if …} … {else} … {end}` | one of the texts; see [`facts`] for the conditions |
//! | `{{` | a brace |
//! | `{#making}` | nothing; at the end of a heading it marks the section on making the game |
//!
//! Tags may be in words, around blocks and within diagrams. A tag alone on its line is removed with the line.
//! Notation between backticks is verbatim, including braces.

mod branch;
mod facts;
mod origins;

use std::ops::Range;

use super::Finding;
use super::finding::{LeafletFinding, LeafletHint};
use crate::game::Lang;
use branch::Branches;

#[cfg(test)]
pub(crate) use facts::CONDITIONS;
pub use facts::Facts;
pub(crate) use origins::Origins;

/// Replaces all tags. Returns the text, the origin of each byte, and the faults of tags.
pub fn follow(text: &str, facts: &Facts<'_>, lang: Lang) -> (String, Origins, Vec<Finding>) {
    let mut follower =
        Follower { text, facts, lang, out: String::new(), origins: Origins::default(), faults: Vec::new() };
    follower.replace_all();
    (follower.out, follower.origins, follower.faults)
}

struct Follower<'a> {
    text: &'a str,
    facts: &'a Facts<'a>,
    lang: Lang,
    out: String,
    origins: Origins,
    faults: Vec<Finding>,
}

impl Follower<'_> {
    fn replace_all(&mut self) {
        let mut branches = Branches::default();
        let mut at = 0;
        while let Some(brace) = next_brace(self.text, at) {
            let rest = self.text.get(brace..).unwrap_or_default();
            let is_active = branches.is_active();
            if rest.starts_with("{{") {
                self.copy(at..brace + 1, is_active);
                at = brace + 2;
                continue;
            }
            let Some(length) = rest.find(['}', '\n']).filter(|&end| rest[end..].starts_with('}')) else {
                self.copy(at..brace, is_active);
                self.fault(brace..brace + 1, LeafletFinding::TagWithoutEnd, LeafletHint::TagsAre);
                at = brace + 1;
                continue;
            };
            let tag = brace..brace + length + 1;
            let words: Vec<&str> = rest[1..length].split_whitespace().collect();
            let is_branch = matches!(words.first(), Some(&("if" | "else" | "end")));
            let taken = if is_branch { self.removed_range(&tag) } else { tag.clone() };
            self.copy(at..taken.start.max(at), is_active);
            at = taken.end;
            match words.as_slice() {
                ["if", query @ ..] => {
                    let holds = is_active && self.holds(query, &tag);
                    branches.open(holds, tag);
                }
                ["else", "if", query @ ..] if branches.may_branch() => {
                    let holds = branches.next_is_open() && self.holds(query, &tag);
                    branches.branch(holds);
                }
                ["else"] if branches.may_branch() => branches.branch_last(),
                ["end"] if branches.may_end() => branches.close(),
                ["else" | "end", ..] => {
                    self.fault(tag, LeafletFinding::NoOpenIf, LeafletHint::BeginWithIf);
                }
                ["#making"] if self.ends_heading(&tag) => self.copy(tag, is_active),
                _ if !is_active => {}
                query => self.value(query, tag),
            }
        }
        self.copy(at..self.text.len(), branches.is_active());
        for opened in branches.unclosed() {
            self.fault(opened, LeafletFinding::IfWithoutEnd, LeafletHint::WriteEnd);
        }
    }

    /// Returns the whole line of a tag that is alone on it, else the tag.
    fn removed_range(&self, tag: &Range<usize>) -> Range<usize> {
        let start = self.text[..tag.start].rfind('\n').map_or(0, |at| at + 1);
        let end = self.text[tag.end..].find('\n').map_or(self.text.len(), |at| tag.end + at + 1);
        let blank = |range: Range<usize>| self.text[range].trim().is_empty();
        if blank(start..tag.start) && blank(tag.end..end) { start..end } else { tag.clone() }
    }

    fn ends_heading(&self, tag: &Range<usize>) -> bool {
        let start = self.text[..tag.start].rfind('\n').map_or(0, |at| at + 1);
        let rest = self.text[tag.end..].lines().next().unwrap_or_default();
        self.text[start..].starts_with('#') && rest.trim().is_empty()
    }

    fn copy(&mut self, from: Range<usize>, is_active: bool) {
        if is_active && let Some(text) = self.text.get(from.clone()) {
            self.origins.copied(self.out.len(), from);
            self.out.push_str(text);
        }
    }

    fn value(&mut self, query: &[&str], tag: Range<usize>) {
        match self.facts.value(query, self.lang) {
            Ok(value) => {
                self.origins.made(self.out.len(), tag);
                self.out.push_str(&value);
            }
            Err(unknown) => {
                let hint = unknown.hint.clone().unwrap_or_else(|| LeafletHint::TagsAre.into());
                self.faults.push(unknown.at(tag).hint(hint));
            }
        }
    }

    fn holds(&mut self, query: &[&str], tag: &Range<usize>) -> bool {
        match self.facts.holds(query) {
            Ok(holds) => holds,
            Err(unknown) => {
                self.faults.push(unknown.at(tag.clone()));
                false
            }
        }
    }

    fn fault(&mut self, span: Range<usize>, wrong: LeafletFinding, hint: LeafletHint) {
        self.faults.push(Finding::new(wrong).at(span).hint(hint));
    }
}

/// Finds the next brace outside of notation.
fn next_brace(text: &str, from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let rest = text.get(at..)?;
        let found = rest.bytes().position(|byte| matches!(byte, b'{' | b'`'))?;
        if rest[found..].starts_with('{') {
            return Some(at + found);
        }
        let ticks = rest[found..].len() - rest[found..].trim_start_matches('`').len();
        let after = at + found + ticks;
        // Three or more fence a diagram, which may contain tags.
        at = match ticks {
            1 => text.get(after..)?.find('`').map_or(after, |end| after + end + 1),
            _ => after,
        };
    }
}

#[cfg(test)]
mod tests;
