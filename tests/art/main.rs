//! Files of art as they come from cameras and drawing programs.

use tablier::art::{self, Art};
use tablier::scene::{Picture, PictureKind};

fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/data/art/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn picture(name: &str) -> Picture {
    match art::read(&file(name)).unwrap() {
        Art::Picture(picture) => picture,
        Art::Drawing(_) => panic!("{name} is not a drawing"),
    }
}

fn pixel(picture: &Picture, x: u32, y: u32) -> [u8; 4] {
    let at = 4 * (y * picture.width + x) as usize;
    picture.rgba[at..at + 4].try_into().unwrap()
}

#[track_caller]
fn assert_near(is: [u8; 4], should: [u8; 4]) {
    assert!(is.iter().zip(should).all(|(is, should)| is.abs_diff(should) < 16), "{is:?}, not {should:?}");
}

#[test]
fn jpegs_that_every_viewer_shows_alike_are_kept() {
    for name in ["grey.jpg", "colour.jpg", "progressive.jpg"] {
        let picture = picture(name);
        assert_eq!((picture.width, picture.height), (24, 16));
        assert_eq!(picture.kind, PictureKind::Jpeg(file(name)), "{name}");
    }
    assert_near(pixel(&picture("colour.jpg"), 2, 12), [20, 180, 120, 255]);
}

#[test]
fn inks_become_light() {
    let picture = picture("inks.jpg");
    assert_eq!(picture.kind, PictureKind::Pixels);
    assert_near(pixel(&picture, 8, 8), [255, 0, 0, 255]);
}

#[test]
fn a_photo_taken_on_its_side_stands_upright() {
    let picture = picture("sideways.jpg");
    assert_eq!((picture.width, picture.height, &picture.kind), (16, 24, &PictureKind::Pixels));
    // The left end of the bottom row is the top left corner once the camera's note is heeded.
    assert_near(pixel(&picture, 3, 2), [20, 180, 120, 255]);
}

#[test]
fn a_jpeg_that_breaks_off_is_refused() {
    let whole = file("colour.jpg");
    for end in (3..whole.len() - 40).step_by(7) {
        let refused = art::read(&whole[..end]);
        assert!(refused.is_err(), "cut off after {end} of {} bytes", whole.len());
    }
}

#[test]
fn deep_drawings_are_read_or_refused() {
    for depth in [100, 450, 600] {
        let (open, close) = ("<g stroke='red'>".repeat(depth), "</g>".repeat(depth));
        let text = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>{open}<rect width='5' height='5'/>{close}</svg>"
        );
        assert_eq!(art::read(text.as_bytes()).is_ok(), depth < 500, "{depth}");
    }
}
