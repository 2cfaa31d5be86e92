//! Pictures in drawings, clips and opacity, and parts of drawings.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use super::{drawing, message, svg};
use crate::art::Art;
use crate::scene::{Affine, DrawnShape, Point, Rect};
use crate::text::Finding;

/// The link of a PNG of 2 × 1 pixels.
fn link() -> String {
    let png = crate::art::png::encode(2, 1, &[255, 0, 0, 255, 0, 0, 255, 255]);
    format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png))
}

#[test]
fn pictures_in_drawings_stay_pixels() {
    let link = link();
    let lines = link.replace("base64,", "base64,\n ").replace('=', "");
    for (image, clipped) in [
        (format!("<image href='{link}' x='4' y='2' width='8' height='4'/>"), false),
        (
            format!(
                "<image xlink:href='{lines}' xmlns:xlink='http://www.w3.org/1999/xlink' x='4' y='2' width='8'/>"
            ),
            false,
        ),
        (
            format!("<image href='{link}' x='4' y='2' width='8' height='8' preserveAspectRatio='xMinYMin'/>"),
            false,
        ),
        (
            format!(
                "<image href='{link}' x='4' y='2' width='4' height='4' preserveAspectRatio='xMinYMin slice'/>"
            ),
            true,
        ),
        // As Figma writes it.
        (
            format!(
                "<path d='M4 2H12V6Z' fill='url(#p)'/><defs><pattern id='p' patternContentUnits='objectBoundingBox' \
                 width='1' height='1'><use href='#i' transform='scale(0.5 1)'/></pattern>\
                 <image id='i' width='2' height='1' href='{link}'/></defs>"
            ),
            true,
        ),
    ] {
        let drawing = drawing(&image);
        let [(picture, place)] = drawing.pictures().collect::<Vec<_>>()[..] else { panic!("{image}") };
        assert_eq!((picture.width, picture.height), (2, 1));
        assert_eq!(matches!(drawing.shapes[0], DrawnShape::Clip { .. }), clipped, "{image}");
        let placed = place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0));
        let near = |one: f64, other: f64| (one - other).abs() < 1e-4;
        assert!(
            near(placed.x0, 2.0) && near(placed.y1, 3.0) && near(placed.width(), 4.0),
            "{placed} {image}"
        );
    }
    let turned =
        drawing(&format!("<image href='{link}' width='8' height='4' transform='rotate(90)' x='2' y='-9'/>"));
    let (_, place) = turned.pictures().next().unwrap();
    assert!((place * Point::ORIGIN).distance(Point::new(4.5, 1.0)) < 1e-4, "{:?}", place * Point::ORIGIN);
    let _: Affine = place;
}

#[test]
fn bad_pictures_are_refused_where_they_are_seen() {
    let link = link();
    let cut = &link[..link.len() - 24];
    assert!(message(&format!("<image href='{cut}'/>")).contains("the PNG is damaged"));
    let hidden = format!("<defs><image href='{cut}'/></defs><rect width='1' height='1'/>");
    assert_eq!(drawing(&hidden).shapes.len(), 1);
    let (large, mut link) = (crate::art::png::encode(7000, 8000, &[]), String::new());
    BASE64_STANDARD.encode_string(large, &mut link);
    let image = format!("<image href='data:image/png;base64,{link}'/>");
    assert!(message(&image.repeat(2)).contains("too many pixels together"));
}

#[test]
fn simple_clips_and_opacity_stay_shapes() {
    let rect = "<rect width='8' height='6'/>";
    let round = "<clipPath id='c'><circle cx='4' cy='4' r='4'/></clipPath>";
    let clipped = drawing(&format!("{round}<g clip-path='url(#c)'>{rect}</g>"));
    assert!(matches!(&clipped.shapes[..], [DrawnShape::Clip { shapes, .. }] if shapes.len() == 1));
    for mask in ["<circle cx='4' cy='4' r='3' fill='#fff'/>", "<circle cx='4' cy='4' r='3' fill='#ccc'/>"] {
        let kind = if mask.contains("ccc") { "style='mask-type:alpha'" } else { "" };
        let masked = drawing(&format!("<mask id='m' {kind}>{mask}</mask><g mask='url(#m)'>{rect}</g>"));
        assert!(matches!(&masked.shapes[..], [DrawnShape::Clip { .. }]), "{mask}");
    }
    let page = "<clipPath id='c'><path d='M0 0H40V20H0z' clip-rule='evenodd'/></clipPath>";
    let whole = drawing(&format!("{page}<g clip-path='url(#c)'>{rect}</g>"));
    assert!(matches!(whole.shapes[..], [DrawnShape::Path(_)]), "a clip that cuts nothing");
    for (inner, alphas) in [
        ("<rect width='8' height='6' opacity='.2'/>", &[51][..]),
        ("<rect width='8' height='6' fill-opacity='.2' stroke='red'/>", &[51, 255]),
        (
            "<g opacity='.2'><rect width='8' height='6'/><rect x='9' width='8' height='6' opacity='.5'/></g>",
            &[51, 26],
        ),
    ] {
        let found: Vec<u8> = drawing(inner).paths().map(|path| path.alpha).collect();
        assert_eq!(found, alphas, "{inner}");
    }
}

