//! Tags: what a leaflet says follows the game as it is printed.
//!
//! | tag | stands for |
//! |---|---|
//! | `{count tokens}` | how many of a piece a game has; `pieces` and `tokens` are all of them |
//! | `{printed tokens}` | how many are on the sheets: what is glued back to back is there twice |
//! | `{size light}`, `{size tray}` | the width of a piece, the side of the squares of a board |
//! | `{clearance tile tray}` | how much smaller a piece is than the squares of a board |
//! | `{parts camp}` | in how many parts a board is printed |
//! | `{if tiled camp} … {else if …} … {else} … {end}` | one text or another; see [`facts`] for what can be asked |
//! | `{{` | a brace |
//!
//! Tags may stand in words, round blocks and within diagrams. One that is alone on its line takes the line with it.
//! Notation between backticks is exact: there a brace is a brace.

mod branch;
mod facts;
mod origins;

use std::ops::Range;

use super::Diagnostic;
use branch::Branches;
pub use facts::Facts;
pub use origins::Origins;

use crate::game::Lang;
use crate::text::codes::LeafletCode;

/// What can be done about a tag that is none.
const TAGS: &str = "tags are `{count …}`, `{printed …}`, `{size …}`, `{clearance …}`, `{parts …}` and \
                    `{if …} … {else} … {end}`; a brace is written `{{`";

/// A leaflet without tags, and where each byte of it comes from; with all that is wrong with the tags.
pub fn follow(text: &str, facts: &Facts<'_>, lang: Lang) -> (String, Origins, Vec<Diagnostic>) {
    let mut follower =
        Follower { text, facts, lang, out: String::new(), origins: Origins::default(), faults: Vec::new() };
    follower.all();
    (follower.out, follower.origins, follower.faults)
}

struct Follower<'a> {
    text: &'a str,
    facts: &'a Facts<'a>,
    lang: Lang,
    out: String,
    origins: Origins,
    faults: Vec<Diagnostic>,
}

impl Follower<'_> {
    fn all(&mut self) {
        let mut branches = Branches::default();
        let mut at = 0;
        while let Some(brace) = next_brace(self.text, at) {
            let rest = self.text.get(brace..).unwrap_or_default();
            let is_read = branches.are_read();
            if rest.starts_with("{{") {
                self.copy(at..brace + 1, is_read);
                at = brace + 2;
                continue;
            }
            let Some(length) = rest.find(['}', '\n']).filter(|&end| rest[end..].starts_with('}')) else {
                self.copy(at..brace, is_read);
                self.fault(brace..brace + 1, "this tag has no end", TAGS);
                at = brace + 1;
                continue;
            };
            let tag = brace..brace + length + 1;
            let words: Vec<&str> = rest[1..length].split_whitespace().collect();
            let steers = matches!(words.first(), Some(&("if" | "else" | "end")));
            let taken = if steers { self.line_of(&tag) } else { tag.clone() };
            self.copy(at..taken.start.max(at), is_read);
            at = taken.end;
            match words.as_slice() {
                ["if", asked @ ..] => {
                    let holds = is_read && self.holds(asked, &tag);
                    branches.open(holds, tag);
                }
                ["else", "if", asked @ ..] if branches.may_turn() => {
                    let holds = branches.is_open_to() && self.holds(asked, &tag);
                    branches.turn(holds);
                }
                ["else"] if branches.may_turn() => branches.turn_last(),
                ["end"] if branches.may_end() => branches.close(),
                ["else" | "end", ..] => {
                    self.fault(tag, "no `{if …}` is open here", "begin with `{if …}`, end with `{end}`");
                }
                _ if !is_read => {}
                asked => self.value(asked, tag),
            }
        }
        self.copy(at..self.text.len(), branches.are_read());
        for opened in branches.left() {
            self.fault(opened, "this has no `{end}`", "write `{end}` where the text goes on in any case");
        }
    }

    /// A tag alone on its line takes the line with it.
    fn line_of(&self, tag: &Range<usize>) -> Range<usize> {
        let start = self.text[..tag.start].rfind('\n').map_or(0, |at| at + 1);
        let end = self.text[tag.end..].find('\n').map_or(self.text.len(), |at| tag.end + at + 1);
        let blank = |range: Range<usize>| self.text[range].trim().is_empty();
        if blank(start..tag.start) && blank(tag.end..end) { start..end } else { tag.clone() }
    }

    fn copy(&mut self, from: Range<usize>, is_read: bool) {
        if is_read && let Some(text) = self.text.get(from.clone()) {
            self.origins.copied(self.out.len(), from);
            self.out.push_str(text);
        }
    }

    fn value(&mut self, asked: &[&str], tag: Range<usize>) {
        match self.facts.value(asked, self.lang) {
            Ok(value) => {
                self.origins.made(self.out.len(), tag);
                self.out.push_str(&value);
            }
            Err(unknown) => {
                let hint = unknown.hint.clone().unwrap_or_else(|| TAGS.to_owned());
                self.faults.push(unknown.at(tag).hint(hint));
            }
        }
    }

    fn holds(&mut self, asked: &[&str], tag: &Range<usize>) -> bool {
        match self.facts.holds(asked) {
            Ok(holds) => holds,
            Err(unknown) => {
                self.faults.push(unknown.at(tag.clone()));
                false
            }
        }
    }

    fn fault(&mut self, span: Range<usize>, message: &str, hint: &str) {
        self.faults.push(Diagnostic::new(LeafletCode::Tag, message).at(span).hint(hint));
    }
}

/// The next brace from a place on that is not notation.
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
        // Three and more fence a diagram, in which tags may stand.
        at = match ticks {
            1 => text.get(after..)?.find('`').map_or(after, |end| after + end + 1),
            _ => after,
        };
    }
}

#[cfg(test)]
mod tests;
