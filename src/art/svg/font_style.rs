//! The fonts of words in drawings: which of the bundled ones stands for another, and how large it is.

use svgtypes::{FontFamily, FontShorthand, Length, LengthListParser, LengthUnit, parse_font_families};

use crate::scene::Font;

/// The size of words without one.
const MEDIUM: f64 = 16.0;
const LARGER: f64 = 1.2;
/// Parts of the names of fonts with serifs.
#[rustfmt::skip]
const WITH_SERIFS: [&str; 21] = [
    "serif", "times", "georgia", "garamond", "palatino", "cambria", "caslon", "baskerville", "bodoni", "didot", "roman",
    "book antiqua", "century schoolbook", "minion", "playfair", "merriweather", "lora", "cinzel", "cormorant", "slab", "fell",
];

/// The part of a line of words that their place refers to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Anchor {
    #[default]
    Start,
    Middle,
    End,
}

/// How words are set.
#[derive(Clone, Debug, Default)]
pub(super) struct FontStyle {
    families: String,
    pub(super) size: f64,
    is_bold: bool,
    is_italic: bool,
    pub(super) anchor: Anchor,
    pub(super) letter_spacing: f64,
    pub(super) word_spacing: f64,
    /// How far the baseline lies below the place, in sizes.
    pub(super) lowered: f64,
    pub(super) is_vertical: bool,
    pub(super) keeps_spaces: bool,
    /// The page, for percentages.
    view: (f64, f64),
}

impl FontStyle {
    pub(super) fn new(view: (f64, f64)) -> FontStyle {
        FontStyle { size: MEDIUM, view, ..FontStyle::default() }
    }

    /// Takes over a property of an element.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        let spacing = |length: Option<f64>| length.unwrap_or_default();
        match name {
            _ if value == "inherit" => {}
            "font" => {
                let Ok(font) = FontShorthand::from_str(value) else { return };
                self.set("font-weight", font.font_weight.unwrap_or("normal"));
                self.set("font-style", font.font_style.unwrap_or("normal"));
                self.set("font-size", font.font_size);
                self.set("font-family", font.font_family);
            }
            "font-family" => value.clone_into(&mut self.families),
            "font-size" => self.size = self.font_size(value),
            "font-weight" => {
                self.is_bold = match value {
                    "bold" | "bolder" => true,
                    _ => value.parse::<f64>().is_ok_and(|weight| weight >= 600.0),
                };
            }
            "font-style" => self.is_italic = value.starts_with("italic") || value.starts_with("oblique"),
            "text-anchor" => {
                self.anchor = match value {
                    "middle" => Anchor::Middle,
                    "end" => Anchor::End,
                    _ => Anchor::Start,
                };
            }
            "letter-spacing" => self.letter_spacing = spacing(self.length("dx", value)),
            "word-spacing" => self.word_spacing = spacing(self.length("dx", value)),
            "baseline-shift" => {
                self.lowered -= match value {
                    "super" => 0.4,
                    "sub" => -0.2,
                    _ => {
                        let percent =
                            value.strip_suffix('%').and_then(|part| part.trim().parse::<f64>().ok());
                        let length = || spacing(self.length("dx", value)) / self.size.max(1e-9);
                        percent.map_or_else(length, |percent| percent / 100.0)
                    }
                };
            }
            "dominant-baseline" | "alignment-baseline" => {
                let font = self.font().0;
                self.lowered = match value {
                    "middle" => 0.36 * font.cap_height(),
                    "central" => (font.ascent() - font.descent()) / 2.0,
                    "hanging" => font.cap_height(),
                    "text-before-edge" | "text-top" | "before-edge" => font.ascent(),
                    "text-after-edge" | "text-bottom" | "after-edge" | "ideographic" => -font.descent(),
                    "mathematical" => font.cap_height() / 2.0,
                    _ => 0.0,
                };
            }
            "writing-mode" => self.is_vertical = value.starts_with("tb") || value.starts_with("vertical"),
            "space" => self.keeps_spaces = value == "preserve",
            "white-space" => self.keeps_spaces = value.starts_with("pre") || value.starts_with("break"),
            _ => {}
        }
    }

    fn font_size(&self, value: &str) -> f64 {
        match value {
            "smaller" => self.size / LARGER,
            "larger" => self.size * LARGER,
            _ => match value.strip_suffix('%').and_then(|part| part.trim().parse::<f64>().ok()) {
                Some(percent) => self.size * percent / 100.0,
                None => self.length("dx", value).unwrap_or(self.size),
            },
        }
    }

    fn length(&self, name: &str, value: &str) -> Option<f64> {
        self.lengths(name, value).next()
    }

    /// The lengths of a list; percentages are of the height or the width, by the name of the attribute.
    pub(super) fn lengths(&self, name: &str, value: &str) -> impl Iterator<Item = f64> {
        let page = if name.ends_with('y') { self.view.1 } else { self.view.0 };
        let size = self.size;
        LengthListParser::from(value).map_while(Result::ok).map(move |Length { number, unit }| {
            number
                * match unit {
                    LengthUnit::None | LengthUnit::Px => 1.0,
                    LengthUnit::Em => size,
                    LengthUnit::Ex => size / 2.0,
                    LengthUnit::In => 96.0,
                    LengthUnit::Cm => 96.0 / 2.54,
                    LengthUnit::Mm => 96.0 / 25.4,
                    LengthUnit::Pt => 96.0 / 72.0,
                    LengthUnit::Pc => 16.0,
                    LengthUnit::Percent => page / 100.0,
                }
        })
    }

    /// The bundled font, and the name of the font that it stands for.
    pub(super) fn font(&self) -> (Font, Option<String>) {
        let families = parse_font_families(&self.families).unwrap_or_default();
        let with_serifs = |family: &FontFamily| match family {
            FontFamily::Serif => true,
            FontFamily::Named(name) => {
                let name = name.to_lowercase();
                !name.contains("sans") && WITH_SERIFS.iter().any(|part| name.contains(part))
            }
            _ => false,
        };
        let named = families.first().and_then(|family| match family {
            FontFamily::Named(name) => Some(name.clone()),
            _ => None,
        });
        let own = named.as_deref().and_then(|name| Font::ALL.into_iter().find(|font| font.family() == name));
        let has_serifs = match own {
            Some(font) => !matches!(font, Font::Sans | Font::SansBold),
            // Browsers set words without a font in serifs.
            None => families.is_empty() || families.iter().any(with_serifs),
        };
        let font = match (has_serifs, self.is_bold, self.is_italic) {
            _ if own == Some(Font::Display) => Font::Display,
            (true, true, _) => Font::SerifBold,
            (true, false, true) => Font::SerifItalic,
            (true, false, false) => Font::Serif,
            (false, true, _) => Font::SansBold,
            (false, false, _) => Font::Sans,
        };
        (font, named.filter(|_| own.is_none()))
    }

    /// Whether upright letters of a font must be slanted.
    pub(super) fn is_slanted(&self, font: Font) -> bool {
        self.is_italic && font != Font::SerifItalic
    }
}
