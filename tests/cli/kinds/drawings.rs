//! Drawings.

use std::io::Write as _;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use super::{Bomb, art, each};

fn document(inner: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 100 100\">{inner}</svg>"
    )
}

pub(super) fn all() -> Vec<Bomb> {
    let drawn = structures().into_iter().chain(paint()).chain(words()).chain(numbers());
    let mut all: Vec<Bomb> =
        drawn.map(|(name, inner)| art(name, "bomb.svg", document(&inner).into_bytes())).collect();
    all.extend(whole());
    all
}

const RECT: &str = "<rect width=\"80\" height=\"80\"/>";

/// Things in things.
fn structures() -> Vec<(&'static str, String)> {
    let doubled = |count: usize, view: &str| {
        each(count, |at| {
            format!(
                "<symbol id=\"s{at}\" viewBox=\"{view}\"><use href=\"#s{0}\"/><use href=\"#s{0}\" x=\"1\"/></symbol>",
                at + 1
            )
        }) + &format!("<symbol id=\"s{count}\">{RECT}</symbol><use href=\"#s0\"/>")
    };
    let nested = (0..12).fold(document(RECT), |inner, _| {
        document(&format!(
            "<image width=\"9\" height=\"9\" href=\"data:image/svg+xml;base64,{}\"/>",
            BASE64_STANDARD.encode(&inner)
        ))
    });
    vec![
        ("symbols of no size, doubled", doubled(40, "0 0 0 0")),
        ("symbols of little size, doubled", doubled(40, "0 0 1e-9 1e-9")),
        ("use of an ancestor", format!("<g id=\"a\">{RECT}<g><use href=\"#a\"/><use href=\"#a\"/></g></g>")),
        ("groups without end", "<g>".repeat(200_000)),
        ("svg in svg", "<svg>".repeat(30_000) + RECT + &"</svg>".repeat(30_000)),
        (
            "switch of languages",
            format!(
                "<switch>{}</switch>",
                each(50_000, |at| format!("<g systemLanguage=\"x{at}\">{RECT}</g>"))
            ),
        ),
        ("images in images", nested),
        (
            "mask that masks itself",
            format!(
                "<mask id=\"m\" mask=\"url(#m)\"><g mask=\"url(#m)\">{RECT}</g></mask><g mask=\"url(#m)\">{RECT}</g>"
            ),
        ),
        (
            "markers on every corner",
            "<marker id=\"m\" overflow=\"visible\"><circle r=\"3\"/><circle r=\"9\"/></marker>".to_owned()
                + &format!(
                    "<path marker-mid=\"url(#m)\" d=\"M0 0{}\"/>",
                    each(200_000, |at| format!("L{} {}", at % 97, at % 89))
                ),
        ),
        (
            "markers with words",
            "<marker id=\"m\"><text>words</text></marker>".to_owned()
                + &format!("<path marker-mid=\"url(#m)\" d=\"M0 0{}\"/>", "l1 1".repeat(30_000)),
        ),
        (
            "clips of words",
            "<clipPath id=\"c\"><text font-size=\"50\">wwwwwwwwww</text></clipPath>".to_owned()
                + &format!("<g clip-path=\"url(#c)\">{RECT}</g>").repeat(20_000),
        ),
    ]
}

/// Filters, patterns, gradients and strokes.
fn paint() -> Vec<(&'static str, String)> {
    let filter = |inner: &str| format!("<filter id=\"f\">{inner}</filter><g filter=\"url(#f)\">{RECT}</g>");
    vec![
        ("a chain of filters", filter(&"<feGaussianBlur stdDeviation=\"1\"/>".repeat(20_000))),
        ("a filter of itself", format!("<g id=\"a\" filter=\"url(#f)\">{RECT}</g>") + &filter("<feImage href=\"#a\"/>")),
        ("a filter of many neighbours", filter(&format!("<feConvolveMatrix order=\"999\" kernelMatrix=\"{}\"/>", "1 ".repeat(998_001)))),
        ("a filter by a table", filter(&format!("<feComponentTransfer><feFuncR type=\"table\" tableValues=\"{}\"/></feComponentTransfer>", "0 1 ".repeat(500_000)))),
        ("tiles far away", filter("<feOffset dx=\"1e30\" dy=\"-1e30\"/><feTile/><feDisplacementMap scale=\"1e30\"/>")),
        ("light from nowhere", filter("<feDiffuseLighting surfaceScale=\"1e38\"><feSpotLight x=\"NaN\" z=\"1e38\" limitingConeAngle=\"1e9\"/></feDiffuseLighting>")),
        ("dashes of many lengths", format!("<path stroke=\"red\" stroke-dashoffset=\"1e300\" stroke-dasharray=\"{}\" d=\"M0 0H90\"/>", "1e-9 ".repeat(300_000))),
        (
            "gradients in a long chain",
            each(20_000, |at| format!("<linearGradient id=\"g{at}\" href=\"#g{}\" gradientTransform=\"scale(0)\"/>", at + 1))
                + "<rect width=\"80\" height=\"80\" fill=\"url(#g0)\"/>",
        ),
        ("a pattern beyond numbers", format!("<pattern id=\"p\" width=\"1e-30\" height=\"1e30\" patternTransform=\"scale(1e38) rotate(NaN)\">{RECT}</pattern><rect width=\"80\" height=\"80\" fill=\"url(#p)\"/>")),
        ("a pattern of itself in a stroke", "<pattern id=\"p\" width=\"2\" height=\"2\"><path d=\"M0 0H2\" stroke=\"url(#p)\"/></pattern><path stroke=\"url(#p)\" d=\"M0 0H90\"/>".to_owned()),
    ]
}

