//! A grammar-based fuzzer for SVG: every element, attribute and number format that the renderer supports, combined at
//! random.

use crate::prng::Prng;

/// Random choices of the grammar.
pub struct Chooser {
    rng: Prng,
    /// Number of ids to skip, so that few elements refer to themselves.
    skipped: usize,
}

impl Chooser {
    pub fn new(seed: u64) -> Chooser {
        Chooser { rng: Prng::new(seed), skipped: 0 }
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.rng.roll(end)
    }

    fn pick(&mut self, of: &[&'static str]) -> &'static str {
        of[self.below(of.len())]
    }

    fn name(&mut self) -> &'static str {
        if self.one_in(60) {
            self.pick(&NAMES)
        } else {
            self.pick(&NAMES[self.skipped.min(NAMES.len() - 1)..])
        }
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

const USUAL: [&str; 12] = ["0", "1", "2", "5", "9", "10", "20", "33.3", "50", "80", "100", "-10"];
const ODD: [&str; 25] = [
    "-1",
    ".5",
    ".01",
    "1e-3",
    "1e-9",
    "1e-30",
    "1e-45",
    "300",
    "1e3",
    "1e4",
    "1e5",
    "1e6",
    "1e7",
    "1e8",
    "999999999",
    "-1e6",
    "NaN",
    "",
    "50%",
    "1e4%",
    "1e9%",
    "1em",
    "30ex",
    "2in",
    "1e5mm",
];
const ABSURD: [&str; 9] = ["1e9", "4294967296", "1e20", "1e38", "1e39", "1e400", "-1e12", "inf", "1e10%"];
const NAMES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

fn number(chooser: &mut Chooser) -> &'static str {
    match chooser.below(800) {
        0 => chooser.pick(&ABSURD),
        1..60 => chooser.pick(&ODD),
        _ => chooser.pick(&USUAL),
    }
}

fn numbers(chooser: &mut Chooser, most: usize) -> String {
    (0..=chooser.below(most)).map(|_| number(chooser)).collect::<Vec<_>>().join(" ")
}

fn transform(chooser: &mut Chooser) -> String {
    (0..=chooser.below(2))
        .map(|_| match chooser.below(6) {
            0 => format!("translate({} {})", number(chooser), number(chooser)),
            1 => format!("scale({})", number(chooser)),
            2 => format!("scale({} {})", number(chooser), number(chooser)),
            3 => format!("rotate({})", number(chooser)),
            4 => format!("skewX({})", number(chooser)),
            _ => format!("matrix({})", (0..6).map(|_| number(chooser)).collect::<Vec<_>>().join(" ")),
        })
        .collect()
}

fn path(chooser: &mut Chooser) -> String {
    let mut path = format!("M{} {}", number(chooser), number(chooser));
    for _ in 0..chooser.below(12) {
        let command = chooser.pick(&[
            "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a", "Z", "M",
        ]);
        let count = match command {
            "H" | "h" | "V" | "v" => 1,
            "C" | "c" => 6,
            "S" | "s" | "Q" | "q" => 4,
            "A" | "a" => 7,
            "Z" => 0,
            _ => 2,
        };
        let times = if chooser.one_in(30) { 200 } else { 1 };
        let mut arguments = String::new();
        for at in 0..count {
            let flag = count == 7 && (at == 3 || at == 4);
            arguments.push_str(if flag { chooser.pick(&["0", "1"]) } else { number(chooser) });
            arguments.push(' ');
        }
        path.push_str(&format!("{command}{arguments}").repeat(times));
    }
    path
}

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
fn property(chooser: &mut Chooser) -> (&'static str, String) {
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

fn attributes(chooser: &mut Chooser) -> String {
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

fn lengths(chooser: &mut Chooser, names: &[&str]) -> String {
    names
        .iter()
        .map(
            |name| if chooser.one_in(6) { String::new() } else { format!(" {name}=\"{}\"", number(chooser)) },
        )
        .collect()
}

/// A visible element.
fn shown(chooser: &mut Chooser, depth: usize) -> String {
    let own = attributes(chooser);
    match chooser.below(if depth == 0 { 7 } else { 13 }) {
        0 | 1 => format!("<path d=\"{}\"{own}/>", path(chooser)),
        2 => format!("<rect{}{own}/>", lengths(chooser, &["x", "y", "width", "height", "rx"])),
        3 => format!("<circle{}{own}/>", lengths(chooser, &["cx", "cy", "r"])),
        4 => format!("<ellipse{}{own}/>", lengths(chooser, &["cx", "cy", "rx", "ry"])),
        5 => format!("<line{}{own}/>", lengths(chooser, &["x1", "y1", "x2", "y2"])),
        6 => format!("<polygon points=\"{}\"{own}/>", numbers(chooser, 20)),
        7 => {
            format!(
                "<use href=\"#{}\"{}{own}/>",
                chooser.name(),
                lengths(chooser, &["x", "y", "width", "height"])
            )
        }
        8 => {
            let size = lengths(chooser, &["x", "y", "width", "height"]);
            format!("<svg{size} viewBox=\"{}\"{own}>{}</svg>", view(chooser), all_shown(chooser, depth - 1))
        }
        9 => format!("<switch{own}>{}</switch>", all_shown(chooser, depth - 1)),
        _ => {
            let named = if chooser.one_in(8) { format!(" id=\"{}\"", chooser.name()) } else { String::new() };
            format!("<g{named}{own}>{}</g>", all_shown(chooser, depth - 1))
        }
    }
}

fn all_shown(chooser: &mut Chooser, depth: usize) -> String {
    let times = if chooser.one_in(25) { 100 } else { 1 };
    (0..=chooser.below(3)).map(|_| shown(chooser, depth)).collect::<String>().repeat(times)
}

fn view(chooser: &mut Chooser) -> String {
    if chooser.one_in(5) {
        format!("{} {} {} {}", number(chooser), number(chooser), number(chooser), number(chooser))
    } else {
        chooser.pick(&["0 0 100 100", "0 0 10 10", "0 0 1000 500", "-50 -50 100 100"]).to_owned()
    }
}

fn units(chooser: &mut Chooser, name: &str) -> String {
    match chooser.below(3) {
        0 => String::new(),
        1 => format!(" {name}=\"userSpaceOnUse\""),
        _ => format!(" {name}=\"objectBoundingBox\""),
    }
}

fn step(chooser: &mut Chooser) -> String {
    let input = match chooser.below(4) {
        0 => " in=\"SourceAlpha\"",
        1 => " in=\"r\" result=\"r\"",
        2 => " result=\"r\"",
        _ => "",
    };
    let region =
        if chooser.one_in(4) { lengths(chooser, &["x", "y", "width", "height"]) } else { String::new() };
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

/// A definition with an id.
fn named(chooser: &mut Chooser, id: &str) -> String {
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
            let size = if chooser.one_in(3) {
                lengths(chooser, &["x", "y", "width", "height"])
            } else {
                String::new()
            };
            let units = units(chooser, "maskUnits") + &units(chooser, "maskContentUnits");
            format!("<mask id=\"{id}\"{size}{units}{own}>{}</mask>", all_shown(chooser, 1))
        }
        5 => {
            let size = if chooser.one_in(2) {
                lengths(chooser, &["x", "y", "width", "height"])
            } else {
                String::new()
            };
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

/// A random drawing.
pub fn drawing(seed: u64) -> String {
    let chooser = &mut Chooser::new(seed);
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    text.push_str(&format!(" viewBox=\"{}\"", view(chooser)));
    if chooser.one_in(4) {
        text.push_str(&lengths(chooser, &["width", "height"]));
    }
    text.push('>');
    if chooser.one_in(4) {
        let (a, b) = (property(chooser), property(chooser));
        text.push_str(&format!("<style>.a{{{}:{}}} g .b, rect{{{}:{}}}</style>", a.0, a.1, b.0, b.1));
    }
    let inside = chooser.one_in(4);
    if inside {
        chooser.skipped = NAMES.len();
        text.push_str(&format!("<g{}>", attributes(chooser)));
    }
    for (at, id) in NAMES.into_iter().enumerate() {
        chooser.skipped = at + 1;
        // The last level has nothing left to refer to.
        if at + 1 < NAMES.len() && !chooser.one_in(4) {
            text.push_str(&named(chooser, id));
        }
    }
    chooser.skipped = 0;
    text.push_str(&all_shown(chooser, 3));
    if inside {
        text.push_str("</g>");
    }
    text.push_str("</svg>");
    if chooser.one_in(20) {
        text = spoilt(chooser, &text);
    }
    text
}

/// The text with characters swapped, dropped or doubled.
fn spoilt(chooser: &mut Chooser, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chooser.below(4) {
        let at = chooser.below(bytes.len());
        match chooser.below(4) {
            0 => bytes[at] = b" \"'<>/=#0e-.%a"[chooser.below(14)],
            1 => drop(bytes.drain(at..(at + chooser.below(9)).min(bytes.len()))),
            2 => {
                let some = bytes[at..(at + chooser.below(200)).min(bytes.len())].to_vec();
                let place = chooser.below(bytes.len());
                bytes.splice(place..place, some.repeat(1 + chooser.below(30)));
            }
            _ => bytes.insert(at, b"9"[0]),
        }
        if bytes.is_empty() {
            bytes.push(b'<');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
