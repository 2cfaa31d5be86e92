//! Strips on a table seen from straight above, rendered pixel by pixel.

use std::rc::Rc;

use kurbo::{Affine, Point};

use super::*;
use crate::game::{Cell, Rim};
use crate::photo::PrintImage;
use crate::photo::faces::{CellShape, PiecePrint, PieceSet};
use crate::photo::grey::Grey;
use crate::photo::marker::TAG_25H9;
use crate::photo::picture::Picture;
use crate::photo::reading::{Guesses, Occupant};
use crate::text::Finding;

/// Pixels per millimetre of prints and pictures.
const PX_PER_MM: f64 = 4.0;
const COLOURS: [[u8; 3]; 3] = [[207, 52, 48], [250, 250, 245], [23, 63, 124]];

/// Renders a print from a function of colour over points in millimetres.
fn print(width: f64, height: f64, colour: impl Fn(f64, f64) -> [u8; 3]) -> PrintImage {
    let (columns, rows) = ((width * PX_PER_MM) as usize, (height * PX_PER_MM) as usize);
    let point = |step: usize| (step as f64 + 0.5) / PX_PER_MM;
    let rgb =
        (0..rows).flat_map(|y| (0..columns).flat_map(|x| colour(point(x), point(y))).collect::<Vec<_>>());
    PrintImage { width: columns, height: rows, rgb: rgb.collect(), per_mm: PX_PER_MM }
}

/// A strip whose squares have three colours, a cross in the middle and dots in the corners.
fn strip(id: u16, colours: [usize; 3], pieces: Rc<PieceSet>) -> StripPrint {
    let modules = TAG_25H9.modules(id).expect("a marker");
    let in_marker = |x: f64, y: f64| {
        let module = |at: f64| (at / 1.6).floor();
        let (column, row) = (module(x), module(y - 9.4));
        (0.0..7.0).contains(&column).then_some(())?;
        (0.0..7.0).contains(&row).then(|| modules[row as usize][column as usize])
    };
    let colour = |x: f64, y: f64| {
        if !(16.0..106.0).contains(&x) {
            let marker = in_marker(x - if x < 16.0 { 2.2 } else { 108.6 }, y);
            return if marker == Some(true) { [16; 3] } else { [255; 3] };
        }
        let at = ((x - 16.0) / 30.0) as usize;
        let (u, v) = ((x - 16.0) % 30.0 - 15.0, y - 15.0);
        let drawn =
            u.hypot(v) < 6.0 && u.abs().min(v.abs()) < 1.5 || (u.abs() - 11.8).hypot(v.abs() - 11.8) < 1.6;
        let light = colours[at] == 1;
        if drawn { if light { [30; 3] } else { [250; 3] } } else { COLOURS[colours[at]] }
    };
    let corners =
        |x: f64| [(x, 9.4), (x + 11.2, 9.4), (x + 11.2, 20.6), (x, 20.6)].map(|(x, y)| Point::new(x, y));
    let cells = (0..3).map(|column| CellShape {
        cell: Cell { column, row: 0 },
        centre: Point::new(31.0 + 30.0 * column as f64, 15.0),
        across: 30.0,
    });
    StripPrint {
        piece: colours[1],
        name: format!("plank-{}", colours[1]),
        id,
        ends: [corners(2.2), corners(108.6)],
        length: 122.0,
        width: 30.0,
        print: BoardPrint {
            cells: cells.collect(),
            board: print(122.0, 30.0, colour),
            pieces,
            margins: Vec::new(),
        },
    }
}

/// A token with a ring and one, two or three bars in the middle.
fn token(piece: usize, colour: usize, bars: i32) -> PiecePrint {
    let ink = if colour == 1 { [30; 3] } else { [250; 3] };
    let print = print(25.0, 25.0, |x, y| {
        let (x, y) = (x - 12.5, y - 12.5);
        let bar =
            (0..bars).any(|bar| (x - 4.0 * f64::from(bar) + 4.0).abs() < 1.0) && y.abs() < 4.0 && y > x - 6.0;
        if bar || (x.hypot(y) - 8.7).abs() < 0.4 { ink } else { COLOURS[colour] }
    });
    PiecePrint { piece, print, rim: Rim::Round, corner: 0.0, turned: false, is_tile: false }
}

fn game() -> Vec<StripPrint> {
    let tokens = (0..3)
        .flat_map(|colour| (1..4).map(move |bars| token(3 + colour * 3 + bars as usize - 1, colour, bars)));
    let tokens = PieceSet::new(tokens.collect());
    let strips = [(3, [1, 0, 2]), (4, [1, 0, 2]), (7, [0, 1, 2]), (9, [0, 2, 1])];
    strips.map(|(id, colours)| strip(id, colours, tokens.clone())).into()
}

/// A grey table with prints on it, later ones on top.
struct TestTable {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl TestTable {
    fn new(width: f64, height: f64) -> TestTable {
        let (width, height) = ((width * PX_PER_MM) as usize, (height * PX_PER_MM) as usize);
        TestTable { width, height, rgb: vec![120; width * height * 3] }
    }

