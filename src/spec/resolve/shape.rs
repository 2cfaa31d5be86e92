//! Shapes of pieces: their size keys and bounds.

use std::ops::Range;

use super::Resolver;
use super::scaled_shape::ScaledShape;
use crate::game::{ByLang, HexTop, Mm, Packing, Shape, Size, Strip};
use crate::spec::typed::{Length, PieceTable, ShapeKind, TypedShape};
use crate::spec::words::{PieceFinding, PieceHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// The default gap to the next piece.
pub(crate) fn usual_gap(shape: Shape) -> Mm {
    Mm::new(match shape.packing() {
        Packing::Straight => 0,
        Packing::Round(_) => 3,
        Packing::Hexagonal(..) | Packing::Triangular(_) | Packing::Boxed => 4,
    })
}

/// The default group of a piece in summaries.
pub(crate) fn usual_group(shape: Shape) -> ByLang<String> {
    ByLang::word(|words| match shape {
        _ if shape.is_disc() => words.tokens,
        Shape::Strip(_) => words.strips,
        Shape::Outline { .. } => words.tiles,
        _ if shape.across().is_some() => words.tiles,
        _ => words.cards,
    })
}

impl Resolver<'_> {
    /// Resolves the shape of a piece.
    pub(crate) fn shape(&mut self, piece: &At<PieceTable>) -> Option<ScaledShape> {
        let table = piece.span();
        let Some(kind) = self.required(&table, "shape", piece.shape.as_ref(), "\"circle\"") else {
            self.check_all_sizes(piece);
            return None;
        };
        let kind = kind.0;
        self.foreign_keys(piece, kind);
        if let Some(fits) = piece.fits.as_ref().filter(|_| kind.keys().contains(&"fits")) {
            return self.fitting(piece, kind, fits);
        }
        let own = [&piece.diameter, &piece.side, &piece.width, &piece.height, &piece.across];
        let sized = own.into_iter().any(Option::is_some);
        // With an invalid `fits`, missing size keys are no fault.
        let lost = self.lost.holds(&table, "fits");
        let walled = piece.wall.as_ref().filter(|_| kind.keys().contains(&"wall"));
        let idle = [("wall", walled.map(At::span)), ("clearance", piece.clearance.as_ref().map(At::span))];
        for (key, span) in idle {
            if let Some(span) = span.filter(|_| !lost) {
                let fault = Finding::new(PieceFinding::GoesWithFits { key: key.to_owned() });
                self.fault(fault.at(span).hint(PieceHint::AddFits));
            }
        }
        if !sized && (walled.is_some() || lost && kind.keys().contains(&"fits")) {
            return None;
        }
        let mut own = None;
        let (shape, span) = match piece.shape_of(kind) {
            TypedShape::Circle { diameter } => {
                let (diameter, span) = self.side(&table, "diameter", diameter, "\"25mm\"")?;
                (Shape::Circle { diameter }, span)
            }
            TypedShape::Square { side, corner } => {
                let side = self.side(&table, "side", side, "\"20mm\"");
                let size = side.as_ref().map(|(side, _)| Size::new(*side, *side));
                let corner = self.corner(corner, size);
                (Shape::Rectangle { size: size?, corner: corner? }, side?.1)
            }
            TypedShape::Rectangle { width, height, corner } => {
                let width = self.side(&table, "width", width, "\"63mm\"");
                let height = self.side(&table, "height", height, "\"88mm\"");
                let sides = width.zip(height);
                let size = sides.as_ref().map(|((width, _), (height, _))| Size::new(*width, *height));
                let corner = self.corner(corner, size);
                let ((width, width_span), (height, height_span)) = sides?;
                let span = if width >= height { width_span } else { height_span };
                (Shape::Rectangle { size: size?, corner: corner? }, span)
            }
            TypedShape::Strip { squares, square, tab } => {
                let squares = self.required(&table, "squares", squares, "3");
                let squares = self.number("squares", squares.as_ref(), limits::CELLS);
                let square = self.side(&table, "square", square, "\"30mm\"");
                let tab = match tab {
                    Some(tab) => self.length("tab", Some(tab), limits::TAB),
                    None => Some(Mm::ZERO),
                };
                let (squares, (square, span), tab) = (squares?, square?, tab?);
                let strip = Strip { squares, square, tab };
                (Shape::Strip(self.strip_with_markers(piece, strip)), span)
            }
            TypedShape::Hexagon { across, top } => {
                let (across, span) = self.side(&table, "across", across, "\"30mm\"")?;
                (Shape::Hexagon { across, top: top.map_or(HexTop::Pointy, |top| top.0) }, span)
            }
            TypedShape::Triangle { side } => {
                let (side, span) = self.side(&table, "side", side, "\"40mm\"")?;
                (Shape::Triangle { side }, span)
            }
            TypedShape::Outline { outline, width } => {
                let outline = self.required(&table, "outline", outline, "\"meeple.svg\"");
                let width = self.side(&table, "width", width, "\"20mm\"");
                // Without a width the drawing is read all the same, and its faults are told.
                let nominal = width.as_ref().map_or(Mm::new(20), |(width, _)| *width);
                let found = self.own_outline(&outline?, nominal)?;
                let shape = found.shape;
                own = Some(found);
                (shape, width?.1)
            }
        };
        Some(ScaledShape { shape, scale: 1.0, stretch: None, own, span, marks: Vec::new() })
    }

    /// Checks the sizes of a piece of unknown shape.
    fn check_all_sizes(&mut self, piece: &PieceTable) {
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
        self.length("corner", piece.corner.as_ref(), limits::CORNER);
        self.length("tab", piece.tab.as_ref(), limits::TAB);
        self.length("clearance", piece.clearance.as_ref(), limits::CLEARANCE);
        self.number("squares", piece.squares.as_ref(), limits::CELLS);
        if let Some(fits) = &piece.fits {
            self.measures(fits);
        }
    }

    fn side(
        &mut self,
        table: &Range<usize>,
        key: &str,
        typed: Option<&At<Length>>,
        like: &str,
    ) -> Option<(Mm, Range<usize>)> {
        let typed = self.required(table, key, typed, like)?;
        Some((self.length(key, Some(&typed), limits::PIECE)?, typed.span()))
    }

    /// The corner radius of a rectangle, checked against its size if that is known.
    pub(crate) fn corner(&mut self, typed: Option<&At<Length>>, size: Option<Size>) -> Option<Mm> {
        let Some(typed) = typed else { return Some(Mm::ZERO) };
        let corner = self.length("corner", Some(typed), limits::CORNER)?;
        let most = size.map(|size| size.width.min(size.height).half());
        if let Some(most) = most.filter(|most| corner > *most) {
            let fault = Finding::new(PieceFinding::CornersTooLarge { corner }).at(typed.span());
            self.fault(fault.hint(PieceHint::HalfOfShorterSide { most }));
            return None;
        }
        Some(corner)
    }

    fn foreign_keys(&mut self, piece: &PieceTable, kind: ShapeKind) {
        for (key, span) in piece.foreign_keys(kind) {
            let hint = match key {
                "markers" => PieceHint::MarkersOfItsOwn,
                _ => PieceHint::SizeIs { keys: kind.sizes().iter().map(|key| (*key).to_owned()).collect() },
            };
            let fault = PieceFinding::KeyOfOtherShape { shape: kind, key: key.to_owned() };
            self.fault(Finding::new(fault).at(span).hint(hint));
        }
    }
}
