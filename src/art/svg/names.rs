//! The elements and attributes of SVG that are drawn. Everything else is left out or refused.

/// How an element is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Treatment {
    /// Kept with its attributes.
    Kept,
    /// Left out, as it shows nothing.
    LeftOut,
    Refused,
}

#[rustfmt::skip]
const KEPT: [&str; 47] = [
    "svg", "g", "a", "switch", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "image", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker", "filter",
    "feGaussianBlur", "feDropShadow", "feOffset", "feFlood", "feMerge", "feMergeNode", "feBlend", "feComposite",
    "feColorMatrix", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB", "feFuncA", "feMorphology",
    "feTile", "feTurbulence", "feConvolveMatrix", "feDisplacementMap", "feDiffuseLighting", "feSpecularLighting",
    "feDistantLight", "fePointLight", "feSpotLight",
];

#[rustfmt::skip]
const LEFT_OUT: [&str; 18] = [
    "metadata", "title", "desc", "script", "style", "font", "font-face", "view", "cursor", "color-profile", "animate",
    "animateColor", "animateMotion", "animateTransform", "set", "mpath", "discard", "namedview",
];

/// Attributes that are no properties of styles.
#[rustfmt::skip]
const ATTRIBUTES: [&str; 89] = [
    "id", "href", "d", "points", "transform", "gradientTransform", "patternTransform", "viewBox",
    "preserveAspectRatio", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "width",
    "height", "dx", "dy", "offset", "gradientUnits", "patternUnits", "patternContentUnits", "spreadMethod",
    "clipPathUnits", "maskUnits", "maskContentUnits", "filterUnits", "primitiveUnits", "markerUnits", "markerWidth",
    "markerHeight", "refX", "refY", "orient", "in", "in2", "result", "mode", "operator", "k1", "k2", "k3", "k4",
    "radius", "stdDeviation", "type", "values", "tableValues", "slope", "intercept", "amplitude", "exponent",
    "edgeMode", "requiredFeatures", "pathLength", "baseFrequency", "numOctaves", "seed", "stitchTiles", "order",
    "kernelMatrix", "divisor", "bias", "targetX", "targetY", "preserveAlpha", "scale", "xChannelSelector",
    "yChannelSelector", "surfaceScale", "diffuseConstant", "specularConstant", "specularExponent", "limitingConeAngle",
    "azimuth", "elevation", "z", "pointsAtX", "pointsAtY", "pointsAtZ",
];

/// Properties of styles, which may also be attributes.
#[rustfmt::skip]
const PROPERTIES: [&str; 36] = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "opacity", "color", "display",
    "visibility", "overflow", "clip-path", "clip-rule", "mask", "mask-type", "filter", "flood-color",
    "flood-opacity", "stop-color", "stop-opacity", "color-interpolation", "color-interpolation-filters",
    "marker-start", "marker-mid", "marker-end", "paint-order", "shape-rendering", "vector-effect", "font-size",
    "transform-origin", "lighting-color",
];

/// Properties that are no attributes.
pub(super) const STYLE_ONLY: [&str; 2] = ["mix-blend-mode", "isolation"];

/// Properties whose values are colours.
pub(super) const COLOURS: [&str; 6] =
    ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"];

/// Properties by which an element refers to others.
pub(super) const REFERENCES: [&str; 8] =
    ["fill", "stroke", "marker-start", "marker-mid", "marker-end", "clip-path", "mask", "filter"];

/// Attributes and properties of any number of numbers.
const LISTS: [&str; 6] = ["d", "points", "transform", "values", "tableValues", "kernelMatrix"];

/// Attributes and properties without numbers.
#[rustfmt::skip]
const WORDS: [&str; 7] =
    ["id", "href", "class", "in", "in2", "result", "requiredFeatures"];

/// Properties and attributes of words, which are outlines by the time they are drawn.
#[rustfmt::skip]
const TEXT: [&str; 21] = [
    "font", "font-family", "font-weight", "font-style", "text-anchor", "letter-spacing", "word-spacing", "baseline-shift",
    "dominant-baseline", "alignment-baseline", "text-decoration", "text-decoration-line", "writing-mode", "white-space",
    "rotate", "textLength", "space", "lengthAdjust", "direction", "font-stretch", "startOffset",
];

/// Whether an attribute of an element matters only for the layout of words.
pub(super) fn is_of_text(element: &str, name: &str) -> bool {
    let is_text = matches!(element, "text" | "tspan" | "textPath");
    TEXT.contains(&name)
        || (is_text && matches!(name, "x" | "y" | "dx" | "dy" | "font-size"))
        || (element == "tspan" && name == "transform")
        || (matches!(element, "a" | "textPath") && name == "href")
}

pub(super) fn treatment(element: &str) -> Treatment {
    match element {
        _ if KEPT.contains(&element) => Treatment::Kept,
        _ if LEFT_OUT.contains(&element) => Treatment::LeftOut,
        _ => Treatment::Refused,
    }
}

pub(super) fn is_attribute(name: &str) -> bool {
    ATTRIBUTES.contains(&name) || PROPERTIES.contains(&name) || TEXT.contains(&name)
}

pub(super) fn is_property(name: &str) -> bool {
    PROPERTIES.contains(&name) || STYLE_ONLY.contains(&name) || TEXT.contains(&name) || name == "transform"
}

/// Whether the value of an attribute may have any length.
pub(super) fn is_list(name: &str) -> bool {
    LISTS.contains(&name)
}

/// Whether the value of an attribute may hold numbers.
pub(super) fn has_numbers(name: &str) -> bool {
    !WORDS.contains(&name) && !COLOURS.contains(&name)
}