    /// Lays a print with its centre at `at`, rotated by `turn` degrees.
    fn lay(&mut self, print: &PrintImage, at: (f64, f64), turn: f64, is_round: bool) -> &mut TestTable {
        let half = Point::new(print.width as f64 / PX_PER_MM / 2.0, print.height as f64 / PX_PER_MM / 2.0);
        let placement =
            Affine::translate(at) * Affine::rotate(turn.to_radians()) * Affine::translate(-half.to_vec2());
        let back = placement.inverse();
        for y in 0..self.height {
            for x in 0..self.width {
                let point = back * Point::new((x as f64 + 0.5) / PX_PER_MM, (y as f64 + 0.5) / PX_PER_MM);
                let inside =
                    point.x >= 0.0 && point.y >= 0.0 && point.x < 2.0 * half.x && point.y < 2.0 * half.y;
                if inside && !(is_round && point.distance(half) > half.x) {
                    let colour = print.around(point, 0.0).map(|value| (value * 255.0) as u8);
                    self.rgb[(y * self.width + x) * 3..][..3].copy_from_slice(&colour);
                }
            }
        }
        self
    }

    fn cover(&mut self, at: (f64, f64)) -> &mut TestTable {
        self.lay(&print(16.0, 16.0, |_, _| [150, 130, 90]), at, 0.0, true)
    }

