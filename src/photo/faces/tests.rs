//! A small board seen from straight above, rendered without any of the code under test.

use kurbo::{Affine, Point, Size};

use super::face::PieceClass;
use super::ink::Channel;
use super::pyramid::{BoardView, WindowPose};
use super::refine::refine_all;
use super::search::FaceMatch;
use super::window::PatternFit;
use super::{BoardPrint, CellShape, PiecePrint, PieceSet, Pyramid, read};
use crate::game::{Cell, Rim};
use crate::photo::Picture;
use crate::photo::prints::PrintImage;
use crate::photo::reading::Occupant;
use crate::photo::view::View;

const SIDE_MM: f64 = 20.0;
const PER_MM: f64 = 5.0;
const COUNT: usize = 4;

/// Renders a print of a square with this side in millimetres.
fn print(side: f64, ink: impl Fn(f64, f64) -> [u8; 3]) -> PrintImage {
    let pixels = (side * PER_MM) as usize;
    let at = |pixel: usize| (pixel as f64 + 0.5) / PER_MM;
    let rgb = (0..pixels * pixels).flat_map(|pixel| ink(at(pixel % pixels), at(pixel / pixels))).collect();
    PrintImage { width: pixels, height: pixels, rgb, per_mm: PER_MM }
}

const PAPER: [u8; 3] = [245, 240, 225];
const GOLD: [u8; 3] = [240, 180, 40];

fn board(x: f64, y: f64) -> [u8; 3] {
    if (x % SIDE_MM).min(y % SIDE_MM) < 0.3 { [60, 60, 70] } else { [236, 224, 190] }
}

/// A line from side to side.
fn straight(x: f64, _: f64) -> [u8; 3] {
    if (x - 9.75).abs() < 1.8 { GOLD } else { PAPER }
}

fn bend(x: f64, y: f64) -> [u8; 3] {
    let up = (x - 9.75).abs() < 1.8 && y < 11.5;
    let right = (y - 9.75).abs() < 1.8 && x > 8.0;
    if up || right { GOLD } else { PAPER }
}

fn board_print() -> BoardPrint {
    board_print_of(board)
}

fn board_print_of(board: Drawn) -> BoardPrint {
    let places = (0..COUNT * COUNT).map(|index| {
        let (column, row) = (index % COUNT, index / COUNT);
        let centre = Point::new((column as f64 + 0.5) * SIDE_MM, ((COUNT - 1 - row) as f64 + 0.5) * SIDE_MM);
        CellShape { cell: Cell { column, row }, centre, across: SIDE_MM }
    });
    let piece = |piece, print| PiecePrint {
        piece,
        print,
        rim: Rim::Square,
        corner: 0.0,
        turned: true,
        is_tile: false,
    };
    BoardPrint {
        cells: places.collect(),
        board: print(SIDE_MM * COUNT as f64, board),
        pieces: PieceSet::new(vec![piece(3, print(19.5, straight)), piece(7, print(19.5, bend))]),
        margins: Vec::new(),
    }
}

/// A view from straight above with 8 millimetres of margin.
fn view(picture: Size) -> View {
    let whole = SIDE_MM * COUNT as f64;
    let corners = [(0.0, 0.0), (whole, 0.0), (whole, whole), (0.0, whole)].map(Point::from);
    let seen = |at: Point| Point::new((at.x + 8.0) * PER_MM - 0.5, (at.y + 8.0) * PER_MM - 0.5);
    let pairs: Vec<_> = corners.map(|at| (at, seen(at))).to_vec();
    View::fit(&pairs, picture, Some(1e5)).expect("a view")
}

/// A face as a function of colour, in millimetres from its top left corner.
type Drawn = fn(f64, f64) -> [u8; 3];

/// Renders a picture of the board with pieces: face, centre in millimetres, rotation in degrees.
fn photo(pieces: &[(Drawn, Point, f64)], light: impl Fn(f64, f64) -> f64) -> Picture {
    photo_of(board, pieces, light)
}

