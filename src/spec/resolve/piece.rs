//! `[[piece]]` → [`Piece`]s: one, or one for each row of a table or word of a series.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Resolver;
use super::scaled_shape::{CameraMarks, ScaledShape};
use super::shape::{usual_gap, usual_group};
use super::surface::Surface;
use crate::game::{Face, Mark, MarkKind, Marker, Mm, Piece, PieceEdge, Point, Rect, Shape, Sign, Size};
use crate::scene::Color;
use crate::spec::PieceChoices;
use crate::spec::rows::{PieceRow, PieceRows, RowKind};
use crate::spec::typed::{FaceTable, PieceTable, TypedEdge};
use crate::spec::words::{NameOwner, PieceFinding, PieceHint, ValueHint};
use crate::spec::{At, limits};
use crate::text::{Finding, slug};

/// What the rows of a piece share.
struct Shared<'a> {
    kind: RowKind,
    name: &'a str,
    /// The marker ids of all copies.
    ids: &'a [u8],
    /// How many copies the rows before have.
    before: usize,
    /// How many copies the row has.
    count: usize,
}

impl<'a> Resolver<'a> {
    /// Resolves a piece: one for each of its rows, each with the span of its size.
    pub(crate) fn piece(&mut self, piece: &'a PieceRows) -> Vec<(Piece, Range<usize>)> {
        let Some(first) = piece.rows.first() else { return Vec::new() };
        self.enter(piece.kind, first);
        let otherwise = first.table.shape.as_deref().map_or("piece", |shape| shape.0.usual_name());
        let own_name = first.table.name.as_ref().filter(|name| !first.fills(name));
        let name = self.name(NameOwner::Piece, own_name, otherwise);
        let mut counts = Vec::new();
        for row in &piece.rows {
            self.enter(piece.kind, row);
            let count = self.number("count", row.table.count.as_ref(), limits::COUNT);
            counts.push(count.unwrap_or(1));
        }
        let copies = counts.iter().sum();
        self.enter(piece.kind, first);
        let ids = self.strip_markers(&first.table, &name, copies);
        let mut pieces = Vec::new();
        let mut before = 0;
        for (number, (row, count)) in piece.rows.iter().zip(counts).enumerate() {
            self.enter(piece.kind, row);
            if number == 0 || row.table.letter.as_ref().is_some_and(|letter| row.fills(letter)) {
                self.record_letter(&row.table, &name);
            }
            let shared = Shared { kind: piece.kind, name: &name, ids: &ids, before, count };
            let walls = self.piece_of_row(row, number, &shared, &mut pieces);
            if let Some(wall) =
                row.table.wall.as_ref().filter(|_| number == 0 && walls > 1 && copies % walls > 0)
            {
                let fault = Finding::new(PieceFinding::WallsOfCamps { copies, camps: walls }).at(wall.span());
                self.fault(fault.hint(PieceHint::OneForEachCamp { camps: walls }));
            }
            before += count;
        }
        self.row = None;
        pieces
    }

    /// Sets the row that is resolved.
    fn enter(&mut self, kind: RowKind, row: &'a PieceRow) {
        self.row = (kind != RowKind::Single).then_some(row);
    }

