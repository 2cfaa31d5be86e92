//! The content streams of pages and symbols.

use super::fonts::SubsetFonts;
use super::marks::{self, Group, Owner};
use super::paths::{POINTS_PER_MM, push_matrix, push_object, push_operator, push_path};
use super::state::PaintState;
use super::structure::role_name;
use crate::scene::{
    Affine, BezPath, DrawnPage, Fill, FillRule, Gradient, Node, PageLayer, PaintedPath, PictureId, Role,
    Scene, Symbol, SymbolId,
};
use crate::write::usage::gradient_name;

pub(super) struct ContentWriter<'a> {
    fonts: &'a SubsetFonts,
    out: String,
    state: PaintState,
}

/// The content of a page, and the owners of its marked parts in the order of their numbers.
pub(super) struct PageContent {
    pub(super) content: String,
    pub(super) owners: Vec<Owner>,
}

impl<'a> ContentWriter<'a> {
    fn new(fonts: &'a SubsetFonts) -> ContentWriter<'a> {
        ContentWriter { fonts, out: String::new(), state: PaintState::default() }
    }

    pub(super) fn page(fonts: &'a SubsetFonts, scene: &Scene, page: &DrawnPage) -> PageContent {
        let mut content = ContentWriter::new(fonts);
        // Millimetres downwards from the top left corner.
        push_matrix(
            &mut content.out,
            Affine::new([POINTS_PER_MM, 0.0, 0.0, -POINTS_PER_MM, 0.0, page.size.height * POINTS_PER_MM]),
        );
        content.out.push_str("cm\n");
        push_operator(&mut content.out, [4.0], "M");
        let mut owners = Vec::new();
        for (layer, nodes) in page.layers.used() {
            content.out.push_str("/OC /");
            content.out.push_str(&layer_name(layer));
            content.out.push_str(" BDC\n");
            if marks::has_marks(scene) {
                content.draw_marked(scene, marks::groups(page, layer, nodes), &mut owners);
            } else {
                content.draw(nodes);
            }
            content.out.push_str("EMC\n");
        }
        PageContent { content: content.out, owners }
    }

    /// Draws groups, each with the mark of its owner or as decoration.
    fn draw_marked(&mut self, scene: &Scene, groups: Vec<Group<'_>>, owners: &mut Vec<Owner>) {
        for Group { owner, nodes } in groups {
            match owner {
                Some(owner) => {
                    let role = match &owner {
                        Owner::Page => Role::Figure,
                        Owner::Element(path) => {
                            scene.element(path).map_or(Role::Group, |element| element.role)
                        }
                    };
                    self.out.push_str(&format!("/{} <</MCID {}>> BDC\n", role_name(role), owners.len()));
                    owners.push(owner);
                }
                None => self.out.push_str("/Artifact BMC\n"),
            }
            self.draw(nodes);
            self.out.push_str("EMC\n");
        }
    }

    pub(super) fn symbol(fonts: &'a SubsetFonts, symbol: &Symbol) -> String {
        let mut content = ContentWriter::new(fonts);
        if symbol.clip.as_ref().is_none_or(|clip| content.clip(clip)) {
            content.draw(&symbol.nodes);
        }
        content.out
    }

    fn draw<'n>(&mut self, nodes: impl IntoIterator<Item = &'n Node>) {
        for node in nodes {
            match node {
                Node::Path(shape) if shape.alpha < 255 => {
                    let before = self.state.clone();
                    self.out.push_str("q\n/");
                    self.out.push_str(&alpha_name(shape.alpha));
                    self.out.push_str(" gs\n");
                    self.draw_path(shape);
                    self.out.push_str("Q\n");
                    self.state = before;
                }
                Node::Path(shape) => self.draw_path(shape),
                // A run without glyphs would name a font that the page's resources may lack.
                Node::Text(run) if run.glyphs.is_empty() => {}
                Node::Text(run) => {
                    self.state.fill(&mut self.out, run.color);
                    self.fonts.draw(&mut self.out, run);
                }
                Node::Picture { picture, place } => {
                    // In the space of an image, y runs upwards.
                    let upright = Affine::new([1.0, 0.0, 0.0, -1.0, 0.0, 1.0]);
                    push_object(&mut self.out, &picture_name(*picture), *place * upright);
                }
                Node::Use { symbol, place } => push_object(&mut self.out, &symbol_name(*symbol), *place),
                Node::Element { nodes, .. } => self.draw(nodes),
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

    /// Intersects the clip with a path; returns false if the path is empty.
    fn clip(&mut self, path: &BezPath) -> bool {
        push_path(&mut self.out, path, "W n")
    }

    /// Fills a path with a gradient: it covers all that the path lets through.
    fn shade(&mut self, path: &BezPath, rule: FillRule, gradient: &Gradient) {
        self.out.push_str("q\n");
        if push_path(&mut self.out, path, if rule == FillRule::EvenOdd { "W* n" } else { "W n" }) {
            push_matrix(&mut self.out, gradient.place);
            self.out.push_str("cm\n/");
            self.out.push_str(&gradient_name(gradient));
            self.out.push_str(" sh\n");
        }
        self.out.push_str("Q\n");
    }

    fn draw_path(&mut self, shape: &PaintedPath) {
        if let Some(Fill { gradient: Some(gradient), rule, .. }) = &shape.fill {
            self.shade(&shape.path, *rule, gradient);
            return self.draw_path(&PaintedPath { fill: None, ..shape.clone() });
        }
        // Paint operators are not allowed between path operators.
        if let Some(fill) = &shape.fill {
            self.state.fill(&mut self.out, fill.color);
        }
        if let Some(stroke) = &shape.stroke {
            self.state.stroke(&mut self.out, stroke);
        }
        let even_odd = shape.fill.as_ref().is_some_and(|fill| fill.rule == FillRule::EvenOdd);
        let key = match (&shape.fill, &shape.stroke) {
            (None, None) => return,
            (None, Some(_)) => "S",
            (Some(_), None) if even_odd => "f*",
            (Some(_), None) => "f",
            (Some(_), Some(_)) if even_odd => "B*",
            (Some(_), Some(_)) => "B",
        };
        push_path(&mut self.out, &shape.path, key);
    }
}

pub(super) fn layer_name(layer: PageLayer) -> String {
    format!("L{}", layer as usize)
}

pub(super) fn symbol_name(SymbolId(id): SymbolId) -> String {
    format!("S{id}")
}

pub(super) fn alpha_name(alpha: u8) -> String {
    format!("A{alpha}")
}

pub(super) fn picture_name(PictureId(id): PictureId) -> String {
    format!("P{id}")
}
