//! Breaks text on a face into lines and chooses its size.

use super::surface::Surface;
use super::text_room::Room;
use crate::draw::{Lettering, width_of};
use crate::game::{Align, ByLang, Inline, LEADING, Mm, Point, Rect, RichText, Size};
use crate::scene::{Color, Font, Vec2};

/// Minimum ratio of the final size to the size in the spec.
const MIN_SIZE_RATIO: f64 = 0.6;
/// Ratio between one attempted size and the next smaller one.
const SIZE_STEP: f64 = 0.98;
/// Distance between attempted positions beside photo marks.
const SHIFT: Mm = Mm::from_um(500);
/// Minimum cap height attempted, in millimetres.
const MIN_CAP_HEIGHT_MM: f64 = 0.4;

/// The typesetting of a text as the spec gives it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub font: Font,
    /// Cap height; `None`: as large as possible.
    pub size: Option<Mm>,
    /// Maximum length of a line; `None`: as long as the face allows.
    pub width: Option<Mm>,
    /// Position of its middle, relative to the middle of the face.
    pub at: Point,
    /// Rotation in degrees.
    pub turn: f64,
    pub align: Align,
}

/// Text broken into lines.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FittedText {
    pub text: ByLang<RichText>,
    /// The cap height in each language, so that a long word in one does not reduce the other.
    pub height: ByLang<Mm>,
    /// The position of its middle.
    pub at: Point,
}

/// Fits a text to a surface. If photo marks would cover it, it moves along the surface to the nearest free place, if
/// necessary in shorter lines, and stays if there is none. Returns `None` if it does not fit.
pub(crate) fn fit_text(text: &ByLang<RichText>, setting: Setting, surface: Surface) -> Option<FittedText> {
    let fitted = fit(text, setting, surface, f64::INFINITY);
    let moved = |fitted: &FittedText| {
        let size = fitted.size(setting);
        let is_free = |at: &Point| {
            let (area, whole) = (Rect::centred(*at, size), Rect::centred(Point::default(), surface.size));
            let is_on_face = *at == setting.at || whole.contains(area);
            is_on_face && !surface.taken.iter().any(|taken| taken.overlaps(area))
        };
        let steps = (surface.size.width.get() / SHIFT.get()) as i64;
        let shifts = (0..=steps).flat_map(|step| [SHIFT * step, SHIFT * -step]);
        let mut places = shifts.map(|shift| Point::new(setting.at.x + shift, setting.at.y));
        Some(FittedText { at: places.find(is_free)?, ..fitted.clone() })
    };
    if surface.taken.is_empty() {
        return fitted;
    }
    let free = fitted.as_ref().and_then(moved);
    free.or_else(|| moved(&fit(text, setting, surface, widest_gap(surface))?)).or(fitted)
}

/// The widest part of a surface between photo marks, less what positions are rounded by.
fn widest_gap(surface: Surface) -> f64 {
    let half = surface.size.width.half();
    let mut taken: Vec<(Mm, Mm)> = surface.taken.iter().map(|area| (area.left(), area.right())).collect();
    taken.push((half, half));
    taken.sort_unstable();
    let (mut from, mut widest) = (-half, Mm::ZERO);
    for (left, right) in taken {
        widest = widest.max(left - from);
        from = from.max(right);
    }
    (widest - SHIFT).get()
}

/// Breaks a text at blanks if it is too long for the surface, and reduces its size if that is not enough. Returns
/// `None` if it does not fit.
fn fit(text: &ByLang<RichText>, setting: Setting, surface: Surface, longest: f64) -> Option<FittedText> {
    let side = surface.size.width.min(surface.size.height).get();
    let asked = setting.size.map_or(side * 0.42, Mm::get);
    let Some(rim) = surface.rim else {
        // The surface is unknown.
        return Some(FittedText {
            text: text.clone(),
            height: ByLang::same(Mm::nearest(asked)),
            at: setting.at,
        });
    };
    let mut room = Room::new(surface, rim, setting);
    room.longest = room.longest.min(longest);
    // If a width is given, the text is fitted to it at any size.
    let least = if setting.size.is_some() && setting.width.is_none() {
        asked * MIN_SIZE_RATIO
    } else {
        MIN_CAP_HEIGHT_MM
    };
    let fitted = |text: &RichText| {
        let words = MeasuredWords::new(text, setting.font);
        let sizes = std::iter::successors(Some(asked), |height| Some(height * SIZE_STEP));
        sizes
            .take_while(|&height| height >= least)
            .find_map(|height| Some((words.lines(height, &room)?, Mm::nearest(height))))
    };
    let set = text.map(|text| fitted(text)).whole()?;
    let (text, height) = (set.map(|(text, _)| text.clone()), set.map(|(_, height)| *height));
    Some(FittedText { text, height, at: setting.at })
}

