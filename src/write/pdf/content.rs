//! The content of pages and symbols, as operators.

use super::fonts::Fonts;
use super::paths::{self, push_matrix, step, trace};
use super::state::State;
use super::{POINTS, layer_name};
use crate::scene::{Affine, BezPath, FillRule, Node, Page, PictureId, Shape, Symbol, SymbolId};

/// Content in the making.
pub(super) struct Content<'a> {
    fonts: &'a Fonts,
    out: String,
    state: State,
}

impl<'a> Content<'a> {
    fn new(fonts: &'a Fonts) -> Content<'a> {
        Content { fonts, out: String::new(), state: State::default() }
    }

    pub(super) fn of_page(fonts: &'a Fonts, page: &Page) -> String {
        let mut content = Content::new(fonts);
        // Millimetres downwards from the top left corner.
        push_matrix(
            &mut content.out,
            Affine::new([POINTS, 0.0, 0.0, -POINTS, 0.0, page.size.height * POINTS]),
        );
        content.out.push_str("cm\n");
        step(&mut content.out, [4.0], "M");
        for (layer, nodes) in page.layers.used() {
            content.out.push_str("/OC /");
            content.out.push_str(&layer_name(layer));
            content.out.push_str(" BDC\n");
            content.draw(nodes);
            content.out.push_str("EMC\n");
        }
        content.out
    }

    pub(super) fn of_symbol(fonts: &'a Fonts, symbol: &Symbol) -> String {
        let mut content = Content::new(fonts);
        if symbol.clip.as_ref().is_none_or(|clip| content.clip(clip)) {
            content.draw(&symbol.nodes);
        }
        content.out
    }

    fn draw(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Shape(shape) => self.draw_shape(shape),
                // A run without glyphs would name a font that nothing else on the page may use.
                Node::Text(run) if run.glyphs.is_empty() => {}
                Node::Text(run) => {
                    self.state.fill(&mut self.out, run.color);
                    self.fonts.draw(&mut self.out, run);
                }
                Node::Picture { picture, place } => {
                    // A picture's own y runs upwards.
                    let upright = Affine::new([1.0, 0.0, 0.0, -1.0, 0.0, 1.0]);
                    paths::place(&mut self.out, &picture_name(*picture), *place * upright);
                }
                Node::Use { symbol, place } => paths::place(&mut self.out, &symbol_name(*symbol), *place),
                Node::Clip { path, nodes } => {
                    let before = self.state.clone();
                    self.out.push_str("q\n");
                    if self.clip(path) {
                        self.draw(nodes);
                    }
                    self.out.push_str("Q\n");
                    self.state = before;
                }
            }
        }
    }

    /// Narrows what shows to a path; false if that is nothing.
    fn clip(&mut self, path: &BezPath) -> bool {
        trace(&mut self.out, path, "W n")
    }

    fn draw_shape(&mut self, shape: &Shape) {
        // Paint may not be set while a path is made.
        if let Some(fill) = shape.fill {
            self.state.fill(&mut self.out, fill.color);
        }
        if let Some(stroke) = &shape.stroke {
            self.state.stroke(&mut self.out, stroke);
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
        trace(&mut self.out, &shape.path, key);
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
