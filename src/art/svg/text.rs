//! The words of a drawing, laid out in the bundled fonts and turned into outlines.

use std::borrow::Cow;
use std::ops::Range;
use std::rc::Rc;

use resvg::usvg::roxmltree::Node;

use super::along::{self, Along};
use super::font_style::{Anchor, FontStyle};
use super::names::{self, Treatment};
use super::plain::is_for_us;
use super::style::is_svg;
use super::{too_much, values};
use crate::art::words::{ArtFinding, ArtHint};
use crate::scene::{Affine, BezPath, Color, Font, Rect, TextRun};
use crate::text::Finding;

/// Maximum number of letters of a drawing: each has some dozens of segments.
pub(super) const MAX_LETTERS: usize = 20_000;
/// The letters that a path along which words run counts for, and the bytes of a path that count for one.
const LETTERS_PER_PATH: usize = 100;
const BYTES_PER_LETTER: usize = 16;
/// Maximum number of elements around a letter within its text.
const MAX_NESTED: usize = 10;
/// Maximum coordinate of an outline.
const MAX_COORDINATE: f64 = 1e7;
/// Number of missing characters that are named.
const MAX_NAMED: usize = 5;
const SLANT: f64 = -0.21;

/// The properties of an element.
pub(super) type Properties<'a> = Vec<(&'a str, Cow<'a, str>)>;

/// A part of a text in one style.
#[derive(Debug)]
pub(super) struct Run<'a, 'input> {
    /// The elements around it within the text.
    pub(super) around: Vec<Node<'a, 'input>>,
    style: FontStyle,
    along: Option<Rc<Along>>,
    outline: BezPath,
}

/// A font that is not bundled, and the one that stands for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FontNote {
    pub(crate) missing: String,
    pub(crate) used: Font,
}

/// A letter, and where it goes.
#[derive(Clone, Copy, Debug)]
struct Letter {
    character: char,
    run: usize,
    x: Option<f64>,
    y: Option<f64>,
    dx: f64,
    dy: f64,
    turn: f64,
}

/// A text as far as it is read.
pub(super) struct Text<'a, 'input> {
    pub(super) runs: Vec<Run<'a, 'input>>,
    pub(super) fonts: Vec<FontNote>,
    /// Why it cannot be drawn.
    pub(super) refusal: Option<Finding>,
    letters: Vec<Letter>,
    /// Letters that take a given length.
    stretched: Vec<(Range<usize>, f64)>,
    letters_left: usize,
    /// The path along which the next words run.
    along: Option<Rc<Along>>,
}

impl<'a, 'input> Text<'a, 'input> {
    /// Lays out a text. `properties` tells those of an element at a depth.
    pub(super) fn read(
        node: Node<'a, 'input>,
        depth: u32,
        inherited: &FontStyle,
        letters_left: &mut usize,
        properties: &mut dyn FnMut(Node<'a, 'input>, u32) -> Result<Properties<'a>, Finding>,
    ) -> Result<Text<'a, 'input>, Finding> {
        let mut text = Text {
            runs: Vec::new(),
            fonts: Vec::new(),
            refusal: None,
            letters: Vec::new(),
            stretched: Vec::new(),
            letters_left: *letters_left,
            along: None,
        };
        text.element(node, depth, inherited, &[], properties)?;
        let keeps_spaces =
            |letter: &Letter| text.runs.get(letter.run).is_some_and(|run| run.style.keeps_spaces);
        if text.letters.last().is_some_and(|last| last.character == ' ' && !keeps_spaces(last)) {
            text.letters.pop();
        }
        *letters_left = text.letters_left;
        text.lay_out();
        let is_near = |run: &Run<'_, '_>| {
            let Rect { x0, y0, x1, y1 } = run.outline.control_box();
            // False for NaN.
            [x0, y0, x1, y1].into_iter().all(|side| side.abs() <= MAX_COORDINATE)
        };
        if !text.runs.iter().all(is_near) {
            text.runs.clear();
            text.refuse(ArtFinding::LargeNumber);
        }
        Ok(text)
    }

