//! Breaks text on a face into lines and chooses its size.

use super::face::Surface;
use crate::game::{ByLang, LEADING, Mm, Point, Rim};
use crate::scene::{Color, Font, TextRun};

/// How far text may extend on a face, as a fraction of it.
const MAX_EXTENT: f64 = 0.96;
/// The same for text without a given size.
const DEFAULT_EXTENT: f64 = 0.78;
/// Minimum ratio of the final size to the size in the spec.
const MIN_SIZE_RATIO: f64 = 0.6;
/// Ratio between one attempted size and the next smaller one.
const SIZE_STEP: f64 = 0.98;
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
    /// Position of its middle, relative to the middle of the face, as typed.
    pub at: Point,
    /// Rotation in degrees.
    pub turn: f64,
}

/// Text broken into lines.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FittedText {
    /// The text, with line feeds.
    pub text: ByLang<String>,
    /// The cap height in each language, so that a long word in one does not reduce the other.
    pub height: ByLang<Mm>,
}

/// Breaks a text at blanks if it is too long for the surface, and reduces its size if that is not enough. Returns
/// `None` if it does not fit.
pub(crate) fn fit_text(text: &ByLang<String>, setting: Setting, surface: Surface) -> Option<FittedText> {
    let side = surface.size.width.min(surface.size.height).get();
    let asked = setting.size.map_or(side * 0.42, Mm::get);
    let Some(rim) = surface.rim else {
        // The surface is unknown.
        return Some(FittedText { text: text.clone(), height: ByLang::same(Mm::nearest(asked)) });
    };
    let room = Room::new(surface, rim, setting);
    // If a width is given, the text is fitted to it at any size.
    let least = if setting.size.is_some() && setting.width.is_none() {
        asked * MIN_SIZE_RATIO
    } else {
        MIN_CAP_HEIGHT_MM
    };
    let fitted = |text: &str| {
        let words = MeasuredWords::new(text, setting.font);
        let sizes = std::iter::successors(Some(asked), |height| Some(height * SIZE_STEP));
        sizes
            .take_while(|&height| height >= least)
            .find_map(|height| Some((words.lines(height, &room)?, Mm::nearest(height))))
    };
    let set = text.map(|text| fitted(text)).whole()?;
    Some(FittedText { text: set.map(|(text, _)| text.clone()), height: set.map(|(_, height)| *height) })
}

/// The room for lines of text.
struct Room {
    /// Half its extent along and across the lines.
    half: (f64, f64),
    /// Position of the middle of the text, along and across the lines.
    at: (f64, f64),
    /// Maximum length of a line.
    longest: f64,
    /// Corner radius; for a circle, its radius.
    corner: f64,
}

impl Room {
    fn new(surface: Surface, rim: Rim, setting: Setting) -> Room {
        let Setting { size, width, at, turn, .. } = setting;
        let reach = if size.is_some() || width.is_some() { MAX_EXTENT } else { DEFAULT_EXTENT };
        let tabs = surface.strip.map_or(0.0, |strip| strip.tab.get());
        let (x, y) = (surface.size.width.get() / 2.0 + tabs, surface.size.height.get() / 2.0);
        let half = (x * reach, y * reach);
        let at = (surface.scaled(at.x).get().abs(), surface.scaled(at.y).get().abs());
        let turn = turn.rem_euclid(180.0);
        let (half, at) =
            if turn > 45.0 && turn < 135.0 { ((half.1, half.0), (at.1, at.0)) } else { (half, at) };
        let corner = match rim {
            Rim::Square => (surface.corner.get() - x.min(y) * (1.0 - reach)).max(0.0),
            Rim::Round | Rim::Hexagon(_) => half.0,
        };
        Room { half, at, longest: width.map_or(f64::INFINITY, Mm::get), corner }
    }

