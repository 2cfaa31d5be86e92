//! The outline of a piece: which size keys its shape has, and what they may be.

use std::ops::Range;

use super::Resolver;
use super::face::Stretch;
use super::fit::Marks;
use crate::game::{Mm, Shape, Size, Strip};
use crate::spec::typed::{Length, PieceTable, ShapeKind};
use crate::spec::{At, limits};
use crate::text::codes::SpecCode;
use crate::text::listed;

/// An outline as it is printed.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The outline.
    pub shape: Shape,
    /// Printed size by typed size.
    pub scale: f64,
    /// How places on its face follow a board, where it is a wall of one.
    pub stretch: Option<Stretch>,
    /// The bytes of the spec that say how large it is.
    pub span: Range<usize>,
    /// What a camera finds on it, for each copy, where it is a wall of a board.
    pub marks: Vec<Marks>,
}

impl ShapeKind {
    fn noun(self) -> &'static str {
        match self {
            ShapeKind::Circle => "a circle",
            ShapeKind::Square => "a square",
            ShapeKind::Rectangle => "a rectangle",
            ShapeKind::Strip => "a strip",
            ShapeKind::Hexagon => "a hexagon",
        }
    }
}

impl Resolver<'_> {
    /// The outline of a piece.
    pub fn shape(&mut self, piece: &At<PieceTable>) -> Option<Cut> {
        let table = piece.span();
        let Some(kind) = self.required(&table, "shape", piece.shape.as_ref(), "\"circle\"") else {
            self.shapeless(piece);
            return None;
        };
        let kind = kind.0;
        self.foreign_sizes(piece, kind);
        if let Some(fits) = piece.fits.as_ref().filter(|_| kind.keys().contains(&"fits")) {
            return self.fitting(piece, kind, fits);
        }
        let own = [&piece.diameter, &piece.side, &piece.width, &piece.height, &piece.across];
        let sized = own.into_iter().any(Option::is_some);
        // Where `fits` is there but cannot be read, the rest may well go with it.
        let lost = self.lost.holds(&table, "fits");
        let walled = piece.wall.as_ref().filter(|_| kind.keys().contains(&"wall"));
        let idle = [("wall", walled.map(At::span)), ("clearance", piece.clearance.as_ref().map(At::span))];
        for (key, span) in idle {
            if let Some(span) = span.filter(|_| !lost) {
                let hint = Some("add `fits = \"board\"`, or leave it out".to_owned());
                self.fault(SpecCode::Conflict, span, format!("`{key}` goes with `fits`"), hint);
            }
        }
        if !sized && (walled.is_some() || lost && kind.keys().contains(&"fits")) {
            return None;
        }
        let (shape, span) = match kind {
            ShapeKind::Circle => {
                let (diameter, span) = self.side(piece, "diameter", piece.diameter.as_ref(), "\"25mm\"")?;
                (Shape::Circle { diameter }, span)
            }
            ShapeKind::Square => {
                let (side, span) = self.side(piece, "side", piece.side.as_ref(), "\"20mm\"")?;
                (Shape::Rectangle(Size::new(side, side)), span)
            }
            ShapeKind::Rectangle => {
                let width = self.side(piece, "width", piece.width.as_ref(), "\"63mm\"");
                let height = self.side(piece, "height", piece.height.as_ref(), "\"88mm\"");
                let ((width, width_span), (height, height_span)) = (width?, height?);
                let span = if width >= height { width_span } else { height_span };
                (Shape::Rectangle(Size::new(width, height)), span)
            }
            ShapeKind::Strip => {
                let squares = self.required(&table, "squares", piece.squares.as_ref(), "3");
                let squares = self.number("squares", squares.as_ref(), limits::CELLS);
                let square = self.side(piece, "square", piece.square.as_ref(), "\"30mm\"");
                let tab = match &piece.tab {
                    Some(tab) => self.length("tab", Some(tab), limits::TAB),
                    None => Some(Mm::ZERO),
                };
                let (squares, (square, span), tab) = (squares?, square?, tab?);
                let strip = Strip { squares, square, tab };
                (Shape::Strip(self.strip_with_markers(piece, strip)), span)
            }
            ShapeKind::Hexagon => {
                let (across, span) = self.side(piece, "across", piece.across.as_ref(), "\"30mm\"")?;
                (Shape::Hexagon { across }, span)
            }
        };
        Some(Cut { shape, scale: 1.0, stretch: None, span, marks: Vec::new() })
    }

    /// Checks the sizes of a piece whose shape is not known: whichever it has, they must be sizes.
    fn shapeless(&mut self, piece: &PieceTable) {
        for (key, typed) in [
            ("diameter", &piece.diameter),
            ("side", &piece.side),
            ("width", &piece.width),
            ("height", &piece.height),
            ("across", &piece.across),
            ("square", &piece.square),
        ] {
            self.length(key, typed.as_ref(), limits::PIECE);
        }
        self.length("tab", piece.tab.as_ref(), limits::TAB);
        self.length("clearance", piece.clearance.as_ref(), limits::CLEARANCE);
        self.number("squares", piece.squares.as_ref(), limits::CELLS);
        if let Some(fits) = &piece.fits {
            self.footing(fits);
        }
    }

    fn side(
        &mut self,
        piece: &At<PieceTable>,
        key: &str,
        typed: Option<&At<Length>>,
        like: &str,
    ) -> Option<(Mm, Range<usize>)> {
        let typed = self.required(&piece.span(), key, typed, like)?;
        Some((self.length(key, Some(&typed), limits::PIECE)?, typed.span()))
    }

    fn foreign_sizes(&mut self, piece: &PieceTable, kind: ShapeKind) {
        let typed = [
            ("diameter", piece.diameter.as_ref().map(At::span)),
            ("side", piece.side.as_ref().map(At::span)),
            ("width", piece.width.as_ref().map(At::span)),
            ("height", piece.height.as_ref().map(At::span)),
            ("across", piece.across.as_ref().map(At::span)),
            ("squares", piece.squares.as_ref().map(At::span)),
            ("square", piece.square.as_ref().map(At::span)),
            ("tab", piece.tab.as_ref().map(At::span)),
            ("fits", piece.fits.as_ref().map(At::span)),
            ("wall", piece.wall.as_ref().map(At::span)),
        ];
        if let Some(markers) = piece.markers.as_ref().filter(|_| kind != ShapeKind::Strip) {
            let hint = "strips have markers of their own; a wall shows those of its board".to_owned();
            self.fault(
                SpecCode::UnknownKey,
                markers.span(),
                format!("{} has no `markers`", kind.noun()),
                Some(hint),
            );
        }
        for (key, span) in typed {
            if let Some(span) = span.filter(|_| !kind.keys().contains(&key)) {
                let hint = format!(
                    "its size is {}",
                    listed(
                        kind.keys().iter().copied().filter(|key| !["fits", "wall", "markers"].contains(key))
                    )
                );
                self.fault(SpecCode::UnknownKey, span, format!("{} has no `{key}`", kind.noun()), Some(hint));
            }
        }
    }
}
