//! Art files as cameras and drawing programs write them.

mod grammar;
#[path = "../../src/prng.rs"]
mod prng;

use tablier::art::{self, Art};
use tablier::draw::piece_alone;
use tablier::scene::Bitmap;
use tablier::spec::load;
use tablier::write::{RgbImage, pixels};
use tablier::{Files, Overrides, Source};

fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/data/art/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn picture(name: &str) -> Bitmap {
    match art::read(&file(name)).unwrap() {
        Art::Picture(picture) => picture,
        other => panic!("{name} became {other:?}"),
    }
}

fn pixel(picture: &Bitmap, x: u32, y: u32) -> [u8; 4] {
    let at = 4 * (y * picture.width + x) as usize;
    picture.rgba()[at..at + 4].try_into().unwrap()
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
        assert_eq!(picture.jpeg.as_deref(), Some(&file(name)[..]), "{name}");
    }
    assert_near(pixel(&picture("colour.jpg"), 2, 12), [20, 180, 120, 255]);
}

#[test]
fn inks_become_light() {
    let picture = picture("inks.jpg");
    assert!(picture.jpeg.is_none());
    assert_near(pixel(&picture, 8, 8), [255, 0, 0, 255]);
}

#[test]
fn a_photo_taken_on_its_side_stands_upright() {
    let picture = picture("sideways.jpg");
    assert_eq!((picture.width, picture.height, picture.jpeg.is_none()), (16, 24, true));
    // With the EXIF orientation applied, the left end of the bottom row is the top left corner.
    assert_near(pixel(&picture, 3, 2), [20, 180, 120, 255]);
}

#[test]
fn a_truncated_jpeg_is_refused() {
    let whole = file("colour.jpg");
    for end in (3..whole.len() - 40).step_by(7) {
        let refused = art::read(&whole[..end]);
        assert!(refused.is_err(), "cut off after {end} of {} bytes", whole.len());
    }
}

/// A JPEG with edges and noise.
fn jpeg(color: jpeg_encoder::ColorType, how: impl Fn(&mut jpeg_encoder::Encoder<&mut Vec<u8>>)) -> Vec<u8> {
    let (width, height) = (75_u16, 61_u16);
    // Enough bytes for pixels of four samples; other formats use fewer.
    let samples: Vec<u8> = (0..u32::from(width) * u32::from(height) * 4)
        .map(|n| (n / 40 * 77 % 200 + n * n % 31) as u8)
        .collect();
    let mut bytes = Vec::new();
    let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, 75);
    how(&mut encoder);
    encoder.encode(&samples, width, height, color).unwrap();
    bytes
}

/// Valid JPEGs of all kinds, with whether they are progressive.
fn sound() -> Vec<(&'static str, Vec<u8>, bool)> {
    use jpeg_encoder::ColorType::{Cmyk, Luma, Rgb};
    use jpeg_encoder::SamplingFactor::{F_1_1, F_2_1, F_2_2};
    let plain = |sampling| jpeg(Rgb, |encoder| encoder.set_sampling_factor(sampling));
    vec![
        ("4:4:4", plain(F_1_1), false),
        ("4:2:2", plain(F_2_1), false),
        ("4:2:0", plain(F_2_2), false),
        ("4:1:1", file("rare/quarter.jpg"), false),
        ("grey", jpeg(Luma, |_| ()), false),
        ("inks", jpeg(Cmyk, |encoder| encoder.set_sampling_factor(F_1_1)), false),
        ("restarts", jpeg(Rgb, |encoder| encoder.set_restart_interval(3)), false),
        ("restarts of a row", jpeg(Luma, |encoder| encoder.set_restart_interval(10)), false),
        ("passes", jpeg(Rgb, |encoder| encoder.set_progressive(true)), true),
        ("grey passes", jpeg(Luma, |encoder| encoder.set_progressive(true)), true),
        ("a camera's", file("colour.jpg"), false),
        ("a program's", file("progressive.jpg"), true),
        ("a program's inks", file("inks.jpg"), false),
    ]
}

#[test]
fn valid_jpegs_are_read_whatever_follows_them() {
    for (name, whole, _) in sound() {
        let read = |bytes: &[u8]| match art::read(bytes) {
            Ok(Art::Picture(picture)) => picture.rgba().into_owned(),
            other => panic!("{name}: {other:?}"),
        };
        let pixels = read(&whole);
        // Without an end marker, with padding before it, or followed by a second picture, metadata or garbage.
        assert_eq!(read(&whole[..whole.len() - 2]), pixels, "{name}");
        assert_eq!(read(&[&whole[..whole.len() - 2], b"\xff\xff\xff\xd9"].concat()), pixels, "{name}");
        for more in [&whole[..], b"\0\0\0\0", b"trailing", b"\xff\xff\xff", b"\xff\xda\xff\xd8\xff\xd9"] {
            assert_eq!(read(&[&whole[..], more].concat()), pixels, "{name}");
        }
    }
}

#[test]
fn a_jpeg_with_missing_pixels_is_refused_despite_an_end_marker() {
    let mut tried = 0;
    for (name, whole, passes) in sound() {
        let scan =
            |from: usize| whole[from..].windows(2).position(|pair| pair == [0xff, 0xda]).map(|at| from + at);
        let first = scan(0).unwrap() + 14;
        let last = match scan(first) {
            // After each pass, a progressive JPEG is a complete picture, if a coarse one.
            Some(second) if passes => second - 40,
            _ => whole.len() - 12,
        };
        for end in first..last {
            let cut = [&whole[..end], b"\xff\xd9"].concat();
            let refused = art::read(&cut).err();
            let refused = refused.unwrap_or_else(|| panic!("{name}: cut off after {end} of {}", whole.len()));
            assert!(refused.message.to_string().starts_with("the JPEG is damaged"), "{name}: {refused}");
            tried += 1;
        }
    }
    assert!(tried > 3000, "{tried}");
}

