//! Values that are one of a few words.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::ShapeKind;
use crate::game::{Backs, CutStyle, HexTop, Lang, PatternKind, PortStyle, Sign};
use crate::scene::Font;

macro_rules! choice {
    ($(#[doc = $about:literal])* $name:ident: $of:ty = $expected:literal { $($word:literal => $value:expr,)* }) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub $of);

        impl $name {
            /// Every word that it may be.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// What a word stands for.
            pub fn named(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name($value)),)*
                    _ => None,
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                struct Word;
                impl Visitor<'_> for Word {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_str<E: Error>(self, word: &str) -> Result<$name, E> {
                        $name::named(word).ok_or_else(|| E::unknown_variant(word, $name::WORDS))
                    }
                }
                deserializer.deserialize_any(Word)
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
    CutName: CutStyle = "a way to show cuts like \"marks\"" {
        "marks" => CutStyle::Marks,
        "lines" => CutStyle::Lines,
        "outline" => CutStyle::Outline,
        "none" => CutStyle::None,
    }
}

choice! {
    /// Whether and how backs are printed.
    BacksName: Backs = "a way to print backs like \"fold\"" {
        "none" => Backs::None,
        "duplex-long" => Backs::DuplexLong,
        "duplex-short" => Backs::DuplexShort,
        "fold" => Backs::Fold,
    }
}

choice! {
    /// A language.
    LangName: Lang = "a language, \"en\" or \"fr\"" {
        "en" => Lang::En,
        "fr" => Lang::Fr,
    }
}

/// The grids that a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridKind {
    /// Squares edge to edge.
    Square,
    /// Hexagons edge to edge.
    Hex,
    /// Points joined by lines.
    Points,
}

impl GridKind {
    /// The keys that only such a board has.
    pub fn keys(self) -> &'static [&'static str] {
        match self {
            GridKind::Square => &["square"],
            GridKind::Hex => &["across", "top"],
            GridKind::Points => &["step", "lines"],
        }
    }
}

choice! {
    /// The grid of a board.
    GridName: GridKind = "a grid like \"square\"" {
        "square" => GridKind::Square,
        "hex" => GridKind::Hex,
        "points" => GridKind::Points,
    }
}

choice! {
    /// What is at the top of a hexagon.
    TopName: HexTop = "\"pointy\" or \"flat\"" {
        "pointy" => HexTop::Pointy,
        "flat" => HexTop::Flat,
    }
}

choice! {
    /// The outline of a piece.
    ShapeName: ShapeKind = "a shape like \"circle\"" {
        "circle" => ShapeKind::Circle,
        "square" => ShapeKind::Square,
        "rectangle" => ShapeKind::Rectangle,
        "strip" => ShapeKind::Strip,
        "hexagon" => ShapeKind::Hexagon,
    }
}

/// The parts of a board's frame that a wall can cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallKind {
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
    WallName: WallKind = "a part of the frame like \"top\"" {
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
    PatternName: PatternKind = "a pattern like \"dots\"" {
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
    LineName: PortStyle = "\"straight\" or \"bolt\"" {
        "straight" => PortStyle::Straight,
        "bolt" => PortStyle::Bolt,
    }
}

choice! {
    /// A bundled font.
    FontName: Font = "a font like \"sans-bold\"" {
        "serif" => Font::Serif,
        "serif-italic" => Font::SerifItalic,
        "serif-bold" => Font::SerifBold,
        "sans" => Font::Sans,
        "sans-bold" => Font::SansBold,
        "display" => Font::Display,
    }
}

choice! {
    /// A sign.
    SignName: Sign = "a sign like \"star\"" {
        "disc" => Sign::Disc,
        "ring" => Sign::Ring,
        "dot" => Sign::Dot,
        "square" => Sign::Square,
        "diamond" => Sign::Diamond,
        "triangle" => Sign::Triangle,
        "hexagon" => Sign::Hexagon,
        "cross" => Sign::Cross,
        "plus" => Sign::Plus,
        "star" => Sign::Star,
        "sun" => Sign::Sun,
        "moon" => Sign::Moon,
        "heart" => Sign::Heart,
        "bolt" => Sign::Bolt,
        "arrow" => Sign::Arrow,
        "crown" => Sign::Crown,
        "flag" => Sign::Flag,
        "house" => Sign::House,
        "wave" => Sign::Wave,
        "leaf" => Sign::Leaf,
        "eye" => Sign::Eye,
        "skull" => Sign::Skull,
        "anchor" => Sign::Anchor,
        "key" => Sign::Key,
    }
}
