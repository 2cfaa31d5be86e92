//! What an element itself says, in attributes, styles and rules: what it refers to and how much there is to read.

use resvg::usvg::roxmltree::Node;
use svgtypes::{SimplePathSegment, SimplifyingPathParser};

use super::style::{Declaration, Sheet, declarations, reading};
use super::too_much;
use super::values::{KEPT, font, ids, is_known, largest, link, measures, names, values};
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// The largest number that a drawing may hold. Arcs and curves are cut into more pieces the larger they are.
const MAX_NUMBER: f64 = 1e9;
/// The largest letters that lengths may be told by.
pub(super) const MAX_FONT: f64 = 1e4;
/// The longest name, and the longest value of what is inherited: both are read again wherever they are used.
const MAX_NAME: usize = 500;
const MAX_VALUE: usize = 2000;
/// Segments of one path.
const MAX_SEGMENTS: u64 = 900_000;

/// The markers among the properties that name a part of the drawing.
pub(super) const MARKERS: [usize; 3] = [2, 3, 4];
const NAMING: [&str; 8] =
    ["fill", "stroke", "marker-start", "marker-mid", "marker-end", "clip-path", "mask", "filter"];
/// Those of them that hold for all parts inside.
pub(super) const INHERITED: usize = 5;

/// What an element may name by one property.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Named<'a> {
    /// Names of other elements.
    pub(super) names: Vec<&'a str>,
    /// The paint of whatever uses it.
    pub(super) context: bool,
    /// What lies around it has no say.
    pub(super) sure: bool,
}

/// What an element says.
#[derive(Debug, Default)]
pub(super) struct Own<'a> {
    /// What it names, by property.
    pub(super) named: [Named<'a>; NAMING.len()],
    /// What it is a copy of, or takes what it lacks from.
    pub(super) link: Option<&'a str>,
    /// How many attributes and declarations it has.
    pub(super) attributes: u64,
    /// What reading its style costs, in nanoseconds.
    pub(super) time: u64,
    /// The letters in them.
    pub(super) letters: u64,
    /// The letters of what rules of a style sheet declare, which each element gets a copy of.
    pub(super) copied: u64,
    /// The segments of its outline.
    pub(super) segments: u64,
    /// Those of them that are curves.
    pub(super) curves: u64,
    /// Its numbers are at most this.
    pub(super) largest: f64,
    /// Its outline reaches this far from where counting starts.
    pub(super) reach: f64,
    /// The letters of its dashes.
    pub(super) dashes: u64,
    /// The width of its pen.
    pub(super) pen: f64,
    /// Lengths are told in the size of letters.
    pub(super) by_font: bool,
    /// The size of letters, and whether that is times the size around it.
    pub(super) font: Option<(f64, bool)>,
}

impl<'a> Own<'a> {
    pub(super) fn read(node: Node<'a, '_>, sheet: &Sheet<'a>) -> Result<Own<'a>, Diagnostic> {
        let mut own = Own { link: link(node), ..Own::default() };
        if ids(node).nth(1).is_some() {
            return Err(at(node, "a part of the drawing has two names")
                .hint("open it in a drawing program and save it as plain SVG"));
        }
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            own.attributes += 1;
            own.letters += value.len() as u64;
            // Editors keep notes of their own under the same names.
            if !is_known(attribute) && name != "style" {
                continue;
            }
            if name == "style" {
                let Some(declared) = declarations(value) else {
                    return Err(at(node, "the style of a part cannot be followed").hint(
                        "save it with the style at each part (presentation attributes), or as plain SVG",
                    ));
                };
                own.time += reading(value);
                for declaration in declared {
                    own.attributes += 1;
                    own.copied += (declaration.1.len() + 64) as u64;
                    own.declare(node, declaration, true)?;
                }
            } else {
                own.declare(node, (name, value), true)?;
            }
        }
        for (declaration, sure) in sheet.matching(node) {
            own.attributes += 1;
            own.copied += (declaration.1.len() + 64) as u64;
            own.declare(node, declaration, sure)?;
        }
        own.outline(node, sheet.view)?;
        Ok(own)
    }

