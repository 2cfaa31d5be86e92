//! The photo marks measured on paper: at the position given by the game, with white all around, across no seam.

mod laid;

use crate::raster::{Raster, pdf_pages, png_page, svg_page};
use laid::measure;
use tablier::draw::{board_alone, draw, piece_alone};
use tablier::game::marker::tag25h9::{COUNT, modules};
use tablier::game::{Mm, Shape, Size};
use tablier::photo::marker::TAG_25H9;
use tablier::plan::{Job, load};
use tablier::sheet::{SheetItem, lay_out};
use tablier::spec::{Overrides, Source};
use tablier::{templates, write};

const DPI: f64 = 300.0;

fn bundled(name: &str, overrides: &Overrides) -> Job {
    let template = templates::game(name).expect("a bundled game");
    load(&template.source(), overrides, template).unwrap_or_else(|faulty| panic!("{name}: {faulty:?}"))
}

fn own(text: &str) -> Job {
    let source = Source { name: "own.toml".to_owned(), text: text.to_owned() };
    load(&source, &Overrides::default(), &templates::GAMES[0]).unwrap_or_else(|faulty| panic!("{faulty:?}"))
}

fn on(paper: &str, square: Option<i64>) -> Overrides {
    let paper = Some(paper.parse().expect("a paper"));
    Overrides { paper, board_square: square.map(Mm::new), ..Overrides::default() }
}

fn assert_measured(name: &str, overrides: &Overrides, expected: usize, formats: &[&str]) {
    let job = bundled(name, overrides);
    let scene = draw(&job.game, &job.sheets, &job.options, job.look).expect("the fonts have all it says");
    for &format in formats {
        let pages: Vec<Raster> = match format {
            "pdf" => pdf_pages(write::pdf(&scene), DPI),
            "svg" => scene.pages.iter().map(|page| svg_page(&write::svg(&scene, page), DPI)).collect(),
            _ => {
                let png = |page| write::png(&scene, page, DPI as u32).expect("not too many pixels");
                scene.pages.iter().map(|page| png_page(&png(page), DPI)).collect()
            }
        };
        let found = measure(&job, &pages, &format!("{name} {format}"));
        assert_eq!(found, expected, "{name} {format}");
    }
}

#[test]
fn markers_are_at_their_positions_in_every_format() {
    // Quits has its eight markers on the tray and on the walls.
    assert_measured("quits", &Overrides::default(), 16, &["pdf", "svg", "png"]);
    assert_measured("plank", &Overrides::default(), 24, &["pdf"]);
    assert_measured("lightning", &Overrides::default(), 16, &["pdf"]);
}

#[test]
fn markers_keep_position_and_white_under_other_options() {
    let low_ink = |overrides| Overrides { low_ink: Some(true), ..overrides };
    assert_measured("quits", &low_ink(on("letter", Some(20))), 16, &["png"]);
    assert_measured("plank", &low_ink(on("letter", None)), 24, &["png"]);
    assert_measured("lightning", &on("a4", Some(15)), 16, &["png"]);
}

/// Every part of a board shows a marker with all its white, or no part of it.
#[test]
fn no_marker_lies_across_a_seam() {
    for (name, squares) in [("lightning", [15, 20]), ("quits", [15, 30])] {
        for (paper, square) in
            ["a4", "letter", "a3"].into_iter().flat_map(|paper| squares.map(|square| (paper, square)))
        {
            let job = bundled(name, &on(paper, Some(square)));
            let mut shown = std::collections::BTreeSet::new();
            for placed in job.sheets.iter().flat_map(|sheet| &sheet.placed) {
                let SheetItem::BoardWindow { board, camp, window } = placed.item else { continue };
                let board = &job.game.boards[board];
                for marker in board.markers(camp) {
                    let white = marker.white(board.size());
                    let whole = window.contains(white);
                    assert!(
                        whole || !window.overlaps(white),
                        "{name} on {paper}, squares of {square} mm: marker {} is cut by {window:?}",
                        marker.id
                    );
                    if whole {
                        shown.insert(marker.id);
                    }
                }
            }
            let expected = job.game.boards[0].camps.iter().map(|camp| camp.markers.len()).sum::<usize>();
            assert_eq!(shown.len(), expected, "{name} on {paper}");
        }
    }
}

#[test]
fn the_ids_of_a_board_identify_it() {
    let mut sets: Vec<(String, Vec<u8>)> = Vec::new();
    for name in ["quits", "lightning"] {
        let job = bundled(name, &Overrides::default());
        let camps = job.game.boards.iter().flat_map(|board| &board.camps);
        sets.extend(camps.map(|camp| (format!("{name} {:?}", camp.letter), camp.markers.clone())));
    }
    let plank = bundled("plank", &Overrides::default());
    let ids: Vec<u8> =
        plank.game.pieces.iter().flat_map(|piece| &piece.marked).map(|copy| copy[0].id).collect();
    assert_eq!(ids, (23..35).collect::<Vec<u8>>());
    sets.push(("plank".to_owned(), ids));
    for (number, (one, ids)) in sets.iter().enumerate() {
        for (other, theirs) in &sets[number + 1..] {
            // 35 ids for 36 positions: one occurs twice.
            let common = ids.iter().filter(|id| theirs.contains(id)).count();
            assert!(common <= 1, "{one} and {other}");
        }
    }
}

