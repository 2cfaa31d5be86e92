//! Drawings from outside.

use super::{Brush, shape};
use crate::scene::{Affine, Drawing, DrawnShape, Node, PaintedPath, Stroke};

impl Brush<'_> {
    /// A drawing of a width in millimetres, around the origin.
    pub(super) fn art(&mut self, drawing: &Drawing, width: f64, place: Affine) -> Vec<Node> {
        let bounds = drawing.bounds;
        if bounds.width() <= 0.0 {
            return Vec::new();
        }
        let scale = width / bounds.width();
        let place = place * Affine::scale(scale) * Affine::translate(-bounds.center().to_vec2());
        let nodes = self.shapes(&drawing.shapes, place, scale);
        if drawing.needs_clip() {
            return vec![Node::Clip { path: place * shape::rectangle(bounds), nodes }];
        }
        nodes
    }

    fn shapes(&mut self, shapes: &[DrawnShape], place: Affine, scale: f64) -> Vec<Node> {
        let nodes = shapes.iter().map(|shape| match shape {
            DrawnShape::Path(shape) => {
                let stroke = shape.stroke.clone().map(|stroke| Stroke {
                    width: stroke.width * scale,
                    dashes: stroke.dashes.iter().map(|dash| dash * scale).collect(),
                    ..stroke
                });
                Node::Path(PaintedPath { stroke, ..shape.clone().transformed(place) })
            }
            DrawnShape::Picture { picture, place: own } => {
                Node::Picture { picture: self.picture(picture), place: place * *own }
            }
            DrawnShape::Clip { path, shapes } => {
                Node::Clip { path: place * path.clone(), nodes: self.shapes(shapes, place, scale) }
            }
        });
        nodes.collect()
    }
}
