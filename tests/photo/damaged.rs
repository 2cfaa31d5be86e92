//! Damaged photos: thousands of JPEG and PNG files with bytes changed, lost or doubled. Each is answered within two
//! seconds without a crash.

use std::time::{Duration, Instant};

use tablier::photo::{Detail, Picture};
use tablier::spec::Overrides;
use tablier::{JudgedGame, templates};

use crate::prng::Prng;

/// Maximum time for an answer.
const TIMEOUT: Duration = Duration::from_secs(2);

/// A picture with edges, gradients and noise, so that every part of a file matters.
fn pixels(width: usize, height: usize) -> Vec<u8> {
    let mut rng = Prng::new(7);
    let mut samples = Vec::with_capacity(width * height * 3);
    for y in 0..height {
        for x in 0..width {
            let light = if (x / 17 + y / 13) % 2 == 0 { 40 } else { 200 };
            let noise = rng.roll(16);
            samples.extend(
                [light + noise, (x * 255 / width).min(light + 40), (y * 255 / height) / 2 + noise]
                    .map(|s| s as u8),
            );
        }
    }
    samples
}

fn jpeg(width: u16, height: u16, progressive: bool, sampling: jpeg_encoder::SamplingFactor) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, 80);
    encoder.set_progressive(progressive);
    encoder.set_sampling_factor(sampling);
    // EXIF: upright, with a lens of 26 mm.
    let exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x02\x01\x12\0\x03\0\0\0\x01\0\x01\0\0\x87\x69\0\x04\0\0\0\x01\0\0\0\x26\0\0\0\0\
        \0\x01\xa4\x05\0\x03\0\0\0\x01\0\x1a\0\0\0\0\0\0";
    encoder.add_app_segment(1, exif.to_vec()).expect("notes");
    let samples = pixels(usize::from(width), usize::from(height));
    encoder.encode(&samples, width, height, jpeg_encoder::ColorType::Rgb).expect("a JPEG");
    bytes
}

fn png(width: u32, height: u32, color: png::ColorType) -> Vec<u8> {
    let mut samples = pixels(width as usize, height as usize);
    samples.truncate((width * height) as usize * color.samples().min(3));
    samples.resize((width * height) as usize * color.samples(), 90);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(color);
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&samples)).expect("a PNG");
    bytes
}

fn whole() -> Vec<Vec<u8>> {
    use jpeg_encoder::SamplingFactor::{F_1_1, F_2_1, F_2_2};
    vec![
        jpeg(160, 120, false, F_2_2),
        jpeg(161, 119, false, F_1_1),
        jpeg(120, 160, true, F_2_1),
        png(120, 90, png::ColorType::Rgb),
        png(90, 120, png::ColorType::Rgba),
        png(97, 61, png::ColorType::Grayscale),
    ]
}

/// The file damaged in one to eight places.
fn damaged(whole: &[u8], rng: &mut Prng) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    // Half of the damage goes to the headers, where it has the largest effect.
    let place = |rng: &mut Prng, length: usize| {
        if rng.roll(2) == 0 { rng.roll(length.min(700)) } else { rng.roll(length) }
    };
    for _ in 0..=rng.roll(8) {
        if bytes.len() < 8 {
            break;
        }
        let at = place(rng, bytes.len());
        match rng.roll(6) {
            0 => bytes[at] ^= 1 << rng.roll(8),
            1 => bytes[at] = [0, 0xff, 0x7f, 0x80, 1][rng.roll(5)],
            2 => bytes[at] = rng.roll(256) as u8,
            3 => bytes.truncate(at.max(4)),
            4 => drop(bytes.drain(at..(at + 1 + rng.roll(40)).min(bytes.len()))),
            _ => {
                let from = rng.roll(bytes.len());
                let part = bytes[from..(from + 1 + rng.roll(60)).min(bytes.len())].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    if rng.roll(2) == 0 {
        fix_checksums(&mut bytes);
    }
    bytes
}

/// Corrects the checksums of a PNG, so that the damage gets past them.
fn fix_checksums(bytes: &mut [u8]) {
    if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return;
    }
    let mut at = 8;
    while let Some(length) = bytes.get(at..at + 4) {
        let length = u32::from_be_bytes([length[0], length[1], length[2], length[3]]) as usize;
        let Some(end) = at.checked_add(8).and_then(|start| start.checked_add(length)) else { return };
        if end + 4 > bytes.len() {
            return;
        }
        let crc = !bytes[at + 4..end].iter().fold(!0u32, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
        });
        bytes[end..end + 4].copy_from_slice(&crc.to_be_bytes());
        at = end + 4;
    }
}

fn assert_answered(count: usize, seed: u64) {
    let quits = templates::game("quits").expect("a bundled game");
    let game = JudgedGame::load(&quits.source(), &Overrides::default(), quits, None).expect("a game");
    let whole = whole();
    for bytes in &whole {
        Picture::open(bytes, Detail::All).expect("a sound file");
    }
    let mut rng = Prng::new(seed);
    let (mut opened, mut slowest) = (0, Duration::ZERO);
    for number in 0..count {
        let bytes = damaged(&whole[number % whole.len()], &mut rng);
        let start = Instant::now();
        let Err(refusal) = game.sight(&bytes, &[]) else { panic!("no board is in it") };
        let code = refusal.code.as_str();
        let is_shut = code == "photo/no-picture" || code.starts_with("picture/");
        opened += usize::from(!is_shut);
        let took = start.elapsed();
        slowest = slowest.max(took);
        assert!(took < TIMEOUT, "number {number} took {took:?}");
    }
    println!("{count} files: {opened} could be opened all the same; the slowest answer took {slowest:?}");
    assert!(opened > 0 && opened < count);
}

#[test]
fn damage_is_reported() {
    assert_answered(400, 0x9e37_79b9);
}

#[test]
#[ignore = "takes a minute"]
fn no_damage_of_thousands_crashes() {
    assert_answered(5000, 0x2545_f491);
}
