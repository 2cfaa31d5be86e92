//! Measures words: runs of text between line break opportunities.

use std::collections::HashMap;
use std::rc::Rc;

use super::spacing::spaced;
use super::style::Style;
use crate::game::{Lang, SpanStyle, TextSpan};
use crate::scene::{Affine, Font, GlyphResult, Node, TextRun};

/// A measured word, without break opportunities.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MeasuredWord {
    /// Its fragments, each in one font.
    pub fragments: Vec<(Font, Rc<str>)>,
    pub width: f64,
    /// The space before it within a line; 0 after a hyphen.
    pub space: f64,
}

/// Splits and measures texts, with caches that are independent of the type size.
#[derive(Debug, Default)]
pub(crate) struct TextMeasure {
    widths: HashMap<Font, HashMap<String, f64>>,
    texts: HashMap<(Font, bool), HashMap<String, Rc<BrokenText>>>,
}

/// A text in one font, split at break opportunities. Lengths are in ems.
#[derive(Debug)]
struct BrokenText {
    fragments: Vec<Fragment>,
    ends_with_blank: bool,
    space: f64,
}

/// A fragment without break opportunities.
#[derive(Debug)]
struct Fragment {
    separator: Separator,
    text: Rc<str>,
    length: f64,
    /// In notation, the text from here to the end, which is not broken if it fits on a line.
    rest: Option<(Rc<str>, f64)>,
}

/// The separator before a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Separator {
    /// None: the previous text decides.
    None,
    Blank,
    Hyphen,
}

impl TextMeasure {
    pub(crate) fn ems(&mut self, text: &str, font: Font) -> GlyphResult<f64> {
        let known = self.widths.entry(font).or_default();
        if let Some(&ems) = known.get(text) {
            return Ok(ems);
        }
        let ems = TextRun::shape(text, font, 1.0, crate::scene::Color::BLACK)?.width();
        known.insert(text.to_owned(), ems);
        Ok(ems)
    }

    /// Splits a text into words; a word longer than `measure` is split further.
    pub(crate) fn words(
        &mut self,
        spans: &[TextSpan],
        style: &Style,
        lang: Lang,
        measure: f64,
    ) -> GlyphResult<Vec<MeasuredWord>> {
        let mut words: Vec<MeasuredWord> = Vec::new();
        // The space before the next word, or `None` within a word.
        let mut gap = Some(0.0);
        for span in spans {
            let font = style.font(span.style);
            let broken = self.broken(span, font, lang)?;
            let space = broken.space * style.size;
            for fragment in &broken.fragments {
                gap = match fragment.separator {
                    Separator::None => gap,
                    Separator::Blank => Some(space),
                    Separator::Hyphen => Some(0.0),
                };
                // Notation is one word including its blanks, unless it is longer than a line.
                let rest = fragment.rest.as_ref().filter(|(_, length)| length * style.size <= measure);
                let (text, length) =
                    rest.map_or((&fragment.text, fragment.length), |(text, length)| (text, *length));
                self.push(&mut words, (text, length * style.size), font, style, gap, measure)?;
                gap = None;
                if rest.is_some() {
                    break;
                }
            }
            if broken.ends_with_blank {
                gap = Some(space);
            }
        }
        Ok(words)
    }

    fn broken(&mut self, span: &TextSpan, font: Font, lang: Lang) -> GlyphResult<Rc<BrokenText>> {
        let exact = span.style == SpanStyle::Notation;
        let known = self.texts.get(&(font, exact)).and_then(|known| known.get(&span.text));
        if let Some(broken) = known {
            return Ok(broken.clone());
        }
        let text = if exact { span.text.clone() } else { spaced(&span.text, lang) };
        let mut broken =
            BrokenText { fragments: Vec::new(), ends_with_blank: false, space: self.ems(" ", font)? };
        let (mut rest, mut separator) = (text.as_str(), Separator::None);
        while !rest.is_empty() {
            let trimmed = rest.trim_start_matches(BLANKS);
            if trimmed.len() < rest.len() {
                (rest, separator) = (trimmed, Separator::Blank);
                continue;
            }
            let (fragment, after) = rest.split_at(word_end(rest));
            let whole = if exact { Some((Rc::from(rest), self.ems(rest, font)?)) } else { None };
            broken.fragments.push(Fragment {
                separator,
                text: Rc::from(fragment),
                length: self.ems(fragment, font)?,
                rest: whole,
            });
            (rest, separator) = (after, Separator::Hyphen);
        }
        broken.ends_with_blank = separator == Separator::Blank;
        let broken = Rc::new(broken);
        self.texts.entry((font, exact)).or_default().insert(span.text.clone(), broken.clone());
        Ok(broken)
    }