    fn read(&self, game: &[StripPrint]) -> Result<RowReading, Finding> {
        let picture = Picture::from_rgb(self.width, self.height, self.rgb.clone()).expect("a picture");
        let sightings = super::super::marker::find(&picture.grey, &TAG_25H9);
        read(game, &sightings, &picture)
    }
}

fn planks(reading: &RowReading) -> Vec<(usize, bool)> {
    reading.planks.iter().map(|plank| (plank.piece, plank.turned)).collect()
}

fn on(reading: &RowReading, plank: usize, square: usize) -> Option<usize> {
    match reading.planks[plank].squares[square].settled() {
        Some(Occupant::Piece { piece, .. }) => Some(piece),
        Some(Occupant::Empty) => None,
        None => panic!("{:?}", reading.planks[plank].squares[square]),
    }
}

#[test]
fn planks_are_sorted_from_the_top_and_tokens_read_at_any_rotation() {
    let game = game();
    let mut table = TestTable::new(180.0, 150.0);
    table.lay(&game[0].print.board, (90.0, 40.0), 0.0, false);
    table.lay(&game[2].print.board, (91.0, 70.6), 180.0, false);
    table.lay(&game[3].print.board, (89.5, 101.4), 1.0, false);
    table.lay(&game[0].print.pieces[1].print, (61.0, 41.5), 70.0, true);
    table.lay(&game[0].print.pieces[8].print, (92.0, 71.0), 200.0, true);
    table.lay(&game[0].print.pieces[3].print, (118.0, 100.0), -33.0, true);
    let reading = table.read(&game).expect("a reading");
    assert_eq!(planks(&reading), [(0, false), (1, true), (2, false)], "{:?}", reading.remarks);
    let all: Vec<_> = (0..9).map(|at| on(&reading, at / 3, at % 3)).collect();
    assert_eq!(all, [Some(4), None, None, None, Some(11), None, None, None, Some(6)]);
    assert!(reading.remarks.is_empty(), "{:?}", reading.remarks);
    assert_eq!(reading.outlines.len(), 3);
    let [top_left, top_right, ..] = reading.outlines[1].outline;
    assert!(top_left.x < top_right.x, "left is where it is read from");
}

#[test]
fn a_careless_row_is_one_row() {
    let game = game();
    let mut table = TestTable::new(200.0, 170.0);
    table.lay(&game[0].print.board, (100.0, 40.0), -6.0, false);
    table.lay(&game[2].print.board, (100.0, 83.5), 6.5, false);
    table.lay(&game[3].print.board, (120.0, 116.0), 6.5, false);
    let reading = table.read(&game).expect("a reading");
    assert_eq!(reading.planks.len(), 3, "{:?}", reading.remarks);
    assert!(reading.remarks.is_empty(), "{:?}", reading.remarks);
}

#[test]
fn a_strip_is_located_by_one_end() {
    let game = game();
    for covered in [36.8, 143.2] {
        let mut table = TestTable::new(180.0, 120.0);
        table.lay(&game[0].print.board, (90.0, 40.0), 0.0, false);
        table.lay(&game[2].print.board, (90.0, 70.6), 180.0, false).cover((covered, 70.6));
        let reading = table.read(&game).expect("a reading");
        assert_eq!(planks(&reading), [(0, false), (1, true)], "{covered}: {:?}", reading.remarks);
    }
}

#[test]
fn a_plank_without_markers_is_identified_by_its_squares_with_a_remark() {
    let game = game();
    let mut table = TestTable::new(180.0, 120.0);
    table.lay(&game[0].print.board, (90.0, 40.0), 0.0, false);
    table.lay(&game[3].print.board, (90.0, 70.6), 180.0, false).cover((36.8, 70.6)).cover((143.2, 70.6));
    let reading = table.read(&game).expect("a reading");
    assert_eq!(planks(&reading), [(0, false), (2, true)]);
    assert!(
        reading.remarks.iter().any(|remark| remark.to_string().contains("squares alone")),
        "{:?}",
        reading.remarks
    );
}

/// Three touching planks with a marker of each covered at this abscissa, the last one `gap` millimetres apart.
fn half_hidden(covered: [f64; 3], gap: f64) -> Result<RowReading, Finding> {
    let game = game();
    let mut table = TestTable::new(180.0, 160.0);
    let rows = [(0, 40.0, 0.0), (2, 70.6, 180.0), (3, 101.2 + gap, 0.0)];
    for ((plank, y, turn), x) in rows.into_iter().zip(covered) {
        table.lay(&game[plank].print.board, (90.0, y), turn, false).cover((x, y));
    }
    table.read(&game)
}

#[test]
fn one_marker_of_each_plank_suffices_in_a_row_without_gaps() {
    for side in [143.2, 36.8] {
        let reading = half_hidden([side; 3], 0.0).expect("a reading");
        assert_eq!(planks(&reading), [(0, false), (1, true), (2, false)], "{:?}", reading.remarks);
    }
}

#[test]
fn the_squares_of_a_plank_placed_by_one_marker_are_as_certain_as_others() {
    let game = game();
    let mut table = TestTable::new(180.0, 180.0);
    for (at, plank) in game.iter().enumerate() {
        let y = 40.0 + 30.6 * at as f64;
        table.lay(&plank.print.board, (90.0, y), 0.0, false);
        if at > 1 {
            table.cover((143.2, y));
        }
    }
    let reading = table.read(&game).expect("a reading");
    assert_eq!(reading.planks.len(), 4, "{:?}", reading.remarks);
    for plank in &reading.planks {
        let sure: Vec<f64> = plank.squares.iter().map(Guesses::sure).collect();
        assert!(sure.iter().all(|sure| *sure > 0.99), "{sure:?}");
    }
}

#[test]
fn ends_hidden_beside_a_gap_need_another_photo() {
    let hint = |covered: [f64; 3], gap: f64| {
        let hint = half_hidden(covered, gap).err().and_then(|refusal| refusal.hint);
        hint.expect("a refusal with a hint").to_string()
    };
    assert!(hint([143.2; 3], 9.0).contains("from higher up"), "{}", hint([143.2; 3], 9.0));
    let both = hint([143.2, 36.8, 143.2], 0.0);
    assert!(!both.contains("from higher up"), "{both}");
}

#[test]
fn two_planks_with_the_same_code_are_refused() {
    let game = game();
    let mut table = TestTable::new(180.0, 120.0);
    table.lay(&game[0].print.board, (90.0, 40.0), 0.0, false);
    table.lay(&game[0].print.board, (90.0, 70.6), 0.0, false);
    assert_eq!(table.read(&game).map_err(|refusal| refusal.code.as_str()).err(), Some("photo/two-boards"));
}

#[test]
fn gaps_and_planks_apart_are_remarked() {
    let game = game();
    let mut table = TestTable::new(180.0, 220.0);
    table.lay(&game[0].print.board, (90.0, 40.0), 0.0, false);
    table.lay(&game[1].print.board, (90.0, 79.0), 0.0, false);
    table.lay(&game[2].print.board, (95.0, 180.0), 30.0, false);
    let reading = table.read(&game).expect("a reading");
    assert_eq!(planks(&reading), [(0, false), (0, false)]);
    assert!(
        reading.remarks.iter().any(|remark| remark.to_string().contains("a gap of 9 mm")),
        "{:?}",
        reading.remarks
    );
    assert!(
        reading.remarks.iter().any(|remark| remark.to_string().contains("apart from the row")),
        "{:?}",
        reading.remarks
    );
}

#[test]
fn a_table_without_planks_is_refused_and_wild_sightings_do_not_panic() {
    let game = game();
    let refusal = TestTable::new(100.0, 100.0).read(&game).map_err(|refusal| refusal.code.as_str());
    assert_eq!(refusal.err(), Some("photo/no-markers"));
    let picture = Picture::from_rgb(20, 20, vec![9; 1200]).expect("a picture");
    assert_eq!(picture.grey, Grey::new(20, 20, vec![9; 400]).expect("matching size"));
    let mad = [Point::new(f64::NAN, 0.0), Point::ZERO, Point::ZERO, Point::new(1e300, 5.0)];
    let sighting = |id| Sighting { id, corners: mad, bit_errors: 0 };
    let all = [sighting(3), sighting(3), sighting(7), sighting(99)];
    assert!(read(&game, &all, &picture).is_err());
}
