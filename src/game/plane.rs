//! Points, sizes and rectangles on paper.

use std::ops::{Add, Sub};

use super::Mm;

/// A point on paper: x to the right, y downwards from the top left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Distance from the left edge.
    pub x: Mm,
    /// Distance from the top edge.
    pub y: Mm,
}

impl Point {
    pub const fn new(x: Mm, y: Mm) -> Point {
        Point { x, y }
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

/// Width and height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    /// Horizontal extent.
    pub width: Mm,
    /// Vertical extent.
    pub height: Mm,
}

impl Size {
    pub const fn new(width: Mm, height: Mm) -> Size {
        Size { width, height }
    }

    /// Rotated by a quarter turn.
    pub const fn turned(self) -> Size {
        Size { width: self.height, height: self.width }
    }

    pub(crate) fn area_mm2(self) -> f64 {
        self.width.get() * self.height.get()
    }

    /// Whether it fits into `other` without rotation.
    pub fn fits_in(self, other: Size) -> bool {
        self.width <= other.width && self.height <= other.height
    }
}

/// An axis-aligned rectangle on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rect {
    /// Its top left corner.
    pub origin: Point,
    /// Its width and height.
    pub size: Size,
}

impl Rect {
    /// The rectangle with this left edge, top edge, width and height.
    pub const fn new(x: Mm, y: Mm, width: Mm, height: Mm) -> Rect {
        Rect { origin: Point::new(x, y), size: Size::new(width, height) }
    }

    /// The rectangle of `size` around `centre`. Odd micrometres are added at the right and the bottom.
    pub fn centred(centre: Point, size: Size) -> Rect {
        Rect { origin: Point::new(centre.x - size.width.half(), centre.y - size.height.half()), size }
    }

    /// Its left edge.
    pub fn left(self) -> Mm {
        self.origin.x
    }

    /// Its top edge.
    pub fn top(self) -> Mm {
        self.origin.y
    }

    /// Its right edge.
    pub fn right(self) -> Mm {
        self.origin.x + self.size.width
    }

    /// Its bottom edge.
    pub fn bottom(self) -> Mm {
        self.origin.y + self.size.height
    }

    pub fn centre(self) -> Point {
        Point::new(self.origin.x + self.size.width.half(), self.origin.y + self.size.height.half())
    }

    /// Grown by a length on all four sides; shrunk if it is negative.
    pub fn grown(self, by: Mm) -> Rect {
        Rect {
            origin: Point::new(self.origin.x - by, self.origin.y - by),
            size: Size::new(self.size.width + by * 2, self.size.height + by * 2),
        }
    }

    /// Whether `other` is completely within it.
    pub fn contains(self, other: Rect) -> bool {
        self.left() <= other.left()
            && self.top() <= other.top()
            && self.right() >= other.right()
            && self.bottom() >= other.bottom()
    }

    /// Whether the interiors intersect; touching edges do not count.
    pub fn overlaps(self, other: Rect) -> bool {
        self.left() < other.right()
            && other.left() < self.right()
            && self.top() < other.bottom()
            && other.top() < self.bottom()
    }

    /// The intersection; of size zero if it is empty.
    pub fn common(self, other: Rect) -> Rect {
        let (x, y) = (self.left().max(other.left()), self.top().max(other.top()));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Rect::new(x, y, (right - x).max(Mm::ZERO), (bottom - y).max(Mm::ZERO))
    }

    /// The bounding box of both.
    pub fn union(self, other: Rect) -> Rect {
        let (x, y) = (self.left().min(other.left()), self.top().min(other.top()));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect::new(x, y, right - x, bottom - y)
    }
}
