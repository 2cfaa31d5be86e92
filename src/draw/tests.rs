//! Tests of drawn sheets.

use kurbo::Shape as _;

use super::*;
use crate::game::{
    Align, Board, BoardCamp, BoardLine, ByLang, Cell, CutStyle, Face, Frame, Grid, Lang, Mark, MarkKind, Mm,
    Piece, Point, RichText, Shape, Sign, Size, Zone,
};
use crate::scene::{Color, DrawnPage, PageLayer};
use crate::sheet::tests::fixtures;
use crate::sheet::{SheetItem, SheetSide, lay_out};

mod backs;
mod boards;
mod cuts;
mod faces;
mod frames;
mod holes;
mod labels;
mod low_ink;
mod page;
mod seams;
mod sight;

const FULL_INK: Look = Look { lang: Lang::En, low_ink: false };
const LOW_INK: Look = Look { lang: Lang::En, low_ink: true };

fn options() -> Options {
    fixtures::options(fixtures::A4)
}

fn face(background: Color) -> Face {
    Face { background: Some(background), ..Face::default() }
}

fn piece(name: &str, shape: Shape, front: Face) -> Piece {
    Piece {
        name: name.to_owned(),
        letter: None,
        group: ByLang::same("Pieces".to_owned()),
        shape,
        count: 1,
        reversible: false,
        gap: Mm::ZERO,
        edge: crate::game::PieceEdge::WhereNeeded,
        front,
        back: None,
        contour: None,
        hole: None,
        marked: Vec::new(),
        patches: Vec::new(),
    }
}

fn game(pieces: Vec<Piece>, boards: Vec<Board>) -> Game {
    Game {
        name: "game".to_owned(),
        title: ByLang::word(|words| words.game),
        source: ByLang::default(),
        boards,
        pieces,
        boxes: Vec::new(),
        scores: Vec::new(),
        leaflet: None,
        rules: None,
    }
}

/// A board of 8 by 17 squares in two camps, with all elements of a frame.
pub(super) fn camps(side: i64, sides: i64, ends: i64) -> Board {
    let row = |row| (0..8).map(|column| Cell { column, row }).collect();
    let zone = |title: &str, cells| Zone {
        name: title.to_owned(),
        title: Some(ByLang::same(title.to_owned())),
        cells,
        face: face(Color::Rgb(240, 180, 40)),
    };
    Board {
        name: "camp".to_owned(),
        title: ByLang::same("Camp".to_owned()),
        grid: Grid::Squares { columns: 8, rows: 17, side: Mm::new(side) },
        camps: vec![
            BoardCamp { letter: Some('A'), markers: Vec::new() },
            BoardCamp { letter: Some('B'), markers: Vec::new() },
        ],
        frame: Frame {
            sides: Mm::new(sides),
            ends: Mm::new(ends),
            color: Some(Color::Rgb(20, 40, 80)),
            ink: Color::WHITE,
        },
        cell: face(Color::Rgb(240, 230, 200)),
        zones: vec![zone("START", row(0)), zone("FINISH", row(16))],
        line: BoardLine { color: Color::BLACK, width: Mm::from_um(300) },
        coordinates: true,
        swatches: Vec::new(),
        words: Vec::new(),
        missing: Default::default(),
        sides: Vec::new(),
        picture: None,
    }
}

/// The board with eight markers on each camp.
fn with_markers(mut board: Board) -> Board {
    board.frame = board.frame.with_room_for(8, &board.grid);
    for (camp, first) in board.camps.iter_mut().zip([0, 8]) {
        camp.markers = (first..first + 8).collect();
    }
    board
}

fn drawn(game: &Game, look: Look) -> Scene {
    let sheets = lay_out(game, &options()).unwrap();
    draw(game, &sheets, &options(), look).unwrap()
}

/// Pixels per millimetre.
const PX_PER_MM: f64 = 5.0;

/// A page rasterised at 127 dpi, five pixels per millimetre.
struct RasterPage {
    width: usize,
    rgb: Vec<[u8; 3]>,
}

impl RasterPage {
    fn render(scene: &Scene, page: &DrawnPage) -> RasterPage {
        RasterPage::render_at(scene, page, 127)
    }

    fn render_at(scene: &Scene, page: &DrawnPage, dpi: u32) -> RasterPage {
        let bytes = crate::write::png(scene, page, dpi).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        let step = info.color_type.samples();
        let rgb = pixels[..info.buffer_size()].chunks_exact(step).map(|p| [p[0], p[1], p[2]]).collect();
        RasterPage { width: info.width as usize, rgb }
    }

