//! Many and large pictures, complete and truncated, as art and as photos.

use std::fs;

use crate::support::Bench;

/// A PNG of one colour with one bit per pixel: few bytes, many pixels, unique for each number.
fn flat(width: u32, height: u32, number: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    encoder.set_compression(png::Compression::Fast);
    let mut samples = vec![0xff; (width.div_ceil(8) * height) as usize];
    samples[0] = number;
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&samples)).expect("a PNG");
    bytes
}

/// A bench with pictures and a spec that shows each of them on one token.
fn shown(pictures: &[(String, Vec<u8>)]) -> Bench {
    let bench = Bench::new();
    let mut spec = String::new();
    for (name, bytes) in pictures {
        fs::write(bench.path(name), bytes).expect("a picture");
        spec +=
            &format!("[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\nfront = {{ art = \"{name}\" }}\n");
    }
    bench.write("coins.toml", &spec);
    bench
}

fn count(bytes: &[u8], what: &[u8]) -> usize {
    bytes.windows(what.len()).filter(|window| *window == what).count()
}

#[test]
fn the_same_picture_under_two_names_is_written_once() {
    let [one, other] = [1, 2].map(|number| flat(64, 64, number));
    let pictures = [("a.png", &one), ("b.png", &one), ("c.png", &other), ("d.png", &one)];
    let bench = shown(&pictures.map(|(name, bytes)| (name.to_owned(), bytes.clone())));
    for look in [&["print", "coins.toml"][..], &["print", "coins.toml", "--low-ink"]] {
        bench.stdout_of(look);
        let pdf = fs::read(bench.path("output/coins.pdf")).expect("a PDF");
        let images = count(&pdf, b"/Subtype/Image") + count(&pdf, b"/Subtype /Image");
        assert_eq!(images, 2, "{look:?}");
        assert_eq!(bench.read("output/coins-01-tokens.svg").matches("<image").count(), 2, "{look:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn pictures_are_not_kept_as_pixels() {
    // Ten pictures of nine million pixels: 360 MB if all were in memory at once.
    let pictures: Vec<_> = (0..10).map(|n| (format!("{n}.png"), flat(3000, 3000, n))).collect();
    let bench = shown(&pictures);
    for format in ["pdf", "svg", "png"] {
        let args = ["print", "coins.toml", "--format", format, "--dpi", "72", "--quiet"];
        let mut run = bench.command(&args).spawn().expect("it begins");
        // From the memory of the program itself: `rusage` begins with that of the process of the tests.
        let mut peak = 0;
        let ended = loop {
            let status = fs::read_to_string(format!("/proc/{}/status", run.id())).unwrap_or_default();
            let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
            peak = peak.max(kib.unwrap_or_default() / 1024);
            if let Some(ended) = run.try_wait().expect("an end") {
                break ended;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        };
        assert!(ended.success() && peak > 0);
        assert!(peak < 200, "{format}: {peak} MiB");
    }
}

#[test]
fn too_many_pixels_are_reported_with_number_and_files() {
    let pictures: Vec<_> = (0..9).map(|n| (format!("{n}.png"), flat(10_000, 6_000, n))).collect();
    let bench = shown(&pictures);
    let said = bench.error_of(&["print", "coins.toml"]);
    assert!(said.contains("all pictures together have 540 million pixels, more than 500 million"), "{said}");
    assert!(said.contains("`0.png` (60 million), `1.png` (60 million), `2.png` (60 million)"), "{said}");
    assert!(said.contains("--> coins.toml:36:"), "the ninth is the first that is too much: {said}");
    assert!(said.contains("error: nothing was written, because of 1 fault"), "{said}");
}

fn jpeg(width: u16, height: u16) -> Vec<u8> {
    let mut bytes = Vec::new();
    let samples: Vec<u8> = (0..u32::from(width) * u32::from(height) * 3)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    let encoder = jpeg_encoder::Encoder::new(&mut bytes, 70);
    encoder.encode(&samples, width, height, jpeg_encoder::ColorType::Rgb).expect("a JPEG");
    bytes
}

/// The JPEG with another size in its header.
fn resized(mut jpeg: Vec<u8>, width: u16, height: u16) -> Vec<u8> {
    let frame = jpeg.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a frame");
    jpeg[frame + 5..frame + 7].copy_from_slice(&height.to_be_bytes());
    jpeg[frame + 7..frame + 9].copy_from_slice(&width.to_be_bytes());
    jpeg
}

#[test]
fn a_truncated_or_oversized_jpeg_is_refused_as_art_and_as_photo() {
    let whole = jpeg(640, 480);
    let cut = [&whole[..whole.len() / 2], &[0xff, 0xd9]].concat();
    let large = resized(jpeg(90, 80), 7700, 7700);
    for (bytes, size) in [(cut, "640 × 480"), (large, "7700 × 7700")] {
        let said = format!("its data end before all of its {size} pixels are there");
        let bench = shown(&[("photo.jpg".to_owned(), bytes)]);
        let notice = bench.error_of(&["print", "coins.toml"]);
        assert!(
            notice.contains(&said) && notice.contains("it was cut short, or its size was changed"),
            "{notice}"
        );
        let notice = bench.run(&["check", "quits", "photo.jpg"]);
        assert!(notice.status == 2 && notice.err.contains(&said), "{notice:?}");
        assert!(notice.err.contains("copy it again"), "{notice:?}");
        assert!(bench.error_of(&["read", "quits", "photo.jpg"]).contains(&said));
    }
    let bench = shown(&[("photo.jpg".to_owned(), whole)]);
    bench.stdout_of(&["print", "coins.toml"]);
}
