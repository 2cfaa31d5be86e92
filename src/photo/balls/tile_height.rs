//! Estimates the height of the tiles.

use kurbo::Point;

use super::template::ToneImage;
use crate::photo::Picture;
use crate::photo::view::View;

/// Search range of the tiles' height relative to the markers.
const MIN_HEIGHT_MM: f64 = -9.0;
const MAX_HEIGHT_MM: f64 = 4.0;
const HEIGHT_STEP_MM: f64 = 1.0;
/// Residual, relative to white, beyond which a pixel counts as covered.
const MAX_RESIDUAL: f32 = 0.09;

/// The height of the tiles' faces above the markers in mm; negative if walls carry the markers.
pub(super) fn tile_height(tile: &ToneImage, centres: &[Point], view: &View, picture: &Picture) -> f64 {
    let count = ((MAX_HEIGHT_MM - MIN_HEIGHT_MM) / HEIGHT_STEP_MM) as usize;
    let heights: Vec<f64> = (0..=count).map(|at| MIN_HEIGHT_MM + at as f64 * HEIGHT_STEP_MM).collect();
    let scores: Vec<f64> =
        heights.iter().map(|height| match_score(tile, centres, view, picture, *height)).collect();
    let best = (0..=count).max_by(|one, other| scores[*one].total_cmp(&scores[*other])).unwrap_or(0);
    if best == 0 || best == count {
        return heights[best];
    }
    // Vertex of the parabola through the best score and its neighbours.
    let (low, top, high) = (scores[best - 1], scores[best], scores[best + 1]);
    let bend = low - 2.0 * top + high;
    let off = if bend < -1e-9 { 0.5 * (low - high) / bend } else { 0.0 };
    heights[best] + off.clamp(-0.5, 0.5) * HEIGHT_STEP_MM
}

/// Sum over all tiles of the match of their print at a height.
fn match_score(tile: &ToneImage, centres: &[Point], view: &View, picture: &Picture, height: f64) -> f64 {
    let plane = view.at(height);
    let mut seen = Vec::with_capacity(tile.tone.len());
    let mut ratios = Vec::with_capacity(tile.tone.len());
    let mut whole = 0.0;
    for centre in centres {
        seen.clear();
        for y in 0..tile.height {
            for x in 0..tile.width {
                let at = plane.apply(*centre + tile.off(x, y));
                seen.push(at.map_or(0.0, |at| picture.grey.sample(at) as f32 / 255.0));
            }
        }
        // A square root approximates the gamma of cameras.
        ratios.clear();
        ratios.extend(seen.iter().zip(&tile.tone).map(|(seen, print)| seen / print.max(0.1)));
        let count = ratios.len() * 6 / 10;
        let level = ratios.select_nth_unstable_by(count, f32::total_cmp).1.max(0.02);
        let off = |(seen, print): (&f32, &f32)| 1.0 - ((seen / level - print).abs() / MAX_RESIDUAL).min(1.0);
        whole += f64::from(seen.iter().zip(&tile.tone).map(off).sum::<f32>()) / seen.len().max(1) as f64;
    }
    whole
}