    fn declare(
        &mut self,
        node: Node<'_, '_>,
        (name, value): Declaration<'a>,
        sure: bool,
    ) -> Result<(), Diagnostic> {
        // One word for three of them.
        let all_markers = name == "marker";
        for (index, (named, &property)) in self.named.iter_mut().zip(&NAMING).enumerate() {
            if property == name && index >= INHERITED && value == "inherit" {
                return Err(at(
                    node,
                    "a clip, a mask or a filter is inherited, which few programs draw alike",
                )
                .hint("give it to the part itself in the drawing program"));
            }
            if property == name || (all_markers && property.starts_with("marker")) {
                named.context |= value.contains("context-");
                named.names.extend(names(value));
                named.sure |= sure && value != "inherit";
            }
        }
        if name == "stroke-dasharray" {
            self.dashes = self.dashes.max(value.len() as u64);
        }
        if measures(name) {
            let largest = largest(value);
            if largest > MAX_NUMBER {
                return Err(at(node, "the drawing holds a number that is larger than any drawing")
                    .hint("open it in a drawing program, bring all parts onto the page and save it again"));
            }
            self.largest = self.largest.max(largest);
            match name {
                "stroke-width" => self.pen = self.pen.max(largest * 100.0),
                "font-size" | "font" => self.font = Some(font(value, largest)),
                "d" | "points" | "transform" => {}
                _ => self.by_font |= value.contains("em") || value.contains("ex"),
            }
        }
        let most = match name {
            "id" | "href" => MAX_NAME,
            "d" | "points" | "style" | "class" | "stroke-dasharray" | "transform" | "values"
            | "tableValues" => {
                return Ok(());
            }
            _ => MAX_VALUE,
        };
        if value.len() > most && (measures(name) || NAMING.contains(&name) || KEPT.contains(&name)) {
            return Err(at(node, "the value of an attribute is longer than any drawing needs")
                .hint("open it in a drawing program and save it as plain SVG"));
        }
        Ok(())
    }
}

impl Own<'_> {
    /// Counts the segments of the outline, arcs cut into curves.
    fn outline(&mut self, node: Node<'_, '_>, view: f64) -> Result<(), Diagnostic> {
        // How many curves a reader makes of a turn depends on its radius, which units make larger.
        let factor = |value: &str| match value {
            _ if value.ends_with('%') => view / 50.0,
            _ if value.ends_with("em") || value.ends_with("ex") => MAX_FONT,
            _ if value.ends_with("px") || !value.ends_with(|sign: char| sign.is_ascii_alphabetic()) => 1.0,
            _ => 100.0,
        };
        let lengths = ["r", "rx", "ry", "width", "height", "x", "y", "cx", "cy", "x1", "y1", "x2", "y2"];
        let lengths = lengths.into_iter().flat_map(|name| values(node, name));
        let factor = lengths.map(|value| factor(value.trim())).fold(1.0, f64::max);
        self.reach = self.largest * factor;
        let round = 4 * (2.0 + (11.2 * self.reach).powf(1.0 / 6.0)) as u64;
        self.segments = match node.tag_name().name() {
            "path" => return self.path(node),
            "polygon" | "polyline" => {
                node.attribute("points").map_or(0, |points| points.len() as u64 / 2 + 1)
            }
            "circle" | "ellipse" => round,
            "rect" if values(node, "rx").chain(values(node, "ry")).next().is_some() => 4 + round,
            "rect" => 5,
            "line" => 2,
            _ => 0,
        };
        self.curves = if self.segments >= round { self.segments } else { 0 };
        Ok(())
    }

    fn path(&mut self, node: Node<'_, '_>) -> Result<(), Diagnostic> {
        self.reach = 0.0;
        let read = |path| SimplifyingPathParser::from(path).map_while(Result::ok);
        for segment in values(node, "d").flat_map(read) {
            self.segments += 1;
            let curved =
                matches!(segment, SimplePathSegment::Quadratic { .. } | SimplePathSegment::CurveTo { .. });
            self.curves += u64::from(curved);
            self.reach = self.reach.max(reach(segment));
            if self.segments > MAX_SEGMENTS {
                return Err(too_much("the drawing has too many parts"));
            }
            if self.reach > MAX_NUMBER {
                return Err(at(node, "a path runs farther than any drawing")
                    .hint("open it in a drawing program, bring all parts onto the page and save it again"));
            }
        }
        Ok(())
    }
}

/// How far a segment reaches.
fn reach(segment: SimplePathSegment) -> f64 {
    let far = |points: &[f64]| points.iter().fold(0.0f64, |far, value| far.max(value.abs()));
    match segment {
        SimplePathSegment::MoveTo { x, y } | SimplePathSegment::LineTo { x, y } => far(&[x, y]),
        SimplePathSegment::Quadratic { x1, y1, x, y } => far(&[x1, y1, x, y]),
        SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => far(&[x1, y1, x2, y2, x, y]),
        SimplePathSegment::ClosePath => 0.0,
    }
}

pub(super) fn at(node: Node<'_, '_>, what: &str) -> Diagnostic {
    let at = node.document().text_pos_at(node.range().start);
    Diagnostic::new(ArtCode::Unsupported, format!("line {}, column {}: {what}", at.row, at.col))
}
