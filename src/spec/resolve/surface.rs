//! The surface that a face is printed on.

use std::f64::consts::PI;

use super::own_outline::OwnOutline;
use crate::game::{Mm, Point, Rect, Rim, Size, Strip};
use crate::scene::{Color, Vec2};

/// The surface that a face is printed on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surface<'a> {
    pub size: Size,
    /// The strip, if it is one.
    pub strip: Option<Strip>,
    /// Ratio of the printed size to the typed one; lengths in the face are scaled by it.
    pub scale: f64,
    /// On a wall, how positions follow the board; elsewhere positions are scaled like lengths.
    pub stretch: Option<Stretch>,
    /// Whether it is a cell of a board.
    pub is_cell: bool,
    /// The colour below it; `None` if that is not the same everywhere.
    pub ground: Option<Color>,
    /// Its outline, which determines its ports and the room for text; `None` if unknown.
    pub rim: Option<Rim>,
    pub corner: Mm,
    /// The drawing that it is the outline of.
    pub own: Option<&'a OwnOutline>,
    /// The areas of its photo marks, from its middle.
    pub taken: &'a [Rect],
}

/// The part of a board along a wall.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch {
    /// Half the printed length of the grid.
    pub half: Mm,
    /// Ratio of the printed length to the typed one.
    pub scale: f64,
}

impl Surface<'_> {
    /// A surface as large as typed, without photo marks.
    pub(crate) fn plain(size: Size, rim: Option<Rim>) -> Self {
        let (strip, stretch) = (None, None);
        Surface {
            size,
            strip,
            scale: 1.0,
            stretch,
            is_cell: false,
            ground: Some(Color::WHITE),
            rim,
            corner: Mm::ZERO,
            own: None,
            taken: &[],
        }
    }

    /// Half its extent, with the tabs of a strip.
    pub(crate) fn half(&self) -> Vec2 {
        let tabs = self.strip.map_or(0.0, |strip| strip.tab.get());
        Vec2::new(self.size.width.get() / 2.0 + tabs, self.size.height.get() / 2.0)
    }

    /// The way from the nearest point of the face to a place; zero on the face.
    pub(super) fn beyond(&self, place: Vec2, rim: Rim) -> Vec2 {
        let half = self.half();
        let corner = match rim {
            Rim::Square | Rim::Boxed => self.corner.get(),
            Rim::Round => half.x.min(half.y),
            Rim::Hexagon(_) | Rim::Triangle => {
                let (radius, ways) = (half.x.min(half.y), rim.ways());
                let side = radius * (PI / ways.len() as f64).tan();
                let way = ways.into_iter().max_by(|one, other| place.dot(*one).total_cmp(&place.dot(*other)));
                let way = way.unwrap_or_default();
                let out = place.dot(way) - radius;
                let past = way.cross(place) - way.cross(place).clamp(-side, side);
                return if out > 0.0 { way * out + way.turn_90() * past } else { Vec2::ZERO };
            }
        };
        let past = |place: f64, half: f64| {
            let straight = (half - corner).max(0.0);
            place - place.clamp(-straight, straight)
        };
        let way = Vec2::new(past(place.x, half.x), past(place.y, half.y));
        way * (1.0 - corner / way.hypot()).max(0.0)
    }

    /// The width of the largest rectangle in the middle that is on the face, if its width has this ratio to its height
    /// and this direction.
    pub(super) fn room_for(&self, aspect: f64, along: Vec2) -> f64 {
        let (half, corner) = (self.half(), Vec2::new(aspect, 1.0) / aspect);
        let corners = [corner, Vec2::new(corner.x, -corner.y)].map(|at| at.rotate_scale(along));
        let reach = |way: Vec2| corners.iter().map(|corner| corner.dot(way).abs()).fold(0.0, f64::max);
        let sides = match self.rim {
            Some(Rim::Round) => return 2.0 * half.x.min(half.y) / corner.hypot(),
            Some(rim @ (Rim::Hexagon(_) | Rim::Triangle)) => {
                rim.ways().into_iter().map(|way| (way, half.x.min(half.y))).collect()
            }
            Some(Rim::Square | Rim::Boxed) | None => {
                vec![(Vec2::new(1.0, 0.0), half.x), (Vec2::new(0.0, 1.0), half.y)]
            }
        };
        2.0 * sides.into_iter().map(|(way, far)| far / reach(way)).fold(f64::INFINITY, f64::min)
    }

    /// How far the corners of a regular polygon with bleed lie from its middle; `None` for other faces.
    pub(super) fn corners(&self, bleed: f64) -> Option<Vec2> {
        let (half, ways) = (self.half(), self.rim?.ways());
        let turn = PI / ways.len() as f64;
        let far = (half.x.min(half.y) + bleed) / turn.cos();
        let corners = ways.into_iter().map(|way| way.rotate_scale(Vec2::from_angle(turn)) * far);
        corners
            .map(|at| Vec2::new(at.x.abs(), at.y.abs()))
            .reduce(|one, other| Vec2::new(one.x.max(other.x), one.y.max(other.y)))
    }

    /// The printed size of a typed length.
    pub(crate) fn scaled(&self, length: Mm) -> Mm {
        if self.scale == 1.0 { length } else { Mm::nearest(length.get() * self.scale) }
    }

    /// The printed position of a typed one, both from the middle.
    pub(crate) fn placed(&self, place: Point) -> Point {
        match self.stretch {
            Some(stretch) => stretch.placed(place),
            None => Point::new(self.scaled(place.x), self.scaled(place.y)),
        }
    }
}
