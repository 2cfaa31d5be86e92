//! `[[piece]]` → [`Piece`]s: one, or one for each word of a series.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Resolver;
use super::face::Surface;
use super::scaled_shape::CameraMarks;
use super::shape::{usual_gap, usual_group};
use crate::game::{Face, Mark, MarkKind, Marker, Mm, Piece, Point, Rect, Shape, Sign};
use crate::scene::Color;
use crate::spec::typed::{FaceTable, PieceTable};
use crate::spec::words::{NameOwner, PieceFinding, PieceHint};
use crate::spec::{At, limits};
use crate::text::{Finding, slug};

impl<'a> Resolver<'a> {
    /// Resolves one table to its pieces, each with the span of its size.
    pub(crate) fn piece(&mut self, table: &At<PieceTable>) -> Vec<(Piece, Range<usize>)> {
        let otherwise = table.shape.as_deref().map_or("piece", |shape| shape.0.usual_name());
        let name = self.name(NameOwner::Piece, table.name.as_ref(), otherwise);
        let group = self.words(table.group.as_ref());
        let count = self.number("count", table.count.as_ref(), limits::COUNT);
        let own_gap = self.length("gap", table.gap.as_ref(), limits::GAP);
        let words = self.series(table);
        self.record_letter(table, &name);
        if let Some(reversible) = table.reversible.as_ref().filter(|it| ***it && table.back.is_some()) {
            let fault = Finding::new(PieceFinding::ReversibleWithBack).at(reversible.span());
            self.fault(fault.hint(PieceHint::LeaveOneOut));
        }
        let cut = self.shape(table);
        let copies = count.unwrap_or(1) * words.len().max(1);
        let ids = self.strip_markers(table, &name, copies);
        // Faces are resolved even without a shape, so that their faults are reported too.
        let nominal = Shape::Circle { diameter: Mm::new(25) };
        let (shape, scale, stretch) =
            cut.as_ref().map_or((nominal, 1.0, None), |cut| (cut.shape, cut.scale, cut.stretch));
        let chosen_gap = self.overrides.gap.or(own_gap).or(self.chosen.gap);
        let gap = chosen_gap.unwrap_or_else(|| usual_gap(shape));
        let spec = self.spec;
        let mut pieces = Vec::new();
        let mistyped = table.series.as_ref().is_some_and(|series| !series.is_empty());
        let each: Vec<Option<&str>> = if !words.is_empty() {
            words.iter().map(|word| Some(word.as_str())).collect()
        } else if mistyped || self.lost.holds(&table.span(), "series") {
            // A series with faults is still a series, so `{}` on its faces is no fault.
            vec![Some("")]
        } else {
            vec![None]
        };
        let walls = cut.as_ref().map_or(&[][..], |cut| &cut.marks);
        if let Some(wall) =
            table.wall.as_ref().filter(|_| walls.len() > 1 && !copies.is_multiple_of(walls.len()))
        {
            let camps = walls.len();
            let fault = Finding::new(PieceFinding::WallsOfCamps { copies, camps }).at(wall.span());
            self.fault(fault.hint(PieceHint::OneForEachCamp { camps }));
        }
        let taken = taken(shape, walls, &ids);
        for (number, word) in each.into_iter().enumerate() {
            let surface = Surface {
                size: shape.face_size(),
                strip: shape.strip(),
                scale,
                rim: cut.as_ref().map(|cut| cut.shape.rim()),
                corner: shape.corner(),
                stretch,
                taken: &taken,
                word,
            };
            let front = match &table.front {
                Some(face) => {
                    let face = self.face(face, surface);
                    if shows_nothing(&face) { blank(shape) } else { face }
                }
                None => blank(shape),
            };
            let back = table.back.as_ref().map(|face: &At<FaceTable>| -> Face { self.face(face, surface) });
            let own = ids.chunks(count.unwrap_or(1)).nth(number).unwrap_or_default();
            // A letter that is typed for a piece means that piece.
            let single = word.and_then(|word| word.chars().next().filter(|_| word.chars().count() == 1));
            let typed = |letter: &char| spec.piece.iter().any(|it| it.letter.as_deref() == Some(letter));
            let single = single.filter(|letter| !typed(letter));
            let piece = Piece {
                name: match word {
                    Some(word) => self.name(NameOwner::Piece, None, &format!("{name}-{}", slug(word))),
                    None => name.clone(),
                },
                letter: table.letter.as_deref().copied().or(single),
                group: group.clone().unwrap_or_else(|| usual_group(shape)),
                shape,
                count: count.unwrap_or(1),
                reversible: table.reversible.as_deref().copied().unwrap_or(false),
                gap,
                front,
                back,
                marked: markers_of_copies(shape, walls, own),
                patches: walls.first().map(|wall| wall.patches.clone()).unwrap_or_default(),
            };
            if let Some(cut) = &cut {
                self.gaps_are_chosen.push(chosen_gap.is_some());
                pieces.push((piece, cut.span.clone()));
            }
        }
        pieces
    }

    fn series(&mut self, table: &PieceTable) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut known = BTreeSet::new();
        for word in table.series.iter().flat_map(|words| words.iter()) {
            if slug(word).is_empty() {
                let fault = PieceFinding::NoSeriesWord { typed: word.to_string() };
                self.fault(Finding::new(fault).at(word.span()).hint(PieceHint::LettersOrFigures));
            } else if !known.insert(word.to_lowercase()) {
                let fault = PieceFinding::SeriesWordTwice { typed: word.to_string() };
                self.fault(Finding::new(fault).at(word.span()));
            } else {
                words.push(word.to_string());
            }
        }
        words
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

    /// The tables of pieces; only the first ones if there are too many.
    pub(crate) fn kinds(&mut self) -> &'a [At<PieceTable>] {
        let spec = self.spec;
        let mut kinds = 0usize;
        for (number, table) in spec.piece.iter().enumerate() {
            kinds += table.series.as_ref().map_or(1, |words| words.len().max(1));
            if kinds > limits::KINDS {
                let fault = Finding::new(PieceFinding::TooManyKinds).at(table.span());
                self.fault(fault.hint(PieceHint::SeveralRuns));
                return spec.piece.get(..number).unwrap_or_default();
            }
        }
        &spec.piece
    }
}

/// Whether a face is blank paper.
fn shows_nothing(face: &Face) -> bool {
    let paper = face.background.is_none_or(|color| color.lightness() > 0.99);
    paper && face.pattern.is_none() && face.marks.is_empty() && face.squares.is_empty()
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
        Some(strip) => ids.iter().map(|&id| strip.markers(id)).collect(),
        None => walls.iter().map(|wall| wall.markers.clone()).collect(),
    }
}
