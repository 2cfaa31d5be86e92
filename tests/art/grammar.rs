//! A grammar-based fuzzer for SVG: every element, attribute and number format that the renderer supports, combined at
//! random.

use crate::prng::Prng;

/// Random choices of the grammar.
pub struct Dice {
    rng: Prng,
    /// Number of ids to skip, so that few elements refer to themselves.
    skipped: usize,
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice { rng: Prng::new(seed), skipped: 0 }
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

fn number(dice: &mut Dice) -> &'static str {
    match dice.below(800) {
        0 => dice.pick(&ABSURD),
        1..60 => dice.pick(&ODD),
        _ => dice.pick(&USUAL),
    }
}

fn numbers(dice: &mut Dice, most: usize) -> String {
    (0..=dice.below(most)).map(|_| number(dice)).collect::<Vec<_>>().join(" ")
}

fn transform(dice: &mut Dice) -> String {
    (0..=dice.below(2))
        .map(|_| match dice.below(6) {
            0 => format!("translate({} {})", number(dice), number(dice)),
            1 => format!("scale({})", number(dice)),
            2 => format!("scale({} {})", number(dice), number(dice)),
            3 => format!("rotate({})", number(dice)),
            4 => format!("skewX({})", number(dice)),
            _ => format!("matrix({})", (0..6).map(|_| number(dice)).collect::<Vec<_>>().join(" ")),
        })
        .collect()
}

