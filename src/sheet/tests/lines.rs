//! Properties of cut lines: each cut has one along its whole length, and none is on the print of another piece.

use proptest::prelude::*;

use super::generators::{games, laid_out, outlines, print_options};
use super::mark_checker::{cut_boxes, least_mark};
use super::outline::{Outline, ROUNDING_MM};
use crate::sheet::*;

/// How far the print of an item extends beyond its outline. Pieces without gaps have their full bleed at the edge of
/// their block.
fn bleed_of(placed: &PlacedItem, is_round: bool, options: &Options) -> f64 {
    if placed.room == Mm::ZERO && !is_round { options.bleed.get() } else { placed.room.get() }
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= ROUNDING_MM
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_line_is_on_no_print_that_it_does_not_cut(game in games(), options in print_options()) {
        let options = Options { cut: CutStyle::Lines, ..options };
        let (game, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            let cut = cut_boxes(&game, sheet);
            for (placed, shape, outline) in outlines(&game, sheet) {
                let bounds = outline.bounds();
                let [left, top, right, bottom] = bounds;
                let is_cut = cut.iter().any(|cut| cut.iter().zip(bounds).all(|(a, b)| near(*a, b)));
                let bleed = bleed_of(placed, shape.is_disc(), &options) - ROUNDING_MM;
                for &segment in &sheet.cuts {
                    let [x0, y0, x1, y1] = Outline::segment(segment).bounds();
                    let (line, edges) = if x0 == x1 { (x0, [left, right]) } else { (y0, [top, bottom]) };
                    let separates = is_cut && edges.iter().any(|edge| near(*edge, line));
                    let on_print = x0 < right + bleed && x1 > left - bleed && y0 < bottom + bleed && y1 > top - bleed;
                    prop_assert!(separates || !on_print, "{segment:?} on {placed:?}");
                }
            }
        }
    }

    #[test]
    fn a_line_is_along_every_cut(game in games(), options in print_options()) {
        let options = Options { cut: CutStyle::Lines, ..options };
        let (game, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            for [left, top, right, bottom] in cut_boxes(&game, sheet) {
                let upright = [left, right].map(|x| [x, top, x, bottom]);
                let level = [top, bottom].map(|y| [left, y, right, y]);
                for edge in upright.into_iter().chain(level) {
                    let covers = |&segment: &Segment| {
                        let [x0, y0, x1, y1] = Outline::segment(segment).bounds();
                        let is_upright = edge[0] == edge[2];
                        let off = if is_upright { (x0 - edge[0]).abs().max((x1 - edge[0]).abs()) }
                            else { (y0 - edge[1]).abs().max((y1 - edge[1]).abs()) };
                        off <= ROUNDING_MM
                            && x0 <= edge[0] + ROUNDING_MM && y0 <= edge[1] + ROUNDING_MM
                            && x1 >= edge[2] - ROUNDING_MM && y1 >= edge[3] - ROUNDING_MM
                    };
                    prop_assert!(sheet.cuts.iter().any(covers), "{edge:?}");
                }
            }
        }
    }

    #[test]
    fn no_mark_is_a_stub(game in games(), options in print_options()) {
        let options = Options { cut: CutStyle::Marks, ..options };
        let (_, sheets) = laid_out(game, &options);
        for sheet in &sheets {
            for cut in &sheet.cuts {
                let length = (cut.to.x - cut.from.x) + (cut.to.y - cut.from.y);
                prop_assert!(length.get() >= least_mark(sheet) - ROUNDING_MM, "{cut:?}");
            }
        }
    }
}