#[test]
fn only_what_shapes_cannot_express_becomes_pixels() {
    let link = link();
    let faded = "<g opacity='.5'><rect x='20' y='10' width='8' height='4'/><rect x='22' y='10' width='4' height='4'/></g>";
    let rest = format!("<image href='{link}' width='8' height='4'/><text y='9' font-size='4'>Go</text>");
    let Ok((Art::Layered(layered), _)) =
        crate::art::svg::read(&svg(&format!("{faded}{rest}")), None, &mut 0.0)
    else {
        panic!()
    };
    let drawing = layered.render(25.4).unwrap();
    let [DrawnShape::Picture { picture, place }, DrawnShape::Picture { .. }, DrawnShape::Path(_)] =
        &drawing.shapes[..]
    else {
        panic!("{drawing:?}")
    };
    assert!((120..=124).contains(&picture.width) && (60..=64).contains(&picture.height), "{picture:?}");
    let placed = place.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0));
    assert!((placed.center() - Point::new(12.0, 6.0)).hypot() < 0.1, "{placed}");
    let middle = 4 * (picture.width * (picture.height / 2) + picture.width / 2) as usize;
    assert_eq!(picture.rgba()[middle..middle + 4], [0, 0, 0, 128]);
    assert_eq!(layered.pixels(25.4), u64::from(picture.width) * u64::from(picture.height));
    let half = self::drawing(&format!("<image href='{link}' width='8' height='4' opacity='.5'/>"));
    assert_eq!(half.pictures().next().unwrap().0.rgba()[..4], [255, 0, 0, 128]);
    let masked = "<mask id='m'><circle r='4' fill='gray'/></mask><g mask='url(#m)'>";
    assert!(message(&format!("{masked}{rest}</g>")).contains("picture of pixels"));
}

fn part(inner: &str, id: &str) -> Result<Art, Finding> {
    crate::art::svg::read(&svg(inner), Some(id), &mut 0.0).map(|(art, _)| art)
}

#[test]
fn a_part_is_drawn_by_itself() {
    let sheet = "<style>.k{fill:red}</style><linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>\
        <g display='none' transform='translate(5 1)' class='k'><g id='wk'><rect x='1' width='4' height='2'/></g>\
        <rect id='wq' width='4' height='2' fill='url(#g)'/></g>\
        <defs><symbol id='s' viewBox='0 0 10 5'><rect width='4' height='2'/></symbol><path id='p' d='M0 0H3V6Z'/></defs>";
    let drawn = |id: &str| match part(sheet, id) {
        Ok(Art::Drawing(drawing)) => drawing,
        other => panic!("{id}: {other:?}"),
    };
    let king = drawn("wk");
    assert_eq!(king.bounds, Rect::new(6.0, 1.0, 10.0, 3.0));
    assert_eq!(
        king.paths().map(|path| path.fill.as_ref().unwrap().color.to_rgb()).collect::<Vec<_>>(),
        [(255, 0, 0)]
    );
    assert_eq!(drawn("s").bounds, Rect::new(0.0, 0.0, 10.0, 5.0));
    assert_eq!(drawn("p").bounds.size(), kurbo::Size::new(3.0, 6.0));
    let queen = drawn("wq");
    assert!((queen.bounds.width() / queen.bounds.height() - 2.0).abs() < 1e-6, "{}", queen.bounds);
    assert!(queen.paths().all(|path| path.fill.as_ref().is_some_and(|fill| fill.gradient.is_some())));
    let absent = part(sheet, "wb").unwrap_err();
    assert_eq!(absent.message.to_string(), "the drawing has no part with the id `wb`");
    assert!(absent.hint.unwrap().to_string().starts_with("it has `w"));
}

#[test]
fn clips_in_clips_in_clips_become_pixels() {
    let clips: String =
        (0..9).map(|n| format!("<clipPath id='c{n}'><circle cx='{n}' cy='5' r='5'/></clipPath>")).collect();
    let nested = |count: usize| {
        let open: String = (0..count).map(|n| format!("<g clip-path='url(#c{n})'>")).collect();
        svg(&format!("{clips}{open}<rect width='40' height='20'/>{}", "</g>".repeat(count)))
    };
    let read = |count: usize| crate::art::svg::read(&nested(count), None, &mut 0.0).unwrap().0;
    assert!(matches!(read(4), Art::Drawing(_)));
    assert!(matches!(read(5), Art::Layered(_)));
}
