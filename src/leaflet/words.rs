//! Words as they are measured and set: runs of text cut where a line may break.

use std::collections::HashMap;
use std::rc::Rc;

use super::spacing::spaced;
use super::style::Style;
use crate::game::{Lang, Span, SpanStyle};
use crate::scene::{Affine, Font, MissingGlyph, Node, TextRun};

/// What a line may not break.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    /// Its parts, each in one font.
    pub parts: Vec<(Font, Rc<str>)>,
    /// How long it is in millimetres.
    pub width: f64,
    /// The space before it when it is not the first of its line: none after a hyphen.
    pub space: f64,
}

/// Cuts and measures texts, each only once, whatever the sizes that they are tried in.
#[derive(Debug, Default)]
pub struct Measure {
    known: HashMap<Font, HashMap<String, f64>>,
    cuts: HashMap<(Font, bool), HashMap<String, Rc<Cut>>>,
}

/// A text in one font, cut where a line may break. Lengths are in ems.
#[derive(Debug)]
struct Cut {
    pieces: Vec<Piece>,
    /// Whether a blank ends it.
    ends_blank: bool,
    /// The length of a blank.
    space: f64,
}

/// A piece of a text that no line breaks.
#[derive(Debug)]
struct Piece {
    before: Before,
    text: Rc<str>,
    length: f64,
    /// In notation: all from here to its end, which stays together where a line can hold it.
    rest: Option<(Rc<str>, f64)>,
}

/// What stands before a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    /// Whatever ends the text before.
    Nothing,
    Blank,
    Hyphen,
}

impl Measure {
    /// The length of a text in ems.
    pub fn ems(&mut self, text: &str, font: Font) -> Result<f64, MissingGlyph> {
        let known = self.known.entry(font).or_default();
        if let Some(&ems) = known.get(text) {
            return Ok(ems);
        }
        let ems = TextRun::shape(text, font, 1.0, crate::scene::Color::BLACK)?.width();
        known.insert(text.to_owned(), ems);
        Ok(ems)
    }

    /// The words of a text; one that is longer than `measure` is cut into pieces that are not.
    pub fn words(
        &mut self,
        spans: &[Span],
        style: &Style,
        lang: Lang,
        measure: f64,
    ) -> Result<Vec<Word>, MissingGlyph> {
        let mut words: Vec<Word> = Vec::new();
        // Whether the next characters begin a word, and after which space.
        let mut gap = Some(0.0);
        for span in spans {
            let font = style.font(span.style);
            let cut = self.cut(span, font, lang)?;
            let space = cut.space * style.size;
            for piece in &cut.pieces {
                gap = match piece.before {
                    Before::Nothing => gap,
                    Before::Blank => Some(space),
                    Before::Hyphen => Some(0.0),
                };
                // Notation is one word with its blanks, unless no line is long enough for it.
                let rest = piece.rest.as_ref().filter(|(_, length)| length * style.size <= measure);
                let (text, length) =
                    rest.map_or((&piece.text, piece.length), |(text, length)| (text, *length));
                self.push(&mut words, (text, length * style.size), font, style, gap, measure)?;
                gap = None;
                if rest.is_some() {
                    break;
                }
            }
            if cut.ends_blank {
                gap = Some(space);
            }
        }
        Ok(words)
    }

    /// A text cut where a line may break.
    fn cut(&mut self, span: &Span, font: Font, lang: Lang) -> Result<Rc<Cut>, MissingGlyph> {
        let exact = span.style == SpanStyle::Notation;
        let known = self.cuts.get(&(font, exact)).and_then(|known| known.get(&span.text));
        if let Some(cut) = known {
            return Ok(cut.clone());
        }
        let text = if exact { span.text.clone() } else { spaced(&span.text, lang) };
        let mut cut = Cut { pieces: Vec::new(), ends_blank: false, space: self.ems(" ", font)? };
        let (mut rest, mut before) = (text.as_str(), Before::Nothing);
        while !rest.is_empty() {
            let trimmed = rest.trim_start_matches(BLANK);
            if trimmed.len() < rest.len() {
                (rest, before) = (trimmed, Before::Blank);
                continue;
            }
            let (part, after) = rest.split_at(word_end(rest));
            let whole = if exact { Some((Rc::from(rest), self.ems(rest, font)?)) } else { None };
            cut.pieces.push(Piece {
                before,
                text: Rc::from(part),
                length: self.ems(part, font)?,
                rest: whole,
            });
            (rest, before) = (after, Before::Hyphen);
        }
        cut.ends_blank = before == Before::Blank;
        let cut = Rc::new(cut);
        self.cuts.entry((font, exact)).or_default().insert(span.text.clone(), cut.clone());
        Ok(cut)
    }

