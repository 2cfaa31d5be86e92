//! Sheets are true to size.

use tablier::scene::{Color, Layer, Node, Scene};
use tablier::write;

use crate::render::Raster;
use crate::sample::{circle, page, rect};

const DPI: u32 = 600;

/// A disc of 25 mm and a bar of 100 mm.
fn ruler() -> Scene {
    let mut page = page("01-ruler", "Ruler");
    page.layers.add(Layer::Art, Node::filled(circle(50.0, 50.0, 25.0), Color::BLACK));
    page.layers.add(Layer::Art, Node::filled(rect(37.3, 100.2, 100.0, 2.0), Color::BLACK));
    Scene { pages: vec![page], ..Scene::default() }
}

/// The length of the ink along a row of pixels, in millimetres; pixels that are partly inked count for a part.
fn across(raster: &Raster, y: f64) -> f64 {
    let row = (y / 25.4 * f64::from(DPI)) as usize;
    (0..raster.width).map(|x| raster.ink(x, row)).sum::<f64>() * 25.4 / f64::from(DPI)
}

fn down(raster: &Raster, x: f64) -> f64 {
    let column = (x / 25.4 * f64::from(DPI)) as usize;
    let rows = 0..(90.0 / 25.4 * f64::from(DPI)) as usize;
    rows.map(|y| raster.ink(column, y)).sum::<f64>() * 25.4 / f64::from(DPI)
}

fn measure(raster: &Raster) {
    for (what, is, should) in [
        ("the disc's width", across(raster, 50.0), 25.0),
        ("the disc's height", down(raster, 50.0), 25.0),
        ("the bar", across(raster, 101.2), 100.0),
    ] {
        println!("{what}: {is:.4} mm");
        assert!((is - should).abs() < 0.05, "{what} is {is:.3} mm and should be {should} mm");
    }
}

#[test]
fn pdf_is_true_to_size() {
    measure(&Raster::of_pdf(write::pdf(&ruler()), 0, DPI));
}

#[test]
fn svg_is_true_to_size() {
    let scene = ruler();
    measure(&Raster::of_svg(&write::svg(&scene, &scene.pages[0]), DPI));
}

#[test]
fn png_is_true_to_size() {
    let scene = ruler();
    let bytes = write::png(&scene, &scene.pages[0], DPI).unwrap();
    measure(&Raster::of_png(&bytes));
    let info = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap().info().clone();
    let density = info.pixel_dims.unwrap();
    assert_eq!((density.xppu, density.yppu, density.unit), (23622, 23622, png::Unit::Meter));
}

#[test]
fn too_many_pixels_are_refused() {
    let scene = ruler();
    let refused = write::png(&scene, &scene.pages[0], 5000).unwrap_err();
    assert!(refused.to_string().contains("fewer dots"), "{refused}");
}
