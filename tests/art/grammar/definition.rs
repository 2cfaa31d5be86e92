//! Definitions: gradients, patterns, masks, filters, markers, symbols.

use super::attribute::attributes;
use super::chooser::Chooser;
use super::element::all_shown;
use super::value::{lengths, number, numbers, region, transform, view};

fn units(chooser: &mut Chooser, name: &str) -> String {
    match chooser.below(3) {
        0 => String::new(),
        1 => format!(" {name}=\"userSpaceOnUse\""),
        _ => format!(" {name}=\"objectBoundingBox\""),
    }
}

/// A definition with an id.
pub fn named(chooser: &mut Chooser, id: &str) -> String {
    let own = attributes(chooser);
    let link = if chooser.one_in(6) { format!(" href=\"#{}\"", chooser.name()) } else { String::new() };
    let many = |chooser: &mut Chooser| if chooser.one_in(20) { 60 } else { 1 };
    match chooser.below(8) {
        0 => {
            let stops = "<stop stop-color=\"red\"/><stop offset=\".5\" stop-color=\"#0f0\" stop-opacity=\".3\"/><stop offset=\"1\"/>";
            let stops = stops.repeat(many(chooser));
            let units = units(chooser, "gradientUnits");
            let turn = if chooser.one_in(3) {
                format!(" gradientTransform=\"{}\"", transform(chooser))
            } else {
                String::new()
            };
            if chooser.one_in(2) {
                let place = lengths(chooser, &["x1", "y1", "x2", "y2"]);
                format!(
                    "<linearGradient id=\"{id}\"{link}{units}{turn}{place} spreadMethod=\"repeat\">{stops}</linearGradient>"
                )
            } else {
                let place = lengths(chooser, &["cx", "cy", "r", "fx", "fy", "fr"]);
                format!("<radialGradient id=\"{id}\"{link}{units}{turn}{place}>{stops}</radialGradient>")
            }
        }
        1 | 2 => {
            let size = lengths(chooser, &["x", "y", "width", "height"]);
            let units = units(chooser, "patternUnits") + &units(chooser, "patternContentUnits");
            let turn = if chooser.one_in(3) {
                format!(" patternTransform=\"{}\"", transform(chooser))
            } else {
                String::new()
            };
            let view =
                if chooser.one_in(4) { format!(" viewBox=\"{}\"", view(chooser)) } else { String::new() };
            format!(
                "<pattern id=\"{id}\"{link}{size}{units}{turn}{view}{own}>{}</pattern>",
                all_shown(chooser, 1)
            )
        }
        3 => {
            let units = units(chooser, "clipPathUnits");
            format!("<clipPath id=\"{id}\"{units}{own}>{}</clipPath>", all_shown(chooser, 1))
        }
        4 => {
            let size = region(chooser, 3);
            let units = units(chooser, "maskUnits") + &units(chooser, "maskContentUnits");
            format!("<mask id=\"{id}\"{size}{units}{own}>{}</mask>", all_shown(chooser, 1))
        }
        5 => {
            let size = region(chooser, 2);
            let units = units(chooser, "filterUnits") + &units(chooser, "primitiveUnits");
            let times = many(chooser);
            let steps: String = (0..=chooser.below(4)).map(|_| step(chooser)).collect();
            format!("<filter id=\"{id}\"{size}{units}>{}</filter>", steps.repeat(times))
        }
        6 => {
            let size = lengths(chooser, &["refX", "refY", "markerWidth", "markerHeight"]);
            let orient = chooser.pick(&["auto", "30", "auto-start-reverse"]);
            format!(
                "<marker id=\"{id}\"{size} orient=\"{orient}\" overflow=\"visible\"{own}>{}</marker>",
                all_shown(chooser, 1)
            )
        }
        _ => format!(
            "<symbol id=\"{id}\" viewBox=\"{}\"{own}>{}</symbol>",
            view(chooser),
            all_shown(chooser, 1)
        ),
    }
}

/// A step of a filter.
fn step(chooser: &mut Chooser) -> String {
    let input = match chooser.below(4) {
        0 => " in=\"SourceAlpha\"",
        1 => " in=\"r\" result=\"r\"",
        2 => " result=\"r\"",
        _ => "",
    };
    let region = region(chooser, 4);
    match chooser.below(24) {
        0 | 1 => format!("<feGaussianBlur{input}{region} stdDeviation=\"{}\"/>", numbers(chooser, 2)),
        2 => format!("<feOffset{input}{region}{}/>", lengths(chooser, &["dx", "dy"])),
        3 => format!("<feFlood{input}{region} flood-color=\"blue\" flood-opacity=\".5\"/>"),
        4 => format!("<feMerge{region}><feMergeNode in=\"r\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>"),
        5 => format!("<feBlend{input}{region} in2=\"SourceGraphic\" mode=\"multiply\"/>"),
        6 => format!("<feColorMatrix{input} values=\"{}\"/>", numbers(chooser, 25)),
        7 => format!(
            "<feComponentTransfer{input}><feFuncA type=\"table\" tableValues=\"{}\"/></feComponentTransfer>",
            numbers(chooser, 9)
        ),
        8 => format!(
            "<feComposite{input} in2=\"r\" operator=\"arithmetic\"{}/>",
            lengths(chooser, &["k1", "k2", "k3", "k4"])
        ),
        9 => format!("<feDropShadow{input}{}/>", lengths(chooser, &["dx", "dy", "stdDeviation"])),
        10..23 if chooser.one_in(3) => {
            format!("<feMorphology{input} operator=\"dilate\" radius=\"{}\"/>", numbers(chooser, 2))
        }
        23 if chooser.one_in(9) => {
            chooser.pick(&["<feTile/>", "<feTurbulence baseFrequency='.5'/>"]).to_owned()
        }
        _ => format!("<feGaussianBlur{input} stdDeviation=\"{}\"/>", number(chooser)),
    }
}
