//! What is in the PDF files.
#[test]
fn zz_dump() {
    let scene = crate::sample::sample();
    std::fs::write("target/look/a.pdf", tablier::write::pdf(&scene)).unwrap();
    let r = crate::render::Raster::of_pdf(tablier::write::pdf(&scene), 0, 100);
    let p = r.rgb.iter().flatten().copied().collect::<Vec<u8>>();
    let f = std::fs::File::create("target/look/hayro.png").unwrap();
    let mut e = png::Encoder::new(f, r.width as u32, r.height as u32);
    e.set_color(png::ColorType::Rgb);
    e.write_header().unwrap().write_image_data(&p).unwrap();
    std::fs::write("target/look/a.svg", tablier::write::svg(&scene, &scene.pages[0])).unwrap();
    std::fs::write("target/look/a.cut.svg", tablier::write::cut_svg(&scene, &scene.pages[0])).unwrap();
    std::fs::write("target/look/a.png", tablier::write::png(&scene, &scene.pages[0], 100).unwrap()).unwrap();
}
