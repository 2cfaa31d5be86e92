//! Ink, colours, sizes, shapes, words on the board.

use tablier::{Overrides, load, templates};

use super::{at, disc, drawings, files, fronts, job, job_with, outline, pieces, raster};
use crate::raster::{Raster, difference};

/// Lighter, but neither grey nor a colour of another kind.
#[test]
fn low_ink_is_grey() {
    let discs = ["#c03030", "#3030c0"].map(|color| disc("60mm", 1, color)).concat();
    let (full, low) =
        (job("", &discs), job_with(&Overrides { low_ink: Some(true), ..Overrides::default() }, "", &discs));
    let (of_full, of_low) = (raster(&full, 0), raster(&low, 0));
    assert!(of_low.coverage() < of_full.coverage() / 2.0);
    for placed in &full.sheets[0].placed {
        // How far each channel is from white: the complement of the colour.
        let missing = |raster: &Raster| {
            let part = part(raster, &full, placed);
            let pixels = (0..part.width * part.height).map(|at| part.at(at % part.width, at / part.width));
            pixels.fold([0; 3], |sum, pixel| [0, 1, 2].map(|at| sum[at] + u64::from(255 - pixel[at])))
        };
        let [of_full, of_low] = [&of_full, &of_low].map(missing);
        let strongest = |missing: [u64; 3]| (0..3).min_by_key(|&at| missing[at]);
        assert_eq!(strongest(of_full), strongest(of_low));
        let [least, most] = [of_low.iter().min().unwrap(), of_low.iter().max().unwrap()];
        assert!(least * 2 < *most, "{of_low:?} is nearly grey");
    }
}

/// Without its colours every kind of piece of a bundled game differs from every other.
#[test]
fn pieces_are_told_apart_by_colour_alone() {
    for name in ["plank", "quits", "lightning"] {
        let game = templates::game(name).unwrap();
        let overrides = Overrides { lang: Some(tablier::Lang::En), ..Overrides::default() };
        let job = load(&game.source(), &overrides, game).unwrap();
        let sheets = drawings(&job, false);
        let mut kinds: Vec<(usize, Raster)> = Vec::new();
        for (sheet, svg) in job.sheets.iter().zip(&sheets) {
            let mut page = None;
            for placed in &sheet.placed {
                let Some((kind, _)) = placed.item.piece() else { continue };
                if kinds.iter().any(|(known, _)| *known == kind) || placed.quarters != 0 {
                    continue;
                }
                let page = page.get_or_insert_with(|| crate::raster::svg_page(svg, 100.0));
                kinds.push((kind, part(page, &job, placed).grey()));
            }
        }
        for (at, (one, picture)) in kinds.iter().enumerate() {
            for (other, next) in &kinds[at + 1..] {
                if (picture.width, picture.height) != (next.width, next.height) {
                    continue;
                }
                let strong = difference(picture, next).strong;
                let names = [*one, *other].map(|kind| &job.game.pieces[kind].name);
                assert!(strong > 0.005, "{name}: {names:?} differ in {strong} of their pixels");
            }
        }
    }
}

/// The picture of a piece.
fn part(page: &Raster, job: &tablier::Job, placed: &tablier::sheet::PlacedItem) -> Raster {
    let piece = outline(job, placed);
    let (left, top) = (page.pixels(piece.left().get()) as usize, page.pixels(piece.top().get()) as usize);
    let size = [piece.size.width, piece.size.height].map(|length| page.pixels(length.get()) as usize);
    page.part((left, top), (size[0], size[1]))
}

#[test]
fn all_tokens_have_one_size() {
    let job = job("", &(disc("20mm", 4, "#c33") + &disc("30mm", 4, "#33c")));
    let sizes = job.sheets[0].placed.iter().map(|placed| outline(&job, placed).size.width.get());
    assert_eq!(sizes.collect::<Vec<_>>(), [20.0, 20.0, 20.0, 20.0, 30.0, 30.0, 30.0, 30.0]);
}

/// The outline of a drawing is that of the piece, at the size that was asked for.
#[test]
fn only_squares_and_circles_can_be_cut() {
    let shape = "shape = \"outline\"\noutline = \"roof.svg\"\nwidth = \"60mm\"";
    let job = job("cut = \"outline\"", &pieces(shape, 2, "#c33"));
    let piece = outline(&job, &fronts(&job)[0].placed[0]);
    assert_eq!((piece.size.width.get(), piece.size.height.get()), (60.0, 40.0));
    let raster = raster(&job, 0);
    let (left, top) = (piece.left().get(), piece.top().get());
    assert_eq!(at(&raster, left + 30.0, top + 30.0), [0xcc, 0x33, 0x33]);
    assert_eq!(at(&raster, left + 4.0, top + 4.0), [0xff; 3]);
}

/// Coordinates beside the squares, and a sign on any of them.
#[test]
fn the_grid_has_no_coordinates_and_cells_no_signs() {
    let board = |more: &str| {
        job(
            "",
            &format!(
                "[[board]]\ncolumns = 3\nrows = 3\nsquare = \"30mm\"\nframe = {{ sides = \"8mm\" }}\n{more}"
            ),
        )
    };
    let named = board("coordinates = true\n");
    let svg = &drawings(&named, false)[0];
    for name in ["a", "b", "c", "1", "2", "3"] {
        assert!(svg.contains(&format!("aria-label=\"{name}\"")), "{name}");
    }
    let plain = drawings(&board(""), false);
    let marked = drawings(&board("[[board.zone]]\ncells = [\"b2\"]\nface = { symbol = \"star\" }\n"), false);
    assert_ne!(plain, marked);
}

/// Words that a sheet says of itself: its game, its number, its scale.
#[test]
fn loose_sheets_cannot_be_told_apart() {
    let job =
        job("", &(String::from("[game]\nname = \"mine\"\ntitle = \"Mine\"\n") + &disc("60mm", 20, "#c33")));
    let names: Vec<String> = files(&job, tablier::Format::Svg).into_iter().map(|(name, _)| name).collect();
    let sheets: Vec<&String> = names.iter().filter(|name| !name.ends_with(".cut.svg")).collect();
    assert_eq!(sheets.len(), 2);
    assert!(sheets[0].contains("-1") && sheets[1].contains("-2"), "{sheets:?}");
    for (number, svg) in drawings(&job, false).iter().enumerate() {
        assert!(svg.contains("Mine") && svg.contains(&format!("{} of 2", number + 1)));
    }
}
