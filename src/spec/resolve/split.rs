//! Parts of a face: their colours, the lines between them, and a mark on each.

use super::Resolver;
use super::surface::Surface;
use crate::game::{self, Mark, Mm, Part, Point, Size, Split};
use crate::scene::{Color, Vec2};
use crate::spec::typed::FaceTable;
use crate::spec::words::{FaceFinding, FaceHint};
use crate::spec::{At, limits};
use crate::text::Finding;

impl Resolver<'_> {
    /// The parts of a face, and the marks on them.
    pub(super) fn split(&mut self, face: &FaceTable, surface: Surface) -> Option<(Split, Vec<Mark>)> {
        let line = self.color(face.split_line.as_ref());
        let width = self.length("split_width", face.split_width.as_ref(), limits::MARK_LINE);
        let width = surface.scaled(width.unwrap_or_else(|| self.scale().of(Mm::from_um(300))));
        let typed = face.split.as_deref().map_or(&[][..], Vec::as_slice);
        let marks = face.parts.as_deref().map_or(&[][..], Vec::as_slice);
        let span = face.split.as_ref().map(At::span).or(face.parts.as_ref().map(At::span))?;
        let colors: Vec<Option<Color>> = typed.iter().map(|color| self.color(Some(color))).collect();
        let count = marks.len().max(typed.len());
        if let (Some(parts), true) = (&face.parts, face.split.is_some() && marks.len() != typed.len()) {
            let fault = FaceFinding::PartsOfSplit { parts: marks.len(), colors: typed.len() };
            self.fault(Finding::new(fault).at(parts.span()).hint(FaceHint::AsManyOfBoth));
        }
        let most = limits::PARTS.1.unsigned_abs() as usize;
        let parts = match surface.rim.filter(|_| (2..=most).contains(&count)) {
            Some(rim) => game::parts(rim, surface.half(), count),
            None => None,
        };
        if parts.is_none() && (surface.rim.is_some() || !(2..=most).contains(&count)) {
            let fault = Finding::new(FaceFinding::NoSuchParts { count }).at(span);
            self.fault(fault.hint(FaceHint::PartsAre));
        }
        // The marks are checked even if there is no place for them.
        let mut placed = Vec::new();
        for (number, typed) in marks.iter().enumerate() {
            self.check_settings(typed);
            let color = colors.get(number).copied().flatten();
            let part = parts.as_ref().and_then(|parts| parts.get(number));
            let room = part.map_or(Surface { rim: None, ..surface }, |part| on_part(part, surface));
            let room = Surface { ground: color.or(surface.ground), ..room };
            if let Some(mut mark) = self.mark(typed, room) {
                self.doubt(typed, &mark, room.ground.as_slice(), room);
                mark.at = mark.at + part.map_or(Point::default(), |part| nearest(part.middle));
                placed.push(mark);
            }
        }
        parts?;
        let colors = colors.into_iter().collect::<Option<_>>()?;
        Some((Split { count, colors, line: line.map(|line| (line, width)) }, placed))
    }
}

/// The room for a mark on a part, around its middle.
fn on_part<'a>(part: &Part, surface: Surface<'a>) -> Surface<'a> {
    let Point { x: width, y: height } = nearest(part.room * 2.0);
    Surface {
        size: Size::new(width, height),
        strip: None,
        rim: Some(part.rim),
        corner: Mm::ZERO,
        own: None,
        taken: &[],
        stretch: None,
        ..surface
    }
}

fn nearest(at: Vec2) -> Point {
    Point::new(Mm::nearest(at.x), Mm::nearest(at.y))
}
