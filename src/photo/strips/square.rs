//! Classifies one square.

use kurbo::{Point, Vec2};

use super::face::{ANGLES, FaceSet, PolarFace};
use super::located::LocatedStrip;
use super::square_light::SquareLight;
use super::token::{Seen, descend, token_fits, token_residuals};
use super::window::SquareWindow;
use crate::photo::height::{self, GUESS_REACH_MM, Top};
use crate::photo::reading::{Guess, Guesses, Occupant};

/// Maximum offset of a token from the centre of its square.
const MAX_TOKEN_OFFSET_MM: f64 = 4.0;
/// Uncertainty of the height of tops once it is estimated.
const HEIGHT_UNCERTAINTY_MM: f64 = 1.0;
/// Residual of a square's own print above which a token may lie on it.
const MIN_COVERED_RESIDUAL: f32 = 0.005;
/// Maximum offset of the print of a square.
const MAX_PRINT_OFFSET_MM: f64 = 1.0;
/// Number of independent samples of a face: more make small differences more certain.
const INDEPENDENT_SAMPLES: f64 = 16.0;
/// The same in black and white, where red and blue differ in little but lightness.
const INDEPENDENT_GREY_SAMPLES: f64 = 10.0;
/// Residual of an unknown object, such as a finger or glare.
const UNKNOWN_RESIDUAL: f64 = 0.05;

/// A square of a strip, counted from its own left end, in the light that lies on it.
pub(super) struct LitSquare<'a> {
    located: &'a LocatedStrip<'a>,
    at: usize,
    faces: &'a FaceSet,
    light: SquareLight,
    /// The residual of its own print; `None` if it is not in the picture.
    bare: Option<f32>,
}

impl<'a> LitSquare<'a> {
    pub(super) fn new(located: &'a LocatedStrip, at: usize, faces: &'a FaceSet) -> LitSquare<'a> {
        let square = located.square(at);
        let flat = SquareWindow::rectify(located, square.center(), square.width() / 2.0, 0.0);
        let (mut light, mut bare) = (SquareLight::SAME, None);
        if let Some(mut flat) = flat {
            light = SquareLight::fit(located, at, &flat, faces);
            light.normalise(&mut flat);
            bare = Some(bare_residual(located, at, &flat, faces));
        }
        LitSquare { located, at, faces, light, bare }
    }

    /// The square as seen at a height, and how far from its centre a token may be if its top is known to `unknown`
    /// millimetres.
    fn window(&self, height: f64, unknown: f64) -> Option<(SquareWindow, Vec2, f64)> {
        let middle = self.located.square(self.at).center();
        let parallax = height::parallax(|point, height| self.located.project(point, height), middle, height)?;
        let off = MAX_TOKEN_OFFSET_MM + unknown * parallax.hypot();
        let mut window = SquareWindow::rectify(self.located, middle, off + self.faces.radius, height)?;
        self.light.normalise(&mut window);
        Some((window, parallax, off))
    }

    /// The token that may lie on it with its top around a guessed height; `None` if it is bare.
    pub(super) fn top(&self, guess: f64) -> Option<Top> {
        let bare = self.bare.filter(|bare| *bare > MIN_COVERED_RESIDUAL)?;
        let (window, parallax, reach) = self.window(guess, GUESS_REACH_MM)?;
        let found = token_fits(&Seen::new(&window, self.faces), reach);
        let best = found.iter().flatten().min_by(|one, other| one.1.residual.total_cmp(&other.1.residual));
        let (off, residual) = best.map_or((Vec2::ZERO, 1.0), |(at, fit)| (at.to_vec2(), fit.residual));
        let sure = (1.0 - residual / bare.min(UNKNOWN_RESIDUAL as f32)).max(0.0);
        Some(Top { off, parallax, sure: f64::from(sure) })
    }

    /// Classifies it, with the tops of tokens at a height.
    pub(super) fn read(&self, tops: f64) -> Guesses {
        let faces = self.faces;
        let tokens = || Some(token_residuals(&self.window(tops, HEIGHT_UNCERTAINTY_MM)?, self.bare?, faces));
        let weight = |residual: f32| libm::pow(f64::from(residual) + 1e-4, -independent_samples(faces) / 2.0);
        let found = tokens().map(|tokens| self.bare.into_iter().chain(tokens).map(weight).collect());
        let found: Vec<f64> = found.unwrap_or_else(|| vec![0.0; faces.tokens.len() + 1]);
        // An unknown object may be anything.
        let other = libm::pow(UNKNOWN_RESIDUAL, -independent_samples(faces) / 2.0) / found.len() as f64;
        let other = other.max(f64::MIN_POSITIVE);
        let each = faces.occupants().zip(found);
        Guesses::normalised(each.map(|(occupant, weight)| Guess { occupant, weight: weight + other }))
            .unwrap_or_else(|| Guesses::certain(Occupant::Empty))
    }
}

fn independent_samples(faces: &FaceSet) -> f64 {
    if faces.grey { INDEPENDENT_GREY_SAMPLES } else { INDEPENDENT_SAMPLES }
}

fn bare_residual(located: &LocatedStrip, at: usize, flat: &SquareWindow, faces: &FaceSet) -> f32 {
    let middle = located.square(at).center();
    let print = PolarFace::sample(&faces.points, |x, y| {
        faces.printed(&located.strip.print, middle + Vec2::new(x, y))
    });
    let fit = |x: f64, y: f64| print.fit(&faces.sample_at(flat, x, y), [0, 1, ANGLES - 1].into_iter());
    descend(Point::ZERO, MAX_PRINT_OFFSET_MM, 0.5, &fit).1.residual
}
