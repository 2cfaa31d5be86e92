//! What users of other tools complain of most, as tests: each is named after its complaint.
//!
//! | file | holds |
//! |---|---|
//! | `cutting` | marks, bleed, neighbours, outlines for machines |
//! | `looks` | ink, colours, sizes, shapes, words on the board |
//! | `paper` | sizes, backs, boards in parts, numbers of sheets, files for a print shop |

mod cutting;
mod looks;
mod paper;

use tablier::game::{Mm, Rect, Size};
use tablier::sheet::{PlacedItem, Sheet, SheetSide};
use tablier::{Files, Format, Job, Overrides, Source, load, print, templates};

use crate::raster::{Raster, svg_page};

/// No file beside a spec but one drawing.
struct Beside;

impl Files for Beside {
    fn read(&self, _path: &str) -> std::io::Result<Vec<u8>> {
        Ok(b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'><path d='M0 20L15 0L30 20z'/></svg>"
            .to_vec())
    }
}

/// A game with these keys of `[sheet]`.
fn job(sheet: &str, game: &str) -> Job {
    job_with(&Overrides::default(), sheet, game)
}

fn job_with(overrides: &Overrides, sheet: &str, game: &str) -> Job {
    let text = format!("[sheet]\n{sheet}\n{game}");
    let source = Source { name: "game.toml".to_owned(), text };
    match load(&source, overrides, &Beside) {
        Ok(job) => job,
        Err(faulty) => panic!("{:?} in {}", faulty[0].faults, faulty[0].source.text),
    }
}

/// Pieces of a plain colour.
fn pieces(shape: &str, count: usize, color: &str) -> String {
    format!("[[piece]]\n{shape}\ncount = {count}\nfront = {{ background = \"{color}\" }}\n")
}

fn square(side: &str, count: usize, color: &str) -> String {
    pieces(&format!("shape = \"square\"\nside = \"{side}\""), count, color)
}

fn disc(diameter: &str, count: usize, color: &str) -> String {
    pieces(&format!("shape = \"circle\"\ndiameter = \"{diameter}\""), count, color)
}

/// Every bundled game, as it is printed if nothing is said.
fn bundled() -> impl Iterator<Item = Job> {
    let load = |game| load(&templates::Template::source(game), &Overrides::default(), game);
    templates::GAMES.iter().map(move |game| load(game).expect("a bundled game is whole"))
}

fn fronts(job: &Job) -> Vec<&Sheet> {
    job.sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).collect()
}

/// The box around an upright piece.
fn outline(job: &Job, placed: &PlacedItem) -> Rect {
    let size = match placed.item.piece() {
        Some((number, _)) => job.game.pieces[number].shape.size(),
        None => panic!("a board"),
    };
    let size = if placed.quarters % 2 == 1 { size.turned() } else { size };
    Rect { origin: placed.centre - tablier::game::Point::new(size.width.half(), size.height.half()), size }
}

/// The files of a format, by their names.
fn files(job: &Job, format: Format) -> Vec<(String, Vec<u8>)> {
    let files = print(job, &[format], 96).expect("it can be printed");
    files.into_iter().map(|file| (file.name, file.bytes)).collect()
}

/// The drawings of the sheets, or those for a cutting machine.
fn drawings(job: &Job, for_cutting: bool) -> Vec<String> {
    let files = files(job, Format::Svg).into_iter();
    let files = files.filter(|(name, _)| name.ends_with(".cut.svg") == for_cutting);
    files.map(|(_, bytes)| String::from_utf8(bytes).expect("SVG is text")).collect()
}

fn raster(job: &Job, sheet: usize) -> Raster {
    svg_page(&drawings(job, false)[sheet], 300.0)
}

/// The colour at a point of a raster in millimetres.
fn at(raster: &Raster, x: f64, y: f64) -> [u8; 3] {
    raster.at(raster.pixels(x) as usize, raster.pixels(y) as usize)
}

fn mm(width: i64, height: i64) -> Size {
    Size::new(Mm::new(width), Mm::new(height))
}