fn path(dice: &mut Dice) -> String {
    let mut path = format!("M{} {}", number(dice), number(dice));
    for _ in 0..dice.below(12) {
        let command = dice.pick(&[
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
        let times = if dice.one_in(30) { 200 } else { 1 };
        let mut arguments = String::new();
        for at in 0..count {
            let flag = count == 7 && (at == 3 || at == 4);
            arguments.push_str(if flag { dice.pick(&["0", "1"]) } else { number(dice) });
            arguments.push(' ');
        }
        path.push_str(&format!("{command}{arguments}").repeat(times));
    }
    path
}

fn paint(dice: &mut Dice) -> String {
    match dice.below(9) {
        0 => "none".to_owned(),
        1 => "context-fill".to_owned(),
        2 => "context-stroke".to_owned(),
        3 => "inherit".to_owned(),
        4 => "red".to_owned(),
        5 => "rgba(0,90,0,.4)".to_owned(),
        _ => format!("url(#{})", dice.name()),
    }
}

/// A property with its value.
fn property(dice: &mut Dice) -> (&'static str, String) {
    let link = |dice: &mut Dice| format!("url(#{})", dice.name());
    match dice.below(28) {
        0..=3 => ("fill", paint(dice)),
        4..=6 => ("stroke", paint(dice)),
        7 => ("stroke-width", number(dice).to_owned()),
        8 => ("stroke-dasharray", numbers(dice, 5)),
        9 => ("stroke-dashoffset", number(dice).to_owned()),
        10 => ("stroke-linejoin", dice.pick(&["round", "bevel", "miter", "miter-clip"]).to_owned()),
        11 => ("stroke-linecap", dice.pick(&["round", "square", "butt"]).to_owned()),
        12 => ("stroke-miterlimit", number(dice).to_owned()),
        13 => ("opacity", dice.pick(&[".5", "0", "1", "2", "50%"]).to_owned()),
        14 => ("fill-opacity", dice.pick(&[".5", "0", "1"]).to_owned()),
        15 => ("clip-path", link(dice)),
        16 => ("mask", link(dice)),
        17 => ("filter", link(dice)),
        18 => (
            "filter",
            format!("blur({}) drop-shadow({} {} {})", number(dice), number(dice), number(dice), number(dice)),
        ),
        19 => ("marker-mid", link(dice)),
        20 => ("marker-start", link(dice)),
        21 => ("mix-blend-mode", dice.pick(&["multiply", "hue", "screen"]).to_owned()),
        22 => ("isolation", "isolate".to_owned()),
        23 => ("paint-order", dice.pick(&["stroke", "markers fill", "fill markers"]).to_owned()),
        24 => ("fill-rule", "evenodd".to_owned()),
        25 => ("display", dice.pick(&["none", "inline"]).to_owned()),
        26 => ("font-size", number(dice).to_owned()),
        _ => ("shape-rendering", dice.pick(&["crispEdges", "auto"]).to_owned()),
    }
}

fn attributes(dice: &mut Dice) -> String {
    let mut text = String::new();
    let mut seen = Vec::new();
    let mut style = String::new();
    for _ in 0..dice.below(5) {
        let (name, value) = property(dice);
        if seen.contains(&name) {
            continue;
        }
        seen.push(name);
        if matches!(name, "mix-blend-mode" | "isolation") || dice.one_in(4) {
            style.push_str(&format!("{name}:{value};"));
        } else {
            text.push_str(&format!(" {name}=\"{value}\""));
        }
    }
    if dice.one_in(4) {
        text.push_str(&format!(" transform=\"{}\"", transform(dice)));
    }
    if dice.one_in(6) {
        text.push_str(&format!(" class=\"{}\"", dice.pick(&["a", "b", "a b"])));
    }
    if !style.is_empty() {
        text.push_str(&format!(" style=\"{style}\""));
    }
    text
}

fn lengths(dice: &mut Dice, names: &[&str]) -> String {
    names
        .iter()
        .map(|name| if dice.one_in(6) { String::new() } else { format!(" {name}=\"{}\"", number(dice)) })
        .collect()
}

/// A visible element.
fn shown(dice: &mut Dice, depth: usize) -> String {
    let own = attributes(dice);
    match dice.below(if depth == 0 { 7 } else { 13 }) {
        0 | 1 => format!("<path d=\"{}\"{own}/>", path(dice)),
        2 => format!("<rect{}{own}/>", lengths(dice, &["x", "y", "width", "height", "rx"])),
        3 => format!("<circle{}{own}/>", lengths(dice, &["cx", "cy", "r"])),
        4 => format!("<ellipse{}{own}/>", lengths(dice, &["cx", "cy", "rx", "ry"])),
        5 => format!("<line{}{own}/>", lengths(dice, &["x1", "y1", "x2", "y2"])),
        6 => format!("<polygon points=\"{}\"{own}/>", numbers(dice, 20)),
        7 => {
            format!("<use href=\"#{}\"{}{own}/>", dice.name(), lengths(dice, &["x", "y", "width", "height"]))
        }
        8 => {
            let size = lengths(dice, &["x", "y", "width", "height"]);
            format!("<svg{size} viewBox=\"{}\"{own}>{}</svg>", view(dice), all_shown(dice, depth - 1))
        }
        9 => format!("<switch{own}>{}</switch>", all_shown(dice, depth - 1)),
        _ => {
            let named = if dice.one_in(8) { format!(" id=\"{}\"", dice.name()) } else { String::new() };
            format!("<g{named}{own}>{}</g>", all_shown(dice, depth - 1))
        }
    }
}

fn all_shown(dice: &mut Dice, depth: usize) -> String {
    let times = if dice.one_in(25) { 100 } else { 1 };
    (0..=dice.below(3)).map(|_| shown(dice, depth)).collect::<String>().repeat(times)
}

fn view(dice: &mut Dice) -> String {
    if dice.one_in(5) {
        format!("{} {} {} {}", number(dice), number(dice), number(dice), number(dice))
    } else {
        dice.pick(&["0 0 100 100", "0 0 10 10", "0 0 1000 500", "-50 -50 100 100"]).to_owned()
    }
}

fn units(dice: &mut Dice, name: &str) -> String {
    match dice.below(3) {
        0 => String::new(),
        1 => format!(" {name}=\"userSpaceOnUse\""),
        _ => format!(" {name}=\"objectBoundingBox\""),
    }
}

fn step(dice: &mut Dice) -> String {
    let input = match dice.below(4) {
        0 => " in=\"SourceAlpha\"",
        1 => " in=\"r\" result=\"r\"",
        2 => " result=\"r\"",
        _ => "",
    };
    let region = if dice.one_in(4) { lengths(dice, &["x", "y", "width", "height"]) } else { String::new() };
    match dice.below(24) {
        0 | 1 => format!("<feGaussianBlur{input}{region} stdDeviation=\"{}\"/>", numbers(dice, 2)),
        2 => format!("<feOffset{input}{region}{}/>", lengths(dice, &["dx", "dy"])),
        3 => format!("<feFlood{input}{region} flood-color=\"blue\" flood-opacity=\".5\"/>"),
        4 => format!("<feMerge{region}><feMergeNode in=\"r\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>"),
        5 => format!("<feBlend{input}{region} in2=\"SourceGraphic\" mode=\"multiply\"/>"),
        6 => format!("<feColorMatrix{input} values=\"{}\"/>", numbers(dice, 25)),
        7 => format!(
            "<feComponentTransfer{input}><feFuncA type=\"table\" tableValues=\"{}\"/></feComponentTransfer>",
            numbers(dice, 9)
        ),
        8 => format!(
            "<feComposite{input} in2=\"r\" operator=\"arithmetic\"{}/>",
            lengths(dice, &["k1", "k2", "k3", "k4"])
        ),
        9 => format!("<feDropShadow{input}{}/>", lengths(dice, &["dx", "dy", "stdDeviation"])),
        10..23 if dice.one_in(3) => {
            format!("<feMorphology{input} operator=\"dilate\" radius=\"{}\"/>", numbers(dice, 2))
        }
        23 if dice.one_in(9) => dice.pick(&["<feTile/>", "<feTurbulence baseFrequency='.5'/>"]).to_owned(),
        _ => format!("<feGaussianBlur{input} stdDeviation=\"{}\"/>", number(dice)),
    }
}

/// A definition with an id.
fn named(dice: &mut Dice, id: &str) -> String {
    let own = attributes(dice);
    let link = if dice.one_in(6) { format!(" href=\"#{}\"", dice.name()) } else { String::new() };
    let many = |dice: &mut Dice| if dice.one_in(20) { 60 } else { 1 };
    match dice.below(8) {
        0 => {
            let stops = "<stop stop-color=\"red\"/><stop offset=\".5\" stop-color=\"#0f0\" stop-opacity=\".3\"/><stop offset=\"1\"/>";
            let stops = stops.repeat(many(dice));
            let units = units(dice, "gradientUnits");
            let turn = if dice.one_in(3) {
                format!(" gradientTransform=\"{}\"", transform(dice))
            } else {
                String::new()
            };
            if dice.one_in(2) {
                let place = lengths(dice, &["x1", "y1", "x2", "y2"]);
                format!(
                    "<linearGradient id=\"{id}\"{link}{units}{turn}{place} spreadMethod=\"repeat\">{stops}</linearGradient>"
                )
            } else {
                let place = lengths(dice, &["cx", "cy", "r", "fx", "fy", "fr"]);
                format!("<radialGradient id=\"{id}\"{link}{units}{turn}{place}>{stops}</radialGradient>")
            }
        }
        1 | 2 => {
            let size = lengths(dice, &["x", "y", "width", "height"]);
            let units = units(dice, "patternUnits") + &units(dice, "patternContentUnits");
            let turn = if dice.one_in(3) {
                format!(" patternTransform=\"{}\"", transform(dice))
            } else {
                String::new()
            };
            let view = if dice.one_in(4) { format!(" viewBox=\"{}\"", view(dice)) } else { String::new() };
            format!(
                "<pattern id=\"{id}\"{link}{size}{units}{turn}{view}{own}>{}</pattern>",
                all_shown(dice, 1)
            )
        }
        3 => {
            let units = units(dice, "clipPathUnits");
            format!("<clipPath id=\"{id}\"{units}{own}>{}</clipPath>", all_shown(dice, 1))
        }
        4 => {
            let size =
                if dice.one_in(3) { lengths(dice, &["x", "y", "width", "height"]) } else { String::new() };
            let units = units(dice, "maskUnits") + &units(dice, "maskContentUnits");
            format!("<mask id=\"{id}\"{size}{units}{own}>{}</mask>", all_shown(dice, 1))
        }
        5 => {
            let size =
                if dice.one_in(2) { lengths(dice, &["x", "y", "width", "height"]) } else { String::new() };
            let units = units(dice, "filterUnits") + &units(dice, "primitiveUnits");
            let times = many(dice);
            let steps: String = (0..=dice.below(4)).map(|_| step(dice)).collect();
            format!("<filter id=\"{id}\"{size}{units}>{}</filter>", steps.repeat(times))
        }
        6 => {
            let size = lengths(dice, &["refX", "refY", "markerWidth", "markerHeight"]);
            let orient = dice.pick(&["auto", "30", "auto-start-reverse"]);
            format!(
                "<marker id=\"{id}\"{size} orient=\"{orient}\" overflow=\"visible\"{own}>{}</marker>",
                all_shown(dice, 1)
            )
        }
        _ => format!("<symbol id=\"{id}\" viewBox=\"{}\"{own}>{}</symbol>", view(dice), all_shown(dice, 1)),
    }
}

/// A random drawing.
pub fn drawing(seed: u64) -> String {
    let dice = &mut Dice::new(seed);
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    text.push_str(&format!(" viewBox=\"{}\"", view(dice)));
    if dice.one_in(4) {
        text.push_str(&lengths(dice, &["width", "height"]));
    }
    text.push('>');
    if dice.one_in(4) {
        let (a, b) = (property(dice), property(dice));
        text.push_str(&format!("<style>.a{{{}:{}}} g .b, rect{{{}:{}}}</style>", a.0, a.1, b.0, b.1));
    }
    let inside = dice.one_in(4);
    if inside {
        dice.skipped = NAMES.len();
        text.push_str(&format!("<g{}>", attributes(dice)));
    }
    for (at, id) in NAMES.into_iter().enumerate() {
        dice.skipped = at + 1;
        // The last level has nothing left to refer to.
        if at + 1 < NAMES.len() && !dice.one_in(4) {
            text.push_str(&named(dice, id));
        }
    }
    dice.skipped = 0;
    text.push_str(&all_shown(dice, 3));
    if inside {
        text.push_str("</g>");
    }
    text.push_str("</svg>");
    if dice.one_in(20) {
        text = spoilt(dice, &text);
    }
    text
}

/// The text with characters swapped, dropped or doubled.
fn spoilt(dice: &mut Dice, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len());
        match dice.below(4) {
            0 => bytes[at] = b" \"'<>/=#0e-.%a"[dice.below(14)],
            1 => drop(bytes.drain(at..(at + dice.below(9)).min(bytes.len()))),
            2 => {
                let some = bytes[at..(at + dice.below(200)).min(bytes.len())].to_vec();
                let place = dice.below(bytes.len());
                bytes.splice(place..place, some.repeat(1 + dice.below(30)));
            }
            _ => bytes.insert(at, b"9"[0]),
        }
        if bytes.is_empty() {
            bytes.push(b'<');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