impl FittedText {
    /// The size of the box around it in all languages.
    fn size(&self, setting: Setting) -> Size {
        let along = Vec2::from_angle(setting.turn.to_radians());
        let sizes = self.text.iter().zip(self.height.iter()).map(|(text, height)| {
            // Missing glyphs are reported elsewhere.
            let drawn = Lettering::rich(text, height.get(), Color::BLACK);
            let (wide, high) = drawn.map_or((0.0, 0.0), |drawn| (drawn.width(), drawn.height()));
            let (x, y) = (along.x.abs(), along.y.abs());
            Size::new(Mm::nearest(wide * x + high * y), Mm::nearest(wide * y + high * x))
        });
        sizes.fold(Size::default(), |most, size| {
            Size::new(most.width.max(size.width), most.height.max(size.height))
        })
    }
}

/// A word: letters and signs without blanks between them.
struct Word {
    inlines: Vec<Inline>,
    /// At a cap height of one millimetre.
    width: f64,
}

/// Text with the widths of its words at a cap height of one millimetre.
struct MeasuredWords {
    /// Lines as typed, each with its words.
    typed: Vec<Vec<Word>>,
    font: Font,
    blank: f64,
}

impl MeasuredWords {
    fn new(text: &RichText, font: Font) -> MeasuredWords {
        let blank = width_of(&Inline::Words(" ".to_owned(), font), 1.0);
        MeasuredWords { typed: text.lines.iter().map(|line| words(line)).collect(), font, blank }
    }

    /// Breaks the text at this cap height into as few and as even lines as possible.
    fn lines(&self, height: f64, room: &Room) -> Option<RichText> {
        let most = (room.height() / (height * LEADING)).ceil() as usize + 1;
        let few = (self.typed.len()..=most).find(|&count| self.set(height, room, count, 1.0).is_some())?;
        let lines = (10..=20).find_map(|part| self.set(height, room, few, f64::from(part) / 20.0))?;
        Some(RichText { lines: lines.into_iter().map(|words| self.joined(words)).collect() })
    }

    /// Breaks the text into `count` lines that use at most the fraction `part` of their room.
    fn set(&self, height: f64, room: &Room, count: usize, part: f64) -> Option<Vec<&[Word]>> {
        let block = height * (1.0 + LEADING * (count as f64 - 1.0));
        let widths: Vec<f64> = (0..count)
            .map(|line| {
                let top = line as f64 * LEADING * height - block / 2.0;
                room.width(top, top + height) * part / height
            })
            .collect();
        let mut lines: Vec<&[Word]> = Vec::new();
        for words in &self.typed {
            let (mut first, mut long) = (0, 0.0);
            for (number, word) in words.iter().enumerate() {
                let with = long + self.blank + word.width;
                if number == first {
                    long = word.width;
                } else if with <= *widths.get(lines.len())? {
                    long = with;
                } else {
                    lines.push(words.get(first..number)?);
                    (first, long) = (number, word.width);
                }
                if long > *widths.get(lines.len())? {
                    return None;
                }
            }
            lines.push(words.get(first..)?);
        }
        (lines.len() == count).then_some(lines)
    }

    /// A line of words with blanks between them. Words of one font are one text again.
    fn joined(&self, words: &[Word]) -> Vec<Inline> {
        let mut line: Vec<Inline> = Vec::new();
        let mut add = |inline: Inline| match (line.last_mut(), inline) {
            (Some(Inline::Words(text, font)), Inline::Words(more, own)) if *font == own => {
                text.push_str(&more);
            }
            (_, inline) => line.push(inline),
        };
        for (number, word) in words.iter().enumerate() {
            if number > 0 {
                add(Inline::Words(" ".to_owned(), self.font));
            }
            word.inlines.iter().cloned().for_each(&mut add);
        }
        line
    }
}

/// The words of a line, measured.
fn words(line: &[Inline]) -> Vec<Word> {
    let mut words: Vec<Vec<Inline>> = vec![Vec::new()];
    for inline in line {
        let Inline::Words(text, font) = inline else {
            words.last_mut().into_iter().for_each(|word| word.push(inline.clone()));
            continue;
        };
        for (number, part) in text.split([' ', '\t', '\r']).enumerate() {
            if number > 0 {
                words.push(Vec::new());
            }
            let word = words.last_mut().filter(|_| !part.is_empty());
            word.into_iter().for_each(|word| word.push(Inline::Words(part.to_owned(), *font)));
        }
    }
    let measured = |inlines: Vec<Inline>| {
        let width = inlines.iter().map(|inline| width_of(inline, 1.0)).sum();
        Word { inlines, width }
    };
    words.into_iter().filter(|word| !word.is_empty()).map(measured).collect()
}

#[cfg(test)]
mod tests;
