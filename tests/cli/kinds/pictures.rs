//! PNG and JPEG.

use std::io::Write as _;

use super::{Bomb, art};

fn zlib(bytes: &[u8]) -> Vec<u8> {
    let mut zip = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    zip.write_all(bytes).expect("memory");
    zip.finish().expect("memory")
}

fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let mut crc = flate2::Crc::new();
    crc.update(kind);
    crc.update(data);
    let length = u32::try_from(data.len()).expect("a length").to_be_bytes();
    [&length[..], kind, data, &crc.sum().to_be_bytes()].concat()
}

/// A PNG: its size, depth, colours and whether it is interlaced, and the chunks after its head.
fn png(size: [u32; 2], [depth, color, interlaced]: [u8; 3], chunks: &[Vec<u8>]) -> Vec<u8> {
    let [width, height] = size.map(u32::to_be_bytes);
    let head = [&width[..], &height, &[depth, color, 0, 0, interlaced]].concat();
    let end = chunk(b"IEND", &[]);
    [b"\x89PNG\r\n\x1a\n".to_vec(), chunk(b"IHDR", &head), chunks.concat(), end].concat()
}

/// Eight by eight pixels of a depth of eight bits.
fn pixels() -> Vec<u8> {
    chunk(b"IDAT", &zlib(&[0; 8 * 33]))
}

fn pngs() -> Vec<(&'static str, Vec<u8>)> {
    let small = |chunks: &[Vec<u8>]| png([8, 8], [8, 6, 0], chunks);
    let much = zlib(&vec![0; 200_000_000]);
    let profile = chunk(b"iCCP", &[b"a\0\0", &much[..]].concat());
    let words = chunk(b"zTXt", &[b"a\0\0", &much[..]].concat());
    let international = chunk(b"iTXt", &[b"a\0\x01\0\0\0", &much[..]].concat());
    let frames = [&u32::MAX.to_be_bytes()[..], &[0; 4]].concat();
    let lines = zlib(&vec![0; 30_000_000]);
    let broken = |length: u32| {
        let mut file = small(&[pixels()]);
        file[33..37].copy_from_slice(&length.to_be_bytes());
        file
    };
    vec![
        ("a profile of much", small(&[profile, pixels()])),
        ("words of much", small(&[words.repeat(10), international.repeat(10), pixels()])),
        (
            "transparency of much",
            png([8, 8], [8, 3, 0], &[chunk(b"PLTE", &[0; 3]), chunk(b"tRNS", &[0; 100_000]), pixels()]),
        ),
        (
            "colours that are not there",
            png([8, 8], [8, 3, 0], &[chunk(b"PLTE", &[0; 3]), chunk(b"IDAT", &zlib(&[255; 72]))]),
        ),
        (
            "frames without number",
            small(&[chunk(b"acTL", &frames), chunk(b"fcTL", &[255; 26]), pixels(), chunk(b"fdAT", &much)]),
        ),
        ("interlaced and large", png([60_000, 60_000], [1, 0, 1], &[chunk(b"IDAT", &lines)])),
        ("deep and large", png([20_000, 20_000], [16, 6, 1], &[chunk(b"IDAT", &much)])),
        ("wide and low", png([u32::MAX >> 1, 1], [1, 0, 0], &[chunk(b"IDAT", &much)])),
        ("many parts of pixels", small(&[chunk(b"IDAT", &[]).repeat(10_000), pixels()])),
        ("many unknown parts", small(&[chunk(b"abCd", &[]).repeat(400_000), pixels()])),
        ("more pixels than it says", small(&[chunk(b"IDAT", &much)])),
        ("a part without an end", broken(u32::MAX)),
        ("a part of almost no end", broken(u32::MAX >> 1)),
        ("two heads", small(&[png([8, 8], [8, 6, 0], &[])[8..].to_vec(), pixels()])),
    ]
}

fn sample(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/art");
    std::fs::read(format!("{folder}/{name}")).expect("a sample")
}

/// Where a marker of a JPEG stands first, and last.
fn places(file: &[u8], marker: u8) -> [usize; 2] {
    let is_marker = |pair: &[u8]| pair == [0xff, marker];
    let first = file.windows(2).position(is_marker).expect("the marker");
    [first, file.windows(2).rposition(is_marker).expect("the marker")]
}

/// A segment of a JPEG.
fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = u16::try_from(data.len() + 2).expect("a length").to_be_bytes();
    [&[0xff, marker], &length[..], data].concat()
}

/// A JPEG with more behind its first two bytes.
fn behind_start(file: &[u8], more: &[u8]) -> Vec<u8> {
    [&file[..2], more, &file[2..]].concat()
}

fn jpegs() -> Vec<(&'static str, Vec<u8>)> {
    let (plain, progressive) = (sample("colour.jpg"), sample("progressive.jpg"));
    let end = progressive.len() - 2;
    let scans = |count: usize| {
        let [_, last] = places(&progressive, 0xda);
        [&progressive[..end], &progressive[last..end].repeat(count), &progressive[end..]].concat()
    };
    let restarts = |count: usize| {
        let [at, _] = places(&plain, 0xda);
        let marks: Vec<u8> = (0..count).flat_map(|n| [0xff, 0xd0 + (n % 8) as u8]).collect();
        let end = plain.len() - 2;
        [&plain[..at], &segment(0xdd, &[0, 1]), &plain[at..end], &marks, &plain[end..]].concat()
    };
    let sized = |file: &[u8], frame: u8, size: [u16; 2]| {
        let mut file = file.to_vec();
        let [at, _] = places(&file, frame);
        file[at + 5..at + 7].copy_from_slice(&size[0].to_be_bytes());
        file[at + 7..at + 9].copy_from_slice(&size[1].to_be_bytes());
        file
    };
    // A folder of EXIF that names itself as the next one, and one value of four thousand million parts.
    let exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\xff\xff\xff\xff\x08\0\0\0\x08\0\0\0";
    let tables = segment(0xc4, &[&[0][..], &[0; 15], &[1], &[0]].concat());
    let parts = |of: u8| segment(0xe2, &[b"ICC_PROFILE\0", &[of, 255][..], &[0; 60_000]].concat());
    vec![
        ("scans without end", scans(3000)),
        ("restarts without end", restarts(1_000_000)),
        ("many pixels that are not there", sized(&plain, 0xc0, [65_535, 65_535])),
        ("many progressive pixels", sized(&progressive, 0xc2, [12_000, 11_000])),
        ("four inks of many pixels", sized(&sample("inks.jpg"), 0xc0, [30_000, 30_000])),
        ("no rows", sized(&plain, 0xc0, [0, 16])),
        ("a loop in the camera's notes", behind_start(&plain, &segment(0xe1, exif))),
        ("tables without end", behind_start(&plain, &tables.repeat(300_000))),
        ("a profile in parts", behind_start(&plain, &(0..=255).flat_map(parts).collect::<Vec<u8>>())),
        ("fillers", behind_start(&plain, &vec![0xff; 5_000_000])),
        ("comments", behind_start(&plain, &segment(0xfe, &[]).repeat(2_000_000))),
    ]
}

pub(super) fn all() -> Vec<Bomb> {
    let pngs = pngs().into_iter().map(|(name, bytes)| art(name, "bomb.png", bytes));
    pngs.chain(jpegs().into_iter().map(|(name, bytes)| art(name, "bomb.jpg", bytes))).collect()
}