    /// Maximum length of a line between two offsets from the middle of the text.
    fn width(&self, top: f64, bottom: f64) -> f64 {
        // The text is centred, so the nearer side limits it.
        let far = self.at.1 + top.abs().max(bottom.abs());
        if far > self.half.1 {
            return 0.0;
        }
        let into_corner = (far - (self.half.1 - self.corner)).max(0.0);
        let reach = self.half.0 - self.corner + (self.corner.powi(2) - into_corner.powi(2)).sqrt();
        self.longest.min(2.0 * (reach - self.at.0))
    }
}

/// Text with the widths of its words at a cap height of one millimetre.
struct MeasuredWords<'a> {
    /// Lines as typed, each with its words.
    typed: Vec<Vec<(&'a str, f64)>>,
    blank: f64,
}

impl<'a> MeasuredWords<'a> {
    fn new(text: &'a str, font: Font) -> MeasuredWords<'a> {
        let size = 1.0 / font.cap_height();
        // Missing glyphs are reported elsewhere.
        let long = |word: &str| TextRun::shape(word, font, size, Color::BLACK).map_or(0.0, |run| run.width());
        let words = |line: &'a str| {
            line.split([' ', '\t', '\r'])
                .filter(|word| !word.is_empty())
                .map(|word| (word, long(word)))
                .collect()
        };
        MeasuredWords { typed: text.trim().split('\n').map(words).collect(), blank: long(" ") }
    }

    /// Breaks the text at this cap height into as few and as even lines as possible.
    fn lines(&self, height: f64, room: &Room) -> Option<String> {
        let most = (2.0 * room.half.1 / (height * LEADING)).ceil() as usize + 1;
        let few = (self.typed.len()..=most).find(|&count| self.set(height, room, count, 1.0).is_some())?;
        (10..=20).find_map(|part| self.set(height, room, few, f64::from(part) / 20.0))
    }

