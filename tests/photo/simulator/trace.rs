//! The photo before lens and sensor effects: light per pixel, by ray tracing.

use super::camera::Camera;
use super::light::{Light, Wear};
use super::scene::{BLOCK, Block, Scene};
use super::table::Table;

/// Linear RGB light, row by row.
pub struct Exposure {
    pub width: usize,
    pub height: usize,
    pub light: Vec<f32>,
}

/// Traces the rays of all pixels.
pub fn trace(table: &Table, camera: &Camera, light: &Light, wear: &Wear, seed: u64) -> Exposure {
    let clutter = table.clutter.laid(&table.things, seed);
    let scene = Scene::new(table, &clutter, camera, light, wear, seed);
    let (width, height) = (camera.width, camera.height);
    let mut exposure = Exposure { width, height, light: vec![0.0; width * height * 3] };
    let mut faces = vec![0u16; width * height];
    let (columns, rows) = (width.div_ceil(BLOCK), height.div_ceil(BLOCK));
    let bins = scene.bins(columns, rows);
    let mut blocks: Vec<Option<Block>> = (0..columns * rows).map(|_| None).collect();
    for (at, bodies) in bins.into_iter().enumerate() {
        let block = scene.block(at % columns, at / columns, bodies);
        for y in at / columns * BLOCK..((at / columns + 1) * BLOCK).min(height) {
            for x in at % columns * BLOCK..((at % columns + 1) * BLOCK).min(width) {
                let (light, face) = scene.look(&block, x as f64 + 0.5, y as f64 + 0.5);
                exposure.light[(y * width + x) * 3..][..3].copy_from_slice(&light);
                faces[y * width + x] = face;
            }
        }
        blocks[at] = Some(block);
    }
    // Pixels on an edge are sampled four more times.
    for y in 0..height {
        for x in 0..width {
            let face = faces[y * width + x];
            let edge = (x > 0 && faces[y * width + x - 1] != face)
                || (x + 1 < width && faces[y * width + x + 1] != face)
                || (y > 0 && faces[(y - 1) * width + x] != face)
                || (y + 1 < height && faces[(y + 1) * width + x] != face);
            let Some(block) = blocks[y / BLOCK * columns + x / BLOCK].as_ref().filter(|_| edge) else {
                continue;
            };
            let mut sum = [0.0; 3];
            for (dx, dy) in [(0.125, 0.375), (0.375, 0.875), (0.625, 0.125), (0.875, 0.625)] {
                let (light, _) = scene.look(block, x as f64 + dx, y as f64 + dy);
                sum.iter_mut().zip(light).for_each(|(sum, light)| *sum += light / 4.0);
            }
            exposure.light[(y * width + x) * 3..][..3].copy_from_slice(&sum);
        }
    }
    exposure
}