    fn push(
        &mut self,
        words: &mut Vec<Word>,
        (text, width): (&Rc<str>, f64),
        font: Font,
        style: &Style,
        gap: Option<f64>,
        measure: f64,
    ) -> Result<(), MissingGlyph> {
        let (mut text, mut width, mut gap) = (text.clone(), width, gap);
        loop {
            let mut end = text.len();
            while width > measure {
                let Some((shorter, _)) = text[..end].char_indices().next_back() else { break };
                if shorter == 0 {
                    break;
                }
                end = shorter;
                width = self.ems(&text[..end], font)? * style.size;
            }
            let piece = if end == text.len() { text.clone() } else { Rc::from(&text[..end]) };
            match (gap, words.last_mut()) {
                (None, Some(word)) if word.width + width <= measure => {
                    word.width += width;
                    word.parts.push((font, piece));
                }
                _ => words.push(Word { parts: vec![(font, piece)], width, space: gap.unwrap_or(0.0) }),
            }
            if end == text.len() {
                return Ok(());
            }
            gap = Some(0.0);
            text = Rc::from(&text[end..]);
            width = self.ems(&text, font)? * style.size;
        }
    }
}

/// What separates words. Not the spaces that no line breaks at.
const BLANK: [char; 3] = [' ', '\n', '\t'];

/// Where a word ends: at a blank, or behind a hyphen between letters; not in `prenez-les`.
fn word_end(text: &str) -> usize {
    let mut before = 0;
    for (at, c) in text.char_indices() {
        if BLANK.contains(&c) {
            return at;
        }
        let after = text[at + c.len_utf8()..].chars().take_while(|c| c.is_alphabetic()).count();
        if c == '-' && before >= 4 && after >= 4 {
            return at + 1;
        }
        before = if c.is_alphabetic() { before + 1 } else { 0 };
    }
    text.len()
}

/// The nodes of one line that starts at `x` on the baseline `y`.
pub fn line_nodes(words: &[Word], style: &Style, x: f64, y: f64) -> Result<Vec<Node>, MissingGlyph> {
    // One run for all that stands together in one font, so that whoever copies text from the page gets its spaces.
    let mut runs: Vec<(Font, String)> = Vec::new();
    for (n, word) in words.iter().enumerate() {
        if n > 0
            && word.space > 0.0
            && let Some((_, text)) = runs.last_mut()
        {
            text.push(' ');
        }
        for (font, part) in &word.parts {
            match runs.last_mut() {
                Some((last, text)) if last == font => text.push_str(part),
                _ => runs.push((*font, part.to_string())),
            }
        }
    }
    let mut at = x;
    let mut nodes = Vec::with_capacity(runs.len());
    for (font, text) in runs {
        let mut run = TextRun::shape(&text, font, style.size, style.color)?;
        run.place = Affine::translate((at, y));
        at += run.width();
        nodes.push(Node::Text(run));
    }
    Ok(nodes)
}

/// How long a line is.
pub fn line_width(words: &[Word]) -> f64 {
    words.iter().enumerate().map(|(n, word)| word.width + if n > 0 { word.space } else { 0.0 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leaflet::style::Styles;

    fn words(text: &[(&str, SpanStyle)], measure: f64) -> Vec<String> {
        let spans: Vec<Span> = text.iter().map(|&(text, style)| Span { text: text.into(), style }).collect();
        let words = Measure::default().words(&spans, &Styles::of(10.0).body, Lang::Fr, measure);
        let words = words.expect("every glyph is there");
        words.iter().map(|word| word.parts.iter().map(|(_, part)| &**part).collect()).collect()
    }

    #[test]
    fn a_word_may_change_its_style_but_breaks_only_at_blanks_and_long_hyphens() {
        let text = [
            ("un ", SpanStyle::Plain),
            ("mot", SpanStyle::Bold),
            (", cerf-volant ; prenez-les", SpanStyle::Plain),
        ];
        assert_eq!(words(&text, 100.0), ["un", "mot,", "cerf-", "volant\u{202f};", "prenez-les"]);
    }

    #[test]
    fn notation_is_one_word_where_a_line_can_hold_it() {
        let text = [
            ("Puis ", SpanStyle::Plain),
            ("P3:1>top rbw:1", SpanStyle::Notation),
            (" ; fin", SpanStyle::Plain),
        ];
        assert_eq!(words(&text, 100.0), ["Puis", "P3:1>top rbw:1\u{202f};", "fin"]);
        assert_eq!(words(&text, 20.0), ["Puis", "P3:1>top", "rbw:1\u{202f};", "fin"]);
    }

    #[test]
    fn a_word_too_long_for_the_column_is_cut_but_not_lost() {
        let text = [("anticonstitutionnellement", SpanStyle::Plain)];
        let cut = words(&text, 10.0);
        assert!(cut.len() > 2, "{cut:?}");
        assert_eq!(cut.concat(), "anticonstitutionnellement");
    }
}
