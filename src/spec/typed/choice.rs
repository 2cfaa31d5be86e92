//! Values that are one of a few words.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::ShapeKind;
use super::option::{PrintOption, Typed};
use crate::game::{Align, Backs, CutStyle, HexTop, Lang, PatternKind, PortStyle, Sign};
use crate::scene::Font;
use crate::spec::words::KindName;
use crate::text::sentence::enumerated;
use crate::text::{Finding, Message};

macro_rules! choice {
    ($(#[doc = $about:literal])* $name:ident: $of:ty = $expected:ident { $($word:literal => $value:expr,)* }) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct $name(pub $of);

        impl $name {
            /// All possible words.
            pub(crate) const WORDS: &'static [&'static str] = &[$($word),*];

            /// The value of a word.
            pub(crate) fn named(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name($value)),)*
                    _ => None,
                }
            }
        }

        impl From<$name> for $of {
            fn from($name(value): $name) -> $of {
                value
            }
        }

        typed_as_word!($name: $expected);
    };
}

/// Implements deserialising and the schema by `WORDS` and `named`.
macro_rules! typed_as_word {
    ($name:ident: $expected:ident) => {
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                struct Word;
                impl Visitor<'_> for Word {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        write!(f, "{}", Message::from(KindName::$expected))
                    }
                    fn visit_str<E: Error>(self, word: &str) -> Result<$name, E> {
                        $name::named(word).ok_or_else(|| E::unknown_variant(word, $name::WORDS))
                    }
                }
                deserializer.deserialize_any(Word)
            }
        }

        impl Typed for $name {
            fn parse(typed: &str, option: &PrintOption) -> Result<$name, Finding> {
                option.named(typed, $name::named)
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "enum": $name::WORDS })
            }
        }
    };
}

choice! {
    /// How cuts are shown.
    CutName: CutStyle = Cut {
        "marks" => CutStyle::Marks,
        "lines" => CutStyle::Lines,
        "outline" => CutStyle::Outline,
        "none" => CutStyle::None,
    }
}

choice! {
    /// Whether and how backs are printed.
    BacksName: Backs = Backs {
        "none" => Backs::None,
        "duplex-long" => Backs::DuplexLong,
        "duplex-short" => Backs::DuplexShort,
        "fold" => Backs::Fold,
    }
}

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Lang", type = "\"en\" | \"fr\""))]
pub(crate) struct LangName(pub Lang);

impl LangName {
    /// All possible words.
    pub(crate) const WORDS: &'static [&'static str] = Lang::CODES;

    /// The value of a word.
    pub(crate) fn named(word: &str) -> Option<LangName> {
        Lang::from_code(word).map(LangName)
    }
}

impl From<LangName> for Lang {
    fn from(LangName(lang): LangName) -> Lang {
        lang
    }
}

typed_as_word!(LangName: Language);

/// Writes words as `"a", "b" or "c"`, with the word of a language before the last.
pub(crate) struct AnyOf<'a>(pub &'a [&'a str], pub &'a str);

impl fmt::Display for AnyOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&enumerated(self.0.iter().map(|word| format!("{word:?}")), self.1))
    }
}

/// The grids that a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GridKind {
    /// Squares edge to edge.
    Square,
    /// Hexagons edge to edge.
    Hex,
    /// Points joined by lines.
    Points,
    /// No cells: one surface.
    None,
}

impl GridKind {
    /// The keys of its size, all of which it needs.
    pub(crate) fn sizes(self) -> &'static [&'static str] {
        match self {
            GridKind::Square => &["columns", "rows", "square"],
            GridKind::Hex => &["columns", "rows", "across"],
            GridKind::Points => &["columns", "rows", "step"],
            // Its picture may give the height.
            GridKind::None => &["width"],
        }
    }

    /// The keys that not every board has.
    pub(crate) fn keys(self) -> &'static [&'static str] {
        match self {
            GridKind::Square => &["columns", "rows", "square"],
            GridKind::Hex => &["columns", "rows", "across", "top", "outline"],
            GridKind::Points => &["columns", "rows", "step", "lines"],
            GridKind::None => &["width", "height"],
        }
    }
}

