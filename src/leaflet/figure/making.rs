//! Steps of making a game by hand: drawn in slanted view, as things lie on the table.

use crate::game::Making;
use crate::leaflet::drawn::DrawnBlock;
use crate::scene::{Affine, BezPath, Cap, Color, Join, Node, Point, Size, Stroke, Vec2, polygon, polyline};

/// The size of a picture in its own measures.
const SIZE: Size = Size::new(44.0, 28.0);
const LINE_MM: f64 = 0.22;
const INK: Color = Color::Rgb(60, 56, 50);
const PAPER: Color = Color::Rgb(255, 253, 246);
const PRINT: Color = Color::Rgb(150, 140, 122);
const CARD: Color = Color::Rgb(214, 203, 180);
const EDGE: Color = Color::Rgb(176, 163, 136);
const STEEL: Color = Color::Rgb(222, 225, 228);

/// What is drawn, in millimetres on the page.
struct Pen {
    scale: f64,
    nodes: Vec<Node>,
}

/// A step at a width.
pub(super) fn draw(step: Making, width: f64, room: Size) -> DrawnBlock {
    let scale = (width.min(room.width) / SIZE.width).min(room.height / SIZE.height).max(0.01);
    let mut pen = Pen { scale, nodes: Vec::new() };
    match step {
        Making::Glue => glue(&mut pen),
        Making::Cut => cut(&mut pen),
        Making::Join => join(&mut pen),
        Making::Fold => fold(&mut pen),
        Making::Punch => punch(&mut pen),
    }
    DrawnBlock { width: SIZE.width * scale, height: SIZE.height * scale, nodes: pen.nodes }
}

/// A place on the table, to the right and away from the reader, at a height above it.
fn at(x: f64, y: f64, z: f64) -> Point {
    Point::new(3.0 + x + 0.5 * y, 25.0 - 0.6 * y - z)
}

impl Pen {
    fn add(&mut self, path: BezPath, fill: Option<Color>, line: Option<Color>) {
        let path = Affine::scale(self.scale) * path;
        self.nodes.extend(fill.map(|color| Node::filled(path.clone(), color)));
        self.nodes.extend(line.map(|color| {
            let stroke = Stroke { join: Join::Round, cap: Cap::Round, ..Stroke::solid(color, LINE_MM) };
            Node::lined(path, stroke)
        }));
    }

    fn dashed(&mut self, from: Point, to: Point) {
        let stroke = Stroke { dashes: vec![0.8, 0.6], ..Stroke::solid(INK, LINE_MM) };
        self.nodes.push(Node::lined(Affine::scale(self.scale) * polyline([from, to]), stroke));
    }

    /// A rectangle that lies at a height, from corner to corner.
    fn flat(&mut self, [x0, x1]: [f64; 2], [y0, y1]: [f64; 2], z: f64, fill: Color) {
        let corners = [at(x0, y0, z), at(x1, y0, z), at(x1, y1, z), at(x0, y1, z)];
        self.add(polygon(corners), Some(fill), Some(INK));
    }

    /// The lines of a print on such a rectangle.
    fn squares(&mut self, [x0, x1]: [f64; 2], [y0, y1]: [f64; 2], z: f64, (columns, rows): (usize, usize)) {
        for column in 1..columns {
            let x = x0 + (x1 - x0) * column as f64 / columns as f64;
            self.add(polyline([at(x, y0, z), at(x, y1, z)]), None, Some(PRINT));
        }
        for row in 1..rows {
            let y = y0 + (y1 - y0) * row as f64 / rows as f64;
            self.add(polyline([at(x0, y, z), at(x1, y, z)]), None, Some(PRINT));
        }
    }

    /// A board of card that lies on the table.
    fn slab(&mut self, [x0, x1]: [f64; 2], [y0, y1]: [f64; 2], thick: f64) {
        let front = [at(x0, y0, 0.0), at(x1, y0, 0.0), at(x1, y0, thick), at(x0, y0, thick)];
        let right = [at(x1, y0, 0.0), at(x1, y1, 0.0), at(x1, y1, thick), at(x1, y0, thick)];
        self.add(polygon(front), Some(EDGE), Some(INK));
        self.add(polygon(right), Some(EDGE), Some(INK));
        self.flat([x0, x1], [y0, y1], thick, CARD);
    }

    /// An arrow.
    fn arrow(&mut self, from: Point, to: Point) {
        let way = (to - from).normalize();
        let across = Vec2::new(-way.y, way.x);
        let neck = to - way * 2.2;
        self.add(polygon([to, neck + across * 1.3, neck - across * 1.3]), Some(INK), None);
        let shaft = [from + across * 0.45, neck + across * 0.45, neck - across * 0.45, from - across * 0.45];
        self.add(polygon(shaft), Some(INK), None);
    }
}

