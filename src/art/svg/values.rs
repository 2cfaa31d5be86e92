//! Attribute values: their numbers and references.

use resvg::usvg::roxmltree::{Attribute, Node};

pub(super) const SVG: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";
const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// Further attributes that are parsed again at each descendant or use.
#[rustfmt::skip]
pub(super) const REPARSED: [&str; 16] = [
    "id", "href", "color", "opacity", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule", "display",
    "visibility", "paint-order", "stroke-linecap", "stroke-linejoin", "shape-rendering",
    "preserveAspectRatio", "color-interpolation-filters",
];

/// Attributes and properties whose values consist of numbers.
#[rustfmt::skip]
const NUMERIC: [&str; 49] = [
    "d", "points", "transform", "gradientTransform", "patternTransform", "transform-origin", "viewBox", "x",
    "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "width", "height", "dx",
    "dy", "stdDeviation", "refX", "refY", "markerWidth", "markerHeight", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "stroke-miterlimit", "font-size", "font", "offset", "k1", "k2", "k3", "k4",
    "values", "tableValues", "slope", "intercept", "amplitude", "exponent", "filter", "orient",
];

/// Whether the value of an attribute consists of numbers.
pub(super) fn is_numeric(name: &str) -> bool {
    NUMERIC.contains(&name)
}

/// The largest absolute value of the numbers in a text.
pub(super) fn largest(text: &str) -> f64 {
    let bytes = text.as_bytes();
    let digits =
        |from: usize| bytes.get(from..).unwrap_or_default().iter().take_while(|b| b.is_ascii_digit()).count();
    let (mut at, mut largest) = (0, 0.0f64);
    while let Some(byte) = bytes.get(at) {
        if !byte.is_ascii_digit() && *byte != b'.' {
            at += 1;
            continue;
        }
        let start = at;
        at += digits(at);
        if bytes.get(at) == Some(&b'.') {
            at += 1 + digits(at + 1);
        }
        if matches!(bytes.get(at), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
            let exponent = digits(at + 1 + sign);
            at += if exponent > 0 { 1 + sign + exponent } else { 0 };
        }
        let number = text.get(start..at).and_then(|number| number.parse::<f64>().ok());
        largest = largest.max(number.unwrap_or(0.0));
        at = at.max(start + 1);
    }
    largest
}

/// Whether an attribute belongs to SVG.
pub(super) fn is_known(attribute: Attribute<'_, '_>) -> bool {
    matches!(attribute.namespace(), None | Some(SVG | XLINK | XML))
}

/// The values of an attribute, which a few programs write twice (in different namespaces).
pub(super) fn values<'a>(node: Node<'a, '_>, name: &str) -> impl Iterator<Item = &'a str> {
    let matching =
        node.attributes().filter(move |attribute| attribute.name() == name && is_known(*attribute));
    matching.map(|attribute| attribute.value())
}

/// The ids of an element.
pub(super) fn ids<'a>(node: Node<'a, '_>) -> impl Iterator<Item = &'a str> {
    values(node, "id")
}

/// The ids referenced by `url(#…)`.
pub(super) fn names(value: &str) -> impl Iterator<Item = &str> {
    value.split("url(").skip(1).map(|link| {
        let link = link.split_once(')').map_or(link, |(link, _)| link);
        link.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, '"' | '\'' | '#'))
    })
}

/// The id referenced by `href`, which takes precedence over `xlink:href`.
pub(super) fn link<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    let links = |namespace: Option<&str>| {
        let mut attributes = node.attributes();
        attributes.find(|attribute| attribute.name() == "href" && attribute.namespace() == namespace)
    };
    links(None).or_else(|| links(Some(XLINK)))?.value().trim().strip_prefix('#')
}

/// Upper bound of the font size, and whether it is relative to the inherited size.
pub(super) fn font(value: &str, largest: f64) -> (f64, bool) {
    match value {
        _ if value.contains("em") || value.contains("ex") => (largest.max(1.8), true),
        _ if value.contains('%') => ((largest / 100.0).max(1.8), true),
        _ if largest == 0.0 => (1.8, true),
        _ => (largest * 100.0, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_number_is_found_in_any_notation() {
        for (text, number) in [
            ("M1-2.5.75e3L-7,8", 750.0),
            ("translate(1e9) rotate(-30)", 1e9),
            ("12em", 12.0),
            ("3ex", 3.0),
            ("none", 0.0),
            ("1e400", f64::INFINITY),
            ("5.e2", 500.0),
            (".", 0.0),
        ] {
            assert_eq!(largest(text), number, "{text}");
        }
    }

    #[test]
    fn references_are_found_in_quotes_and_lists() {
        let all = |value| names(value).collect::<Vec<_>>();
        assert_eq!(all("url(#a) url( '#b' ) blur(2)"), ["a", "b"]);
        assert_eq!(all("red"), [""; 0]);
    }
}
