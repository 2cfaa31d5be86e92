//! The veil of white that a reflection or a stray light lays over a part of the tray, told by the print below it.
//!
//! Shade makes all colours of a print darker by one factor; a veil adds as much to each of them. How far two of them
//! are apart tells the one, what is left the other, wherever the print is coloured and something of it is seen.

use kurbo::{Point, Rect, Vec2};

use super::flat::Flat;
use super::light::{Lamp, middle};
use super::stencil::Stencil;

/// How many places of a tile are looked at across and down.
const PLACES: usize = 6;
/// From one node of the map to the next, mm.
const STEP: f64 = 6.0;
/// How far off a place still says something of a node, mm: so many deviations of the bell that it counts by.
const BELL: f64 = 6.0;
const REACH: f64 = 3.5;
/// A camera that writes more light than this tells nothing of how much there was.
const CLIPPED: f32 = 0.94;
/// The colours of a print must differ by so much.
const COLOURED: f32 = 0.1;
/// Where the light on a place would be less or more than this part of the usual one, it is not the print that is seen.
const DARKEST: f32 = 0.2;
const BRIGHTEST: f32 = 1.8;
/// How far the third colour may be from where the two others would have it.
const OFF: f32 = 0.05;
/// A veil below the first is not told from a lamp's cast; from the second on it is taken as it is.
const THIN: f32 = 0.04;
const THICK: f32 = 0.10;

/// How much white lies over each place of the tray.
pub(super) struct Veil {
    area: Rect,
    width: usize,
    height: usize,
    /// Row by row; empty where nothing lies over the tray.
    nodes: Vec<f32>,
}

/// What one place of the print says: the light that falls on it, and the white over it.
struct Place {
    at: Point,
    light: f32,
    white: f32,
}

impl Veil {
    pub(super) fn of(flat: &Flat, tile: &Stencil, centres: &[Point], lamp: &Lamp) -> Veil {
        let mut places: Vec<Place> =
            centres.iter().flat_map(|centre| places(flat, tile, *centre, lamp)).collect();
        let told = |value: fn(&Place) -> f32, places: &[Place]| {
            middle(places.iter().map(|place| f64::from(value(place))).collect()).map(|value| value as f32)
        };
        let none = Veil { area: flat.area, width: 0, height: 0, nodes: Vec::new() };
        let Some(usual) = told(|place| place.light, &places) else { return none };
        places.retain(|place| place.light > DARKEST * usual && place.light < BRIGHTEST * usual);
        // The cast is known no better than this: most of a tray has nothing over it.
        let tint = told(|place| place.white / place.light, &places).unwrap_or(0.0);
        places.iter_mut().for_each(|place| place.white -= tint * place.light);
        if places.iter().all(|place| place.white < THICK) {
            return none;
        }
        let side = |mm: f64| (mm / STEP).ceil() as usize + 1;
        let (width, height) = (side(flat.area.width()), side(flat.area.height()));
        let mut nodes = Vec::with_capacity(width * height);
        for down in 0..height {
            for across in 0..width {
                let node = flat.area.origin() + Vec2::new(across as f64, down as f64) * STEP;
                let white = smooth(&places, node);
                nodes.push(white * ((white - THIN) / (THICK - THIN)).clamp(0.0, 1.0));
            }
        }
        // Single places that are not the print do not make a veil.
        if nodes.iter().all(|white| *white <= 0.0) {
            return none;
        }
        Veil { area: flat.area, width, height, nodes }
    }

