//! Keys of faces without effect.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Resolver;
use super::face::Surface;
use crate::game::{Mark, MarkKind, Rim, Size};
use crate::spec::At;
use crate::spec::typed::{FaceTable, MarkTable};
use crate::spec::words::{FaceFinding, FaceHint, MarkFinding, MarkHint};
use crate::text::Finding;

impl Resolver<'_> {
    /// The named faces that other faces are like. Their keys may have an effect there only.
    pub(super) fn bases(&self) -> BTreeSet<&str> {
        let spec = self.spec;
        let on_pieces = spec.piece.iter().flat_map(|piece| piece.front.iter().chain(&piece.back));
        let on_boards = spec.board.iter().flat_map(|board| {
            board.cell.iter().chain(board.zone.iter().filter_map(|zone| zone.face.as_ref()))
        });
        let faces = spec.faces.values().chain(on_pieces).chain(on_boards);
        faces.filter_map(|face| face.like.as_ref()).map(|like| like.as_str()).collect()
    }

    /// Checks that the keys typed in a face have an effect; `face` is the same with all that it inherits.
    pub(super) fn check_idle(&mut self, typed: &FaceTable, face: &FaceTable) {
        if face.pattern.is_none() && !self.lost.names("pattern") {
            let of_pattern = [
                ("pattern_color", typed.pattern_color.as_ref().map(At::span)),
                ("pattern_step", typed.pattern_step.as_ref().map(At::span)),
                ("pattern_weight", typed.pattern_weight.as_ref().map(At::span)),
            ];
            for (key, span) in of_pattern {
                self.idle_without(key, span, "pattern");
            }
        }
        let mark = typed.mark();
        if face.mark().contents().next().is_some() || self.has_lost_content() {
            self.check_outline(&mark, face.outline.is_some());
        } else {
            for (key, span) in mark.settings() {
                let fault = FaceFinding::NoEffectWithoutContent { key: key.to_owned() };
                self.fault(Finding::new(fault).at(span).hint(FaceHint::AddOrLeaveOut));
            }
        }
        for mark in typed.marks.iter().flat_map(|marks| marks.iter()) {
            self.check_outline(mark, mark.outline.is_some());
        }
    }

    fn check_outline(&mut self, mark: &MarkTable, is_outlined: bool) {
        let has_outline = mark.contents().all(|(content, _)| matches!(content, "symbol" | "ports"));
        if has_outline && !is_outlined && !self.lost.names("outline") {
            self.idle_without("outline_width", mark.outline_width.as_ref().map(At::span), "outline");
        }
    }

    /// Reports a typed key that has no effect without another one.
    fn idle_without(&mut self, key: &str, typed: Option<Range<usize>>, needed: &str) {
        let Some(span) = typed else { return };
        let fault = FaceFinding::NoEffectWithout { key: key.to_owned(), needed: needed.to_owned() };
        self.fault(Finding::new(fault).at(span).hint(FaceHint::AddOrLeaveOut));
    }

    /// Checks that a mark with a place of its own is on its face, at least in part.
    pub(super) fn check_place(&mut self, typed: &MarkTable, mark: &Mark, surface: Surface) {
        let (Some(at), Some(rim)) = (&typed.at, surface.rim) else { return };
        let (width, height) = match &mark.kind {
            MarkKind::Sign { size, .. } => (size.get(), size.get()),
            MarkKind::Drawing { drawing, width } => {
                (width.get(), width.get() * drawing.bounds.height() / drawing.bounds.width().max(1e-9))
            }
            MarkKind::Picture { picture, width } => {
                (width.get(), width.get() * f64::from(picture.height) / f64::from(picture.width.max(1)))
            }
            MarkKind::Text { .. } | MarkKind::Ports { .. } => return,
        };
        let reach = width.hypot(height) / 2.0;
        let half = surface.half();
        let (x, y) = (mark.at.x.get().abs(), mark.at.y.get().abs());
        let is_beyond = match rim {
            Rim::Round => x.hypot(y) - reach >= half.x,
            Rim::Square | Rim::Hexagon(_) => x - reach >= half.x || y - reach >= half.y,
        };
        if is_beyond {
            let Size { width, height } = surface.size;
            let fault = Finding::new(MarkFinding::OffItsFace).at(at.span());
            self.fault(fault.hint(MarkHint::CountsFromMiddle { width, height }));
        }
    }
}