#[test]
fn without_photo_marks_frames_and_tabs_have_their_own_width() {
    let plain = Overrides { photo_marks: Some(false), ..Overrides::default() };
    let size = |width, height| Size::new(Mm::new(width), Mm::new(height));
    for (name, marked, narrow) in
        [("lightning", size(192, 356), size(182, 356)), ("quits", size(182, 182), size(176, 176))]
    {
        assert_eq!(bundled(name, &Overrides::default()).game.boards[0].size(), marked);
        let job = bundled(name, &plain);
        let board = &job.game.boards[0];
        assert_eq!(board.size(), narrow);
        assert!(board.markers(0).is_empty() && board.patches().is_empty());
        assert!(job.game.pieces.iter().all(|piece| piece.marked.is_empty() && piece.patches.is_empty()));
    }
    let plank = |overrides: &Overrides| bundled("plank", overrides).game.pieces.remove(0);
    assert_eq!(plank(&Overrides::default()).shape.size(), size(122, 30));
    assert_eq!(plank(&plain).shape.size(), size(116, 30));
    assert!(plank(&plain).markers(0).is_empty());
    let spec = "[sheet]\nphoto_marks = false\n\n[[board]]\ncolumns = 5\nrows = 5\nsquare = \"30mm\"\nmarkers = [0, 1, 2, 3]\n";
    let board = own(spec).game.boards.remove(0);
    assert_eq!(board.size(), size(160, 160));
}

#[test]
fn a_board_of_ones_own_gets_its_markers_with_one_line() {
    for grid in [
        "columns = 9\nrows = 6\nsquare = \"20mm\"",
        "columns = 7\nrows = 7\ngrid = \"hex\"\nacross = \"22mm\"",
        "columns = 9\nrows = 9\ngrid = \"points\"\nstep = \"18mm\"",
    ] {
        for ids in ["[0, 1, 2, 3]", "[7, 6, 5, 4, 3, 2, 1, 0]"] {
            let spec = format!("[[board]]\n{grid}\ncoordinates = true\nmarkers = {ids}\n");
            let job = own(&spec);
            let scene = draw(&job.game, &job.sheets, &job.options, job.look).expect("drawn");
            let png = |page| write::png(&scene, page, DPI as u32).expect("not too many pixels");
            let pages: Vec<Raster> = scene.pages.iter().map(|page| png_page(&png(page), DPI)).collect();
            assert_eq!(measure(&job, &pages, &spec), ids.split(',').count());
        }
    }
}

/// The board and strip shown to the photo reader are drawn by the code that draws the sheets.
#[test]
fn a_board_and_a_strip_alone_are_as_large_as_they_are_cut() {
    let quits = bundled("quits", &Overrides::default());
    let scene = board_alone(&quits.game, quits.look, 0, 0).expect("drawn");
    let [page] = &scene.pages[..] else { panic!("one page") };
    let pixels = write::pixels(&scene, page, 5.0).expect("not too many pixels");
    assert_eq!((pixels.width, pixels.height), (182 * 5, 182 * 5));
    assert_eq!(pixels.rgb.len(), 182 * 5 * 182 * 5 * 3);
    let seen = |x: f64, y: f64| pixels.rgb[((y * 5.0) as usize * 910 + (x * 5.0) as usize) * 3];
    let first = quits.game.boards[0].markers(0)[0];
    assert_eq!((first.id, seen(3.0, 3.0), seen(1.0, 1.0)), (0, 0, 255));
    let plank = bundled("plank", &Overrides::default());
    let third = piece_alone(&plank.game, plank.look, 0, 2).expect("drawn");
    let pixels = write::pixels(&third, &third.pages[0], 10.0).expect("not too many pixels");
    assert_eq!((pixels.width, pixels.height), (1220, 300));
    let pattern = modules(25).expect("an id");
    for marker in plank.game.pieces[0].markers(2) {
        for (y, row) in pattern.iter().enumerate() {
            for (x, &black) in row.iter().enumerate() {
                let at = |from: Mm, n: usize| ((from.get() + 1.6 * (n as f64 + 0.5)) * 10.0) as usize;
                let (px, py) = (at(marker.square.left(), x), at(marker.square.top(), y));
                assert_eq!(pixels.rgb[(py * 1220 + px) * 3] == 0, black, "module {x} {y}");
            }
        }
    }
    assert!(board_alone(&plank.game, plank.look, 0, 0).expect("no board").pages.is_empty());
}

#[test]
fn each_copy_of_a_strip_is_printed_once_with_its_own_markers() {
    let job = bundled("plank", &Overrides::default());
    let mut seen = Vec::new();
    for placed in job.sheets.iter().flat_map(|sheet| &sheet.placed) {
        let SheetItem::Front(number) = placed.item else { continue };
        let piece = &job.game.pieces[number];
        if matches!(piece.shape, Shape::Strip(_)) {
            let ids: Vec<u8> = piece.markers(placed.copy).iter().map(|marker| marker.id).collect();
            assert_eq!(ids.len(), 2);
            assert_eq!(ids[0], ids[1]);
            seen.push(ids[0]);
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, (23..35).collect::<Vec<u8>>());
    assert_eq!(
        job.game.pieces.iter().filter(|piece| piece.count == 4).count(),
        3,
        "three models, four of each"
    );
    assert_eq!(lay_out(&job.game, &job.options).expect("it fits"), job.sheets);
}

/// The printed markers are those that the reader looks for, in the same orientation.
#[test]
fn the_camera_knows_the_markers_that_are_printed() {
    for id in 0..COUNT {
        let printed = modules(id).map(|rows| rows.map(Vec::from).to_vec());
        assert_eq!(TAG_25H9.modules(id.into()), printed.as_deref(), "marker {id}");
    }
    assert_eq!(TAG_25H9.modules(COUNT.into()), None);
}