#[test]
fn rare_jpegs_are_decoded_right_or_refused_with_the_reason() {
    // All of the same picture as `progressive.jpg`, written by `cjpeg -sample …`, some with `-scans`.
    for (name, why) in [
        ("equal-factors-in-scans", "holds its colours one after the other in scans of their own"),
        ("two-scans-with-restarts", "holds its colours one after the other in scans of their own"),
        ("fine-colours", "samples its colours as 1x1,2x2,2x2"),
        ("one-fine-colour", "samples its colours as 1x1,1x1,2x2"),
        ("arithmetic", "is in arithmetic coding"),
        ("arithmetic-progressive", "is in arithmetic coding"),
    ] {
        let refused = art::read(&file(&format!("rare/{name}.jpg"))).unwrap_err();
        assert_eq!(refused.message.to_string(), format!("this JPEG {why}, a rare kind that cannot be read"));
        let hint = "open it in a picture program and save it again as an ordinary (baseline) JPEG, or as PNG";
        assert_eq!(refused.hint.map(|hint| hint.to_string()).as_deref(), Some(hint));
    }
    const LEFT: [u8; 4] = [20, 180, 120, 255];
    const RIGHT: [u8; 4] = [200, 180, 30, 255];
    for name in ["progressive-in-scans", "coarse-rows-with-restarts", "lower-rows"] {
        let picture = picture(&format!("rare/{name}.jpg"));
        for (x, colour) in [(2, LEFT), (20, RIGHT)] {
            assert_near(pixel(&picture, x, 12), colour);
        }
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

/// The only file of a spec.
struct OneFile(Vec<u8>);

impl Files for OneFile {
    fn read(&self, _: &str) -> std::io::Result<Vec<u8>> {
        Ok(self.0.clone())
    }
}

/// Art on a piece of its size, 40 mm wide.
fn printed(file: Vec<u8>, aspect: f64) -> RgbImage {
    let text = format!(
        "[[piece]]\nshape = \"rectangle\"\nwidth = \"40mm\"\nheight = \"{:.3}mm\"\n\
         front = {{ art = \"a.svg\", size = \"40mm\" }}\n",
        40.0 / aspect
    );
    let source = Source { name: "spec.toml".to_owned(), text };
    let spec = load(&source, &Overrides::default(), &OneFile(file)).unwrap();
    let scene = piece_alone(&spec.game, spec.look, 0, 0).unwrap();
    pixels(&scene, &scene.pages[0], 10.0).unwrap()
}

#[test]
fn output_of_drawing_programs_is_drawn() {
    for (name, [x, y], colour) in [
        ("inkscape", [0.5, 0.66], [0xc6, 0x46, 0x00]),
        ("illustrator", [0.5, 0.58], [0, 0, 0]),
        ("figma", [0.5, 0.22], [255, 255, 255]),
        ("affinity", [0.5, 0.5], [191, 153, 0]),
        ("game-icons", [0.5, 0.1], [255, 255, 255]),
        ("diagram", [0.17, 0.8], [0, 128, 128]),
    ] {
        let file = file(&format!("exports/{name}.svg"));
        let aspect = match art::read(&file).unwrap() {
            Art::Layered(drawing) => drawing.aspect(),
            Art::Drawing(drawing) => drawing.bounds.width() / drawing.bounds.height(),
            Art::Picture(picture) => panic!("{name} became {picture:?}"),
        };
        let picture = printed(file, aspect);
        let at = |share: f64, side: usize| (share * side as f64) as usize;
        let first =
            3 * (at(y, picture.height as usize) * picture.width as usize + at(x, picture.width as usize));
        let [red, green, blue] = picture.rgb[first..first + 3].try_into().unwrap();
        let near = [red, green, blue].into_iter().zip(colour).all(|(is, should)| is.abs_diff(should) < 40);
        assert!(near, "{name}: {:?}, not {colour:?}", [red, green, blue]);
    }
}

/// Number of random drawings: a few seconds' worth by default.
fn drawings() -> u64 {
    std::env::var("TABLIER_DRAWINGS").ok().and_then(|count| count.parse().ok()).unwrap_or(150)
}

#[test]
fn no_random_drawing_crashes_or_slows_the_reader() {
    let mut drawn = 0;
    for seed in 0..drawings() {
        let text = grammar::drawing(seed);
        let begun = std::time::Instant::now();
        let read = art::read(text.as_bytes()).and_then(|art| match art {
            Art::Layered(drawing) => drawing.render(100.0).map(drop),
            _ => Ok(()),
        });
        // Several times the duration of a release build, for a busy machine.
        assert!(begun.elapsed().as_secs() < 30, "drawing {seed} took {:?}", begun.elapsed());
        match read {
            Ok(_) => drawn += 1,
            Err(error) => {
                assert!(
                    !error.message.to_string().contains("crashes the renderer"),
                    "drawing {seed}: {error}"
                );
                assert!(!error.message.to_string().is_empty(), "drawing {seed}");
            }
        }
    }
    assert!(
        drawn > drawings() / 10,
        "only {drawn} were drawn: the grammar makes nothing but what is refused"
    );
}
