//! Shapes of pieces and their keys.

use std::ops::Range;

use super::{Length, PieceTable, TopName};
use crate::spec::At;

/// Generates the kinds of shapes, the typed shape with its own keys, and the key names from one list.
macro_rules! shapes {
    ($(
        $(#[doc = $about:literal])*
        $kind:ident = $noun:literal, usually a $name:literal {
            $($size:ident: $size_type:ty),* $(; $option:ident: $option_type:ty)?
        } also $($other:ident)*;
    )*) => {
        /// The outlines that a piece can have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum ShapeKind {
            $($(#[doc = $about])* $kind,)*
        }

        /// The outline of a piece as typed.
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum TypedShape<'a> {
            $(
                $(#[doc = $about])*
                $kind {
                    $($size: Option<&'a At<$size_type>>,)*
                    $($option: Option<&'a At<$option_type>>,)?
                },
            )*
        }

        impl ShapeKind {
            /// Its name with an article, for messages.
            pub(crate) fn noun(self) -> &'static str {
                match self { $(ShapeKind::$kind => $noun,)* }
            }

            /// The default name of a piece of this shape.
            pub(crate) fn usual_name(self) -> &'static str {
                match self { $(ShapeKind::$kind => $name,)* }
            }

            /// The keys for its size.
            pub(crate) fn sizes(self) -> &'static [&'static str] {
                match self { $(ShapeKind::$kind => &[$(stringify!($size)),*],)* }
            }

            /// The keys that only some shapes have, this one among them.
            pub(crate) fn keys(self) -> &'static [&'static str] {
                match self { $(ShapeKind::$kind => &[$(stringify!($size),)* $(stringify!($option),)? $(stringify!($other)),*],)* }
            }
        }

        impl PieceTable {
            /// The typed shape of this kind.
            pub(crate) fn shape_of(&self, kind: ShapeKind) -> TypedShape<'_> {
                match kind {
                    $(ShapeKind::$kind => TypedShape::$kind {
                        $($size: self.$size.as_ref(),)*
                        $($option: self.$option.as_ref(),)?
                    },)*
                }
            }

            /// Keys of other shapes that this one does not have, with their spans.
            pub(crate) fn foreign_keys(&self, kind: ShapeKind) -> Vec<(&'static str, Range<usize>)> {
                let typed = [$(
                    $((stringify!($size), self.$size.as_ref().map(At::span)),)*
                    $((stringify!($option), self.$option.as_ref().map(At::span)),)?
                    $((stringify!($other), self.$other.as_ref().map(At::span)),)*
                )*];
                let mut foreign: Vec<_> = typed
                    .into_iter()
                    .filter(|(key, _)| !kind.keys().contains(key))
                    .filter_map(|(key, span)| Some((key, span?)))
                    .collect();
                foreign.sort_by_key(|(_, span)| span.start);
                foreign.dedup();
                foreign
            }
        }
    };
}

shapes! {
    /// A disc.
    Circle = "a circle", usually a "disc" { diameter: Length } also fits;
    /// A square.
    Square = "a square", usually a "tile" { side: Length; corner: Length } also fits;
    /// A rectangle.
    Rectangle = "a rectangle", usually a "card" { width: Length, height: Length; corner: Length } also fits wall;
    /// A strip of squares.
    Strip = "a strip", usually a "strip" { squares: i64, square: Length; tab: Length } also markers;
    /// A regular hexagon.
    Hexagon = "a hexagon", usually a "tile" { across: Length; top: TopName } also fits;
    /// An equilateral triangle.
    Triangle = "a triangle", usually a "tile" { side: Length } also fits;
    /// The outline of a drawing.
    Outline = "an outline", usually a "piece" { outline: String, width: Length } also;
}
