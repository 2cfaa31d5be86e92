//! Drawings by grammar: elements and attributes that go together, with values that do and some that do not.

use std::fmt::Write as _;

use crate::prng::Prng;

const SHAPES: &[&str] =
    &["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "image", "use"];
const GROUPS: &[&str] =
    &["g", "defs", "symbol", "clipPath", "mask", "pattern", "marker", "switch", "a", "svg"];
const PAINTS: &[&str] = &[
    "red",
    "none",
    "#12f",
    "url(#i0)",
    "url(#i1)",
    "url(#i2)",
    "currentColor",
    "rgb(9,9,999)",
    "inherit",
    "url(#i9) blue",
];

/// A drawing.
pub fn drawing(rng: &mut Prng, _corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"",
    );
    if rng.roll(5) > 0 {
        let _ = write!(svg, " viewBox=\"{} {} {} {}\"", number(rng), number(rng), number(rng), number(rng));
    }
    if rng.roll(2) > 0 {
        let _ = write!(svg, " width=\"{}mm\" height=\"{}\"", number(rng), number(rng));
    }
    svg.push('>');
    if rng.roll(3) == 0 {
        let _ = write!(
            svg,
            "<style>.i{} {{ fill: {}; opacity: {} }} * {{ stroke: red }}</style>",
            rng.roll(4),
            paint(rng),
            number(rng)
        );
    }
    for _ in 0..=rng.roll(6) {
        element(rng, &mut svg, 0);
    }
    svg.push_str("</svg>");
    svg.into_bytes()
}

fn element(rng: &mut Prng, svg: &mut String, depth: usize) {
    match rng.roll(if depth > 5 { 3 } else { 5 }) {
        0..=2 => shape(rng, svg),
        3 => gradient(rng, svg),
        _ => {
            let name = rng.pick(GROUPS).copied().unwrap_or("g");
            let _ = write!(svg, "<{name}");
            attributes(rng, svg);
            if name == "pattern" || name == "marker" {
                let _ = write!(
                    svg,
                    " width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\"",
                    number(rng),
                    number(rng)
                );
            }
            svg.push('>');
            for _ in 0..rng.roll(4) {
                element(rng, svg, depth + 1);
            }
            let _ = write!(svg, "</{name}>");
        }
    }
}

fn shape(rng: &mut Prng, svg: &mut String) {
    let name = rng.pick(SHAPES).copied().unwrap_or("path");
    let _ = write!(svg, "<{name}");
    attributes(rng, svg);
    let keys: &[&str] = match name {
        "rect" | "image" => &["x", "y", "width", "height", "rx"],
        "circle" => &["cx", "cy", "r"],
        "ellipse" => &["cx", "cy", "rx", "ry"],
        "line" => &["x1", "y1", "x2", "y2"],
        "text" | "use" => &["x", "y"],
        _ => &[],
    };
    for key in keys {
        let _ = write!(svg, " {key}=\"{}\"", number(rng));
    }
    match name {
        "path" => {
            let _ = write!(svg, " d=\"{}\"", path(rng));
        }
        "polyline" | "polygon" => {
            let points: Vec<String> = (0..rng.roll(9)).map(|_| number(rng)).collect();
            let _ = write!(svg, " points=\"{}\"", points.join(" "));
        }
        "use" => {
            let _ = write!(svg, " xlink:href=\"#i{}\"", rng.roll(4));
        }
        "image" => svg.push_str(" href=\"data:image/png;base64,iVBORw0KGgo=\""),
        _ => {}
    }
    if name == "text" {
        let _ = write!(svg, " font-size=\"{}\">A<tspan dx=\"{}\">é</tspan></text>", number(rng), number(rng));
    } else {
        svg.push_str("/>");
    }
}

fn gradient(rng: &mut Prng, svg: &mut String) {
    let name = if rng.roll(2) == 0 { "linearGradient" } else { "radialGradient" };
    let _ = write!(svg, "<{name} id=\"i{}\" xlink:href=\"#i{}\"", rng.roll(4), rng.roll(4));
    if rng.roll(2) == 0 {
        let _ = write!(svg, " gradientUnits=\"userSpaceOnUse\" gradientTransform=\"{}\"", transform(rng));
    }
    svg.push('>');
    for _ in 0..rng.roll(4) {
        let _ = write!(svg, "<stop offset=\"{}\" stop-color=\"{}\"/>", number(rng), paint(rng));
    }
    let _ = write!(svg, "</{name}>");
}

fn attributes(rng: &mut Prng, svg: &mut String) {
    for _ in 0..rng.roll(5) {
        let _ = match rng.roll(12) {
            0 => write!(svg, " id=\"i{}\"", rng.roll(4)),
            1 => write!(svg, " fill=\"{}\"", paint(rng)),
            2 => write!(svg, " stroke=\"{}\" stroke-width=\"{}\"", paint(rng), number(rng)),
            3 => write!(svg, " transform=\"{}\"", transform(rng)),
            4 => write!(svg, " opacity=\"{}\"", number(rng)),
            5 => write!(svg, " clip-path=\"url(#i{})\"", rng.roll(4)),
            6 => write!(svg, " mask=\"url(#i{})\"", rng.roll(4)),
            7 => write!(svg, " stroke-dasharray=\"{} {}\"", number(rng), number(rng)),
            8 => write!(svg, " class=\"i{}\"", rng.roll(4)),
            9 => write!(
                svg,
                " style=\"fill:{};display:{}\"",
                paint(rng),
                if rng.roll(2) == 0 { "none" } else { "inline" }
            ),
            10 => write!(svg, " filter=\"url(#i{})\"", rng.roll(4)),
            _ => write!(svg, " marker-end=\"url(#i{})\"", rng.roll(4)),
        };
    }
}

fn paint(rng: &mut Prng) -> &'static str {
    rng.pick(PAINTS).copied().unwrap_or("red")
}

fn transform(rng: &mut Prng) -> String {
    match rng.roll(4) {
        0 => format!("translate({} {})", number(rng), number(rng)),
        1 => format!("rotate({})", number(rng)),
        2 => format!("scale({})", number(rng)),
        _ => format!(
            "matrix({} {} {} {} {} {})",
            number(rng),
            number(rng),
            number(rng),
            number(rng),
            number(rng),
            number(rng)
        ),
    }
}

fn path(rng: &mut Prng) -> String {
    let mut path = format!("M{} {}", number(rng), number(rng));
    for _ in 0..rng.roll(12) {
        let (letter, count) = *rng
            .pick(&[('L', 2), ('h', 1), ('V', 1), ('C', 6), ('s', 4), ('q', 4), ('T', 2), ('A', 7), ('z', 0)])
            .unwrap_or(&('z', 0));
        path.push(letter);
        let numbers: Vec<String> = (0..count).map(|_| number(rng)).collect();
        path.push_str(&numbers.join(" "));
    }
    path
}

fn number(rng: &mut Prng) -> String {
    match rng.roll(16) {
        0 => "0".to_owned(),
        1 => "1e30".to_owned(),
        2 => "-5".to_owned(),
        3 => "0.00001".to_owned(),
        4 => "50%".to_owned(),
        5 => String::new(),
        _ => format!("{:.2}", rng.within(0.0, 120.0)),
    }
}
