//! Classifies balls on the tiles of a tray: printed discs by their print, marbles by their colour.
//!
//! | file | holds |
//! |---|---|
//! | `appearance` | appearances of the kinds of balls: as expected from their colours, and as observed on the tray |
//! | `ball` | marbles: spheres of one colour, with highlights |
//! | `classify` | classifies the squares of a tray |
//! | `colour` | colour signatures that are robust to shade and reflections on balls |
//! | `colour_fault` | detects pictures whose colour and lightness are unusable |
//! | `disc` | printed discs, classified by their print |
//! | `fit` | what `cargo fit` needs |
//! | `glare` | veiling glare: white light of reflections over a part of the tray, estimated from the print below it |
//! | `joint` | what the squares say together: the gap between light and dark balls, the counts of the box |
//! | `light` | gamma, white balance, saturation, and reflectance of printed colours; whether one light explains them |
//! | `looks` | the values of the squares under each hypothesis |
//! | `patches` | colour patches on the frame of a tray: the strength of the light on them |
//! | `print` | the printed tray and the kinds of balls, as compared with the picture |
//! | `rectified` | the rectified tray, at the height of the tiles |
//! | `signs` | classification by shape alone: signs printed on discs, and the print of empty tiles |
//! | `template` | prints and parts of the picture as tones, and templates of discs |
//! | `tile` | tiles: their positions, and the visibility of their print |
//! | `tile_height` | estimates the height of the tiles |
//! | `weights` | the weights of the values in `looks` |

mod appearance;
mod ball;
mod classify;
mod colour;
mod colour_fault;
mod disc;
#[doc(hidden)]
pub mod fit;
mod glare;
mod joint;
mod light;
mod looks;
mod patches;
mod print;
mod rectified;
mod signs;
mod template;
mod tile;
mod tile_height;
mod weights;

use kurbo::{Point, Rect, Vec2};

use crate::game::Cell;
use crate::photo::Picture;
use crate::photo::height::{self, Top};
use crate::photo::reading::{Guess, Guesses, Occupant};
use crate::photo::signal::{luminance, median};
use crate::photo::view::{Homography, View, quad};
use appearance::Appearances;
use ball::BallFeatures;
use colour_fault::FrameCheck;
use disc::DiscFeatures;
use glare::GlareMap;
use light::{FrameColours, Illuminant};
use rectified::RectifiedTray;
use template::{PolarTemplate, ToneImage};
use tile::{MIN_CLEAR_CORRELATION, TileFeatures};

pub(crate) use colour_fault::ColourFault;
pub(crate) use print::{BallPrint, TrayPrint};

/// Everything measured on one square.
#[derive(Clone, Debug)]
struct SquareFeatures {
    tile: TileFeatures,
    disc: DiscFeatures,
    ball: BallFeatures,
}

/// Resolutions, in pixels per mm, of the rectified tray and of the search for the height of the tiles.
const FINE_PX_PER_MM: f64 = 3.0;
const ROUGH_PX_PER_MM: f64 = 1.5;
/// Margin of the rectified area, since balls are displaced from their squares by parallax.
const MARGIN_MM: f64 = 12.0;
/// Minimum visible fraction of a square.
const MIN_VISIBLE: f32 = 0.9;

pub(crate) struct TrayReading {
    /// The guesses for every square, in the order of its cells.
    pub squares: Vec<(Cell, Guesses)>,
    /// Median mismatch of the tiles and their print where nothing hides them, from 0 to 1: high for the wrong print
    /// style.
    pub mismatch: f64,
    /// Why colour and lightness are unusable, if they are.
    pub colour_fault: Option<ColourFault>,
}

/// Reads every square of a tray.
pub(crate) fn read(tray: &TrayPrint, view: &View, picture: &Picture) -> TrayReading {
    let Some(scene) = TrayView::new(tray, view, picture) else {
        let squares = tray.cells.iter().map(|cell| (cell.0, unknown(&tray.kinds)));
        return TrayReading { squares: squares.collect(), mismatch: 1.0, colour_fault: None };
    };
    let all_features = scene.measure(tray);
    let (guesses, colour_fault) = scene.classify(tray, &all_features);
    let (mut squares, mut uncovered) = (Vec::new(), Vec::new());
    for ((cell, features), guesses) in tray.cells.iter().zip(&all_features).zip(guesses) {
        let is_seen = features.ball.visible >= MIN_VISIBLE && scene.is_in_picture(cell.1, cell.2);
        uncovered.extend(is_seen.then_some(features.tile.outside));
        squares.push((cell.0, if is_seen { guesses } else { unknown(&tray.kinds) }));
    }
    let mismatch = median(uncovered).map_or(1.0, f64::from);
    TrayReading { squares, mismatch, colour_fault }
}

