//! The pictures of the README: a table with each game, the photo, and the overlay. `cargo bless` regenerates them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::art::{LIGHTNING, PLANK, QUITS};
use crate::laid::{Laid, Shot};
use crate::quits::{self, Balls};
use crate::simulator::{Clutter, Ground, Table, photograph};
use crate::{lightning, plank};

/// Side of the blocks whose mean colours are compared, about the size of a letter in the overlay.
const BLOCK_PIXELS: usize = 16;
/// Maximum difference of two blocks: noise differs between machines with different implementations of sine.
const MAX_DIFFERENCE: f64 = 6.0;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("output/photo").join(name)
}

/// An RGB picture with values from 0 to 255.
struct Pixels {
    width: usize,
    rgb: Vec<u8>,
}

impl Pixels {
    fn from_jpeg(bytes: &[u8]) -> Pixels {
        let mut decoder = zune_jpeg::JpegDecoder::new(std::io::Cursor::new(bytes));
        let rgb = decoder.decode().expect("a JPEG");
        let (width, _) = decoder.dimensions().expect("a size");
        Pixels { width, rgb }
    }

    fn from_png(bytes: &[u8]) -> Pixels {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
        let mut samples = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut samples).expect("pixels");
        let step = info.color_type.samples();
        let rgb = samples.chunks(step).flat_map(|pixel| pixel[..3].to_vec()).collect();
        Pixels { width: info.width as usize, rgb }
    }

    fn height(&self) -> usize {
        self.rgb.len() / 3 / self.width
    }

    fn jpeg(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let (width, height) = (self.width as u16, self.height() as u16);
        jpeg_encoder::Encoder::new(&mut bytes, 88)
            .encode(&self.rgb, width, height, jpeg_encoder::ColorType::Rgb)
            .expect("a JPEG");
        bytes
    }

    /// The mean colour of each block.
    fn blocks(&self) -> Vec<[f64; 3]> {
        let (across, down) = (self.width / BLOCK_PIXELS, self.height() / BLOCK_PIXELS);
        let mut blocks = vec![[0.0; 3]; across * down];
        for (at, pixel) in self.rgb.chunks(3).enumerate() {
            let (x, y) = (at % self.width / BLOCK_PIXELS, at / self.width / BLOCK_PIXELS);
            if x < across && y < down {
                for (sum, part) in blocks[y * across + x].iter_mut().zip(pixel) {
                    *sum += f64::from(*part) / (BLOCK_PIXELS * BLOCK_PIXELS) as f64;
                }
            }
        }
        blocks
    }
}

/// Compares a committed picture with a new one.
fn assert_kept(name: &str, made: &[u8]) {
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(kept("")).expect("the folder");
        fs::write(kept(name), made).expect("the picture is kept");
    }
    let there = Pixels::from_jpeg(&fs::read(kept(name)).expect("a picture that is kept"));
    let made = Pixels::from_jpeg(made);
    assert_eq!(
        (there.width, there.height()),
        (made.width, made.height()),
        "{name}; `cargo bless` writes it anew"
    );
    let apart = |(one, other): (&[f64; 3], &[f64; 3])| {
        one.iter().zip(other).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max)
    };
    let worst = there.blocks().iter().zip(&made.blocks()).map(apart).fold(0.0, f64::max);
    assert!(worst <= MAX_DIFFERENCE, "{name}: a block is {worst:.1} off; `cargo bless` writes it anew");
}

/// A game in good light on a wooden table, with a cup of coffee.
fn at_home(laid: &Laid, seed: u64, swing: f64) -> Vec<u8> {
    let mut shot = Shot::mild(seed, 32.0, swing);
    (shot.camera.width, shot.camera.height) = (1080, 810);
    let camera = shot.camera.clone().framing(&laid.outline, shot.margin);
    let clutter = Clutter { cups: 1, ..Clutter::default() };
    let table = Table { ground: Ground::Wood, things: laid.things.clone(), clutter };
    photograph(&table, &camera, &shot.light, &shot.wear, seed).jpeg
}

#[test]
fn the_tables_of_the_readme_show_the_sheets_of_today() {
    let tables = [
        ("lightning-table.jpg", at_home(&lightning::laid(&LIGHTNING, 6), 6, 20.0)),
        ("quits-table.jpg", at_home(&quits::laid(&QUITS, 4, Balls::Discs), 4, 18.0)),
        ("plank-table.jpg", at_home(&plank::laid(&PLANK, 5).0, 5, 20.0)),
    ];
    for (name, jpeg) in tables {
        assert_kept(name, &jpeg);
    }
}

/// The tray of the README, and how it is photographed.
fn tray() -> (Laid, Shot) {
    let mut shot = Shot::mild(61, 24.0, 15.0);
    (shot.camera.width, shot.camera.height) = (1280, 960);
    (quits::laid(&QUITS, 61, Balls::Discs), shot)
}

/// A corner of the tray is outside of the picture.
#[test]
fn the_refusal_of_the_documents_is_what_the_command_says() {
    let (laid, shot) = tray();
    let mut camera = shot.camera.clone().framing(&laid.outline, shot.margin);
    camera.aim.0 += 110.0;
    assert_kept("refused.jpg", &shot.take_from(&laid, &camera).jpeg);
    for (page, lang) in [("photo.md", "en"), ("photo.fr.md", "fr")] {
        let run = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["read", "quits", "output/photo/refused.jpg", "--lang", lang])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("the command runs");
        let said = String::from_utf8(run.stderr).expect("text");
        assert_eq!(run.status.code(), Some(2), "{said}");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(page);
        let text = fs::read_to_string(&path).expect("the document");
        let (start, rest) = text.split_once("```text\n").expect("what is said");
        let (shown, rest) = rest.split_once("```").expect("its end");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, format!("{start}```text\n{said}```{rest}")).expect("the document is written");
        } else {
            assert_eq!(shown, said, "{page}; `cargo bless` writes it anew");
        }
    }
}

#[test]
fn the_photo_of_the_readme_is_read_as_shown() {
    let (laid, shot) = tray();
    assert_kept("tray.jpg", &shot.take(&laid).jpeg);
    let folder = tempfile::tempdir().expect("a folder for the test");
    let seen = folder.path().join("seen.png");
    let run = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .env("TABLIER_LANG", "en")
        .args(["read", "quits"])
        .arg(kept("tray.jpg"))
        .arg("--overlay")
        .arg(&seen)
        .output()
        .expect("the command runs");
    let text = String::from_utf8(run.stdout).expect("text");
    assert!(text.ends_with(&laid.text), "{text}");
    assert_kept("tray-seen.jpg", &Pixels::from_png(&fs::read(&seen).expect("a picture")).jpeg());
}
