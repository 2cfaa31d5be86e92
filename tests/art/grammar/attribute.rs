//! Attributes and properties.

use super::chooser::Chooser;
use super::value::{number, numbers, transform};

fn paint(chooser: &mut Chooser) -> String {
    match chooser.below(9) {
        0 => "none".to_owned(),
        1 => "context-fill".to_owned(),
        2 => "context-stroke".to_owned(),
        3 => "inherit".to_owned(),
        4 => "red".to_owned(),
        5 => "rgba(0,90,0,.4)".to_owned(),
        _ => format!("url(#{})", chooser.name()),
    }
}

/// A property with its value.
pub fn property(chooser: &mut Chooser) -> (&'static str, String) {
    let link = |chooser: &mut Chooser| format!("url(#{})", chooser.name());
    match chooser.below(28) {
        0..=3 => ("fill", paint(chooser)),
        4..=6 => ("stroke", paint(chooser)),
        7 => ("stroke-width", number(chooser).to_owned()),
        8 => ("stroke-dasharray", numbers(chooser, 5)),
        9 => ("stroke-dashoffset", number(chooser).to_owned()),
        10 => ("stroke-linejoin", chooser.pick(&["round", "bevel", "miter", "miter-clip"]).to_owned()),
        11 => ("stroke-linecap", chooser.pick(&["round", "square", "butt"]).to_owned()),
        12 => ("stroke-miterlimit", number(chooser).to_owned()),
        13 => ("opacity", chooser.pick(&[".5", "0", "1", "2", "50%"]).to_owned()),
        14 => ("fill-opacity", chooser.pick(&[".5", "0", "1"]).to_owned()),
        15 => ("clip-path", link(chooser)),
        16 => ("mask", link(chooser)),
        17 => ("filter", link(chooser)),
        18 => (
            "filter",
            format!(
                "blur({}) drop-shadow({} {} {})",
                number(chooser),
                number(chooser),
                number(chooser),
                number(chooser)
            ),
        ),
        19 => ("marker-mid", link(chooser)),
        20 => ("marker-start", link(chooser)),
        21 => ("mix-blend-mode", chooser.pick(&["multiply", "hue", "screen"]).to_owned()),
        22 => ("isolation", "isolate".to_owned()),
        23 => ("paint-order", chooser.pick(&["stroke", "markers fill", "fill markers"]).to_owned()),
        24 => ("fill-rule", "evenodd".to_owned()),
        25 => ("display", chooser.pick(&["none", "inline"]).to_owned()),
        26 => ("font-size", number(chooser).to_owned()),
        _ => ("shape-rendering", chooser.pick(&["crispEdges", "auto"]).to_owned()),
    }
}

pub fn attributes(chooser: &mut Chooser) -> String {
    let mut text = String::new();
    let mut seen = Vec::new();
    let mut style = String::new();
    for _ in 0..chooser.below(5) {
        let (name, value) = property(chooser);
        if seen.contains(&name) {
            continue;
        }
        seen.push(name);
        if matches!(name, "mix-blend-mode" | "isolation") || chooser.one_in(4) {
            style.push_str(&format!("{name}:{value};"));
        } else {
            text.push_str(&format!(" {name}=\"{value}\""));
        }
    }
    if chooser.one_in(4) {
        text.push_str(&format!(" transform=\"{}\"", transform(chooser)));
    }
    if chooser.one_in(6) {
        text.push_str(&format!(" class=\"{}\"", chooser.pick(&["a", "b", "a b"])));
    }
    if !style.is_empty() {
        text.push_str(&format!(" style=\"{style}\""));
    }
    text
}
