//! The content of pages and symbols, as operators.

use printpdf::{Op, Pt};

use super::fonts::Fonts;
use super::paths::{placed, trace};
use super::state::State;
use super::{POINTS, layer_id};
use crate::scene::{Affine, BezPath, FillRule, Node, Page, PictureId, Shape, Symbol, SymbolId};

/// Content in the making.
pub(super) struct Content<'a> {
    fonts: &'a Fonts,
    ops: Vec<Op>,
    state: State,
}

impl<'a> Content<'a> {
    pub(super) fn of_page(fonts: &'a Fonts, page: &Page) -> Vec<Op> {
        let mut content = Content { fonts, ops: Vec::new(), state: State::default() };
        // Millimetres downwards from the top left corner.
        let scale = POINTS as f32;
        let height = (page.size.height * POINTS) as f32;
        let matrix = printpdf::CurTransMat::Raw([scale, 0.0, 0.0, -scale, 0.0, height]);
        content.ops.push(Op::SetTransformationMatrix { matrix });
        content.ops.push(Op::SetMiterLimit { limit: Pt(4.0) });
        for (layer, nodes) in page.layers.used() {
            content.ops.push(Op::BeginLayer { layer_id: layer_id(layer) });
            content.draw(nodes);
            content.ops.push(Op::EndLayer);
        }
        content.ops
    }

    pub(super) fn of_symbol(fonts: &'a Fonts, symbol: &Symbol) -> Vec<Op> {
        let mut content = Content { fonts, ops: Vec::new(), state: State::default() };
        if symbol.clip.as_ref().is_none_or(|clip| content.clip(clip)) {
            content.draw(&symbol.nodes);
        }
        content.ops
    }

    fn draw(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Shape(shape) => self.draw_shape(shape),
                // A run without glyphs would name a font that nothing else on the page may use.
                Node::Text(run) if run.glyphs.is_empty() => {}
                Node::Text(run) => {
                    self.state.fill(&mut self.ops, run.color);
                    self.fonts.draw(&mut self.ops, run);
                }
                Node::Picture { picture, place } => {
                    // A picture's own y runs upwards.
                    let upright = Affine::new([1.0, 0.0, 0.0, -1.0, 0.0, 1.0]);
                    self.draw_object(&picture_name(*picture), *place * upright);
                }
                Node::Use { symbol, place } => self.draw_object(&symbol_name(*symbol), *place),
                Node::Clip { path, nodes } => {
                    let before = self.state.clone();
                    self.ops.push(Op::SaveGraphicsState);
                    if self.clip(path) {
                        self.draw(nodes);
                    }
                    self.ops.push(Op::RestoreGraphicsState);
                    self.state = before;
                }
            }
        }
    }

    /// Narrows what shows to a path; false if that is nothing.
    fn clip(&mut self, path: &BezPath) -> bool {
        trace(&mut self.ops, path, "W n")
    }

    fn draw_shape(&mut self, shape: &Shape) {
        // Paint may not be set while a path is made.
        if let Some(fill) = shape.fill {
            self.state.fill(&mut self.ops, fill.color);
        }
        if let Some(stroke) = &shape.stroke {
            self.state.stroke(&mut self.ops, stroke);
        }
        let even_odd = shape.fill.is_some_and(|fill| fill.rule == FillRule::EvenOdd);
        let key = match (&shape.fill, &shape.stroke) {
            (None, None) => return,
            (None, Some(_)) => "S",
            (Some(_), None) if even_odd => "f*",
            (Some(_), None) => "f",
            (Some(_), Some(_)) if even_odd => "B*",
            (Some(_), Some(_)) => "B",
        };
        trace(&mut self.ops, &shape.path, key);
    }

    fn draw_object(&mut self, object: &str, place: Affine) {
        self.ops.push(placed(object, place));
    }
}

/// What the document calls a symbol.
pub(super) fn symbol_name(SymbolId(id): SymbolId) -> String {
    format!("S{id}")
}

/// What the document calls a picture.
pub(super) fn picture_name(PictureId(id): PictureId) -> String {
    format!("P{id}")
}
