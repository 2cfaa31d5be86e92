//! Strips on a table seen from straight above, rendered pixel by pixel.

use kurbo::{Affine, Point};

use super::super::RefusalKind;
use super::*;
use crate::photo::grey::Grey;
use crate::photo::marker::TAG_25H9;
use crate::photo::picture::Picture;
use crate::photo::reading::What;

/// Pixels per millimetre of prints and pictures.
const PX_PER_MM: f64 = 4.0;
const COLOURS: [[u8; 3]; 3] = [[207, 52, 48], [250, 250, 245], [23, 63, 124]];

/// Renders a print from a function of colour over points in millimetres.
fn print(width: f64, height: f64, colour: impl Fn(f64, f64) -> [u8; 3]) -> Print {
    let (columns, rows) = ((width * PX_PER_MM) as usize, (height * PX_PER_MM) as usize);
    let place = |step: usize| (step as f64 + 0.5) / PX_PER_MM;
    let rgb =
        (0..rows).flat_map(|y| (0..columns).flat_map(|x| colour(place(x), place(y))).collect::<Vec<_>>());
    Print { width: columns, height: rows, rgb: rgb.collect(), per_mm: PX_PER_MM }
}

/// A strip whose squares have three colours, a cross in the middle and dots in the corners.
fn strip(id: u16, colours: [usize; 3]) -> StripPrint {
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
    StripPrint {
        piece: colours[1],
        name: format!("plank-{}", colours[1]),
        id,
        ends: [corners(2.2), corners(108.6)],
        length: 122.0,
        width: 30.0,
        squares: [31.0, 61.0, 91.0].map(|x| Point::new(x, 15.0)).to_vec(),
        print: print(122.0, 30.0, colour),
    }
}

/// A token with a ring and one, two or three bars in the middle.
fn token(piece: usize, colour: usize, bars: i32) -> TokenPrint {
    let ink = if colour == 1 { [30; 3] } else { [250; 3] };
    let print = print(25.0, 25.0, |x, y| {
        let (x, y) = (x - 12.5, y - 12.5);
        let bar =
            (0..bars).any(|bar| (x - 4.0 * f64::from(bar) + 4.0).abs() < 1.0) && y.abs() < 4.0 && y > x - 6.0;
        if bar || (x.hypot(y) - 8.7).abs() < 0.4 { ink } else { COLOURS[colour] }
    });
    TokenPrint { piece, diameter: 25.0, print }
}

fn game() -> (Vec<StripPrint>, Vec<TokenPrint>) {
    let strips = vec![strip(3, [1, 0, 2]), strip(4, [1, 0, 2]), strip(7, [0, 1, 2]), strip(9, [0, 2, 1])];
    let tokens = (0..3)
        .flat_map(|colour| (1..4).map(move |bars| token(3 + colour * 3 + bars as usize - 1, colour, bars)));
    (strips, tokens.collect())
}

/// A grey table with prints on it, later ones on top.
struct Table {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl Table {
    fn new(width: f64, height: f64) -> Table {
        let (width, height) = ((width * PX_PER_MM) as usize, (height * PX_PER_MM) as usize);
        Table { width, height, rgb: vec![120; width * height * 3] }
    }

    /// Lays a print with its centre at `at`, rotated by `turn` degrees.
    fn lay(&mut self, print: &Print, at: (f64, f64), turn: f64, is_round: bool) -> &mut Table {
        let half = Point::new(print.width as f64 / PX_PER_MM / 2.0, print.height as f64 / PX_PER_MM / 2.0);
        let laid =
            Affine::translate(at) * Affine::rotate(turn.to_radians()) * Affine::translate(-half.to_vec2());
        let back = laid.inverse();
        for y in 0..self.height {
            for x in 0..self.width {
                let place = back * Point::new((x as f64 + 0.5) / PX_PER_MM, (y as f64 + 0.5) / PX_PER_MM);
                let inside =
                    place.x >= 0.0 && place.y >= 0.0 && place.x < 2.0 * half.x && place.y < 2.0 * half.y;
                if inside && !(is_round && place.distance(half) > half.x) {
                    let colour = print.around(place, 0.0).map(|value| (value * 255.0) as u8);
                    self.rgb[(y * self.width + x) * 3..][..3].copy_from_slice(&colour);
                }
            }
        }
        self
    }

    fn cover(&mut self, at: (f64, f64)) -> &mut Table {
        self.lay(&print(16.0, 16.0, |_, _| [150, 130, 90]), at, 0.0, true)
    }

