//! Facts about one element from its attributes, style and matching rules: its references and its size.

use resvg::usvg::roxmltree::Node;
use svgtypes::{SimplePathSegment, SimplifyingPathParser};

use super::style::{Declaration, StyleSheet, declarations, parsing_ns};
use super::values::{REPARSED, font, ids, is_known, is_numeric, largest, link, names, values};
use super::{in_line, too_much};
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

/// The largest number that a drawing may hold: larger arcs and curves are subdivided into more pieces.
const MAX_NUMBER: f64 = 1e9;
/// The largest font size for lengths in `em` and `ex`.
pub(super) const MAX_FONT_SIZE: f64 = 1e4;
/// The longest id, and the longest value of an inherited property: both are parsed again at each use.
const MAX_ID_BYTES: usize = 500;
const MAX_VALUE_BYTES: usize = 2000;
const MAX_SEGMENTS: u64 = 900_000;

/// Indices of the markers in [`REFERENCE_PROPERTIES`].
pub(super) const MARKERS: [usize; 3] = [2, 3, 4];
const REFERENCE_PROPERTIES: [&str; 8] =
    ["fill", "stroke", "marker-start", "marker-mid", "marker-end", "clip-path", "mask", "filter"];
/// The number of inherited properties, which come first.
pub(super) const INHERITED: usize = 5;

/// The references of an element by one property.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct References<'a> {
    pub(super) ids: Vec<&'a str>,
    pub(super) context: bool,
    /// Whether it overrides the inherited value.
    pub(super) overrides: bool,
}

#[derive(Debug, Default)]
pub(super) struct ElementFacts<'a> {
    pub(super) references: [References<'a>; REFERENCE_PROPERTIES.len()],
    pub(super) link: Option<&'a str>,
    /// Number of attributes and declarations.
    pub(super) attributes: u64,
    pub(super) time_ns: u64,
    /// Length of the values.
    pub(super) value_bytes: u64,
    /// Length of the matching declarations of rules, which are copied to each element.
    pub(super) copied_bytes: u64,
    pub(super) segments: u64,
    pub(super) curves: u64,
    pub(super) largest: f64,
    /// The largest coordinate of its outline.
    pub(super) reach: f64,
    /// Length of its dash array.
    pub(super) dash_bytes: u64,
    pub(super) stroke_width: f64,
    /// Whether it has lengths in `em` or `ex`.
    pub(super) uses_font_units: bool,
    /// The font size, and whether it is relative to the inherited size.
    pub(super) font_size: Option<(f64, bool)>,
}