choice! {
    /// The grid of a board.
    GridName: GridKind = Grid {
        "square" => GridKind::Square,
        "hex" => GridKind::Hex,
        "points" => GridKind::Points,
        "none" => GridKind::None,
    }
}

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

/// The outlines of a board of hexagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutlineKind {
    /// Rows of equal length, every second one shifted.
    Rectangle,
    /// Rows of equal length, each shifted more than the one before.
    Rhombus,
    /// Rows that become longer, then shorter.
    Hexagon,
}

choice! {
    /// The outline of a board.
    OutlineName: OutlineKind = Outline {
        "rectangle" => OutlineKind::Rectangle,
        "rhombus" => OutlineKind::Rhombus,
        "hexagon" => OutlineKind::Hexagon,
    }
}

/// How the cells of a zone are repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symmetry {
    /// Turned and mirrored in all ways.
    All,
    /// Turned in all ways.
    Rotation,
    /// Turned by half a turn.
    HalfTurn,
    /// Mirrored from left to right.
    LeftRight,
    /// Mirrored from top to bottom.
    TopBottom,
}

choice! {
    /// A symmetry.
    SymmetryName: Symmetry = Symmetry {
        "all" => Symmetry::All,
        "rotation" => Symmetry::Rotation,
        "half-turn" => Symmetry::HalfTurn,
        "left-right" => Symmetry::LeftRight,
        "top-bottom" => Symmetry::TopBottom,
    }
}

choice! {
    /// What is at the top of a hexagon.
    TopName: HexTop = HexTop {
        "pointy" => HexTop::Pointy,
        "flat" => HexTop::Flat,
    }
}

choice! {
    /// The outline of a piece.
    ShapeName: ShapeKind = Shape {
        "circle" => ShapeKind::Circle,
        "square" => ShapeKind::Square,
        "rectangle" => ShapeKind::Rectangle,
        "strip" => ShapeKind::Strip,
        "hexagon" => ShapeKind::Hexagon,
        "triangle" => ShapeKind::Triangle,
        "outline" => ShapeKind::Outline,
    }
}

/// The parts of a board's frame that a wall can cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WallKind {
    /// Above or below the grid, from corner to corner.
    End,
    /// To the left or right of the grid, between the ends.
    Side,
    /// Above the grid, from corner to corner.
    Top,
    /// Below the grid, from corner to corner.
    Bottom,
    /// To the left of the grid, between the ends.
    Left,
    /// To the right of the grid, between the ends.
    Right,
}

choice! {
    /// A part of a board's frame.
    WallName: WallKind = FramePart {
        "top" => WallKind::Top,
        "bottom" => WallKind::Bottom,
        "left" => WallKind::Left,
        "right" => WallKind::Right,
        "end" => WallKind::End,
        "side" => WallKind::Side,
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

impl JsonSchema for FontName {
    fn schema_name() -> Cow<'static, str> {
        "FontName".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [
            { "type": "string", "enum": BundledFont::WORDS },
            { "type": "string", "pattern": "^[^/\\\\:][^\\\\:]*\\.[tT][tT][fF]$" },
        ] })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_named_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(LangName::named(lang.code()), Some(LangName(lang)));
        }
        assert_eq!(LangName::WORDS.len(), Lang::ALL.len());
        assert_eq!(LangName::named("xx"), None);
    }

    #[test]
    fn possible_words_are_listed_with_or() {
        assert_eq!(AnyOf(&["en", "fr"], "or").to_string(), "\"en\" or \"fr\"");
        assert_eq!(AnyOf(&["de", "en", "fr"], "or").to_string(), "\"de\", \"en\" or \"fr\"");
    }
}