    /// Whether there is none.
    pub(super) fn is_none(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How much white lies over a place.
    pub(super) fn at(&self, place: Point) -> f32 {
        if self.is_none() {
            return 0.0;
        }
        let at = (place - self.area.origin()) / STEP;
        let x = at.x.clamp(0.0, (self.width - 1) as f64) as f32;
        let y = at.y.clamp(0.0, (self.height - 1) as f64) as f32;
        let (left, top) = ((x as usize).min(self.width - 2), (y as usize).min(self.height - 2));
        let (across, down) = (x - left as f32, y - top as f32);
        let get = |row: usize, column: usize| {
            self.nodes.get(row * self.width + column).copied().unwrap_or_default()
        };
        let row = |row: usize| get(row, left) + (get(row, left + 1) - get(row, left)) * across;
        row(top) + (row(top + 1) - row(top)) * down
    }

    /// Light at a place without the white over it, of which there is no more than there is of any colour.
    #[inline]
    pub(super) fn lifted(&self, light: [f32; 3], place: Point) -> [f32; 3] {
        let white = self.at(place).min(light[0]).min(light[1]).min(light[2]).max(0.0);
        light.map(|light| light - white)
    }
}

/// The places of a tile that show its print, as far as their colours can tell.
fn places(flat: &Flat, tile: &Stencil, centre: Point, lamp: &Lamp) -> Vec<Place> {
    let (across, down) = (tile.width / PLACES, tile.height / PLACES);
    let one = |block: usize| {
        let (left, top) = (block % PLACES * across, block / PLACES * down);
        let (mut print, mut seen, mut most) = ([0.0f32; 3], [0.0f32; 3], [0.0f32; 3]);
        for y in top..top + down {
            for x in left..left + across {
                let (ink, light) = (tile.light[y * tile.width + x], flat.light(centre + tile.off(x, y)));
                for at in 0..3 {
                    print[at] += ink[at];
                    seen[at] += light[at];
                    most[at] = light[at].max(most[at]);
                }
            }
        }
        let count = (across * down).max(1) as f32;
        let [print, seen] = [print, seen].map(|sum| sum.map(|sum| sum / count));
        let whole = |at: &usize| most[*at] * lamp.cast[*at] < CLIPPED;
        // Of the colours that the camera could tell, those in which the print differs most.
        let (high, low) = (
            (0..3).filter(whole).max_by(|one, other| print[*one].total_cmp(&print[*other]))?,
            (0..3).filter(whole).min_by(|one, other| print[*one].total_cmp(&print[*other]))?,
        );
        let apart = print[high] - print[low];
        if apart < COLOURED {
            return None;
        }
        let light = (seen[high] - seen[low]) / apart;
        let white = seen[low] - print[low] * light;
        let off = |at: usize| (print[at] * light + white - seen[at]).abs() / light.max(0.2);
        let at = centre + tile.off(left + across / 2, top + down / 2);
        (0..3).filter(whole).all(|at| off(at) < OFF).then_some(Place { at, light, white })
    };
    (0..PLACES * PLACES).filter_map(one).collect()
}

/// The white over a place: the plane that goes best through what is known round it, near places counting most.
fn smooth(places: &[Place], node: Point) -> f32 {
    let (mut sums, mut moments) = ([0.0f64; 6], [0.0f64; 3]);
    for place in places {
        let off = (place.at - node) / BELL;
        let far = off.hypot2();
        if far > REACH * REACH {
            continue;
        }
        let weight = (-0.5 * far).exp();
        let white = f64::from(place.white) * weight;
        let terms = [1.0, off.x, off.y, off.x * off.x, off.x * off.y, off.y * off.y];
        sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term * weight);
        moments.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term * white);
    }
    let [whole, x, y, xx, xy, yy] = sums;
    // A little that speaks for no slope, where there is next to nothing.
    let (whole, xx, yy) = (whole + 0.05, xx + 0.5, yy + 0.5);
    let first = xx * yy - xy * xy;
    let second = xy * y - x * yy;
    let third = x * xy - xx * y;
    let whole = whole * first + x * second + y * third;
    if whole.abs() < 1e-9 {
        return 0.0;
    }
    ((moments[0] * first + moments[1] * second + moments[2] * third) / whole) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::Print;

    const PER_MM: f64 = 2.0;
    const INK: [f32; 3] = [0.72, 0.52, 0.27];
    const LAMP: Lamp = Lamp { cast: [1.0; 3], grey: false };

    fn tile() -> Stencil {
        let print = Print { width: 56, height: 56, rgb: [221, 190, 142].repeat(56 * 56), per_mm: PER_MM };
        Stencil::of(&print, PER_MM, false)
    }

    fn centres() -> Vec<Point> {
        let at = |at: u32| 15.0 + 30.0 * f64::from(at);
        (0..9).map(|number| Point::new(at(number % 3), at(number / 3))).collect()
    }

    /// Nine tiles of even print under light that falls off to the right, and `white` over each place.
    fn tray(white: impl Fn(Point) -> f32) -> (Flat, Veil) {
        let side = 180;
        let light = (0..side * side).map(|pixel| {
            let at = |pixel: usize| (pixel as f64 + 0.5) / PER_MM;
            let place = Point::new(at(pixel % side), at(pixel / side));
            INK.map(|ink| (ink * (1.0 - 0.006 * place.x as f32) + white(place)).min(1.0))
        });
        let flat = Flat::new(Rect::new(0.0, 0.0, 90.0, 90.0), PER_MM, (side, side), light.collect());
        let veil = Veil::of(&flat, &tile(), &centres(), &LAMP);
        (flat, veil)
    }

    #[test]
    fn a_reflection_is_lifted_and_shade_is_not() {
        let spot = |place: Point| 0.3 * (-(place - Point::new(60.0, 60.0)).hypot2() as f32 / 400.0).exp();
        let (_, veil) = tray(spot);
        for place in
            [Point::new(60.0, 60.0), Point::new(50.0, 66.0), Point::new(40.0, 60.0), Point::new(10.0, 20.0)]
        {
            assert!((veil.at(place) - spot(place)).abs() < 0.07, "{place}: {}", veil.at(place));
        }
        assert!(tray(|_| 0.0).1.is_none());
    }

    #[test]
    fn print_that_is_brighter_than_the_camera_can_tell_is_no_veil() {
        let (flat, _) = tray(|_| 0.0);
        let light = flat.light.iter().map(|light| light.map(|light| (light * 1.7).min(1.0))).collect();
        let bright = Flat::new(flat.area, flat.per_mm, (flat.width, flat.height), light);
        assert!(bright.light[0][0] == 1.0 && bright.light[0][1] < 0.9);
        assert!(Veil::of(&bright, &tile(), &centres(), &LAMP).is_none());
    }

    #[test]
    fn no_more_white_is_lifted_than_there_is() {
        let (_, veil) = tray(|place| if place.x > 45.0 { 0.4 } else { 0.0 });
        let lifted = veil.lifted([0.5, 0.1, 0.12], Point::new(75.0, 45.0));
        assert!((lifted[0] - 0.4).abs() < 1e-6 && lifted[1] == 0.0, "{lifted:?}");
    }
}
