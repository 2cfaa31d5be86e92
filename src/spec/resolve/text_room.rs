//! The room for text on a face.

use super::surface::Surface;
use super::words::Setting;
use crate::game::{Align, Mm, Rim};
use crate::scene::Vec2;

/// How far text may extend on a face, as a fraction of it.
const MAX_EXTENT: f64 = 0.96;
/// The same for text without a given size.
const DEFAULT_EXTENT: f64 = 0.78;
/// The same for the box around an outline of any form.
const BOXED_EXTENT: f64 = 0.7;

/// The room for lines of text: a rectangle with round corners.
pub(super) struct Room {
    /// Half its extent.
    half: Vec2,
    /// Corner radius; for a circle, its radius.
    corner: f64,
    /// The middle of the text.
    at: Vec2,
    /// The direction of the lines.
    along: Vec2,
    /// Maximum length of a line.
    pub(super) longest: f64,
    align: Align,
}

impl Room {
    pub(super) fn new(surface: Surface, rim: Rim, setting: Setting) -> Room {
        let Setting { size, width, at, turn, align, .. } = setting;
        let own_room = surface.own.map_or(BOXED_EXTENT, |own| own.room);
        let is_sized = size.is_some() || width.is_some();
        let reach = match rim {
            // Text of a chosen size may reach into an arm or a leg.
            Rim::Boxed if is_sized => BOXED_EXTENT.max(own_room),
            Rim::Boxed => own_room,
            _ if is_sized => MAX_EXTENT,
            _ => DEFAULT_EXTENT,
        };
        let full = surface.half();
        let half = full * reach;
        let corner = match rim {
            Rim::Boxed => 0.0,
            Rim::Square => (surface.corner.get() - full.x.min(full.y) * (1.0 - reach)).max(0.0),
            Rim::Round | Rim::Hexagon(_) | Rim::Triangle => half.x,
        };
        Room {
            half,
            corner,
            at: Vec2::new(at.x.get(), at.y.get()),
            along: Vec2::from_angle(turn.to_radians()),
            longest: width.map_or(f64::INFINITY, Mm::get),
            align,
        }
    }

    /// The extent across the lines.
    pub(super) fn height(&self) -> f64 {
        2.0 * (self.half.x * self.along.y.abs() + self.half.y * self.along.x.abs())
    }

    /// Maximum length of a line between two offsets from the middle of the text.
    pub(super) fn width(&self, top: f64, bottom: f64) -> f64 {
        let across = Vec2::new(-self.along.y, self.along.x);
        let ends = [top, bottom].map(|offset| self.at + across * offset);
        let (ways, times) = match self.align {
            Align::Left => ([self.along; 2], 1.0),
            Align::Right => ([-self.along; 2], 1.0),
            Align::Center | Align::LeftBlock | Align::RightBlock => ([self.along, -self.along], 2.0),
        };
        let reaches = ends.into_iter().flat_map(|end| ways.map(|to| self.reach(end, to)));
        self.longest.min(times * reaches.fold(f64::INFINITY, f64::min))
    }

    /// The distance from a point to the edge of the room in a direction of length 1; 0 if the point is outside.
    fn reach(&self, from: Vec2, to: Vec2) -> f64 {
        let to_side = |half: f64, from: f64, to: f64| match to.abs() < 1e-9 {
            true if from.abs() > half => 0.0,
            true => f64::INFINITY,
            false => (half * to.signum() - from) / to,
        };
        let to_box = to_side(self.half.x, from.x, to.x).min(to_side(self.half.y, from.y, to.y));
        let end = from + to * to_box;
        let corner = self.half - Vec2::new(self.corner, self.corner);
        if to_box <= 0.0 || end.x.abs() <= corner.x || end.y.abs() <= corner.y {
            return to_box.max(0.0);
        }
        let middle = Vec2::new(corner.x.copysign(end.x), corner.y.copysign(end.y)) - from;
        let off = middle.cross(to);
        let arc = middle.dot(to) + (self.corner.powi(2) - off.powi(2)).sqrt();
        // There is no root if the line misses the corner's circle.
        arc.max(0.0)
    }
}
