//! All formats show the same.

use tablier::scene::Scene;
use tablier::write;

use super::sample::sample;
use crate::raster::{Difference, Raster, difference, pdf_pages, png_page, svg_page};

const DPI: u32 = 150;
const FINE: f64 = DPI as f64;

/// Limits for differences in antialiasing: the mean difference (of 255), and the fraction of pixels that differ
/// widely.
const MAX_MEAN_DIFFERENCE: f64 = 0.5;
const MAX_FAR_SHARE: f64 = 0.002;

fn pdf(scene: &Scene, page: usize) -> Raster {
    pdf_pages(write::pdf(scene), FINE).swap_remove(page)
}

fn svg(scene: &Scene, page: usize) -> Raster {
    svg_page(&write::svg(scene, &scene.pages[page]), FINE)
}

fn png(scene: &Scene, page: usize) -> Raster {
    png_page(&write::png(scene, &scene.pages[page], DPI).unwrap(), FINE)
}

#[track_caller]
fn assert_alike(name: &str, one: &Raster, two: &Raster) {
    for raster in [one, two] {
        // Renderers disagree on whether a partly covered pixel counts.
        assert!(raster.width.abs_diff(1240) <= 1 && raster.height.abs_diff(1754) <= 1);
    }
    let Difference { mean, strong: far } = difference(one, two);
    println!("{name}: mean {mean:.3} of 255, far {:.3} %", 100.0 * far);
    assert!(mean < MAX_MEAN_DIFFERENCE, "{name} differ by {mean:.3} of 255 on average");
    assert!(far < MAX_FAR_SHARE, "{name} differ widely in {:.3} % of pixels", 100.0 * far);
}

#[test]
fn three_formats_show_the_same_page() {
    let scene = sample();
    let (pdf, svg, png) = (pdf(&scene, 0), svg(&scene, 0), png(&scene, 0));
    assert_alike("PDF and SVG", &pdf, &svg);
    assert_alike("PDF and PNG", &pdf, &png);
    assert_alike("SVG and PNG", &svg, &png);
}

#[test]
fn pictures_are_the_same() {
    // The SVG renderer is built without raster images; `vector` tests those.
    let scene = sample();
    assert_alike("PDF and PNG", &pdf(&scene, 1), &png(&scene, 1));
}

#[test]
fn an_omitted_node_would_be_detected() {
    let mut poor = sample();
    poor.symbols[0].nodes.clear();
    let far = difference(&png(&sample(), 0), &svg(&poor, 0)).strong;
    assert!(far > MAX_FAR_SHARE, "the limits let a missing symbol pass: {far}");
}