/// A printed sheet comes down on card.
fn glue(pen: &mut Pen) {
    pen.slab([0.0, 30.0], [0.0, 16.0], 1.8);
    let mut wave = BezPath::new();
    wave.move_to(at(3.0, 4.0, 1.8));
    for step in 0..4 {
        let x = 3.0 + 6.0 * f64::from(step);
        wave.curve_to(at(x + 2.0, 13.0, 1.8), at(x + 3.0, 13.0, 1.8), at(x + 3.0, 8.0, 1.8));
        wave.curve_to(at(x + 3.0, 3.0, 1.8), at(x + 5.0, 3.0, 1.8), at(x + 6.0, 6.0, 1.8));
    }
    pen.add(wave, None, Some(PAPER));
    let (x, y) = ([0.0, 30.0], [0.0, 16.0]);
    pen.flat(x, y, 12.0, PAPER);
    pen.squares(x, y, 12.0, (5, 3));
    for x in [6.0, 24.0] {
        pen.arrow(at(x, 0.0, 10.8), at(x, 0.0, 3.2));
    }
}

/// A knife runs along a ruler.
fn cut(pen: &mut Pen) {
    let (x, y) = ([0.0, 30.0], [0.0, 24.0]);
    pen.slab(x, y, 1.2);
    pen.flat(x, y, 1.2, PAPER);
    pen.squares(x, y, 1.2, (3, 3));
    // The ruler covers the side that stays.
    pen.flat([-1.0, 31.0], [9.2, 13.6], 1.8, STEEL);
    for tick in 0..16 {
        let x = f64::from(tick) * 2.0;
        let long = if tick % 5 == 0 { 1.8 } else { 1.0 };
        pen.add(polyline([at(x, 9.2, 1.8), at(x, 9.2 + long, 1.8)]), None, Some(INK));
    }
    let tip = at(20.0, 8.0, 1.2);
    let blade = [tip, tip + Vec2::new(3.4, -3.4), tip + Vec2::new(4.6, -2.0)];
    pen.add(polygon(blade), Some(STEEL), Some(INK));
    let handle = [(3.0, -3.8), (12.2, -11.2), (14.0, -9.2), (5.0, -1.6)].map(|way| tip + Vec2::from(way));
    pen.add(polygon(handle), Some(CARD), Some(INK));
    pen.add(polyline([at(20.0, 8.0, 1.2), at(0.0, 8.0, 1.2)]), None, Some(INK));
}

/// A part of a board comes down on the flap of its neighbour.
fn join(pen: &mut Pen) {
    let y = [0.0, 18.0];
    pen.flat([14.0, 33.0], y, 0.0, PAPER);
    pen.flat([14.0, 19.0], y, 0.0, CARD);
    pen.squares([19.0, 33.0], y, 0.0, (3, 4));
    pen.dashed(at(19.0, 0.0, 0.0), at(19.0, 18.0, 0.0));
    let x = [-3.0, 16.0];
    pen.flat(x, y, 8.0, PAPER);
    pen.squares(x, y, 8.0, (4, 4));
    pen.arrow(at(15.5, 0.0, 6.6), at(17.5, 0.0, 1.2));
}

/// One half of a sheet is folded behind the other.
fn fold(pen: &mut Pen) {
    let y = [0.0, 18.0];
    pen.flat([0.0, 16.0], y, 0.0, PAPER);
    pen.squares([0.0, 16.0], y, 0.0, (2, 2));
    let raised = [at(16.0, 0.0, 0.0), at(18.0, 0.0, 11.5), at(18.0, 18.0, 11.5), at(16.0, 18.0, 0.0)];
    pen.add(polygon(raised), Some(CARD), Some(INK));
    pen.dashed(at(16.0, 0.0, 0.0), at(16.0, 18.0, 0.0));
    let mut way = BezPath::new();
    way.move_to(at(31.0, 6.0, 0.0));
    way.curve_to(at(31.0, 6.0, 6.0), at(29.0, 6.0, 9.0), at(26.0, 6.0, 10.0));
    pen.add(way, None, Some(INK));
    pen.arrow(at(27.5, 6.0, 9.6), at(22.5, 6.0, 10.4));
}

/// Discs come out of a sheet.
fn punch(pen: &mut Pen) {
    let y = [0.0, 22.0];
    pen.flat([0.0, 28.0], y, 0.0, PAPER);
    let disc = |x: f64, y: f64, z: f64, radius: f64| {
        let mut path = BezPath::new();
        for step in 0..32 {
            let way = Vec2::from_angle(f64::from(step) * std::f64::consts::TAU / 32.0) * radius;
            let corner = at(x + way.x, y + way.y, z);
            if step == 0 { path.move_to(corner) } else { path.line_to(corner) }
        }
        path.close_path();
        path
    };
    for (x, y) in [(6.0, 16.5), (16.0, 16.5), (6.0, 5.5)] {
        pen.add(disc(x, y, 0.0, 4.0), Some(CARD), Some(INK));
    }
    pen.add(disc(18.0, 5.5, 0.0, 4.0), Some(INK), Some(INK));
    pen.add(disc(24.0, 5.5, 8.0, 4.0), Some(CARD), Some(INK));
    pen.arrow(at(19.0, 5.5, 1.5), at(22.0, 5.5, 5.5));
}
