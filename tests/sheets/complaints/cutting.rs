//! Marks, bleed, neighbours, outlines for machines.

use tablier::game::{CutStyle, Mm, Point, Rect, Size};
use tablier::sheet::SheetItem;

use super::{at, bundled, disc, drawings, fronts, job, outline, pieces, raster, square};

/// Everything that is cut has marks in every bundled game.
#[test]
fn nothing_helps_to_cut() {
    for job in bundled() {
        for sheet in fronts(&job) {
            assert!(
                sheet.placed.iter().all(|placed| !placed.ticks.is_empty() || !sheet.cuts.is_empty()),
                "{}",
                sheet.slug
            );
        }
    }
    for cut in ["lines", "outline"] {
        let styled = |cut| job(&format!("cut = \"{cut}\""), &square("30mm", 9, "white"));
        let (job, plain) = (styled(cut), styled("none"));
        assert!(raster(&job, 0).coverage() > raster(&plain, 0).coverage(), "{cut}");
    }
}

/// By guillotine both marks of a cut are on the piece of paper in hand, whatever was cut off before.
#[test]
fn marks_are_gone_after_the_first_cut() {
    let job = job("cut = \"guillotine\"", &(square("30mm", 20, "#c33") + &square("22mm", 7, "#33c")));
    for sheet in fronts(&job) {
        assert!(sheet.through.len() > 10, "{}", sheet.slug);
        let mut hands = vec![Rect { size: sheet.paper, ..Rect::default() }];
        for cut in &sheet.through {
            let marks = cut.ends.map(|end| end.mark);
            let [from, to] = [marks[0].from, marks[1].to];
            let holds = |hand: &Rect| {
                let has = |point| hand.contains(Rect { origin: point, size: Size::default() });
                marks.iter().all(|mark| has(mark.from) && has(mark.to))
            };
            let hand = hands.iter().position(holds).expect("a piece of paper has both marks");
            let Rect { origin, size } = hands.swap_remove(hand);
            let is_upright = from.x == to.x;
            let at = if is_upright { from.x - origin.x } else { from.y - origin.y };
            let halves = match is_upright {
                true => [Size { width: at, ..size }, Size { width: size.width - at, ..size }],
                false => [Size { height: at, ..size }, Size { height: size.height - at, ..size }],
            };
            let beyond = if is_upright { Point::new(at, Mm::ZERO) } else { Point::new(Mm::ZERO, at) };
            hands.extend(
                [(origin, halves[0]), (origin + beyond, halves[1])]
                    .map(|(origin, size)| Rect { origin, size }),
            );
        }
    }
}

/// Marks end half a millimetre before the piece, and none lies on a piece or its bleed.
#[test]
fn marks_touch_the_pieces() {
    for (gap, bleed) in [("0mm", "0mm"), ("4mm", "2mm"), ("1mm", "3mm")] {
        let sheet = format!("bleed = \"{bleed}\"\ngap = \"{gap}\"");
        let job = job(&sheet, &(square("30mm", 20, "#c33") + &square("22mm", 7, "#33c")));
        assert_eq!(job.options.cut, CutStyle::Marks);
        for sheet in &job.sheets {
            for cut in &sheet.cuts {
                for placed in &sheet.placed {
                    let kept = outline(&job, placed).grown(Mm::from_um(499).min(placed.room));
                    let (from, to) = (cut.from, cut.to);
                    let is_beside = from.x.max(to.x) <= kept.left()
                        || from.x.min(to.x) >= kept.right()
                        || from.y.max(to.y) <= kept.top()
                        || from.y.min(to.y) >= kept.bottom();
                    assert!(is_beside, "{cut:?} on {kept:?}");
                }
            }
        }
    }
}