    fn element(
        &mut self,
        node: Node<'a, 'input>,
        depth: u32,
        inherited: &FontStyle,
        around: &[Node<'a, 'input>],
        properties: &mut dyn FnMut(Node<'a, 'input>, u32) -> Result<Properties<'a>, Finding>,
    ) -> Result<(), Finding> {
        if around.len() > MAX_NESTED {
            self.refusal.get_or_insert_with(|| too_much(ArtFinding::ManyParts));
            return Ok(());
        }
        let own = properties(node, depth)?;
        if own.iter().any(|(name, value)| *name == "display" && value == "none") {
            return Ok(());
        }
        let mut style = inherited.clone();
        own.iter().for_each(|(name, value)| style.set(name, value));
        if style.is_vertical {
            self.refuse(ArtFinding::NotDrawn { what: "writing-mode".to_owned() });
        }
        let first = self.letters.len();
        let mut run = None;
        for child in node.children() {
            let name = child.tag_name().name();
            if let Some(words) = child.text().filter(|_| child.is_text()) {
                let run = *run.get_or_insert_with(|| {
                    let around = around.to_vec();
                    let along = self.along.clone();
                    self.runs.push(Run { around, style: style.clone(), along, outline: BezPath::new() });
                    self.runs.len() - 1
                });
                self.words(words, style.keeps_spaces, run);
            } else if !is_svg(child) || !is_for_us(child) || names::treatment(name) == Treatment::LeftOut {
            } else if matches!(name, "tspan" | "a") {
                self.element(child, depth + 1, &style, &[around, &[child]].concat(), properties)?;
            } else if let Some(along) = self.along(child, &style) {
                self.along = Some(along);
                self.element(child, depth + 1, &style, &[around, &[child]].concat(), properties)?;
                self.along = None;
            } else {
                let (wrong, hint) = values::element_refusal(name);
                self.refusal.get_or_insert(Finding::new(wrong).hint(hint));
            }
        }
        for (name, value) in &own {
            self.place(name, value, &style, first);
        }
        Ok(())
    }

    /// The path along which the words of an element run.
    fn along(&mut self, node: Node<'_, '_>, style: &FontStyle) -> Option<Rc<Along>> {
        (node.tag_name().name() == "textPath").then_some(())?;
        // Each search for a path takes the time of some letters, and so does its length.
        self.letters_left = self.letters_left.checked_sub(LETTERS_PER_PATH)?;
        let target = along::target(node)?;
        let length = target.attribute("d").map_or(0, str::len);
        self.letters_left = self.letters_left.checked_sub(length / BYTES_PER_LETTER)?;
        Along::read(node, target, style).map(Rc::new)
    }

    fn refuse(&mut self, wrong: ArtFinding) {
        self.refusal.get_or_insert_with(|| Finding::new(wrong).hint(ArtHint::TextToPaths));
    }

    fn words(&mut self, words: &str, keeps_spaces: bool, run: usize) {
        for character in words.chars() {
            let character = if character.is_ascii_whitespace() { ' ' } else { character };
            let after_space = self.letters.last().is_none_or(|last| last.character == ' ');
            if character == ' ' && after_space && !keeps_spaces {
                continue;
            }
            let Some(left) = self.letters_left.checked_sub(1) else {
                self.refusal.get_or_insert_with(|| too_much(ArtFinding::ManyParts));
                return;
            };
            self.letters_left = left;
            self.letters.push(Letter { character, run, x: None, y: None, dx: 0.0, dy: 0.0, turn: 0.0 });
        }
    }

    /// Applies an attribute to the letters of an element: from `first` on.
    fn place(&mut self, name: &str, value: &str, style: &FontStyle, first: usize) {
        let letters = self.letters.get_mut(first..).unwrap_or_default();
        let lengths = style.lengths(name, value);
        match name {
            "x" => letters.iter_mut().zip(lengths).for_each(|(one, x)| _ = one.x.get_or_insert(x)),
            "y" => letters.iter_mut().zip(lengths).for_each(|(one, y)| _ = one.y.get_or_insert(y)),
            "dx" => letters.iter_mut().zip(lengths).for_each(|(one, dx)| one.dx += dx),
            "dy" => letters.iter_mut().zip(lengths).for_each(|(one, dy)| one.dy += dy),
            "rotate" => {
                let turns: Vec<f64> = lengths.collect();
                let turns = turns.iter().chain(turns.last().into_iter().cycle());
                letters.iter_mut().zip(turns).for_each(|(one, turn)| one.turn = *turn);
            }
            "textLength" => {
                let range = first..self.letters.len();
                self.stretched.extend(lengths.take(1).map(|length| (range.clone(), length)));
            }
            _ => {}
        }
    }

