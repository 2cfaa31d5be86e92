//! Sheets are true to size.

use tablier::scene::{Color, Node, PageLayer, Scene};
use tablier::write;

use super::sample::{circle, page, rect};
use crate::raster::{Raster, pdf_pages, png_page, svg_page};

const DPI: u32 = 600;
const FINE: f64 = DPI as f64;

/// A disc of 25 mm and a bar of 100 mm.
fn ruler() -> Scene {
    let mut page = page("01-ruler", "Ruler");
    page.layers.add(PageLayer::Art, Node::filled(circle(50.0, 50.0, 25.0), Color::BLACK));
    page.layers.add(PageLayer::Art, Node::filled(rect(37.3, 100.2, 100.0, 2.0), Color::BLACK));
    Scene { pages: vec![page], ..Scene::default() }
}

fn measure(raster: &Raster) {
    let pixel = |mm: f64| raster.pixels(mm) as usize;
    for (what, is, should) in [
        ("the disc's width", raster.across(pixel(50.0)), 25.0),
        ("the disc's height", raster.down(pixel(50.0), pixel(90.0)), 25.0),
        ("the bar", raster.across(pixel(101.2)), 100.0),
    ] {
        println!("{what}: {is:.4} mm");
        assert!((is - should).abs() < 0.05, "{what} is {is:.3} mm and should be {should} mm");
    }
}

#[test]
fn pdf_is_true_to_size() {
    measure(&pdf_pages(write::pdf(&ruler()), FINE)[0]);
}

#[test]
fn svg_is_true_to_size() {
    let scene = ruler();
    measure(&svg_page(&write::svg(&scene, &scene.pages[0]), FINE));
}

#[test]
fn png_is_true_to_size() {
    let scene = ruler();
    let bytes = write::png(&scene, &scene.pages[0], DPI).unwrap();
    measure(&png_page(&bytes, FINE));
    let info = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap().info().clone();
    let density = info.pixel_dims.unwrap();
    assert_eq!((density.xppu, density.yppu, density.unit), (23622, 23622, png::Unit::Meter));
}

#[test]
fn too_many_pixels_are_refused() {
    let scene = ruler();
    let refused = write::png(&scene, &scene.pages[0], 5000).unwrap_err();
    assert!(refused.width * refused.height > 140_000_000, "{refused:?}");
}
