//! Values of faces that are one of a few words.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::choice::{choice, typed_as_word};
use crate::game::{Align, PatternKind, PortStyle, Sign};
use crate::scene::Font;
use crate::spec::words::KindName;
use crate::text::Message;

/// How art and pictures take their size from a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// They cover it, and are cut off at its edges.
    Cover,
    /// All of them is on it.
    Contain,
}

choice! {
    /// How art fits.
    FitName: Fit = Fit {
        "cover" => Fit::Cover,
        "contain" => Fit::Contain,
    }
}

choice! {
    /// A pattern.
    PatternName: PatternKind = Pattern {
        "lines" => PatternKind::Lines,
        "bars" => PatternKind::Bars,
        "hatch" => PatternKind::Hatch,
        "cross-hatch" => PatternKind::CrossHatch,
        "dots" => PatternKind::Dots,
        "zigzag" => PatternKind::Zigzag,
        "waves" => PatternKind::Waves,
    }
}

choice! {
    /// How the lines between ports run.
    LineName: PortStyle = PortLine {
        "straight" => PortStyle::Straight,
        "bolt" => PortStyle::Bolt,
    }
}

choice! {
    /// How the lines of a text lie.
    AlignName: Align = Align {
        "left" => Align::Left,
        "center" => Align::Center,
        "right" => Align::Right,
    }
}

choice! {
    /// A bundled font.
    BundledFont: Font = Font {
        "serif" => Font::Serif,
        "serif-italic" => Font::SerifItalic,
        "serif-bold" => Font::SerifBold,
        "sans" => Font::Sans,
        "sans-bold" => Font::SansBold,
        "display" => Font::Display,
    }
}

/// A font.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FontName {
    Bundled(Font),
    /// The path of its file.
    File(String),
}

impl<'de> Deserialize<'de> for FontName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FontName, D::Error> {
        struct FontWord;
        impl Visitor<'_> for FontWord {
            type Value = FontName;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{}", Message::from(KindName::Font))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<FontName, E> {
                match BundledFont::named(word) {
                    Some(font) => Ok(FontName::Bundled(font.0)),
                    // Any file: one of another kind has a better fault than an unknown word.
                    None if word.contains(['.', '/']) => Ok(FontName::File(word.to_owned())),
                    None => Err(E::unknown_variant(word, BundledFont::WORDS)),
                }
            }
        }
        deserializer.deserialize_any(FontWord)
    }
}

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SignName(pub Sign);

impl SignName {
    /// All possible words.
    pub(crate) const WORDS: &'static [&'static str] = Sign::NAMES;

    /// The value of a word.
    pub(crate) fn named(word: &str) -> Option<SignName> {
        Sign::named(word).map(SignName)
    }
}

typed_as_word!(SignName: Sign);