    fn lay_out(&mut self) {
        let letters = std::mem::take(&mut self.letters);
        let (mut x, mut y, mut first) = (0.0, 0.0, 0);
        let paths: Vec<_> = self.runs.iter().map(|run| run.along.clone()).collect();
        let along = |letter: &Letter| paths.get(letter.run).and_then(Option::as_ref);
        // Each letter with a place of its own starts a line, and so does each path.
        let is_line = |one: &Letter, next: &Letter| match (along(one), along(next)) {
            (None, None) => next.x.is_none() && next.y.is_none(),
            (Some(one), Some(next)) => Rc::ptr_eq(one, next),
            _ => false,
        };
        for line in letters.chunk_by(is_line) {
            let Some(start) = line.first() else { continue };
            (x, y) = match along(start) {
                Some(along) => (along.start, 0.0),
                None => (start.x.unwrap_or(x), start.y.unwrap_or(y)),
            };
            let range = first..first + line.len();
            first = range.end;
            let length = self.stretched.iter().find(|(over, _)| *over == range).map(|(_, length)| *length);
            (x, y) = self.line(line, x, y, length);
        }
    }

    /// Sets a line, and returns where it ends.
    fn line(&mut self, line: &[Letter], x: f64, mut y: f64, length: Option<f64>) -> (f64, f64) {
        let is_one = |one: &Letter, next: &Letter| {
            one.run == next.run && (next.dx, next.dy) == (0.0, 0.0) && one.turn == 0.0 && next.turn == 0.0
        };
        let (mut pen, mut placed) = (0.0, Vec::new());
        let mut anchor = Anchor::Start;
        for piece in line.chunk_by(is_one) {
            let (Some(letter), words) = (piece.first(), piece.iter().map(|one| one.character)) else {
                continue;
            };
            let words: String = words.collect();
            let Some(style) = self.runs.get(letter.run).map(|run| run.style.clone()) else { continue };
            anchor = if placed.is_empty() { style.anchor } else { anchor };
            pen += letter.dx;
            y += letter.dy;
            let Some((font, shaped)) = self.shaped(&words, &style) else { continue };
            let base = y + style.lowered * style.size;
            for glyph in &shaped.glyphs {
                let slant = if style.is_slanted(font) { SLANT } else { 0.0 };
                let place = Affine::rotate(letter.turn.to_radians())
                    * Affine::scale(style.size)
                    * Affine::skew(slant, 0.0)
                    * Affine::translate((0.0, -glyph.rise));
                let apart = pen + (glyph.x - shaped.glyphs.first().map_or(0.0, |first| first.x)) * style.size;
                placed.push((
                    letter.run,
                    apart,
                    base,
                    glyph.advance * style.size,
                    place * font.outline(glyph.id),
                ));
                let is_space = words.get(glyph.cluster.clone()) == Some(" ");
                pen += style.letter_spacing + if is_space { style.word_spacing } else { 0.0 };
            }
            pen += shaped.width();
        }
        let stretch = length.filter(|_| pen > 0.0).map_or(1.0, |length| length / pen);
        let width = pen * stretch;
        let start = x - match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        for (run, apart, y, advance, outline) in placed {
            let Some(run) = self.runs.get_mut(run) else { continue };
            let from = start + apart * stretch;
            // Each letter along a path is turned about its middle.
            let half = advance * stretch / 2.0;
            let place = match &run.along {
                None => Some(Affine::translate((from, y))),
                Some(along) => along.at(from + half).map(|place| place * Affine::translate((-half, y))),
            };
            if let Some(place) = place {
                run.outline.extend(place * Affine::scale_non_uniform(stretch, 1.0) * outline);
            }
        }
        (start + width, y)
    }

    /// Words in the font of a style, or in another that has all of their characters.
    fn shaped(&mut self, words: &str, style: &FontStyle) -> Option<(Font, TextRun)> {
        let (font, missing) = style.font();
        for font in [font, Font::Sans, Font::Serif] {
            if let Ok(shaped) = TextRun::shape(words, font, style.size, Color::BLACK) {
                let note = missing.map(|missing| FontNote { missing, used: font });
                self.fonts.extend(note.filter(|note| !self.fonts.contains(note)));
                return Some((font, shaped));
            }
        }
        let mut characters: Vec<char> = font.missing(words).into_iter().map(|(_, one)| one).collect();
        characters.sort_unstable();
        characters.dedup();
        characters.truncate(MAX_NAMED);
        self.refuse(ArtFinding::MissingLetters { letters: characters.into_iter().collect() });
        None
    }
}

impl Run<'_, '_> {
    /// The outline as the `d` of a path.
    pub(super) fn data(&self) -> String {
        self.outline.to_svg()
    }
}