    fn read(&self, game: &(Vec<StripPrint>, Vec<TokenPrint>)) -> Result<Laid, Refusal> {
        let picture = Picture::of_rgb(self.width, self.height, self.rgb.clone()).expect("a picture");
        let sightings = super::super::marker::find(&picture.grey, &TAG_25H9);
        read(&Box { strips: &game.0, tokens: &game.1 }, &sightings, &picture)
    }
}

fn planks(laid: &Laid) -> Vec<(usize, bool)> {
    laid.planks.iter().map(|plank| (plank.piece, plank.turned)).collect()
}

fn on(laid: &Laid, plank: usize, square: usize) -> Option<usize> {
    match laid.planks[plank].squares[square].settled() {
        Some(What::Piece { piece, .. }) => Some(piece),
        Some(What::Empty) => None,
        None => panic!("{:?}", laid.planks[plank].squares[square]),
    }
}

#[test]
fn planks_are_read_from_the_top_and_tokens_at_any_turn() {
    let game = game();
    let mut table = Table::new(180.0, 150.0);
    table.lay(&game.0[0].print, (90.0, 40.0), 0.0, false);
    table.lay(&game.0[2].print, (91.0, 70.6), 180.0, false);
    table.lay(&game.0[3].print, (89.5, 101.4), 1.0, false);
    table.lay(&game.1[1].print, (61.0, 41.5), 70.0, true);
    table.lay(&game.1[8].print, (92.0, 71.0), 200.0, true);
    table.lay(&game.1[3].print, (118.0, 100.0), -33.0, true);
    let laid = table.read(&game).expect("a reading");
    assert_eq!(planks(&laid), [(0, false), (1, true), (2, false)], "{:?}", laid.remarks);
    let all: Vec<_> = (0..9).map(|at| on(&laid, at / 3, at % 3)).collect();
    assert_eq!(all, [Some(4), None, None, None, Some(11), None, None, None, Some(6)]);
    assert!(laid.remarks.is_empty(), "{:?}", laid.remarks);
    assert_eq!(laid.places.len(), 3);
    let [top_left, top_right, ..] = laid.places[1].outline;
    assert!(top_left.x < top_right.x, "left is where it is read from");
}

#[test]
fn a_row_that_was_laid_carelessly_is_one_row() {
    let game = game();
    let mut table = Table::new(200.0, 170.0);
    table.lay(&game.0[0].print, (100.0, 40.0), -6.0, false);
    table.lay(&game.0[2].print, (100.0, 83.5), 6.5, false);
    table.lay(&game.0[3].print, (120.0, 116.0), 6.5, false);
    let laid = table.read(&game).expect("a reading");
    assert_eq!(laid.planks.len(), 3, "{:?}", laid.remarks);
    assert!(laid.remarks.is_empty(), "{:?}", laid.remarks);
}

#[test]
fn one_end_is_enough() {
    let game = game();
    for covered in [36.8, 143.2] {
        let mut table = Table::new(180.0, 120.0);
        table.lay(&game.0[0].print, (90.0, 40.0), 0.0, false);
        table.lay(&game.0[2].print, (90.0, 70.6), 180.0, false).cover((covered, 70.6));
        let laid = table.read(&game).expect("a reading");
        assert_eq!(planks(&laid), [(0, false), (1, true)], "{covered}: {:?}", laid.remarks);
    }
}

#[test]
fn a_plank_without_markers_is_told_by_its_squares_and_said_to_be() {
    let game = game();
    let mut table = Table::new(180.0, 120.0);
    table.lay(&game.0[0].print, (90.0, 40.0), 0.0, false);
    table.lay(&game.0[3].print, (90.0, 70.6), 180.0, false).cover((36.8, 70.6)).cover((143.2, 70.6));
    let laid = table.read(&game).expect("a reading");
    assert_eq!(planks(&laid), [(0, false), (2, true)]);
    assert!(laid.remarks.iter().any(|remark| remark.contains("squares alone")), "{:?}", laid.remarks);
}

#[test]
fn two_planks_with_one_number_are_refused() {
    let game = game();
    let mut table = Table::new(180.0, 120.0);
    table.lay(&game.0[0].print, (90.0, 40.0), 0.0, false);
    table.lay(&game.0[0].print, (90.0, 70.6), 0.0, false);
    assert_eq!(table.read(&game).map_err(|refusal| refusal.kind).err(), Some(RefusalKind::TwoBoards));
}

#[test]
fn gaps_and_planks_apart_are_remarked() {
    let game = game();
    let mut table = Table::new(180.0, 220.0);
    table.lay(&game.0[0].print, (90.0, 40.0), 0.0, false);
    table.lay(&game.0[1].print, (90.0, 79.0), 0.0, false);
    table.lay(&game.0[2].print, (95.0, 180.0), 30.0, false);
    let laid = table.read(&game).expect("a reading");
    assert_eq!(planks(&laid), [(0, false), (0, false)]);
    assert!(laid.remarks.iter().any(|remark| remark.contains("9 mm are between")), "{:?}", laid.remarks);
    assert!(laid.remarks.iter().any(|remark| remark.contains("apart from the row")), "{:?}", laid.remarks);
}

#[test]
fn a_table_without_planks_is_refused_and_nothing_panics() {
    let game = game();
    let refusal = Table::new(100.0, 100.0).read(&game).map_err(|refusal| refusal.kind);
    assert_eq!(refusal.err(), Some(RefusalKind::NoMarkers));
    let picture = Picture::of_rgb(20, 20, vec![9; 1200]).expect("a picture");
    assert_eq!(picture.grey, Grey::new(20, 20, vec![9; 400]).expect("as many"));
    let mad = [Point::new(f64::NAN, 0.0), Point::ZERO, Point::ZERO, Point::new(1e300, 5.0)];
    let sighting = |id| Sighting { id, corners: mad, flaws: 0 };
    let all = [sighting(3), sighting(3), sighting(7), sighting(99)];
    assert!(read(&Box { strips: &game.0, tokens: &game.1 }, &all, &picture).is_err());
}