    /// Resolves one row of a piece. Returns how many walls it stands for.
    fn piece_of_row(
        &mut self,
        row: &'a PieceRow,
        number: usize,
        shared: &Shared,
        pieces: &mut Vec<(Piece, Range<usize>)>,
    ) -> usize {
        let table = &row.table;
        let group = self.words(table.group.as_ref());
        let own_gap = self.length_on_paper("gap", table.gap.as_ref(), limits::GAP);
        if let Some(reversible) = table.reversible.as_ref().filter(|it| ***it && table.back.is_some()) {
            let fault = Finding::new(PieceFinding::ReversibleWithBack).at(reversible.span());
            self.fault(fault.hint(ValueHint::OneOfBoth));
        }
        let cut = self.shape(table);
        // Faces are resolved even without a shape, so that their faults are reported too.
        let nominal = Shape::Circle { diameter: Mm::new(25) };
        let (shape, scale, stretch) =
            cut.as_ref().map_or((nominal, 1.0, None), |cut| (cut.shape, cut.scale, cut.stretch));
        let chosen_gap = self.overrides.gap.or(own_gap).or(self.chosen.gap);
        let chosen_gap = chosen_gap.map(|gap| if gap < limits::CUTTABLE_GAP { Mm::ZERO } else { gap });
        let walls = cut.as_ref().map_or(&[][..], |cut| &cut.marks);
        let taken = taken(shape, walls, shared.ids);
        let surface = Surface {
            size: shape.face_size(),
            strip: shape.strip(),
            scale,
            rim: cut.as_ref().map(|cut| cut.shape.rim()),
            corner: shape.corner(),
            stretch,
            is_cell: false,
            ground: Some(Color::WHITE),
            own: cut.as_ref().and_then(|cut| cut.own.as_ref()),
            taken: &taken,
        };
        let edge = self.edge(table);
        let hole = self.hole(table, cut.as_ref());
        let front = table.front.as_ref().map(|face| self.face(face, surface));
        let front = front.filter(|face| !shows_nothing(face)).unwrap_or_else(|| blank(shape));
        let back = table.back.as_ref().map(|face: &At<FaceTable>| -> Face { self.face(face, surface) });
        let copies = shared.before..shared.before.saturating_add(shared.count);
        let own = shared.ids.get(copies).unwrap_or_default();
        let piece = Piece {
            name: self.row_name(row, number, shared),
            letter: table.letter.as_deref().copied().or_else(|| self.word_letter(row, shared.kind)),
            group: group.unwrap_or_else(|| usual_group(shape)),
            shape,
            contour: cut.as_ref().and_then(|cut| Some(cut.own.as_ref()?.path.clone())),
            hole,
            count: shared.count,
            reversible: table.reversible.as_deref().copied().unwrap_or(false),
            gap: chosen_gap.unwrap_or_else(|| usual_gap(shape)),
            edge,
            front,
            back,
            marked: markers_of_copies(shape, walls, own),
            patches: walls.first().map(|wall| wall.patches.clone()).unwrap_or_default(),
        };
        let walls = walls.len();
        if let Some(cut) = cut {
            self.choices.push(PieceChoices { gap: chosen_gap.is_some(), fits_board: table.fits.is_some() });
            pieces.push((piece, row.origin(cut.span)));
        }
        walls
    }

    /// The hole of a piece, checked against its shape if that is known.
    fn hole(&mut self, table: &PieceTable, cut: Option<&ScaledShape>) -> Option<Mm> {
        let optional = table.optional_hole.as_ref();
        let wanted = self.length("optional_hole", optional, limits::PIECE).zip(optional);
        let typed = match (&table.hole, optional) {
            (Some(_), Some(optional)) => {
                let fault = Finding::new(PieceFinding::TwoHoles).at(optional.span());
                self.fault(fault.hint(ValueHint::OneOfBoth));
                return None;
            }
            (Some(hole), None) => self.length("hole", Some(hole), limits::PIECE).zip(Some(hole)),
            (None, _) => wanted.filter(|_| self.chosen.holes == Some(true)),
        };
        let (hole, typed) = typed?;
        let ScaledShape { shape, own, .. } = cut?;
        let Size { width, height } = shape.face_size();
        let rim = self.scale().of(limits::RIM);
        let most = width.min(height) - rim * 2;
        let is_off = own.as_ref().is_some_and(|own| !own.holds_circle((hole.half() + rim).get()));
        if hole > most || is_off {
            let fault = Finding::new(PieceFinding::HoleTooLarge { hole }).at(typed.span());
            let hint = if is_off || most < limits::PIECE.0 {
                PieceHint::SmallerHole
            } else {
                PieceHint::LargestHole { most }
            };
            self.fault(fault.hint(hint));
        }
        Some(hole)
    }

    /// The line along the cut of a piece.
    fn edge(&mut self, table: &PieceTable) -> PieceEdge {
        let line = match table.edge.as_deref() {
            None | Some(TypedEdge::Usual) => return PieceEdge::WhereNeeded,
            Some(TypedEdge::None) => return PieceEdge::None,
            Some(TypedEdge::Line(line)) => line,
        };
        let width = self.length("width", line.width.as_ref(), limits::EDGE);
        let color = self.color(line.color.as_ref());
        PieceEdge::Line(
            color.unwrap_or(Color::BLACK),
            width.unwrap_or_else(|| self.scale().of(Mm::from_um(300))),
        )
    }

