//! Words in drawings.

use kurbo::Shape as _;

use super::{drawing, message, svg};
use crate::scene::{Drawing, Font, Rect};

fn ink(drawing: &Drawing) -> Rect {
    drawing.paths().map(|path| path.path.bounding_box()).reduce(|all, one| all.union(one)).unwrap()
}

/// Left, top, right and bottom of words in units of the drawing, rounded to halves.
fn bounds(inner: &str) -> [f64; 4] {
    // The page is half as large as its units.
    let ink = ink(&drawing(inner));
    [ink.x0, ink.y0, ink.x1, ink.y1].map(|side| (side * 4.0).round() / 2.0)
}

#[test]
fn words_stand_where_they_are_put() {
    let [left, top, right, bottom] =
        bounds("<text x='10' y='15' font-size='10' font-family='Arial'>HH</text>");
    assert!((10.0..12.0).contains(&left) && (7.0..9.0).contains(&top), "{left} {top}");
    assert!((22.0..26.0).contains(&right) && bottom == 15.0, "{right} {bottom}");
    let same = |one: &str, other: &str| assert_eq!(bounds(one), bounds(other), "{one}");
    let plain = "<text x='10' y='15' font-size='10'>HH</text>";
    for other in [
        "<text font-size='10'><tspan x='10' y='15'>HH</tspan></text>",
        "<g style='font: 10px serif'><text><tspan x='10'><tspan y='15'>HH</tspan></tspan></text></g>",
        "<text x='6' y='10' dx='4' dy='5' font-size='10'>\n  HH\n</text>",
        "<text transform='translate(10 15) scale(2)' font-size='5'>HH</text>",
        "<text y='15' font-size='10'><title>No</title><tspan x='10'>H<tspan>H</tspan></tspan></text>",
        "<text x='50%' y='15' dx='-10' font-size='10'>HH</text>",
        "<defs><text id='a' font-size='10'>HH</text></defs><use href='#a' x='10' y='15'/>",
    ] {
        same(plain, other);
    }
    let spaced = bounds("<text x='10' y='15' font-size='10' letter-spacing='3'>HH</text>");
    assert_eq!(spaced[2], bounds(plain)[2] + 3.0);
    let each = bounds("<text x='2 20' y='15' font-size='10'>HH</text>");
    assert!(each[0] < 4.0 && each[2] > 26.0, "{each:?}");
    let kept = bounds("<text x='2' y='15' font-size='10' xml:space='preserve'>H  H</text>");
    assert!(kept[2] > bounds("<text x='2' y='15' font-size='10'>H  H</text>")[2] + 1.5);
}

#[test]
fn anchors_move_whole_lines() {
    let at = |anchor: &str| {
        bounds(&format!(
            "<text x='20' y='15' font-size='10' text-anchor='{anchor}'>H<tspan fill='red'>H</tspan></text>"
        ))
    };
    let (start, middle, end) = (at("start"), at("middle"), at("end"));
    let width = start[2] - start[0];
    assert!((start[0] - 20.0).abs() < 1.0 && (end[2] - 20.0).abs() < 1.0);
    assert!(((middle[0] + middle[2]) / 2.0 - 20.0).abs() < 1.0);
    assert!((middle[2] - middle[0] - width).abs() < 1.0);
    let [_, top, _, bottom] = bounds("<text x='2' y='10' font-size='10' dominant-baseline='middle'>x</text>");
    assert!((top + bottom - 20.0).abs() <= 1.5, "{top} {bottom}");
}

#[test]
fn parts_of_a_text_have_their_own_paint() {
    let drawing =
        drawing("<text y='15' fill='red' font-size='10'>A<tspan fill='blue' stroke='red'>B</tspan>C</text>");
    let mut fills: Vec<_> = drawing.paths().map(|path| path.fill.as_ref().unwrap().color.to_rgb()).collect();
    fills.sort_unstable();
    assert_eq!(fills, [(0, 0, 255), (255, 0, 0)]);
}