fn photo_of(board: Drawn, pieces: &[(Drawn, Point, f64)], light: impl Fn(f64, f64) -> f64) -> Picture {
    let whole = SIDE_MM * COUNT as f64;
    let pixels = ((whole + 16.0) * PER_MM) as usize;
    let mut rgb = Vec::new();
    for index in 0..pixels * pixels {
        let at = |pixel: usize| (pixel as f64 + 0.5) / PER_MM - 8.0;
        let (x, y) = (at(index % pixels), at(index / pixels));
        let inside = (0.0..whole).contains(&x) && (0.0..whole).contains(&y);
        let mut ink = if inside { board(x, y) } else { [120, 90, 60] };
        for (face, middle, turn) in pieces {
            let (sin, cos) = turn.to_radians().sin_cos();
            let (right, down) = (x - middle.x, y - middle.y);
            let (u, v) = (right * cos + down * sin + 9.75, down * cos - right * sin + 9.75);
            if (0.0..19.5).contains(&u) && (0.0..19.5).contains(&v) {
                ink = face(u, v);
            }
        }
        rgb.extend(ink.map(|ink| (f64::from(ink) * light(x, y)) as u8));
    }
    Picture::from_rgb(pixels, pixels, rgb).expect("matching size")
}

fn seen(picture: &Picture) -> Vec<(Cell, Occupant, f64)> {
    seen_on(board, picture)
}

fn seen_on(board: Drawn, picture: &Picture) -> Vec<(Cell, Occupant, f64)> {
    let size = Size::new(picture.grey.width as f64, picture.grey.height as f64);
    let read = read(&board_print_of(board), &view(size), picture, &Pyramid::new(&picture.grey));
    read.into_iter().map(|(cell, guesses)| (cell, guesses.best(), guesses.sure())).collect()
}

#[test]
fn pieces_are_read_with_their_turns_and_other_squares_are_empty() {
    // In the shadow of a hand, which ends within the squares of column c.
    let light = |x: f64, y: f64| if x + 0.2 * y > 52.0 { 0.5 } else { 0.9 };
    let pieces: [(Drawn, Point, f64); 4] = [
        (bend, Point::new(11.0, 69.4), 94.0),
        (straight, Point::new(30.5, 69.0), 178.0),
        (bend, Point::new(68.7, 50.0), -6.0),
        (straight, Point::new(10.0, 11.0), -85.0),
    ];
    for (cell, best, sure) in seen(&photo(&pieces, light)) {
        let expected = match (cell.column, cell.row) {
            (0, 0) => Occupant::Piece { piece: 7, quarters: 1 },
            // A half turn looks the same: the least turn is returned.
            (1, 0) => Occupant::Piece { piece: 3, quarters: 0 },
            (3, 1) => Occupant::Piece { piece: 7, quarters: 0 },
            (0, 3) => Occupant::Piece { piece: 3, quarters: 1 },
            _ => Occupant::Empty,
        };
        assert_eq!(best, expected, "{cell:?} {sure}");
        assert!(sure > 0.9, "{cell:?} {sure}");
    }
}

#[test]
fn squares_outside_the_picture_are_undecided() {
    let whole = photo(&[], |_, _| 0.9);
    let size = Size::new(whole.grey.width as f64, whole.grey.height as f64);
    let view = view(size);
    let narrow = Picture::from_rgb(64, 64, vec![200; 64 * 64 * 3]).expect("matching size");
    let read = read(&board_print(), &view, &narrow, &Pyramid::new(&narrow.grey));
    assert_eq!(read.len(), COUNT * COUNT);
    let beyond = read.iter().filter(|(_, guesses)| guesses.sure() < 0.9).count();
    assert!(beyond >= COUNT * COUNT - 1, "{beyond}");
}

#[test]
fn an_unknown_object_is_not_taken_for_a_piece() {
    let rings = |x: f64, y: f64| {
        if ((x - 9.0).hypot(y - 11.0) * 1.3).sin() > 0.0 { [40, 40, 40] } else { [180, 60, 60] }
    };
    let picture = photo(&[(rings, Point::new(30.0, 30.0), 20.0)], |_, _| 0.9);
    let told = seen(&picture);
    let odd = told.iter().find(|(cell, ..)| (cell.column, cell.row) == (1, 2)).expect("the square");
    assert!(odd.2 < 0.9, "{odd:?}");
}

/// A bend of the same form in other colours.
fn dark_bend(x: f64, y: f64) -> [u8; 3] {
    if bend(x, y) == GOLD { PAPER } else { [40, 40, 44] }
}

