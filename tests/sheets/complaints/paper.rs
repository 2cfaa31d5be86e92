//! Sizes, backs, boards in parts, numbers of sheets, files for a print shop.

use std::collections::BTreeSet;

use lopdf::Document;
use tablier::game::{Mm, Size};
use tablier::sheet::SheetSide;
use tablier::{Format, Job};

use super::{bundled, disc, drawings, files, fronts, job, mm, outline, pieces, square};

fn pdf(job: &Job) -> Document {
    Document::load_mem(&files(job, Format::Pdf).remove(0).1).unwrap()
}

/// What a PDF asks of the program that prints it.
fn wish(job: &Job, key: &[u8]) -> Vec<u8> {
    let document = pdf(job);
    let wishes = document.catalog().unwrap().get(b"ViewerPreferences").unwrap();
    let wishes = document.dereference(wishes).unwrap().1.as_dict().unwrap();
    wishes.get(key).unwrap().as_name().unwrap().to_vec()
}

/// Every PDF asks for true size, and every sheet has a ruler in millimetres and inches to check it.
#[test]
fn it_printed_at_the_wrong_size() {
    for job in bundled() {
        assert_eq!(wish(&job, b"PrintScaling"), b"None");
        let sheets = drawings(&job, false);
        for (sheet, svg) in job.sheets.iter().zip(&sheets) {
            for length in ["50", "mm", "2", "in"] {
                assert!(svg.contains(&format!("aria-label=\"{length}\"")), "{}", sheet.slug);
            }
        }
    }
}

/// Two kinds with backs of their own, on two pages and a half.
fn with_backs(backs: &str) -> Job {
    let kind = |color| {
        let [front, back] = [color, "#888"].map(|color| format!("{{ background = \"{color}\" }}"));
        format!(
            "[[piece]]\nshape = \"square\"\nside = \"60mm\"\ncount = 15\nfront = {front}\nback = {back}\n"
        )
    };
    job(&format!("backs = \"{backs}\""), &(kind("#c33") + &kind("#33c")))
}

#[test]
fn backs_in_the_wrong_order_or_flipped_on_the_wrong_edge() {
    for (backs, across, flip) in
        [("duplex-long", true, "DuplexFlipLongEdge"), ("duplex-short", false, "DuplexFlipShortEdge")]
    {
        let job = with_backs(backs);
        assert!(job.sheets.len() >= 4 && job.sheets.len().is_multiple_of(2));
        for pair in job.sheets.chunks(2) {
            let [front, back] = pair else { panic!("{backs}: a page without a back") };
            assert_eq!((front.side, back.side), (SheetSide::Front, SheetSide::Back));
            let Size { width, height } = front.paper;
            let is_upright = width < height;
            for (front, back) in front.placed.iter().zip(&back.placed) {
                let (x, y) = (front.centre.x, front.centre.y);
                let behind = if across == is_upright { (width - x, y) } else { (x, height - y) };
                assert_eq!((back.centre.x, back.centre.y), behind, "{backs}");
                assert_eq!(front.item.piece().unwrap().0, back.item.piece().unwrap().0);
            }
        }
        assert_eq!(wish(&job, b"Duplex"), flip.as_bytes());
    }
}

/// Each back is the mirror image of its front across the line of the fold.
#[test]
fn no_sheets_to_fold_and_glue() {
    let job = with_backs("fold");
    for sheet in &job.sheets {
        assert_eq!((sheet.side, sheet.folds.is_empty()), (SheetSide::Front, false));
        let (backs, fronts): (Vec<_>, Vec<_>) = sheet.placed.iter().partition(|placed| placed.behind_fold);
        assert_eq!(backs.len(), fronts.len());
        let mirrored = |of: (Mm, Mm)| {
            sheet.folds.iter().map(move |fold| match fold.from.x == fold.to.x {
                true => (fold.from.x * 2 - of.0, of.1),
                false => (of.0, fold.from.y * 2 - of.1),
            })
        };
        for front in fronts {
            let mut behind = mirrored((front.centre.x, front.centre.y));
            assert!(behind.any(|(x, y)| backs.iter().any(|back| (back.centre.x, back.centre.y) == (x, y))));
        }
    }
}

/// Parts overlap by a flap, say which they are, and together have the exact size of the board.
#[test]
fn a_large_board_over_several_pages_does_not_fit_together() {
    let job = job("", "[[board]]\ncolumns = 10\nrows = 12\nsquare = \"40mm\"\n");
    let [board] = &job.game.boards[..] else { panic!("one board") };
    let windows: Vec<_> = job.sheets.iter().map(|sheet| sheet.tile.unwrap().seen(window(sheet))).collect();
    let area: f64 = windows.iter().map(|seen| seen.size.width.get() * seen.size.height.get()).sum();
    assert!((area - board.size().width.get() * board.size().height.get()).abs() < 1e-6);
    for (sheet, svg) in job.sheets.iter().zip(drawings(&job, false)) {
        let tile = sheet.tile.unwrap();
        let has_neighbour = [tile.at.0 > 0, tile.at.1 > 0];
        let flaps = [tile.flaps.width, tile.flaps.height];
        assert_eq!(flaps.map(|flap| flap >= Mm::new(5)), has_neighbour);
        let (part, of) = tile.part();
        assert_eq!((sheet.number.1, of), (1, job.sheets.len()));
        assert!(sheet.slug.ends_with(&format!("part-{part}")) && svg.contains(&format!("{part} of {of}")));
    }
}

