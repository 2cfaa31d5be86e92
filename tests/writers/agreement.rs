//! All formats show the same.

use tablier::scene::Scene;
use tablier::write;

use crate::render::Raster;
use crate::sample::sample;

const DPI: u32 = 150;

fn rasters(scene: &Scene) -> [(&'static str, Raster); 3] {
    let page = &scene.pages[0];
    let rasters = [
        ("pdf", Raster::of_pdf(write::pdf(scene), 0, DPI)),
        ("svg", Raster::of_svg(&write::svg(scene, page), DPI)),
        ("png", Raster::of_png(&write::png(scene, page, DPI).unwrap())),
    ];
    for (_, raster) in &rasters {
        // Renderers do not agree whether a part of a pixel counts.
        assert!(raster.width.abs_diff(1240) <= 1 && raster.height.abs_diff(1754) <= 1);
    }
    rasters
}

#[test]
fn three_formats_show_the_same_page() {
    let rasters = rasters(&sample());
    for (n, (name, one)) in rasters.iter().enumerate() {
        for (other, two) in &rasters[n + 1..] {
            let (mean, far) = one.difference(two);
            println!("{name}-{other}: mean {mean:.3}, far {:.4} %", far * 100.0);
            assert!(mean < 1.0, "{name} and {other} differ by {mean:.3} of 255 on average");
            assert!(far < 0.006, "{name} and {other} differ widely in {:.3} % of pixels", far * 100.0);
        }
    }
}

#[test]
fn a_node_left_out_would_be_seen() {
    let full = sample();
    let mut poor = sample();
    poor.symbols[0].nodes.clear();
    let [_, _, (_, png)] = rasters(&full);
    let (_, far) = png.difference(&Raster::of_svg(&write::svg(&poor, &poor.pages[0]), DPI));
    assert!(far > 0.006, "the limits let a missing symbol pass: {far}");
}