    /// Breaks the text into `count` lines that use at most the fraction `part` of their room.
    fn set(&self, height: f64, room: &Room, count: usize, part: f64) -> Option<String> {
        let block = height * (1.0 + LEADING * (count as f64 - 1.0));
        let widths: Vec<f64> = (0..count)
            .map(|line| {
                let top = line as f64 * LEADING * height - block / 2.0;
                room.width(top, top + height) * part / height
            })
            .collect();
        let mut lines: Vec<String> = Vec::new();
        for words in &self.typed {
            let (mut line, mut long) = (String::new(), 0.0);
            for &(word, length) in words {
                let with = long + self.blank + length;
                if line.is_empty() {
                    (line, long) = (word.to_owned(), length);
                } else if with <= *widths.get(lines.len())? {
                    line.push(' ');
                    line.push_str(word);
                    long = with;
                } else {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                    long = length;
                }
                if long > *widths.get(lines.len())? {
                    return None;
                }
            }
            lines.push(line);
        }
        (lines.len() == count).then(|| lines.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lang;
    use crate::game::Size;

    fn fitted(
        text: &str,
        (size, within): (Option<i64>, Option<i64>),
        rim: Rim,
        (width, height): (i64, i64),
    ) -> Option<FittedText> {
        let size_of = Size::new(Mm::new(width), Mm::new(height));
        let surface = Surface {
            size: size_of,
            strip: None,
            scale: 1.0,
            rim: Some(rim),
            corner: Mm::ZERO,
            stretch: None,
            word: None,
        };
        let setting = Setting {
            font: Font::SansBold,
            size: size.map(Mm::new),
            width: within.map(Mm::new),
            at: Point::default(),
            turn: 0.0,
        };
        fit_text(&ByLang::same(text.to_owned()), setting, surface)
    }

    fn set(text: &str, size: Option<i64>, rim: Rim, width: i64, height: i64) -> Option<FittedText> {
        fitted(text, (size, None), rim, (width, height))
    }

    fn long(line: &str, height: Mm) -> f64 {
        let em = height.get() / Font::SansBold.cap_height();
        TextRun::shape(line, Font::SansBold, em, Color::BLACK).unwrap().width()
    }

    #[test]
    fn a_sentence_on_a_card_is_broken_rather_than_shrunk() {
        let sentence = "Draw two cards, then put one of them back under the pile.";
        let set = set(sentence, Some(4), Rim::Square, 63, 88).unwrap();
        assert_eq!(*set.height.get(Lang::En), Mm::new(4));
        assert!(set.text.get(Lang::En).lines().count() >= 3, "{}", set.text.get(Lang::En));
        assert_eq!(set.text.get(Lang::En).replace('\n', " "), sentence);
        let lengths: Vec<_> = set.text.get(Lang::En).lines().map(str::len).collect();
        assert!(lengths.iter().min().unwrap() * 2 > *lengths.iter().max().unwrap(), "even: {lengths:?}");
    }

    #[test]
    fn a_sentence_without_a_size_fills_its_card() {
        let set =
            set("Skip your next turn and pay two coins to the bank.", None, Rim::Square, 63, 88).unwrap();
        assert!(*set.height.get(Lang::En) > Mm::new(4) && set.text.get(Lang::En).contains('\n'), "{set:?}");
    }

    #[test]
    fn lines_are_broken_where_the_spec_breaks_them() {
        assert_eq!(set("A\nB", Some(5), Rim::Round, 25, 25).unwrap().text.get(Lang::En), "A\nB");
    }

    #[test]
    fn text_on_a_disc_stays_within_it() {
        let set = set("go back to start", Some(3), Rim::Round, 25, 25).unwrap();
        let count = set.text.get(Lang::En).lines().count() as f64;
        let block = set.height.get(Lang::En).get() * (1.0 + LEADING * (count - 1.0));
        for (number, line) in set.text.get(Lang::En).lines().enumerate() {
            let top = number as f64 * LEADING * set.height.get(Lang::En).get() - block / 2.0;
            let far = top.abs().max((top + set.height.get(Lang::En).get()).abs());
            assert!((long(line, *set.height.get(Lang::En)) / 2.0).hypot(far) < 12.5, "{line}");
        }
    }

    #[test]
    fn text_that_fits_only_at_half_its_size_is_refused() {
        assert!(set("Unconstitutional", Some(6), Rim::Round, 25, 25).is_none());
        assert!(set("Unconstitutional", None, Rim::Round, 25, 25).is_some());
        let smaller = set("Settlement", Some(4), Rim::Round, 25, 25).unwrap();
        assert!(
            *smaller.height.get(Lang::En) < Mm::new(4) && *smaller.height.get(Lang::En) > Mm::from_um(2400),
            "{smaller:?}"
        );
    }

    #[test]
    fn text_shrinks_to_a_given_width() {
        for (within, least) in [(20, 3.0), (17, 2.5), (8, 1.1)] {
            let set = fitted("PREMIER", (Some(4), Some(within)), Rim::Round, (25, 25)).unwrap();
            let long = long(set.text.get(Lang::En), *set.height.get(Lang::En));
            assert!(long <= within as f64 && long > within as f64 * 0.95, "{long} in {within}");
            assert!(set.height.get(Lang::En).get() > least, "{set:?}");
        }
        let short = fitted("1", (Some(4), Some(17)), Rim::Round, (25, 25)).unwrap();
        assert_eq!(*short.height.get(Lang::En), Mm::new(4), "what fits is not made larger");
    }

    #[test]
    fn a_long_word_in_one_language_does_not_shrink_the_other() {
        let surface = Surface {
            size: Size::new(Mm::new(25), Mm::new(25)),
            strip: None,
            scale: 1.0,
            rim: Some(Rim::Round),
            corner: Mm::ZERO,
            stretch: None,
            word: None,
        };
        let setting = Setting {
            font: Font::SansBold,
            size: Some(Mm::new(4)),
            width: Some(Mm::new(15)),
            at: Point::default(),
            turn: 0.0,
        };
        let text = ByLang::from_fn(|lang| if lang == Lang::En { "GO" } else { "PREMIER" }.to_owned());
        let height = fit_text(&text, setting, surface).unwrap().height;
        assert!(*height.get(Lang::En) == Mm::new(4) && *height.get(Lang::Fr) < Mm::new(3), "{height:?}");
    }
}