    /// The name of the piece of a row.
    fn row_name(&mut self, row: &PieceRow, number: usize, shared: &Shared) -> String {
        let part = match row.table.name.as_ref().filter(|name| row.fills(name)) {
            Some(name) => Some(slug(name)).filter(|name| !name.is_empty()),
            None if shared.kind == RowKind::Single => return shared.name.to_owned(),
            None => match slug(&row.word) {
                word if word.is_empty() => Some(format!("{}-{}", shared.name, number + 1)),
                word => Some(format!("{}-{word}", shared.name)),
            },
        };
        let mut part = part.unwrap_or_else(|| shared.name.to_owned());
        let end = part.char_indices().nth(limits::NAME_CHARS).map_or(part.len(), |(end, _)| end);
        part.truncate(end);
        self.name(NameOwner::Piece, None, &part)
    }

    /// The letter of a series, unless it is typed for another piece, which it means then.
    fn word_letter(&self, row: &PieceRow, kind: RowKind) -> Option<char> {
        let mut letters = row.word.chars();
        let single = letters.next().filter(|_| kind == RowKind::Series && letters.next().is_none());
        let mut rows = self.pieces.iter().flat_map(|piece| &piece.rows);
        single.filter(|letter| !rows.any(|it| it.table.letter.as_deref() == Some(letter)))
    }

    /// Records the letter of a piece. Two pieces with the same letter would make positions ambiguous.
    fn record_letter(&mut self, table: &PieceTable, name: &str) {
        let Some(letter) = &table.letter else { return };
        match self.letters.get(&**letter) {
            Some(other) => {
                let fault = PieceFinding::LetterTwice { piece: other.clone(), letter: **letter };
                self.fault(Finding::new(fault).at(letter.span()).hint(PieceHint::OneLetterEach));
            }
            None => {
                self.letters.insert(**letter, name.to_owned());
            }
        }
    }

    /// The pieces of the spec; only the first ones if there are too many.
    pub(crate) fn kinds(&mut self) -> &'a [PieceRows] {
        let pieces = self.pieces;
        let mut kinds = 0usize;
        for (number, piece) in pieces.iter().enumerate() {
            kinds += piece.rows.len();
            if kinds > limits::KINDS {
                let fault = Finding::new(PieceFinding::TooManyKinds).at(piece.span.clone());
                self.fault(fault.hint(PieceHint::SeveralRuns));
                return pieces.get(..number).unwrap_or_default();
            }
        }
        pieces
    }
}

/// Whether a face is blank paper.
fn shows_nothing(face: &Face) -> bool {
    let paper = face.background.is_none_or(|color| color.lightness() > 0.99);
    paper
        && face.split.is_none()
        && face.pattern.is_none()
        && face.marks.is_empty()
        && face.squares.is_empty()
}

/// A blank face. Discs and hexagons get a fine ring, since they have no cut marks.
fn blank(shape: Shape) -> Face {
    let Some(diameter) = shape.across().filter(|_| !shape.is_rectangular()) else {
        return Face::default();
    };
    let ring = MarkKind::Sign {
        sign: Sign::Disc,
        size: diameter * 9 / 10,
        color: Color::WHITE,
        outline: Some((Color::Rgb(0x80, 0x80, 0x80), Mm::from_um(250))),
    };
    let mark = Mark { at: Point::default(), turn: 0.0, kind: ring };
    Face { marks: vec![mark], ..Face::default() }
}

/// The areas of the markers and patches of all copies, from the middle of the piece.
fn taken(shape: Shape, walls: &[CameraMarks], ids: &[u8]) -> Vec<Rect> {
    let size = shape.size();
    let markers = markers_of_copies(shape, walls, ids).into_iter().flatten();
    let whites = markers.map(|marker| marker.white(size)).collect::<BTreeSet<_>>();
    let patches = walls.iter().flat_map(|wall| wall.patches.iter().map(|patch| patch.rect));
    let middle = Point::new(size.width.half(), size.height.half());
    let areas = whites.into_iter().chain(patches).map(|area| area.grown(Marker::TO_TEXT));
    areas.map(|area| Rect { origin: area.origin - middle, ..area }).collect()
}

/// The markers of each copy: those of a wall, or those of a strip.
fn markers_of_copies(shape: Shape, walls: &[CameraMarks], ids: &[u8]) -> Vec<Vec<Marker>> {
    match shape.strip() {
        Some(strip) if !strip.holds_markers() => Vec::new(),
        Some(strip) => ids.iter().map(|&id| strip.markers(id)).collect(),
        None => walls.iter().map(|wall| wall.markers.clone()).collect(),
    }
}
