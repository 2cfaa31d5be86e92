//! Measures sizes in rasters of the PDF, the SVG and the PNG to a twentieth of a millimetre.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::raster::{Raster, pdf_pages, png_page, svg_page};

const DPI: f64 = 600.0;
/// Tolerance in millimetres.
const TOLERANCE_MM: f64 = 0.05;

/// Prints a spec in all three formats and renders every page.
fn print(spec: &str, options: &[&str]) -> Vec<(&'static str, Vec<Raster>)> {
    let dir = tempfile::tempdir().expect("a folder");
    fs::write(dir.path().join("ruled.toml"), spec).expect("the spec is written");
    let output = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .env("TABLIER_LANG", "en")
        .args(["print", "ruled.toml", "--out", "out", "--format", "pdf,svg,png", "--dpi", "600", "--quiet"])
        .args(options)
        .current_dir(dir.path())
        .output()
        .expect("tablier runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let out = dir.path().join("out");
    let files = |ending: &str| {
        let mut names: Vec<_> = fs::read_dir(&out)
            .expect("sheets")
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(ending) && !name.ends_with(".cut.svg"))
            .collect();
        names.sort();
        names
            .into_iter()
            .map(|name| fs::read(Path::new(&out).join(name)).expect("a sheet"))
            .collect::<Vec<_>>()
    };
    vec![
        ("pdf", pdf_pages(files(".pdf").remove(0), DPI)),
        ("svg", files(".svg").iter().map(|svg| svg_page(&String::from_utf8_lossy(svg), DPI)).collect()),
        ("png", files(".png").iter().map(|png| png_page(png, DPI)).collect()),
    ]
}

/// The greatest extent of ink across and down the page in millimetres, above the footer and between the strips at
/// both sides where an upright ruler may be.
fn extent(page: &Raster) -> (f64, f64) {
    let foot = page.height - page.pixels(17.0) as usize;
    let side = page.pixels(9.0) as usize;
    let columns = side..page.width - side;
    let across = (0..foot).map(|y| page.across_columns(y, columns.clone())).fold(0.0, f64::max);
    let down = columns.map(|x| page.down(x, foot)).fold(0.0, f64::max);
    (across, down)
}

fn assert_extent(spec: &str, expected: (f64, f64)) {
    for (format, pages) in print(spec, &["--paper", "160mmx80mm", "--cut", "none", "--bleed", "0mm"]) {
        assert_eq!(pages.len(), 1, "{format}");
        let (across, down) = extent(&pages[0]);
        assert!((across - expected.0).abs() <= TOLERANCE_MM, "{format}: {across} mm across");
        assert!((down - expected.1).abs() <= TOLERANCE_MM, "{format}: {down} mm down");
    }
}

#[test]
fn a_token_is_25_mm() {
    assert_extent(
        r#"[[piece]]
        shape = "circle"
        diameter = "25mm"
        front = { background = "black" }"#,
        (25.0, 25.0),
    );
}

#[test]
fn a_plank_is_122_by_30_mm() {
    assert_extent(
        r#"[faces.ink]
        background = "black"
        [[piece]]
        shape = "strip"
        squares = 3
        square = "30mm"
        tab = "16mm"
        front = { background = "black", squares = ["ink", "ink", "ink"] }"#,
        (122.0, 30.0),
    );
}

#[test]
fn a_tile_is_19_and_a_half_mm() {
    assert_extent(
        r#"[[piece]]
        shape = "square"
        side = "19.5mm"
        front = { background = "black" }"#,
        (19.5, 19.5),
    );
}

/// The centres of the ticks in a row of pixels, in millimetres from the left edge.
fn ticks(page: &Raster, y: usize) -> Vec<f64> {
    let (mut ticks, mut ink, mut moment) = (Vec::new(), 0.0, 0.0);
    for x in 0..page.width {
        let here = page.ink(x, y);
        if here > 0.02 {
            ink += here;
            moment += here * (x as f64 + 0.5);
        } else if ink > 0.0 {
            ticks.push(page.mm(moment / ink));
            (ink, moment) = (0.0, 0.0);
        }
    }
    ticks
}

/// Fifty millimetres in 50 steps above the line, two inches in sixteen below it.
#[test]
fn the_ruler_measures_50_mm_and_2_in() {
    let spec = "[[piece]]\nshape = \"square\"\nside = \"20mm\"";
    // The footer is so short that only the ruler is in its right half.
    for (format, pages) in print(spec, &["--paper", "210mmx60mm"]) {
        let page = &pages[0];
        let foot = page.height - page.pixels(15.0) as usize;
        let rows: Vec<Vec<f64>> = (foot..page.height)
            .map(|y| ticks(page, y).into_iter().filter(|x| *x > 140.0).collect())
            .collect();
        for (steps, length) in [(50, 50.0), (16, 50.8)] {
            // A row through the numerals may have as many strokes, but not at even distances.
            let even = |row: &&Vec<f64>| {
                let exact = |step: usize| row[0] + length * step as f64 / steps as f64;
                row.len() == steps + 1
                    && row.iter().enumerate().all(|(step, tick)| (tick - exact(step)).abs() <= TOLERANCE_MM)
            };
            assert!(rows.iter().any(|row| even(&row)), "{format}: no {steps} even steps over {length} mm");
        }
    }
}