    fn at(&self, x: f64, y: f64) -> [u8; 3] {
        self.rgb[(y * PX_PER_MM) as usize * self.width + (x * PX_PER_MM) as usize]
    }

    /// Mean ink coverage of an area.
    fn ink(&self, area: Rect) -> f64 {
        let (mut dark, mut count) = (0.0, 0.0);
        for y in (area.y0 * PX_PER_MM) as usize..(area.y1 * PX_PER_MM) as usize {
            for pixel in
                &self.rgb[y * self.width..][(area.x0 * PX_PER_MM) as usize..(area.x1 * PX_PER_MM) as usize]
            {
                dark += pixel.iter().map(|&light| 1.0 - f64::from(light) / 255.0).sum::<f64>() / 3.0;
                count += 1.0;
            }
        }
        dark / count
    }
}

#[test]
fn blocks_have_bleed_at_their_edges_and_no_gaps_between_pieces() {
    let square = Shape::rectangle(Size::new(Mm::new(20), Mm::new(20)));
    let (red, blue) = (Color::Rgb(200, 0, 0), Color::Rgb(0, 0, 200));
    let game = game(vec![piece("red", square, face(red)), piece("blue", square, face(blue))], Vec::new());
    let scene = drawn(&game, FULL_INK);
    let print = RasterPage::render(&scene, &scene.pages[0]);
    let trim = page::all_pieces(&game);
    let seam = trim.x0 + 20.0;
    let (above, below) = (trim.y0 - 1.0, trim.y0 + 10.0);
    assert_eq!(print.at(trim.x0 - 1.0, below), [200, 0, 0], "bleed to the left");
    assert_eq!(print.at(trim.x0 + 10.0, above), [200, 0, 0], "bleed above");
    // Beside the seam the bleed is that of the piece below, not of its neighbour.
    assert_eq!(print.at(seam - 0.3, above), [200, 0, 0]);
    assert_eq!(print.at(seam + 0.3, above), [0, 0, 200]);
    for step in -4..=4 {
        let [r, g, b] = print.at(seam + f64::from(step) * 0.1, below);
        assert!(g < 20 && r.max(b) > 90, "a gap at the seam: {:?}", [r, g, b]);
    }
}

#[test]
fn a_page_is_trimmed_to_its_piece_if_that_is_alone() {
    let square = || piece("red", Shape::rectangle(Size::new(Mm::new(20), Mm::new(20))), face(Color::BLACK));
    let trimmed = |count| {
        let page = drawn(&game(vec![Piece { count, ..square() }], Vec::new()), FULL_INK).pages.remove(0);
        (page.trim.size(), page.bleed.size(), page.size)
    };
    let (trim, bleed, _) = trimmed(1);
    assert_eq!([trim.width, trim.height], [20.0; 2]);
    assert!(bleed.width > 20.0);
    let (trim, bleed, page) = trimmed(2);
    assert_eq!([trim, bleed], [page; 2]);
}

#[test]
fn low_ink_saves_more_than_half_of_the_ink() {
    let sign = |sign, color, size| {
        let kind = MarkKind::Sign { sign, size, color, outline: None };
        Mark { at: Point::default(), turn: 0.0, kind }
    };
    let rich = Face {
        background: Some(Color::Rgb(180, 30, 40)),
        pattern: Some(Pattern {
            kind: crate::game::PatternKind::Hatch,
            color: Color::Rgb(110, 0, 10),
            step: Mm::new(3),
            weight: Mm::from_um(700),
        }),
        marks: vec![sign(Sign::Star, Color::WHITE, Mm::new(12))],
        ..Face::default()
    };
    let disc = Shape::Circle { diameter: Mm::new(25) };
    let game = game(vec![piece("rich", disc, rich)], Vec::new());
    let [full, low] = [FULL_INK, LOW_INK].map(|look| {
        let scene = drawn(&game, look);
        RasterPage::render(&scene, &scene.pages[0]).ink(scene.pages[0].trim)
    });
    assert!(low < 0.4 * full, "{low:.3} of {full:.3}");
    assert!(low > 0.01, "the face is empty");
}

#[test]
fn text_of_dark_frames_is_dark_with_low_ink() {
    let game = game(Vec::new(), vec![camps(15, 16, 8)]);
    let scene = drawn(&game, LOW_INK);
    let words = scene.symbols.iter().flat_map(|symbol| &symbol.nodes).filter_map(|node| match node {
        Node::Text(text) => Some(text),
        _ => None,
    });
    let mut count = 0;
    for text in words {
        assert!(text.color.lightness() < 0.5, "`{}` is {:?} on paper", text.text, text.color);
        count += 1;
    }
    assert!(count > 50, "labels of 17 rows and 8 columns on both sides of two camps");
}