#[test]
fn words_run_along_a_path() {
    let along = |path: &str, words: &str| {
        bounds(&format!("<defs><path id='p' {path}/></defs><text x='9' y='9' font-size='5'>{words}</text>"))
    };
    let plain = bounds("<text x='10' y='15' font-size='5'>HH</text>");
    let straight = "<textPath href='#p' startOffset='8'>HH</textPath>";
    assert_eq!(along("d='M2 15H38'", straight), plain);
    assert_eq!(along("d='M0 0H36' transform='translate(2 15)'", straight), plain);
    let half = "<textPath xlink:href='#p' xmlns:xlink='http://www.w3.org/1999/xlink' startOffset='50%' text-anchor='middle'>HH</textPath>";
    let [left, _, right, bottom] = along("d='M0 15H40'", half);
    assert!((left + right - 40.0).abs() < 1.0 && bottom == 15.0, "{left} {right} {bottom}");
    let [left, top, right, _] = along("d='M10 0V20'", straight);
    assert!(
        left == 10.0 && (8.0..9.0).contains(&top) && right > 13.0,
        "the letters lie: {left} {top} {right}"
    );
    let cut = along("d='M2 15H12'", "<textPath href='#p'>HHHHHHHHHH</textPath>");
    assert!(cut[2] < 15.0, "nothing stands beyond the end: {cut:?}");
    let paths = "<textPath href='#p'>H</textPath>".repeat(300);
    assert!(message(&format!("<path id='p' d='M0 9H9'/><text>{paths}</text>")).contains("text in a frame"));
}

#[test]
fn words_clip() {
    let text = "<text y='15' font-size='20'>H<tspan>I</tspan></text>";
    let clipped =
        format!("<clipPath id='c'>{text}</clipPath><rect width='40' height='20' clip-path='url(#c)'/>");
    assert!(matches!(drawing(&clipped).shapes[..], [crate::scene::DrawnShape::Clip { .. }]));
}

#[test]
fn fonts_are_chosen_by_name_and_noted() {
    let fonts = |inner: &str| {
        let (_, fonts) = crate::art::svg::read(&svg(inner), None, &mut 0.0).unwrap();
        fonts.into_iter().map(|note| (note.missing, note.used)).collect::<Vec<_>>()
    };
    for (style, noted) in [
        ("font-family: Arial", Some(("Arial", Font::Sans))),
        (
            "font-family: 'Bitstream Vera Sans'; font-weight: bold",
            Some(("Bitstream Vera Sans", Font::SansBold)),
        ),
        ("font-family: Times New Roman, serif", Some(("Times New Roman", Font::Serif))),
        ("font: italic 12px Georgia", Some(("Georgia", Font::SerifItalic))),
        ("font-family: Fancy, serif; font-weight: 700", Some(("Fancy", Font::SerifBold))),
        ("font-family: sans-serif", None),
        ("font-family: 'Libre Franklin', Arial", None),
        ("", None),
    ] {
        let noted: Vec<_> = noted.into_iter().map(|(missing, used)| (missing.to_owned(), used)).collect();
        assert_eq!(fonts(&format!("<text y='9' style=\"{style}\">Go</text>")), noted, "{style}");
    }
    assert_eq!(fonts("<rect width='9' height='9'/><text display='none' font-family='Arial'>Go</text>"), []);
}

#[test]
fn too_many_letters_are_refused() {
    let words = "Go ".repeat(10_000);
    assert!(message(&format!("<text y='9'>{words}</text>")).contains("too many parts"));
    let hidden = format!("<defs><text>{words}</text></defs><rect width='1' height='1'/>");
    assert_eq!(drawing(&hidden).shapes.len(), 1);
}

#[test]
fn deep_texts_are_refused() {
    let nested = |count: usize| {
        format!("<text y='9'>{}Go{}</text>", "<tspan>".repeat(count), "</tspan>".repeat(count))
    };
    assert!(message(&nested(300)).contains("too many parts"));
    assert_eq!(drawing(&nested(10)).shapes.len(), 1);
}

#[test]
fn absurd_sizes_are_refused() {
    for size in ["1e30", "1e300", "-5", "0"] {
        let _ = message_or_drawing(&format!(
            "<text y='9' font-size='{size}'>Go</text><rect width='1' height='1'/>"
        ));
    }
    assert!(message("<text y='9' font-size='100000'>Go</text>").contains("far outside"));
}

fn message_or_drawing(inner: &str) -> String {
    crate::art::svg::read(&svg(inner), None, &mut 0.0)
        .map_or_else(|error| error.message.to_string(), |_| "drawn".to_owned())
}