/// The colour of a piece goes on beyond its cut, as far as was asked for; that of discs too.
#[test]
fn a_cut_that_slips_shows_white() {
    let round = "shape = \"circle\"\ndiameter = \"30mm\"\ngap = \"5mm\"";
    let straight = "shape = \"square\"\nside = \"30mm\"\ngap = \"5mm\"";
    for shape in [round, straight] {
        let job = job("bleed = \"2mm\"\ncut = \"none\"", &pieces(shape, 4, "#cc3333"));
        let raster = raster(&job, 0);
        let piece = outline(&job, &job.sheets[0].placed[0]);
        let (middle, edge) = (piece.centre().y.get(), piece.left().get());
        assert_eq!(at(&raster, edge - 1.8, middle), [0xcc, 0x33, 0x33], "{shape}");
        assert_eq!(at(&raster, edge - 2.3, middle), [0xff; 3], "{shape}");
    }
}

/// Neighbours of different colours have room between them, those of one colour share their cut.
#[test]
fn neighbours_of_another_colour_bleed_into_each_other() {
    let distances = |second: &str| {
        let job = job("bleed = \"2mm\"", &(square("30mm", 1, "#c33") + &square("30mm", 1, second)));
        let [one, other] = &job.sheets[0].placed[..] else { panic!("two pieces") };
        let (one, other) = (outline(&job, one), outline(&job, other));
        (other.left() - one.right()).max(other.top() - one.bottom())
    };
    assert_eq!(distances("#c33"), Mm::ZERO);
    assert!(distances("#33c") >= Mm::new(2), "{}", distances("#33c").get());
}

/// Circles and squares for machines, punches and stickers are exactly where the art is.
#[test]
fn outlines_for_a_machine_do_not_match_the_art() {
    let job = job("", &(disc("25mm", 3, "#c33") + &square("20mm", 2, "#33c")));
    let [cut] = &drawings(&job, true)[..] else { panic!("one sheet") };
    let tree = resvg::usvg::Tree::from_str(cut, &Default::default()).unwrap();
    let scale = f64::from(tree.size().width()) / job.sheets[0].paper.width.get();
    let mut outlines = Vec::new();
    collect(tree.root(), &mut outlines);
    for placed in &job.sheets[0].placed {
        let piece = outline(&job, placed);
        let wanted = [piece.left(), piece.top(), piece.right(), piece.bottom()].map(Mm::get);
        let is_it = |bounds: &[f64; 4]| {
            bounds.iter().zip(wanted).all(|(is, wanted)| (is / scale - wanted).abs() < 0.01)
        };
        let found = outlines.iter().position(is_it);
        outlines.swap_remove(found.unwrap_or_else(|| panic!("no outline at {wanted:?}")));
    }
    // The card for the lid, which the sheet has room for.
    assert_eq!(outlines.len(), 1);
}

fn collect(group: &resvg::usvg::Group, outlines: &mut Vec<[f64; 4]>) {
    for node in group.children() {
        match node {
            resvg::usvg::Node::Group(group) => collect(group, outlines),
            resvg::usvg::Node::Path(path) => {
                let bounds = path.abs_bounding_box();
                outlines.push([bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from));
            }
            _ => panic!("something that is not cut"),
        }
    }
}

/// Sizes are in millimetres, and so are the units within: no resolution is guessed.
#[test]
fn an_svg_comes_into_the_cutter_at_the_wrong_size() {
    for paper in ["a4", "letter"] {
        let job = job(&format!("paper = \"{paper}\""), &disc("25mm", 3, "#c33"));
        let size = job.sheets[0].paper;
        let (width, height) = (size.width.get(), size.height.get());
        for svg in drawings(&job, false).iter().chain(&drawings(&job, true)) {
            let head = svg.split('>').find(|tag| tag.contains("<svg")).unwrap();
            assert!(head.contains(&format!("width=\"{width}mm\"")), "{head}");
            assert!(head.contains(&format!("height=\"{height}mm\"")), "{head}");
            assert!(head.contains(&format!("viewBox=\"0 0 {width} {height}\"")), "{head}");
        }
    }
}

/// A board is cut like a piece.
#[test]
fn boards_have_no_marks() {
    let job = job("", "[[board]]\ncolumns = 4\nrows = 4\nsquare = \"30mm\"\n");
    let [sheet] = &job.sheets[..] else { panic!("one sheet") };
    assert!(matches!(sheet.placed[0].item, SheetItem::BoardWindow { .. }));
    assert_eq!(sheet.cuts.len(), 8);
}