/// The guesses for a square whose weights are those of nothing and of each kind of ball; uniform if none is positive.
fn guesses(kinds: &[BallPrint], weights: impl IntoIterator<Item = f64>) -> Guesses {
    let all = occupants(kinds).zip(weights);
    Guesses::normalised(all.map(|(occupant, weight)| Guess { occupant, weight }))
        .unwrap_or_else(|| unknown(kinds))
}

/// Uniform guesses.
fn unknown(kinds: &[BallPrint]) -> Guesses {
    Guesses::uniform(occupants(kinds))
}

/// Nothing, or a ball of a kind.
fn occupants(kinds: &[BallPrint]) -> impl Iterator<Item = Occupant> {
    std::iter::once(Occupant::Empty).chain(kinds.iter().map(|kind| Occupant::unturned(kind.piece)))
}

/// The view of a tray: everything that its squares share.
struct TrayView<'a> {
    view: &'a View,
    picture: &'a Picture,
    frame: FrameColours,
    lamp: Illuminant,
    /// Height of the tiles' faces above the markers, in mm.
    tiles_height: f64,
    /// The rectified tray with its glare removed.
    flat: RectifiedTray,
    glare: GlareMap,
    tile: ToneImage,
    disc_templates: Vec<PolarTemplate>,
    /// From pixels of the picture to the plane of the tiles.
    back: Homography,
}