/// Texts and styles.
fn words() -> Vec<(&'static str, String)> {
    vec![
        ("parts of a line", format!("<text>{}</text>", "<tspan>w</tspan>".repeat(100_000))),
        (
            "parts in parts of a line",
            format!("<text>{}", "<tspan>w".repeat(5000)) + &"</tspan>".repeat(5000) + "</text>",
        ),
        ("places of letters", format!("<text dx=\"{}\" rotate=\"{0}\">words</text>", "1 ".repeat(200_000))),
        (
            "letters far apart",
            "<text letter-spacing=\"1e30\" textLength=\"1e30\" font-size=\"1e20\">words</text>".to_owned(),
        ),
        ("blanks", format!("<text xml:space=\"preserve\">{}</text>", " ".repeat(2_000_000))),
        (
            "words along much",
            format!(
                "<path id=\"a\" d=\"M0 0{}\"/><text><textPath href=\"#a\">{}</textPath></text>",
                "l1 1".repeat(50_000),
                "w".repeat(2000)
            ),
        ),
        (
            "selectors of attributes",
            format!("<style>{}{{fill:red}}</style>", "[a]".repeat(100_000)) + &"<g a=\"1\"/>".repeat(10_000),
        ),
        (
            "selectors of children",
            format!(
                "<style>{}</style>",
                each(3000, |at| format!("* > * > *:first-child .a{at}{{fill:red}}"))
            ) + &"<g class=\"b\"><g><g/></g></g>".repeat(3000),
        ),
        (
            "important declarations",
            format!("<style>rect{{{}}}</style>{RECT}", "fill:red!important;--a:var(--a);".repeat(50_000)),
        ),
    ]
}

/// Numbers and paths.
fn numbers() -> Vec<(&'static str, String)> {
    vec![
        ("a matrix beyond numbers", format!("<g transform=\"matrix(1e308 0 0 1e308 1e308 1e308) scale(1e308)\">{RECT}</g>")),
        ("places that are no numbers", "<polygon points=\"nan nan inf -inf 1e999 -1e999 0 0\"/><circle r=\"infinity\"/><rect width=\"1e38\" height=\"1e38\" rx=\"1e39\"/>".to_owned()),
        ("paths that close", format!("<path d=\"M0 0{}\"/>", "z".repeat(3_000_000))),
        ("paths that begin", format!("<path stroke=\"red\" stroke-linecap=\"round\" d=\"{}\"/>", "M0 0z".repeat(400_000))),
        ("flags of arcs", format!("<path d=\"M0 0{}\"/>", "a1e9 1e-9 45 11 1 1".repeat(60_000))),
    ]
}

/// Whole files.
fn whole() -> Vec<Bomb> {
    let zipped = |bytes: &[u8]| {
        let mut zip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        zip.write_all(bytes).expect("memory");
        zip.finish().expect("memory")
    };
    let spaces = document(&" ".repeat(200_000_000));
    let entity = format!(
        "<!DOCTYPE svg [<!ENTITY a \"{}\">]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">{}</svg>",
        "<g/>".repeat(10_000),
        "&a;".repeat(20_000)
    );
    let outside = "<!DOCTYPE svg [<!ENTITY % p SYSTEM \"file:///dev/zero\">%p;<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\
                   <svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><text>&a;</text></svg>";
    let svg = |name, text: String| art(name, "bomb.svg", text.into_bytes());
    vec![
        art("much in little", "bomb.svgz", zipped(spaces.as_bytes())),
        art("zipped twice", "bomb.svgz", zipped(&zipped(spaces.as_bytes()))),
        art("zipped without an end", "bomb.svgz", zipped(spaces.as_bytes())[..1000].to_vec()),
        svg("an entity many times", entity),
        svg("entities of other files", outside.to_owned()),
        svg("instructions", "<?a?>".repeat(500_000) + &document(RECT)),
        svg("a long value", document(&format!("<g id=\"{}\"/>{RECT}", "a".repeat(20_000_000)))),
        svg("a size that is no number", document(RECT).replace("0 0 100 100", "NaN 0 1e999 -5")),
        svg(
            "a size without bounds",
            document(RECT).replace(
                "viewBox",
                "width=\"1e9\" height=\"1e-9\" preserveAspectRatio=\"xMaxYMax slice\" viewBox",
            ),
        ),
    ]
}
