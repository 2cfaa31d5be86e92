//! Keys of faces without effect.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use super::Resolver;
use super::surface::Surface;
use crate::game::{Mark, MarkKind, Sign, Size};
use crate::scene::Vec2;
use crate::spec::At;
use crate::spec::typed::{FaceTable, MarkTable};
use crate::spec::words::{FaceFinding, FaceHint, MarkFinding, MarkHint, ValueHint};
use crate::text::{Finding, Message};

impl Resolver<'_> {
    /// Checks that the keys of all faces have an effect: in the face itself, or in one that is like it.
    pub(super) fn check_idle(&mut self) {
        // What could not be read may be what a key needs, or a face that is like another.
        if !self.lost.is_empty() {
            return;
        }
        let spec = self.spec;
        let on_boards = spec.board.iter().flat_map(|board| {
            board.cell.iter().chain(board.zone.iter().filter_map(|zone| zone.face.as_ref()))
        });
        let (mut effective, mut idle) = (HashSet::new(), BTreeMap::new());
        let rows = self.pieces.iter().flat_map(|piece| &piece.rows);
        let on_pieces = rows.flat_map(|row| {
            let faces = row.table.front.iter().chain(&row.table.back);
            faces.map(move |face| (Some(row), face))
        });
        let others = spec.faces.values().chain(on_boards).map(|face| (None, face));
        for (row, face) in others.chain(on_pieces) {
            self.row = row;
            for (span, fault) in dependent(&self.inherited(face, &mut Vec::new())) {
                match fault {
                    None => _ = effective.insert(span.start),
                    Some(fault) => _ = idle.insert(span.start, (span, fault)),
                }
            }
        }
        self.row = None;
        for (start, (span, fault)) in idle {
            if !effective.contains(&start) {
                let hint: Message = match fault {
                    FaceFinding::NoEffectBeside { .. } => ValueHint::OneOfBoth.into(),
                    _ => FaceHint::AddOrLeaveOut.into(),
                };
                self.fault(Finding::new(fault).at(span).hint(hint));
            }
        }
    }

    /// Checks that a mark with a place of its own is on its face, at least in part.
    pub(super) fn check_place(&mut self, typed: &MarkTable, mark: &Mark, surface: Surface) {
        let (Some(at), Some(rim)) = (&typed.at, surface.rim) else { return };
        let Some(Vec2 { x: width, y: height }) = mark.kind.size() else { return };
        let place = Vec2::new(mark.at.x.get(), mark.at.y.get());
        let away = surface.beyond(place, rim);
        let along = Vec2::from_angle(mark.turn.to_radians());
        let is_round = matches!(mark.kind, MarkKind::Sign { sign: Sign::Disc | Sign::Ring | Sign::Dot, .. });
        let reach = match is_round {
            true => away.hypot() * width,
            false => away.dot(along).abs() * width + away.cross(along).abs() * height,
        };
        if away != Vec2::ZERO && away.hypot2() >= reach / 2.0 {
            let Size { width, height } = surface.size;
            let fault = Finding::new(MarkFinding::OffItsFace).at(at.span());
            self.fault(fault.hint(MarkHint::CountsFromMiddle { width, height }));
        }
    }
}

/// The keys of a face that need another one beside them, each with the fault if that is missing.
fn dependent(face: &FaceTable) -> Vec<(Range<usize>, Option<FaceFinding>)> {
    let mark = face.mark();
    let is_empty = mark.contents().next().is_none();
    let of_pattern = [
        ("pattern_color", face.pattern_color.as_ref().map(At::span)),
        ("pattern_step", face.pattern_step.as_ref().map(At::span)),
        ("pattern_weight", face.pattern_weight.as_ref().map(At::span)),
    ];
    let of_pattern = of_pattern.into_iter().filter_map(|(key, span)| {
        Some((span?, face.pattern.is_none().then(|| no_effect_without(key, "pattern"))))
    });
    let is_split = face.split.is_some() || face.parts.is_some();
    let of_split = [
        (
            face.split_line.as_ref().map(At::span),
            (!is_split).then(|| no_effect_without("split_line", "split")),
        ),
        (
            face.split_width.as_ref().map(At::span),
            face.split_line.is_none().then(|| no_effect_without("split_width", "split_line")),
        ),
    ];
    let of_split = of_split.into_iter().filter_map(|(span, fault)| Some((span?, fault)));
    let settings = mark.settings().map(|(key, span)| {
        let alone = is_empty.then(|| FaceFinding::NoEffectWithoutContent { key: key.to_owned() });
        (span, alone.or_else(|| without_effect(&mark, key)))
    });
    let marks = face.marks.iter().chain(&face.parts).flat_map(|marks| marks.iter());
    let in_marks =
        marks.flat_map(|mark| mark.settings().map(|(key, span)| (span, without_effect(mark, key))));
    of_pattern.chain(of_split).chain(settings).chain(in_marks).collect()
}

/// Why a setting of a mark has no effect, as its other keys say.
fn without_effect(mark: &MarkTable, key: &str) -> Option<FaceFinding> {
    if key == "fit" && mark.size.is_some() {
        let (key, other) = (key.to_owned(), "size".to_owned());
        return Some(FaceFinding::NoEffectBeside { key, other });
    }
    let may_have_one =
        mark.contents().all(|(content, _)| matches!(content, "symbol" | "pips" | "ports" | "tracks"));
    (key == "outline_width" && may_have_one && mark.outline.is_none())
        .then(|| no_effect_without(key, "outline"))
}

fn no_effect_without(key: &str, needed: &str) -> FaceFinding {
    FaceFinding::NoEffectWithout { key: key.to_owned(), needed: needed.to_owned() }
}