impl<'a> TrayView<'a> {
    fn new(tray: &TrayPrint, view: &'a View, picture: &'a Picture) -> Option<TrayView<'a>> {
        let frame = FrameColours::sample(tray, view, picture);
        let lamp = Illuminant::estimate(&frame, picture.has_colour());
        let squares = tray.cells.iter().map(|cell| Rect::from_center_size(cell.1, (cell.2, cell.2)));
        let area = squares.reduce(|area, square| area.union(square))?;
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let tiles_height = tile_height::tile_height(
            &ToneImage::from_print(&tray.tile, ROUGH_PX_PER_MM, &lamp).turn_average(),
            &centres,
            view,
            picture,
        );
        let plane = view.at(tiles_height);
        let tile = ToneImage::from_print(&tray.tile, FINE_PX_PER_MM, &lamp).turn_average();
        let flat = RectifiedTray::rectify(picture, &plane, area.inset(MARGIN_MM), FINE_PX_PER_MM, &lamp);
        let glare = GlareMap::estimate(&flat, &tile, &centres, &lamp);
        let flat = glare.remove_from(flat);
        let around = plain(&tile);
        let dial = |kind: &BallPrint| PolarTemplate::from_print(&kind.print, kind.ground, &lamp, around);
        let disc_templates = tray.kinds.iter().map(dial).collect();
        let back = plane.inverse()?;
        Some(TrayView { view, picture, frame, lamp, tiles_height, flat, glare, tile, disc_templates, back })
    }

    /// Measures every square.
    fn measure(&self, tray: &TrayPrint) -> Vec<SquareFeatures> {
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let own = |centre: &Point| {
            TileFeatures::measure(self, *centre, tile::best_shift(&self.tile, *centre, &self.flat))
        };
        let tiles: Vec<TileFeatures> = centres.iter().map(own).collect();
        let median_shift = median_shift_of(&tiles);
        let seen = |(centre, tile): (&Point, TileFeatures)| {
            // Covered tiles: assume the median shift.
            let is_seen = tile.core >= MIN_CLEAR_CORRELATION;
            if is_seen { tile } else { TileFeatures::measure(self, *centre, median_shift) }
        };
        let tiles: Vec<(Point, TileFeatures)> =
            centres.iter().zip(tiles).map(|at| (*at.0, seen(at))).collect();
        let discs = self.discs(&tiles);
        let each = tiles.into_iter().zip(discs);
        each.map(|((centre, tile), disc)| {
            let mut ball = ball::measure(self, centre + tile.shift, &tile);
            if tile.is_clear() {
                ball.visible = 1.0;
            }
            SquareFeatures { tile, disc, ball }
        })
        .collect()
    }

    /// The features of discs on the tiles that are not clearly empty, with their tops at the likeliest height.
    fn discs(&self, tiles: &[(Point, TileFeatures)]) -> Vec<DiscFeatures> {
        let measure = |guess: f64| -> Vec<DiscFeatures> {
            let each = tiles.iter().map(|(centre, tile)| {
                if tile.is_clear() {
                    DiscFeatures::default()
                } else {
                    disc::measure(self, *centre, tile, guess)
                }
            });
            each.collect()
        };
        let (tops, discs) = height::height(|guess| {
            let discs = measure(guess);
            let covered = tiles.iter().zip(&discs).filter(|((_, tile), _)| !tile.is_clear());
            let tops = covered.map(|((centre, _), disc)| Top {
                off: disc.shift,
                parallax: self.parallax(*centre),
                sure: signs::recognised(disc),
            });
            (tops.collect(), discs)
        });
        discs.unwrap_or_else(|| measure(tops))
    }

    /// Classifies every square: by all features, or by shape alone if the colours are unusable.
    fn classify(&self, tray: &TrayPrint, all: &[SquareFeatures]) -> (Vec<Guesses>, Option<ColourFault>) {
        let frame = FrameCheck::measure(&self.frame, &self.lamp);
        let by_tiles = || ColourFault::by_tiles(all, tray).map(|fault| frame.or_exposure(fault));
        match frame.colour_fault().or_else(by_tiles) {
            Some(fault) => (signs::classify(all, &tray.kinds), Some(fault)),
            None => {
                let (guesses, is_doubted) = classify::classify(all, &tray.kinds, &self.appearances(tray));
                (guesses, is_doubted.then_some(ColourFault::Glass))
            }
        }
    }

    /// Parallax: displacement on the rectified tray in mm per mm of height.
    fn parallax(&self, point: Point) -> Vec2 {
        self.appears_at(point, 1.0).map_or(Vec2::ZERO, |raised| raised - point)
    }

    /// Size on the rectified tray, relative to the print, of what lies at a height above the tiles.
    fn magnification(&self, point: Point, height: f64) -> f64 {
        const STEP_MM: f64 = 5.0;
        let at = |off: Vec2| self.appears_at(point + off, height);
        let sides = || {
            let [middle, right, below] =
                [at(Vec2::ZERO)?, at(Vec2::new(STEP_MM, 0.0))?, at(Vec2::new(0.0, STEP_MM))?];
            Some((right - middle).cross(below - middle))
        };
        sides().map_or(1.0, |area| area.abs().sqrt() / STEP_MM)
    }

    /// Where a point at a height above the tiles appears on the rectified tray.
    fn appears_at(&self, point: Point, height: f64) -> Option<Point> {
        self.back.apply(self.view.project(point, self.tiles_height + height)?)
    }

    /// The expected appearance of the kinds of balls in this light, on these tiles.
    fn appearances(&self, tray: &TrayPrint) -> Appearances {
        let backgrounds = self.disc_templates.iter().map(|dial| dial.color).collect();
        Appearances::new(&tray.kinds, self.tile.core_light(), backgrounds)
    }

    /// Whether a whole square is in the picture.
    fn is_in_picture(&self, centre: Point, side: f64) -> bool {
        quad(Rect::from_center_size(centre, (side, side))).into_iter().all(|corner| {
            let at = self.view.project(corner, self.tiles_height);
            at.is_some_and(|at| self.picture.holds(at))
        })
    }
}

/// The tone of a tile where no disc or ball covers it.
fn plain(tile: &ToneImage) -> f32 {
    median(tile.rim(0.45).map(|(_, at)| luminance(tile.light[at]).sqrt()).collect()).unwrap_or(1.0)
}

/// The median shift of tiles that are clearly visible.
fn median_shift_of(tiles: &[TileFeatures]) -> Vec2 {
    let clear: Vec<&TileFeatures> = tiles.iter().filter(|tile| tile.core > MIN_CLEAR_CORRELATION).collect();
    let along =
        |of: fn(&TileFeatures) -> f64| median(clear.iter().map(|tile| of(tile)).collect()).unwrap_or(0.0);
    Vec2::new(along(|tile| tile.shift.x), along(|tile| tile.shift.y))
}