#[test]
fn a_face_is_registered_where_the_likeliest_lies() {
    let pale_bend = |x: f64, y: f64| if bend(x, y) == GOLD { [250, 249, 246] } else { [120, 120, 130] };
    let mut prints = board_print().pieces.to_vec();
    let first = prints[0].clone();
    prints.extend(
        [dark_bend, pale_bend].map(|face: Drawn| PiecePrint { print: print(19.5, face), ..first.clone() }),
    );
    let picture = photo(&[(dark_bend, Point::new(30.6, 49.5), 3.0)], |_, _| 0.9);
    let view = view(Size::new(picture.grey.width as f64, picture.grey.height as f64));
    let pyramid = Pyramid::new(&picture.grey);
    let board = BoardView { view: &view, placement: Affine::IDENTITY, pyramid: &pyramid };
    let kinds = PieceClass::all(&prints, 0.3, Channel::Light);
    let face_of =
        |number: usize| kinds[0].faces.iter().position(|face| face.print == number).expect("a face");
    let matched = |face: usize, turn: f64| FaceMatch {
        face,
        pose: WindowPose { middle: Point::new(30.0, 50.0), turn, height: 0.0 },
        fit: PatternFit::new(1.0, 1.0, 0.5),
        light: 100.0,
    };
    let (dark, pale) = (face_of(2), face_of(3));
    let refined = refine_all(&kinds[0], &board, vec![matched(pale, 0.0), matched(dark, 0.8)]);
    let best = refined.iter().min_by(|one, other| one.fit.residual.total_cmp(&other.fit.residual));
    let best = best.expect("a match");
    assert!(best.face == dark && best.fit.explained > 0.9, "{best:?}");
}

/// A face seen through glare as bright as most of white paper.
fn veiled(ink: [u8; 3]) -> [u8; 3] {
    let light = |byte: u8| (f64::from(byte) / 255.0).powf(2.2);
    ink.map(|ink| (255.0 * ((0.35 * light(ink) + 0.6).powf(1.0 / 2.2)).min(1.0)) as u8)
}

#[test]
fn a_piece_in_glare_is_not_taken_for_an_empty_square() {
    let dark = |x: f64, y: f64| veiled(dark_bend(x, y));
    let mut board_print = board_print();
    let piece = PiecePrint { piece: 9, print: print(19.5, dark_bend), ..board_print.pieces[0].clone() };
    board_print.pieces = PieceSet::new(board_print.pieces.iter().cloned().chain([piece]).collect());
    let picture = photo(&[(dark, Point::new(30.6, 49.5), 3.0)], |_, _| 0.75);
    let size = Size::new(picture.grey.width as f64, picture.grey.height as f64);
    let read = read(&board_print, &view(size), &picture, &Pyramid::new(&picture.grey));
    let (_, there) = read.iter().find(|(cell, _)| (cell.column, cell.row) == (1, 1)).expect("the square");
    assert_eq!(there.best(), Occupant::Piece { piece: 9, quarters: 0 }, "{there:?}");
}

fn chequers(x: f64, y: f64) -> [u8; 3] {
    let dark = ((x / SIDE_MM).floor() + (y / SIDE_MM).floor()) as i64 % 2 == 0;
    if dark { [80, 50, 40] } else { [240, 226, 194] }
}

/// The same out of focus.
fn soft_chequers(x: f64, y: f64) -> [u8; 3] {
    let offs = || (-4..=4).map(|step| f64::from(step) * 0.5);
    let around: Vec<[u8; 3]> =
        offs().flat_map(|down| offs().map(move |across| chequers(x + across, y + down))).collect();
    [0, 1, 2].map(|channel| {
        let sum: usize = around.iter().map(|ink| usize::from(ink[channel])).sum();
        (sum / around.len()) as u8
    })
}

#[test]
fn bare_squares_of_a_blurred_picture_are_certain() {
    let picture = photo_of(soft_chequers, &[], |_, _| 0.9);
    for (cell, best, sure) in seen_on(chequers, &picture) {
        assert!(best == Occupant::Empty && sure > 0.99, "{cell:?} {sure}");
    }
}

#[test]
fn burnt_out_squares_are_certain_only_beside_visible_print() {
    let plain = |_: f64, _: f64| chequers(SIDE_MM * 1.5, 0.0);
    let [mixed, alone] = [chequers, plain].map(|board: Drawn| {
        let picture = photo_of(board, &[], |_, _| 1.35);
        let burnt_out = |(cell, ..): &(Cell, Occupant, f64)| (cell.column + cell.row) % 2 == COUNT % 2;
        let all = seen_on(board, &picture).into_iter().filter(burnt_out);
        all.filter(|(_, best, sure)| *best == Occupant::Empty && *sure > 0.99).count()
    });
    assert!(mixed >= 4 && alone == 0, "{mixed} {alone}");
}