impl<'a> ElementFacts<'a> {
    pub(super) fn read(node: Node<'a, '_>, sheet: &StyleSheet<'a>) -> Result<ElementFacts<'a>, Finding> {
        let mut own = ElementFacts { link: link(node), ..ElementFacts::default() };
        if ids(node).nth(1).is_some() {
            return Err(at(node, ArtFinding::TwoNames).hint(ArtHint::OpenAndSaveAsPlainSvg));
        }
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            own.attributes += 1;
            own.value_bytes += value.len() as u64;
            // Editors store their own attributes under the same names.
            if !is_known(attribute) && name != "style" {
                continue;
            }
            if name == "style" {
                let Some(declared) = declarations(value) else {
                    return Err(at(node, ArtFinding::StyleOfPart).hint(ArtHint::StyleAtEachPart));
                };
                own.time_ns += parsing_ns(value);
                for declaration in declared {
                    own.attributes += 1;
                    own.copied_bytes += (declaration.1.len() + 64) as u64;
                    own.declare(node, declaration, true)?;
                }
            } else {
                own.declare(node, (name, value), true)?;
            }
        }
        for (declaration, sure) in sheet.matching(node) {
            own.attributes += 1;
            own.copied_bytes += (declaration.1.len() + 64) as u64;
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
    ) -> Result<(), Finding> {
        let is_shorthand = name == "marker";
        for (index, (references, &property)) in
            self.references.iter_mut().zip(&REFERENCE_PROPERTIES).enumerate()
        {
            if property == name && index >= INHERITED && value == "inherit" {
                return Err(at(node, ArtFinding::Inherited).hint(ArtHint::GiveItToThePart));
            }
            if property == name || (is_shorthand && property.starts_with("marker")) {
                references.context |= value.contains("context-");
                references.ids.extend(names(value));
                references.overrides |= sure && value != "inherit";
            }
        }
        if name == "stroke-dasharray" {
            self.dash_bytes = self.dash_bytes.max(value.len() as u64);
        }
        if is_numeric(name) {
            let largest = largest(value);
            if largest > MAX_NUMBER {
                return Err(at(node, ArtFinding::LargeNumber).hint(ArtHint::BringAllOntoThePage));
            }
            self.largest = self.largest.max(largest);
            match name {
                "stroke-width" => self.stroke_width = self.stroke_width.max(largest * 100.0),
                "font-size" | "font" => self.font_size = Some(font(value, largest)),
                "d" | "points" | "transform" => {}
                _ => self.uses_font_units |= value.contains("em") || value.contains("ex"),
            }
        }
        let max_bytes = match name {
            "id" | "href" => MAX_ID_BYTES,
            "d" | "points" | "style" | "class" | "stroke-dasharray" | "transform" | "values"
            | "tableValues" => {
                return Ok(());
            }
            _ => MAX_VALUE_BYTES,
        };
        if value.len() > max_bytes
            && (is_numeric(name) || REFERENCE_PROPERTIES.contains(&name) || REPARSED.contains(&name))
        {
            return Err(at(node, ArtFinding::LongValue).hint(ArtHint::OpenAndSaveAsPlainSvg));
        }
        Ok(())
    }
}

impl ElementFacts<'_> {
    /// Counts the segments of the outline, with arcs converted to curves.
    fn outline(&mut self, node: Node<'_, '_>, view: f64) -> Result<(), Finding> {
        // The number of curves per arc depends on the radius in pixels.
        let factor = |value: &str| match value {
            _ if value.ends_with('%') => view / 50.0,
            _ if value.ends_with("em") || value.ends_with("ex") => MAX_FONT_SIZE,
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

    fn path(&mut self, node: Node<'_, '_>) -> Result<(), Finding> {
        self.reach = 0.0;
        let read = |path| SimplifyingPathParser::from(path).map_while(Result::ok);
        for segment in values(node, "d").flat_map(read) {
            self.segments += 1;
            let curved =
                matches!(segment, SimplePathSegment::Quadratic { .. } | SimplePathSegment::CurveTo { .. });
            self.curves += u64::from(curved);
            self.reach = self.reach.max(reach(segment));
            if self.segments > MAX_SEGMENTS {
                return Err(too_much(ArtFinding::ManyParts));
            }
            if self.reach > MAX_NUMBER {
                return Err(at(node, ArtFinding::FarPath).hint(ArtHint::BringAllOntoThePage));
            }
        }
        Ok(())
    }
}

/// The largest coordinate of a segment.
fn reach(segment: SimplePathSegment) -> f64 {
    let max = |values: &[f64]| values.iter().fold(0.0f64, |max, value| max.max(value.abs()));
    match segment {
        SimplePathSegment::MoveTo { x, y } | SimplePathSegment::LineTo { x, y } => max(&[x, y]),
        SimplePathSegment::Quadratic { x1, y1, x, y } => max(&[x1, y1, x, y]),
        SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => max(&[x1, y1, x2, y2, x, y]),
        SimplePathSegment::ClosePath => 0.0,
    }
}

pub(super) fn at(node: Node<'_, '_>, wrong: ArtFinding) -> Finding {
    in_line(node.document().text_pos_at(node.range().start), wrong)
}
