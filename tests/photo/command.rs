//! The complete path through the command.

use std::process::Command;

use kurbo::Point;
use tablier::Finding;
use tablier::game::Lattice;
use tablier::photo::{self, Hints};

use crate::art::QUITS;
use crate::laid::{Board, Shot};
use crate::quits::{self, Balls};
use crate::simulator::Place;

#[test]
fn the_command_judges_a_photo_and_draws_what_it_saw() {
    let laid = quits::laid(&QUITS, 61, Balls::Discs);
    let photo = Shot::mild(61, 20.0, 15.0).take(&laid);
    let folder = tempfile::tempdir().expect("a folder for the test");
    std::fs::write(folder.path().join("photo.jpg"), &photo.jpeg).expect("a file");
    let run = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        command.env("TABLIER_LANG", "en");
        command.args(args).current_dir(folder.path()).output().expect("the command runs")
    };
    let checked = run(&["check", "quits", "photo.jpg", "--json", "--overlay", "seen.png"]);
    let said = String::from_utf8_lossy(&checked.stderr);
    let document: serde_json::Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    assert_eq!(document["source"], "photo", "{said}");
    assert_eq!(
        (&document["verdict"], checked.status.code()),
        (&"legal".into(), Some(0)),
        "{document} {said}"
    );
    let seen = document["seen"].as_array().expect("squares");
    assert_eq!(seen.len(), 25);
    // The rows of the text, from the top.
    let rows: Vec<Vec<&str>> =
        laid.text.lines().take(5).map(|line| line.split_whitespace().collect()).collect();
    for square in seen {
        let name = square["square"].as_str().expect("a name").as_bytes();
        let (column, row) = (name[0] - b'a', b'5' - name[1]);
        assert_eq!(square["what"], rows[usize::from(row)][usize::from(column)], "{square}");
        let sure = square["sure"].as_f64().expect("a number");
        assert!((0.9..=1.0).contains(&sure), "{square}");
    }
    let overlay = std::fs::read(folder.path().join("seen.png")).expect("a picture");
    assert!(overlay.starts_with(b"\x89PNG") && overlay.len() > 50_000, "{} bytes", overlay.len());
    let read = run(&["read", "quits", "photo.jpg"]);
    let text = String::from_utf8(read.stdout).expect("text");
    assert!(text.starts_with("# Read from photo.jpg.\n") && text.ends_with(&laid.text), "{text}");
}

/// The photo as a front camera stores it, mirrored.
fn mirrored(jpeg: &[u8]) -> Vec<u8> {
    let mut decoder = zune_jpeg::JpegDecoder::new(std::io::Cursor::new(jpeg));
    let rgb = decoder.decode().expect("a JPEG");
    let (width, height) = decoder.dimensions().expect("a size");
    let rows = rgb.chunks(width * 3);
    let turned: Vec<u8> =
        rows.flat_map(|row| row.as_chunks::<3>().0.iter().rev().flatten().copied()).collect();
    let mut bytes = Vec::new();
    jpeg_encoder::Encoder::new(&mut bytes, 92)
        .encode(&turned, width as u16, height as u16, jpeg_encoder::ColorType::Rgb)
        .expect("a JPEG");
    bytes
}

#[test]
fn a_mirrored_picture_is_read_with_a_notice() {
    let laid = quits::laid(&QUITS, 61, Balls::Discs);
    let photo = mirrored(&Shot::mild(61, 20.0, 15.0).take(&laid).jpeg);
    let read = QUITS.read(&photo).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    assert_eq!(read.text, laid.text);
    assert!(read.sight.reading.remarks.iter().any(|remark| remark.to_string().contains("mirrored")));
}

#[test]
fn a_picture_stored_mirrored_but_shown_as_it_was_is_read_without_a_notice() {
    let laid = quits::laid(&QUITS, 61, Balls::Discs);
    let mut shot = Shot::mild(61, 20.0, 15.0);
    shot.camera.exif = None;
    let photo = oriented(&mirrored(&shot.take(&laid).jpeg), 2);
    let read = QUITS.read(&photo).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    assert_eq!(read.text, laid.text);
    assert!(read.sight.reading.remarks.iter().all(|remark| !remark.to_string().contains("mirrored")));
}

/// The photo with an EXIF orientation: 2 is mirrored, 6 turned clockwise by a quarter.
fn oriented(jpeg: &[u8], exif_orientation: u8) -> Vec<u8> {
    let mut exif = *b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0";
    exif[25] = exif_orientation;
    let (start, rest) = jpeg.split_at(2);
    [start, &[0xff, 0xe1, 0, exif.len() as u8 + 2], &exif, rest].concat()
}

#[test]
fn corners_are_given_and_named_as_the_turned_picture_shows_them() {
    let laid = quits::laid(&QUITS, 61, Balls::Discs);
    let mut shot = Shot::mild(61, 20.0, 15.0);
    shot.camera.exif = None;
    let photo = shot.take(&laid);
    let board = Board { art: &QUITS, board: 0, camp: 0, place: Place::default(), thickness: 0.3 };
    let squares = Lattice::new(&QUITS.game.boards[0]).bounds();
    let printed = [
        (squares.x0, squares.y0),
        (squares.x1, squares.y0),
        (squares.x1, squares.y1),
        (squares.x0, squares.y1),
    ];
    let stored = printed.map(|(u, v)| {
        let (x, y) = board.at(u, v);
        photo.pixel_of(x, y, board.thickness).expect("in the picture")
    });
    let read = |jpeg: &[u8], corners: [(f64, f64); 4]| -> Result<String, Finding> {
        let corners = [corners.map(Point::from)];
        let (_, sight) = photo::read(
            &QUITS.game,
            jpeg,
            &Hints { corners: &corners, known: &Vec::new, resize: &|_, _| None },
        )?;
        Ok(QUITS.referee().spell(&photo::found(&QUITS.game, &sight.reading)).to_string())
    };
    let shown = stored.map(|(x, y)| (photo.height as f64 - 1.0 - y, x));
    let turned = oriented(&photo.jpeg, 6);
    let stored_mirrored = oriented(&mirrored(&photo.jpeg), 2);
    for (jpeg, corners) in [(&photo.jpeg, stored), (&turned, shown), (&stored_mirrored, stored)] {
        assert_eq!(read(jpeg, corners), Ok(laid.text.clone()));
    }
    let outside = (photo.height as f64 + 5.0, 310.0);
    let refusal = read(&turned, [shown[0], outside, shown[2], shown[3]]).expect_err("outside");
    let said = refusal.message.to_string();
    assert!(said.contains("1205,310") && said.contains("1200 × 1600"), "{said}");
}