fn window(sheet: &tablier::sheet::Sheet) -> tablier::game::Rect {
    match sheet.placed[0].item {
        tablier::sheet::SheetItem::BoardWindow { window, .. } => window,
        _ => panic!("a piece"),
    }
}

#[test]
fn the_paper_of_the_country_or_the_margin_of_the_printer_cannot_be_set() {
    for (paper, size) in [
        ("a4", (210_000, 297_000)),
        ("letter", (215_900, 279_400)),
        ("a3", (297_000, 420_000)),
        ("13in x 19in", (330_200, 482_600)),
        ("123mm x 234mm", (123_000, 234_000)),
    ] {
        for margin in [5, 9, 15] {
            let sheet = format!("paper = \"{paper}\"\nmargin = \"{margin}mm\"");
            let job = job(&sheet, &square("30mm", 40, "#c33"));
            for sheet in &job.sheets {
                let sides = BTreeSet::from([sheet.paper.width, sheet.paper.height]);
                assert_eq!(sides, BTreeSet::from([Mm::from_um(size.0), Mm::from_um(size.1)]));
                for placed in &sheet.placed {
                    let piece = outline(&job, placed);
                    let room = [piece.left(), piece.top(), sheet.paper.width - piece.right()];
                    assert!(room.into_iter().all(|room| room >= Mm::new(margin)), "{paper}, {margin} mm");
                }
            }
        }
    }
}

#[test]
fn the_last_page_is_lost_or_a_blank_one_is_added() {
    let one = job("", &square("45mm", 1, "#c33"));
    let full = tablier::sheet::per_sheet(&one.game.pieces[0], &one.options);
    for (count, sheets) in
        [(full - 1, 1), (full, 1), (full + 1, 2), (2 * full, 2), (2 * full + 1, 3), (5 * full, 5)]
    {
        let job = job("", &square("45mm", count, "#c33"));
        assert_eq!(job.sheets.len(), sheets);
        assert_eq!(job.sheets.iter().map(|sheet| sheet.placed.len()).sum::<usize>(), count);
    }
}

#[test]
fn a_half_full_last_sheet_shifts_the_grid() {
    let one = job("", &square("45mm", 1, "#c33"));
    let full = tablier::sheet::per_sheet(&one.game.pieces[0], &one.options);
    let job = job("", &square("45mm", full + full / 2, "#c33"));
    let centres =
        |at: usize| -> Vec<_> { job.sheets[at].placed.iter().map(|placed| placed.centre).collect() };
    assert_eq!(centres(1)[..], centres(0)[..full / 2]);
}

/// The same length in three units, and the hundredth piece where it has to be.
#[test]
fn units_are_muddled_or_sizes_drift_down_the_page() {
    let at = |length: &str| {
        let job = job("paper = \"a3\"", &square(length, 60, "#c33"));
        job.sheets.iter().flat_map(|sheet| &sheet.placed).map(|placed| placed.centre).collect::<Vec<_>>()
    };
    let inches = at("1in");
    assert_eq!((&at("25.4mm"), &at("72pt"), &at("2.54cm")), (&inches, &inches, &inches));
    let rows: BTreeSet<Mm> = inches.iter().map(|centre| centre.y).collect();
    let rows: Vec<Mm> = rows.into_iter().collect();
    assert!(rows.len() >= 4);
    for (number, row) in rows.iter().enumerate() {
        assert_eq!(*row - rows[0], Mm::from_um(25_400 * number as i64));
    }
}

/// Discs lie as in a honeycomb where that holds more, and cuts of neighbours are one.
#[test]
fn too_few_pieces_fit_a_page() {
    let count = |game: String| fronts(&job("gap = \"0mm\"\nbleed = \"0mm\"", &game))[0].placed.len();
    // The squares of a page that lies on its side.
    let (columns, rows) = (14, 9);
    assert!(count(disc("20mm", 500, "#c33")) > columns * rows);
    assert_eq!(count(square("20mm", 500, "#c33")), columns * rows);
    let job = job("", &square("20mm", columns * rows, "#c33"));
    assert_eq!(job.sheets[0].cuts.len(), 2 * (columns + 1) + 2 * (rows + 1));
}

#[test]
fn a_print_shop_needs_a_trim_box_and_single_pictures() {
    let card = "shape = \"rectangle\"\nwidth = \"63mm\"\nheight = \"88mm\"";
    let job = job(
        "paper = \"67mm x 92mm\"\nmargin = \"0mm\"\nbleed = \"2mm\"",
        &(pieces(card, 2, "#c33") + &pieces(card, 1, "#33c")),
    );
    assert_eq!(job.sheets.iter().map(|sheet| sheet.placed.len()).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(job.sheets[0].paper, mm(67, 92));
    let document = pdf(&job);
    for id in document.get_pages().values() {
        let page = document.get_dictionary(*id).unwrap();
        let size = |key: &[u8]| {
            let corners = page.get(key).unwrap().as_array().unwrap().iter();
            let corners: Vec<f32> = corners.map(|number| number.as_float().unwrap()).collect();
            [corners[2] - corners[0], corners[3] - corners[1]].map(|points| points / 72.0 * 25.4)
        };
        for (key, wanted) in [(b"TrimBox".as_slice(), [63.0, 88.0]), (b"BleedBox", [67.0, 92.0])] {
            let size = size(key);
            assert!((0..2).all(|at| (size[at] - wanted[at]).abs() < 0.01), "{size:?}");
        }
    }
    assert_eq!(files(&job, Format::Png).len(), 3);
}
