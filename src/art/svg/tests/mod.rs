//! Drawings of drawing programs, and malicious ones.

mod pictures;
mod text;

use super::*;
use crate::scene::{Color, GradientKind, PaintedPath, Point};

fn svg(inner: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">{inner}</svg>"#
    )
}

fn read(text: &str) -> Result<Art, Finding> {
    super::read(text, None, &mut 0.0).map(|(art, _)| art)
}

/// The only paths of a drawing.
fn paths(drawing: &Drawing) -> Vec<&PaintedPath> {
    drawing.paths().collect()
}

fn drawing(inner: &str) -> Drawing {
    match read(&svg(inner)).unwrap() {
        Art::Drawing(drawing) => drawing,
        other => panic!("{inner} became {other:?}"),
    }
}

fn message(inner: &str) -> String {
    read(&svg(inner)).unwrap_err().message.to_string()
}

#[test]
fn all_reasons_are_told_at_once() {
    let words = "<text>碁</text>\n<text>碁</text>\n";
    let refused = read(&svg(&format!("{words}<foreignObject/><image href='a.png'/>"))).unwrap_err();
    let told = refused.message.to_string();
    assert_eq!(told.matches("line 1, ").count() + told.matches("line 3, ").count(), 3, "{told}");
    assert!(!told.contains("line 2, "), "the same reason once: {told}");
    let hint = refused.hint.map(|hint| hint.to_string()).unwrap_or_default();
    assert!(hint.contains("; "), "{hint}");
    let many: String = (1..=7).map(|at| format!("<made{at}/>")).collect();
    assert!(message(&many).ends_with("; and 2 more"), "{}", message(&many));
}

#[test]
fn transforms_are_baked_in() {
    let drawing = drawing(
        r##"<g transform="translate(4 2)"><rect width="8" height="6" fill="#c00" stroke="#00c" stroke-width="2" stroke-dasharray="4 2"/></g>"##,
    );
    assert_eq!(drawing.bounds, Rect::new(0.0, 0.0, 20.0, 10.0));
    let [shape] = paths(&drawing)[..] else { panic!("{drawing:?}") };
    assert_eq!(kurbo::Shape::bounding_box(&shape.path), Rect::new(2.0, 1.0, 6.0, 4.0));
    let stroke = shape.stroke.as_ref().unwrap();
    assert_eq!((stroke.width, &stroke.dashes[..]), (1.0, &[2.0, 1.0][..]));
    assert_eq!(shape.fill.as_ref().unwrap().color, Color::Rgb(204, 0, 0));
}

