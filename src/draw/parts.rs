//! The coloured parts of a split face, and the lines between them.

use super::face::FaceCanvas;
use super::low_ink::{self, Grounds};
use super::shape;
use crate::game::{self, Part, Split};
use crate::scene::{BezPath, Color, Node, Vec2};

/// Width of the edge of a part with low ink: its colour must be told from that of the next part.
const EDGE_MM: f64 = 0.7;
/// The share of a line between parts of one colour that is drawn: from edge to edge it would look like a cut.
const LINE_SHARE: f64 = 0.8;
/// Lines between colours cross the bleed.
const BEYOND: f64 = 3.0;

/// The parts of a face.
pub(super) struct Parts<'a> {
    split: &'a Split,
    parts: Vec<Part>,
}

impl<'a> Parts<'a> {
    pub(super) fn new(split: &'a Split, canvas: &FaceCanvas) -> Parts<'a> {
        let parts = game::parts(canvas.port_area.rim, canvas.port_area.half, split.count);
        Parts { split, parts: parts.unwrap_or_default() }
    }

    fn colored(&self) -> impl Iterator<Item = (&Part, Color)> {
        self.parts.iter().zip(self.split.colors.iter().copied())
    }

    pub(super) fn nodes(&self, canvas: &FaceCanvas, low_ink: bool) -> Vec<Node> {
        let area = canvas.surface.clone().unwrap_or_else(|| shape::rectangle(canvas.area));
        let mut painted = Vec::new();
        for (number, (part, color)) in self.colored().enumerate() {
            let corners = polygon(&part.corners);
            match low_ink {
                true => {
                    let mut nodes = vec![Node::filled(corners.clone(), light(color))];
                    if let Some(color) = low_ink::edge(color) {
                        let lines = [Some(&corners), canvas.edge.as_ref()].into_iter().flatten();
                        nodes.extend(lines.map(|line| Node::stroked(line.clone(), color, 2.0 * EDGE_MM)));
                    }
                    painted.push(Node::Clip { path: corners, nodes });
                }
                // Below all others, so that no gap shows between it and them.
                false if number == 0 => painted.push(Node::filled(area.clone(), color)),
                false => painted.push(Node::filled(polygon(&part.fill), color)),
            }
        }
        if let Some((color, width)) = self.split.line {
            let share = if self.split.colors.is_empty() { LINE_SHARE } else { BEYOND };
            let mut lines = BezPath::new();
            for [from, to] in self.parts.iter().filter_map(|part| part.line) {
                let middle = if from == Vec2::ZERO { from } else { (from + to) / 2.0 };
                let [from, to] = [from, to].map(|end| (middle + (end - middle) * share).to_point());
                shape::add_line(&mut lines, from, to);
            }
            painted.push(Node::stroked(lines, color, width.get()));
        }
        let path = canvas.edge.clone().filter(|_| low_ink).unwrap_or(area);
        if painted.is_empty() { painted } else { vec![Node::Clip { path, nodes: painted }] }
    }

    pub(super) fn add_to(&self, grounds: &mut Grounds) {
        for (part, color) in self.colored() {
            grounds.add_part(polygon(&part.corners), color, light(color));
        }
    }
}

fn light(color: Color) -> Color {
    low_ink::shade(color).unwrap_or_else(|| low_ink::surface(color))
}

fn polygon(corners: &[Vec2]) -> BezPath {
    shape::polygon(corners.iter().map(|corner| (corner.x, corner.y)))
}