#[test]
fn reserved_areas_of_a_frame_are_free() {
    for board in [camps(20, 11, 8), camps(15, 16, 8), camps(30, 17, 17), camps(12, 15, 20)].map(with_markers)
    {
        let areas = reserved::areas_of_camp(&board, &board.camps[0]);
        assert_eq!(areas.len(), 8, "{areas:?}");
        let nodes = frame::nodes(&board, &board.camps[0], FULL_INK).unwrap();
        let mut texts = 0;
        for node in &nodes {
            let bounds = match node {
                Node::Text(text) => {
                    texts += 1;
                    let height = text.size * text.font.cap_height();
                    text.place.transform_rect_bbox(Rect::new(0.0, -height, text.width(), 0.0))
                }
                // The line between grid and frame is a closed rectangle; the areas are outside it.
                Node::Path(shape) if shape.stroke.is_some() && shape.path.elements().len() == 5 => continue,
                Node::Path(shape) => shape.path.bounding_box(),
                other => panic!("{other:?} on a frame"),
            };
            for area in &areas {
                let common = area.intersect(bounds);
                assert!(common.width() < 0.01 || common.height() < 0.01, "{node:?} in {area:?}");
            }
        }
        // Both names, most coordinates, and the letter: reserved areas displace few texts.
        assert!(texts > 44, "{texts}");
    }
}

#[test]
fn tiles_have_bleed_only_at_the_edges_of_the_board() {
    let game = game(Vec::new(), vec![camps(20, 16, 8)]);
    let sheets = lay_out(&game, &options()).unwrap();
    let scene = draw(&game, &sheets, &options(), FULL_INK).unwrap();
    let size = game.boards[0].size();
    for (sheet, page) in sheets.iter().zip(&scene.pages) {
        let SheetItem::BoardWindow { window, .. } = sheet.placed[0].item else {
            panic!("no board on the sheet")
        };
        let [Node::Clip { path, .. }] = page.layers.get(PageLayer::Art) else { panic!("more than a board") };
        let (clip, trim) = (path.bounding_box(), page.trim);
        let bleed = |ends: bool| if ends { 2.0 } else { 0.0 };
        let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(close(trim.x0 - clip.x0, bleed(window.left() == Mm::ZERO)), "{}", page.name);
        assert!(close(clip.x1 - trim.x1, bleed(window.right() == size.width)), "{}", page.name);
        assert!(close(trim.y0 - clip.y0, bleed(window.top() == Mm::ZERO)), "{}", page.name);
        assert!(close(clip.y1 - trim.y1, bleed(window.bottom() == size.height)), "{}", page.name);
    }
}

#[test]
fn pages_have_unique_names_and_fronts_have_outlines_of_all_pieces() {
    let square = Shape::rectangle(Size::new(Mm::new(60), Mm::new(60)));
    let mut tile = piece("tile", square, face(Color::BLACK));
    tile.count = 24;
    tile.back = Some(face(Color::WHITE));
    let game = game(vec![tile], vec![camps(20, 16, 8)]);
    let options = Options { backs: Backs::DuplexLong, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    let scene = draw(&game, &sheets, &options, FULL_INK).unwrap();
    let names: std::collections::BTreeSet<&str> = scene.pages.iter().map(|page| page.name.as_str()).collect();
    assert_eq!(names.len(), scene.pages.len());
    assert!(names.contains("camp-a-part-1-pieces") && names.contains("pieces"), "{names:?}");
    assert!(names.contains("pieces-back"), "{names:?}");
    for (sheet, page) in sheets.iter().zip(&scene.pages) {
        let expected = if sheet.side == SheetSide::Front { sheet.placed.len() } else { 0 };
        assert_eq!(page.outlines.len(), expected, "{}", page.name);
        for (placed, path) in sheet.placed.iter().zip(&page.outlines) {
            let off = path.bounding_box().center() - shape::point(placed.centre);
            assert!(off.hypot() < 1e-9, "{}: {placed:?}", page.name);
        }
        let has_label = page.layers.get(PageLayer::Marks).iter().any(
            |node| matches!(node, Node::Text(text) if text.text.contains("back") == (sheet.side == SheetSide::Back)),
        );
        assert!(has_label, "{} has no label of its side", page.name);
    }
}