#[test]
fn what_lies_off_the_page_is_not_part_of_the_drawing() {
    let across = drawing(r#"<circle cx="40" cy="10" r="5"/><rect x="50" width="9" height="9"/>"#);
    assert_eq!(across.shapes.len(), 1, "the scrap is left out");
    assert!(across.needs_clip());
    assert!(!drawing(r#"<rect width="40" height="20"/>"#).needs_clip());
    assert!(drawing(r#"<rect width="40" height="20" stroke="red"/>"#).needs_clip());
    assert!(message(r#"<rect x="50" width="9" height="9"/>"#).contains("shows nothing"));
}

#[test]
fn unsupported_strokes_become_outlines() {
    for stroke in [
        r#"transform="scale(2 1)""#,
        r#"stroke-miterlimit="10""#,
        r#"stroke-dasharray="3 1" stroke-dashoffset="2""#,
    ] {
        let drawing = drawing(&format!(r#"<path d="M1 1H5V5" fill="none" stroke="red" {stroke}/>"#));
        let [shape] = paths(&drawing)[..] else { panic!("{drawing:?}") };
        assert!(shape.stroke.is_none() && shape.fill.is_some(), "{stroke}");
    }
}

#[test]
fn paint_order_is_kept() {
    let drawing = drawing(r#"<rect width="8" height="6" stroke="red" paint-order="stroke"/>"#);
    let [below, above] = paths(&drawing)[..] else { panic!("{drawing:?}") };
    assert!(below.stroke.is_some() && below.fill.is_none());
    assert!(above.stroke.is_none() && above.fill.is_some());
}

#[test]
fn drawings_beyond_shapes_are_rasterized() {
    for inner in [
        r#"<g opacity="0.5"><rect width="8" height="6"/><rect width="9" height="3"/></g>"#,
        r#"<linearGradient id="g" spreadMethod="reflect" x2=".2"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect width="8" height="6" fill="url(#g)"/>"#,
        r#"<linearGradient id="g"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="8" height="6" fill="url(#g)"/>"#,
        r#"<radialGradient id="g" fx="0" r=".3"><stop stop-color="red"/><stop offset="1"/></radialGradient><rect width="8" height="6" fill="url(#g)"/>"#,
        r#"<pattern id="p" width=".2" height="1"><rect width="1" height="9"/></pattern><rect width="8" height="6" fill="url(#p)"/>"#,
        r#"<clipPath id="c"><circle r="4"/><rect width="3" height="3"/></clipPath><rect width="8" height="6" clip-path="url(#c)"/>"#,
        r#"<mask id="m"><circle r="4" fill="gray"/></mask><rect width="8" height="6" mask="url(#m)"/>"#,
    ] {
        assert!(matches!(read(&svg(inner)), Ok(Art::Layered(_))), "{inner}");
    }
}

#[test]
fn gradients_stay_shapes() {
    let stops =
        "<stop stop-color='red' stop-opacity='.5'/><stop offset='.5' stop-color='blue' stop-opacity='.5'/>";
    for (gradient, kind, start, end) in [
        (
            format!("<linearGradient id='g'>{stops}</linearGradient>"),
            GradientKind::Linear,
            (2.0, 1.0),
            (6.0, 1.0),
        ),
        (
            format!(
                "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='0' y1='2' x2='0' y2='10' gradientTransform='translate(4)'>{stops}</linearGradient>"
            ),
            GradientKind::Linear,
            (4.0, 2.0),
            (4.0, 6.0),
        ),
        (
            format!("<radialGradient id='g' fx='.25'>{stops}</radialGradient>"),
            GradientKind::Radial { focus: Point::new(-0.5, 0.0), radius: 0.0 },
            (4.0, 2.5),
            (6.0, 2.5),
        ),
    ] {
        let rect =
            "<g transform='translate(4 2)'><rect width='8' height='6' fill='url(#g)' stroke='red'/></g>";
        let drawing = drawing(&format!("{gradient}{rect}"));
        let [below, above] = paths(&drawing)[..] else { panic!("{drawing:?}") };
        let fill = below.fill.as_ref().unwrap();
        let found = fill.gradient.as_ref().unwrap();
        assert_eq!((found.kind, below.alpha, above.alpha), (kind, 128, 255), "{gradient}");
        assert_eq!(found.stops, [(0.0, Color::Rgb(255, 0, 0)), (0.5, Color::Rgb(0, 0, 255))]);
        assert_eq!(fill.color, Color::Rgb(64, 0, 191));
        for (at, should) in [(Point::ORIGIN, start), (Point::new(1.0, 0.0), end)] {
            assert!((found.place * at).distance(should.into()) < 1e-4, "{gradient}: {:?}", found.place * at);
        }
    }
    let line = "<linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient>\
        <path d='M4 4H20V16' fill='none' stroke='url(#g)' stroke-width='2'/>";
    let drawing = drawing(line);
    let [outline] = paths(&drawing)[..] else { panic!("{drawing:?}") };
    assert!(outline.stroke.is_none() && outline.fill.as_ref().is_some_and(|fill| fill.gradient.is_some()));
}

#[test]
fn content_that_would_be_dropped_is_refused() {
    for (inner, why) in [
        ("<text x='3' y='3'>Go 碁</text>", "holds `碁`"),
        (
            "<text><textPath href='#a'>Go</textPath></text>",
            "holds text in a frame, or along a path that is missing",
        ),
        ("<flowRoot><flowPara>Go</flowPara></flowRoot>", "holds text in a frame"),
        ("<text style='writing-mode: vertical-rl'>Go</text>", "writing-mode"),
        ("<image href='data:image/png;base64,AAAA'/>", "`image/png`, which is not drawn"),
        ("<image href='data:image/svg+xml;base64,PHN2Zz4='/>", "`image/svg+xml`, which is not drawn"),
        ("<image href='photo.png'/>", "needs another file: `photo.png`"),
        ("<use href='other.svg#a'/>", "needs another file: `other.svg#a`"),
        ("<rect width='1' height='1' fill='url(other.svg#a)'/>", "needs another file"),
        ("<foreignObject/>", "`foreignObject`, which is not drawn"),
        (
            "<rect width='1' height='1' fill='oklch(40% 0.2 30)'/>",
            "`fill: oklch(40% 0.2 30)`, which is not drawn",
        ),
        ("<rect width='1' height='1' style='stroke: var(--line)'/>", "`stroke: var(--line)`"),
        ("", "shows nothing"),
        ("<g>", "line 1, column 87: the drawing is damaged"),
    ] {
        assert!(message(inner).contains(why), "{inner}: {}", message(inner));
    }
    assert!(message("<text>碁</text>").starts_with("line 1, column "));
}

#[test]
fn empty_text_is_ignored() {
    assert_eq!(drawing("<text> <tspan/></text><rect width='1' height='1'/>").shapes.len(), 1);
}

/// Drawing programs leave all of this in files that they show without it.
#[test]
fn what_is_never_drawn_refuses_nothing() {
    for unseen in [
        "<style>@import 'a.css'; @font-face { font-family: A; src: url(a.woff) } /* é */</style>",
        "<metadata><image href='a.png'/></metadata>",
        "<switch><foreignObject requiredExtensions='http://ns.adobe.com/'/><g/></switch>",
        "<text display='none'>Go 碁</text>",
        "<g style='display:none'><image href='a.png'/><text>碁</text></g>",
        "<defs><text>Go 碁</text><filter id='f'><feTurbulence/></filter></defs>",
        "<symbol id='s'><text>Go</text></symbol>",
    ] {
        assert_eq!(drawing(&format!("{unseen}<rect width='1' height='1'/>")).shapes.len(), 1, "{unseen}");
    }
}

#[test]
fn styles_of_today_are_followed() {
    let fill = |inner: &str| match paths(&drawing(inner))[0].fill.as_ref().unwrap().color {
        Color::Rgb(red, green, blue) => [red, green, blue],
        other @ Color::Cmyk(..) => panic!("{other:?}"),
    };
    let red = [255, 0, 0];
    for inner in [
        "<rect width='1' height='1' fill='var(--none, red)'/>",
        "<g style='--ink: var(--other, red)'><rect width='1' height='1' style='fill: var(--ink)'/></g>",
        "<style>rect{fill:blue} #a{fill:red}</style><rect id='a' width='1' height='1'/>",
        "<style>g > rect{fill:red !important}</style><g><rect width='1' height='1' style='fill:blue'/></g>",
        "<rect width='1' height='1' fill='red icc-color(x, 1)'/>",
    ] {
        assert_eq!(fill(inner), red, "{inner}");
    }
    let moved = drawing("<rect width='8' height='6' style='transform: translate(4px, 2px) rotate(0deg)'/>");
    assert_eq!(kurbo::Shape::bounding_box(&paths(&moved)[0].path), Rect::new(2.0, 1.0, 6.0, 4.0));
}

#[test]
fn indented_styles_have_no_longer_selectors() {
    let rules: String = (0..40)
        .map(|n| format!("\n        /* the part number {n} */\n        .a{n} {{ fill: red }}"))
        .collect();
    let parts = "<path class='a7' d='M0 0H5V5Z'/>".repeat(2000);
    assert_eq!(
        drawing(&format!("<style>{rules}</style><g><g><g><g>{parts}</g></g></g></g>")).shapes.len(),
        2000
    );
}

#[test]
fn of_elements_with_the_same_name_the_one_that_is_drawn_is_counted() {
    let pattern = |fill: &str| {
        format!("<pattern id='p' width='1' height='1'><rect width='1' height='1' fill='{fill}'/></pattern>")
    };
    let square = "<rect width='9' height='9' fill='url(#p)'/>";
    let itself = pattern("url(#p)");
    assert!(message(&format!("{}{itself}{square}", pattern("red"))).contains("refers to itself"));
    let (copy, other) = ("<g id='a'><use href='#b'/></g>", "<g id='b'><use href='#a'/></g>");
    assert!(
        message(&format!("{copy}{other}<rect id='b' width='9' height='9'/>")).contains("refers to itself")
    );
}

#[test]
fn deep_nesting_is_refused() {
    let deep = "<g>".repeat(100_000);
    assert!(message(&deep).contains("deep"));
}

fn drawn(inner: &str) -> String {
    let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}</svg>"#);
    let rendered = read(&svg).and_then(|art| match art {
        Art::Layered(drawing) => drawing.render(60.0).map(drop),
        _ => Ok(()),
    });
    rendered.map_or_else(|error| error.message.to_string(), |()| "it is drawn".to_owned())
}

#[test]
fn a_layered_drawing_has_600_pixels_an_inch_of_its_printed_size() {
    let Ok(Art::Layered(drawing)) =
        read(&svg(r#"<g opacity="0.5"><rect width="40" height="20"/><rect width="9" height="3"/></g>"#))
    else {
        panic!()
    };
    for (width, pixels) in [(25.4, (600, 300)), (10.0, (236, 118)), (1.0, (100, 50)), (500.0, (3000, 1500))] {
        let drawing = drawing.render(width).unwrap();
        let (picture, place) = drawing.pictures().next().unwrap();
        assert_eq!((picture.width, picture.height), pixels, "{width} mm");
        assert_eq!(place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0)), drawing.bounds);
    }
}

#[test]
fn drawings_of_unbounded_cost_are_refused() {
    let square = r#"<rect width="9" height="9"/>"#;
    let filtered = |step: &str| format!(r#"<filter id="f">{step}</filter><g filter="url(#f)">{square}</g>"#);
    let patterns: String = (0..15)
        .map(|n| {
            let inner = format!(r#"<rect width="9" height="9" fill="url(#p{})"/>"#, n + 1).repeat(10);
            format!(r#"<pattern id="p{n}" width="1" height="1">{inner}</pattern>"#)
        })
        .collect();
    let masks: String =
        (0..100).map(|n| format!(r#"<mask id="m{n}" mask="url(#m{})">{square}</mask>"#, n + 1)).collect();
    let corners = "L1 1 2 0".repeat(9000);
    let doubled: String = (1..14)
        .map(|n| format!(r##"<g id="u{n}"><use href="#u{}"/><use href="#u{}" x="1"/></g>"##, n - 1, n - 1))
        .collect();
    let doublings = format!(r#"<defs><circle id="u0" r="4"/>{doubled}</defs>"#);
    for (inner, what) in [
        (square.repeat(110_000), "too many parts"),
        (square.repeat(20_000), "it is drawn"),
        (format!(r##"{doublings}<use href="#u13"/>"##), "it is drawn"),
        (format!(r##"{doublings}<use href="#u13"/><use href="#u13"/><use href="#u13"/>"##), "too many parts"),
        (
            format!(r#"<path id="a" d="M0 0{corners}"/>"#) + &r##"<use href="#a"/>"##.repeat(3000),
            "too many parts",
        ),
        (
            format!(
                r#"<marker id="m"><path d="M0 0{corners}"/></marker><path marker-mid="url(#m)" d="M0 0{corners}"/>"#
            ),
            "too many parts",
        ),
        (format!(r#"<path d="M0 0{}"/>"#, "h1".repeat(1_000_000)), "too many parts"),
        (format!(r#"<path d="M0 0{}v1"/>"#, "h1h-1".repeat(200_000)), "it is drawn"),
        (r#"<g opacity="0.9">"#.repeat(300) + square + square + &"</g>".repeat(300), "too many layers"),
        (format!(r#"{masks}<rect width="9" height="9" mask="url(#m0)"/>"#), "too many parts"),
        (format!(r#"{patterns}<rect width="9" height="9" fill="url(#p0)"/>"#), "too many parts"),
        (filtered(r#"<feTurbulence baseFrequency="0.5" numOctaves="100000"/>"#), "too many layers"),
        (filtered(r#"<feConvolveMatrix order="3" kernelMatrix="1 2 1 2 4 2 1 2 1"/>"#), "it is drawn"),
        (
            filtered(
                &(r#"<feConvolveMatrix order="90" kernelMatrix=""#.to_owned()
                    + &"1 ".repeat(8100)
                    + r#""/>"#),
            ),
            "too many layers",
        ),
        (
            filtered(
                r#"<feTurbulence baseFrequency="0.5" numOctaves="4"/><feDisplacementMap in="SourceGraphic" scale="2"/>"#,
            ),
            "it is drawn",
        ),
        (
            filtered(
                r#"<feDiffuseLighting><feDistantLight azimuth="45" elevation="30"/></feDiffuseLighting><feTile/>"#,
            ),
            "it is drawn",
        ),
        (filtered(r#"<feMorphology operator="dilate" radius="100"/>"#), "reaches far beyond"),
        (filtered(&r#"<feGaussianBlur stdDeviation="1"/>"#.repeat(500)), "too many layers"),
        (filtered(r#"<feGaussianBlur stdDeviation="1"/>"#), "it is drawn"),
        (r#"<g opacity="0.9">"#.repeat(5) + square + square + &"</g>".repeat(5), "it is drawn"),
    ] {
        let message = drawn(&inner);
        assert!(message.contains(what), "{}: {message}", &inner[..inner.len().min(80)]);
    }
}

#[test]
fn an_outline_of_many_small_steps_is_drawn() {
    // As in traced photos: a spiral without crossings.
    let mut path = String::from("M20 10");
    for step in 0..60_000 {
        let (angle, radius) = (f64::from(step) / 20.0, f64::from(step) / 6500.0);
        path.push_str(&format!("L{:.3} {:.3}", 20.0 + radius * angle.cos(), 10.0 + radius * angle.sin()));
    }
    assert_eq!(drawing(&format!(r#"<path d="{path}Z"/>"#)).shapes.len(), 1);
}
