//! Pictures encoded for the tests and decoded.

use super::planes::planes;
use super::*;
use crate::art::samples::{SampleFormat, Samples};

impl Picture {
    /// Creates a picture from RGB pixels; `None` if their number does not match the size.
    pub(in crate::photo) fn from_rgb(width: usize, height: usize, rgb: Vec<u8>) -> Option<Picture> {
        let fits = width.checked_mul(height)?.checked_mul(3)? == rgb.len() && width > 0 && height > 0;
        let kind = SampleFormat::Rgb;
        let planes = fits.then(|| {
            planes(Samples { width, height, kind, bytes: rgb, exif: None, components: 3 }, Detail::All)
        })?;
        Some(Picture {
            grey: planes.grey,
            chroma: planes.chroma,
            reduced: planes.reduced,
            focal: None,
            exif_orientation: 1,
            is_mirrored: false,
        })
    }
}

fn png(width: u32, height: u32, color: png::ColorType, samples: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(color);
    encoder.write_header().and_then(|mut writer| writer.write_image_data(samples)).expect("a PNG");
    bytes
}

#[test]
fn colours_are_restored_from_luma_and_chroma() {
    let colours =
        [[200u8, 30, 40], [20, 160, 60], [30, 60, 200], [250, 250, 250], [12, 12, 12], [240, 200, 20]];
    for colour in colours {
        let samples: Vec<u8> = colour.iter().copied().cycle().take(20 * 17 * 3).collect();
        let picture =
            Picture::open(&png(20, 17, png::ColorType::Rgb, &samples), Detail::All).expect("a picture");
        for at in [(0.0, 0.0), (19.0, 16.0), (7.3, 2.9), (-5.0, 99.0), (f64::NAN, 1.0)] {
            let there = picture.colour(at.into());
            for (there, here) in there.iter().zip(colour) {
                assert!((there - f64::from(here)).abs() < 3.0, "{colour:?} {at:?} {there}");
            }
        }
    }
}

#[test]
fn grey_pictures_have_no_colour_and_transparency_is_white() {
    let grey =
        Picture::open(&png(16, 16, png::ColorType::Grayscale, &[77; 256]), Detail::All).expect("a picture");
    assert!(!grey.has_colour());
    assert_eq!(grey.colour(Point::new(3.0, 4.0)), [77.0; 3]);
    let clear =
        Picture::open(&png(16, 16, png::ColorType::Rgba, &[0; 1024]), Detail::All).expect("a picture");
    assert_eq!(clear.colour(Point::new(3.0, 4.0)), [255.0; 3]);
}

#[test]
fn colour_is_interpolated_between_pixels() {
    let row = [[255u8, 0, 0]; 8].into_iter().chain([[0, 0, 255]; 8]).flatten();
    let samples: Vec<u8> = row.collect::<Vec<_>>().repeat(16);
    let picture = Picture::open(&png(16, 16, png::ColorType::Rgb, &samples), Detail::All).expect("a picture");
    let [red, _, blue] = picture.colour(Point::new(7.5, 8.0));
    assert!((red - 127.0).abs() < 8.0 && (blue - 127.0).abs() < 8.0, "{red} {blue}");
    assert!(picture.colour(Point::new(5.0, 8.0))[0] > 250.0);
}

#[test]
fn large_pictures_are_reduced() {
    let (width, height) = (5001, 4000);
    let samples: Vec<u8> = (0..width * height)
        .flat_map(|at| if at % width < 2500 { [9, 9, 9] } else { [200, 100, 50] })
        .collect();
    let picture = Picture::from_rgb(width, height, samples).expect("a picture");
    assert_eq!((picture.width(), picture.height(), picture.reduced), (2500, 2000, 2));
    assert_eq!(picture.colour(Point::new(100.0, 100.0)).map(f64::round), [9.0; 3]);
    let [red, ..] = picture.colour(Point::new(2000.0, 1999.0));
    assert!((red - 200.0).abs() < 3.0, "{red}");
}

#[test]
fn other_files_are_refused_with_a_hint() {
    let kind =
        |bytes: &[u8]| Picture::open(bytes, Detail::All).map(|_| ()).map_err(|refusal| refusal.code.as_str());
    assert_eq!(kind(b"\0\0\0\x24ftypheic\0\0\0\0mif1heic"), Err("photo/no-picture"));
    assert_eq!(kind(b"RIFF....WEBPVP8 "), Err("photo/no-picture"));
    assert_eq!(kind(b"text"), Err("photo/no-picture"));
    assert_eq!(kind(&png(15, 99, png::ColorType::Grayscale, &[7; 15 * 99])), Err("photo/no-picture"));
    assert_eq!(kind(b"\xff\xd8\xff\xe0"), Err("picture/damaged"));
    let whole = png(40, 40, png::ColorType::Rgb, &[7; 4800]);
    assert_eq!(kind(&whole[..whole.len() / 2]), Err("picture/damaged"));
    let mut huge = whole;
    huge[16..24].copy_from_slice(&[0, 0, 0x40, 0, 0, 0, 0, 1]);
    assert_eq!(kind(&huge), Err("picture/damaged"), "the checksum does not match");
    assert_eq!(kind(&vec![0xff; 50_000_001]), Err("photo/too-large"));
    let refusal = Picture::open(b"\0\0\0\x24ftypheic", Detail::All).expect_err("refused");
    let hint = refusal.hint.expect("a hint").to_string();
    assert!(hint.contains("Most Compatible"), "{hint}");
}

/// For each EXIF orientation, the corner of the stored picture that is top left when upright.
#[test]
fn upright_points_are_mapped_to_the_stored_picture() {
    let samples = vec![9; 40 * 20 * 3];
    let corners = [
        (0.0, 0.0),
        (39.0, 0.0),
        (39.0, 19.0),
        (0.0, 19.0),
        (0.0, 0.0),
        (0.0, 19.0),
        (39.0, 19.0),
        (39.0, 0.0),
    ];
    for (exif_orientation, corner) in (1..).zip(corners) {
        let picture =
            Picture { exif_orientation, ..Picture::from_rgb(40, 20, samples.clone()).expect("a picture") };
        assert_eq!(picture.stored(Point::ORIGIN), Point::from(corner), "{exif_orientation}");
    }
}

#[test]
fn stored_and_upright_points_round_trip() {
    for (width, height, reduced) in [(40, 20, 1), (5001, 4000, 2)] {
        let plain = Picture::from_rgb(width, height, vec![9; width * height * 3]).expect("a picture");
        assert_eq!(plain.reduced, reduced);
        for exif_orientation in 1..=8 {
            let picture = Picture { exif_orientation, ..plain.clone() };
            let (across, down) = picture.upright_size();
            assert_eq!(across > down, exif_orientation < 5, "{exif_orientation}");
            for picture in [picture.mirrored(), picture] {
                for stored in [Point::ORIGIN, Point::new(17.0, 3.25)] {
                    let upright = picture.upright(stored);
                    let within = (0.0..across as f64).contains(&upright.x);
                    assert!(
                        within && (0.0..down as f64).contains(&upright.y),
                        "{exif_orientation} {upright}"
                    );
                    assert!(picture.stored(upright).distance(stored) < 1e-9, "{exif_orientation} {upright}");
                }
            }
        }
    }
}

#[test]
fn mirroring_swaps_left_and_right() {
    let picture = Picture::from_rgb(40, 20, vec![9; 40 * 20 * 3]).expect("a picture");
    let (left, right) = (Point::new(3.0, 5.0), Point::new(36.0, 5.0));
    assert_eq!(picture.mirrored().upright(left), picture.upright(right));
}