    fn push(
        &mut self,
        words: &mut Vec<MeasuredWord>,
        (text, width): (&Rc<str>, f64),
        font: Font,
        style: &Style,
        gap: Option<f64>,
        measure: f64,
    ) -> GlyphResult<()> {
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
                    word.fragments.push((font, piece));
                }
                _ => words.push(MeasuredWord {
                    fragments: vec![(font, piece)],
                    width,
                    space: gap.unwrap_or(0.0),
                }),
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

/// The characters between words, without no-break spaces.
const BLANKS: [char; 3] = [' ', '\n', '\t'];

/// The end of a word: at a blank, or after a hyphen between at least four letters on both sides; not in `prenez-les`.
fn word_end(text: &str) -> usize {
    let mut before = 0;
    for (at, c) in text.char_indices() {
        if BLANKS.contains(&c) {
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

/// The nodes of a line that starts at `x` on the baseline `y`, with a blank at its end if the next word is another one.
pub(crate) fn line_nodes(
    words: &[MeasuredWord],
    ends_word: bool,
    style: &Style,
    x: f64,
    y: f64,
) -> GlyphResult<Vec<Node>> {
    // Adjacent words of one font form one run, so that copied text has its spaces.
    let mut runs: Vec<(Font, String)> = Vec::new();
    for (n, word) in words.iter().enumerate() {
        if n > 0
            && word.space > 0.0
            && let Some((_, text)) = runs.last_mut()
        {
            text.push(' ');
        }
        for (font, fragment) in &word.fragments {
            match runs.last_mut() {
                Some((last, text)) if last == font => text.push_str(fragment),
                _ => runs.push((*font, fragment.to_string())),
            }
        }
    }
    if let Some((_, text)) = runs.last_mut().filter(|_| ends_word) {
        text.push(' ');
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

pub(crate) fn line_width(words: &[MeasuredWord]) -> f64 {
    words.iter().enumerate().map(|(n, word)| word.width + if n > 0 { word.space } else { 0.0 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leaflet::style::Styles;

    fn words(text: &[(&str, SpanStyle)], measure: f64) -> Vec<String> {
        let spans: Vec<TextSpan> =
            text.iter().map(|&(text, style)| TextSpan { text: text.into(), style }).collect();
        let words = TextMeasure::default().words(&spans, &Styles::new(10.0).body, Lang::Fr, measure);
        let words = words.expect("every glyph is there");
        words.iter().map(|word| word.fragments.iter().map(|(_, fragment)| &**fragment).collect()).collect()
    }

    #[test]
    fn words_break_only_at_blanks_and_long_hyphens() {
        let text = [
            ("un ", SpanStyle::Plain),
            ("mot", SpanStyle::Bold),
            (", cerf-volant ; prenez-les", SpanStyle::Plain),
        ];
        assert_eq!(words(&text, 100.0), ["un", "mot,", "cerf-", "volant\u{202f};", "prenez-les"]);
    }

    #[test]
    fn notation_is_one_word_if_it_fits_on_a_line() {
        let text = [
            ("Puis ", SpanStyle::Plain),
            ("P3:1>top rbw:1", SpanStyle::Notation),
            (" ; fin", SpanStyle::Plain),
        ];
        assert_eq!(words(&text, 100.0), ["Puis", "P3:1>top rbw:1\u{202f};", "fin"]);
        assert_eq!(words(&text, 20.0), ["Puis", "P3:1>top", "rbw:1\u{202f};", "fin"]);
    }

    #[test]
    fn a_word_longer_than_the_column_is_split() {
        let text = [("anticonstitutionnellement", SpanStyle::Plain)];
        let cut = words(&text, 10.0);
        assert!(cut.len() > 2, "{cut:?}");
        assert_eq!(cut.concat(), "anticonstitutionnellement");
    }
}
