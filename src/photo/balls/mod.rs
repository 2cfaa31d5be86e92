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
//! | `glare` | veiling glare: white light of reflections over a part of the tray, estimated from the print below it |
//! | `light` | gamma, white balance and reflectance of printed colours |
//! | `patches` | colour patches on the frame of a tray: the strength of the light, and whether one light explains them |
//! | `print` | the printed tray and the kinds of balls, as compared with the picture |
//! | `rectified` | the rectified tray, at the height of the tiles |
//! | `signs` | classification by shape alone: signs printed on discs, and the print of empty tiles |
//! | `template` | templates of prints for comparison with a picture |
//! | `tile` | tiles: their positions, and the visibility of their print |
//! | `tile_height` | estimates the height of the tiles |
//! | `weights` | the weights of the model in `classify` |

mod appearance;
mod ball;
mod classify;
mod colour;
mod colour_fault;
mod disc;
mod glare;
mod light;
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
use crate::photo::reading::{Guess, Guesses, Occupant};
use crate::photo::signal::{luminance, median};
use crate::photo::view::{Homography, View, quad};
use appearance::Appearances;
use ball::BallFeatures;
use colour_fault::FrameCheck;
use disc::DiscFeatures;
use glare::GlareMap;
use light::Illuminant;
use rectified::RectifiedTray;
use template::{PolarTemplate, PrintTemplate};
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
const MARGIN_MM: f64 = 8.0;
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
    let squares = tray.cells.iter().zip(&all_features);
    let seen = squares
        .map(|(cell, features)| features.ball.visible >= MIN_VISIBLE && scene.is_in_picture(cell.1, cell.2));
    let seen: Vec<bool> = seen.collect();
    let uncovered =
        all_features.iter().zip(&seen).filter(|(_, seen)| **seen).map(|(features, _)| features.tile.outside);
    let mismatch = median(uncovered.collect()).map_or(1.0, f64::from);
    let readings = tray
        .cells
        .iter()
        .zip(guesses)
        .zip(seen)
        .map(|((cell, guesses), seen)| (cell.0, if seen { guesses } else { unknown(&tray.kinds) }));
    TrayReading { squares: readings.collect(), mismatch, colour_fault }
}

/// Uniform guesses.
fn unknown(kinds: &[BallPrint]) -> Guesses {
    let empty = Guess { occupant: Occupant::Empty, weight: 1.0 };
    let piece = |kind: &BallPrint| Guess { occupant: Occupant::unturned(kind.piece), weight: 1.0 };
    Guesses::normalised(std::iter::once(empty).chain(kinds.iter().map(piece)))
        .unwrap_or_else(|| Guesses::certain(Occupant::Empty))
}

/// The view of a tray: everything that its squares share.
struct TrayView<'a> {
    view: &'a View,
    picture: &'a Picture,
    lamp: Illuminant,
    /// Height of the tiles' faces above the markers, in mm.
    tiles_height: f64,
    /// The rectified tray with its glare removed.
    flat: RectifiedTray,
    glare: GlareMap,
    tile: PrintTemplate,
    disc_templates: Vec<PolarTemplate>,
    /// From pixels of the picture to the plane of the tiles.
    back: Homography,
}

impl<'a> TrayView<'a> {
    fn new(tray: &TrayPrint, view: &'a View, picture: &'a Picture) -> Option<TrayView<'a>> {
        let lamp = Illuminant::estimate(tray, view, picture);
        let squares = tray.cells.iter().map(|cell| Rect::from_center_size(cell.1, (cell.2, cell.2)));
        let area = squares.reduce(|area, square| area.union(square))?;
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let tiles_height = tile_height::tile_height(
            &PrintTemplate::from_print(&tray.tile, ROUGH_PX_PER_MM, lamp.grey).turn_average(),
            &centres,
            view,
            picture,
        );
        let plane = view.at(tiles_height);
        let tile = PrintTemplate::from_print(&tray.tile, FINE_PX_PER_MM, lamp.grey).turn_average();
        let flat = RectifiedTray::rectify(picture, &plane, area.inset(MARGIN_MM), FINE_PX_PER_MM, &lamp);
        let glare = GlareMap::estimate(&flat, &tile, &centres, &lamp);
        let flat = glare.remove_from(flat);
        let around = plain(&tile);
        let dial = |kind: &BallPrint| PolarTemplate::from_print(&kind.print, kind.ground, lamp.grey, around);
        let disc_templates = tray.kinds.iter().map(dial).collect();
        Some(TrayView {
            view,
            picture,
            lamp,
            tiles_height,
            flat,
            glare,
            tile,
            disc_templates,
            back: plane.inverse()?,
        })
    }

    /// Measures every square.
    fn measure(&self, tray: &TrayPrint) -> Vec<SquareFeatures> {
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let own = |centre: &Point| self.tile(*centre, tile::best_shift(&self.tile, *centre, &self.flat));
        let tiles: Vec<TileFeatures> = centres.iter().map(own).collect();
        let median_shift = median_shift_of(&tiles);
        let one = |(centre, tile): (&Point, TileFeatures)| {
            // Covered tiles: assume the median shift.
            let tile =
                if tile.core < MIN_CLEAR_CORRELATION { self.tile(*centre, median_shift) } else { tile };
            self.square_features(*centre, tile)
        };
        centres.iter().zip(tiles).map(one).collect()
    }

    /// Classifies every square: by all features, or by shape alone if the colours are unusable.
    fn classify(
        &self,
        tray: &TrayPrint,
        all_features: &[SquareFeatures],
    ) -> (Vec<Guesses>, Option<ColourFault>) {
        let frame = FrameCheck::measure(tray, self.view, self.picture, &self.lamp);
        let by_tiles =
            || ColourFault::by_tiles(all_features, tray).map(|colour_fault| frame.or_dark(colour_fault));
        if let Some(colour_fault) = frame.colour_fault().or_else(by_tiles) {
            return (signs::classify(all_features, &tray.kinds), Some(colour_fault));
        }
        let mut guesses = classify::classify(all_features, &tray.kinds, &self.appearances(tray));
        ColourFault::doubt_surplus(all_features, &mut guesses, tray);
        match ColourFault::by_balls(all_features, &guesses, tray) {
            Some(colour_fault) => {
                (signs::classify(all_features, &tray.kinds), Some(frame.or_dark(colour_fault)))
            }
            None => (guesses, None),
        }
    }

    fn tile(&self, centre: Point, shift: Vec2) -> TileFeatures {
        TileFeatures::measure(&self.tile, centre, shift, self.parallax(centre), &self.flat)
    }

    fn square_features(&self, centre: Point, tile: TileFeatures) -> SquareFeatures {
        let point = centre + tile.shift;
        let ball = ball::measure(self, point, &tile);
        if tile.is_clear() {
            return SquareFeatures {
                tile,
                disc: DiscFeatures::default(),
                ball: BallFeatures { visible: 1.0, ..ball },
            };
        }
        let disc = disc::measure(&self.disc_templates, point, self.parallax(centre), &tile, &self.flat);
        SquareFeatures { tile, disc, ball }
    }

    /// Parallax: displacement on the rectified tray in mm per mm of height.
    fn parallax(&self, point: Point) -> Vec2 {
        let raised = self.view.project(point, self.tiles_height + 1.0).and_then(|at| self.back.apply(at));
        raised.map_or(Vec2::ZERO, |raised| raised - point)
    }

    /// The expected appearance of the kinds of balls in this light, on these tiles.
    fn appearances(&self, tray: &TrayPrint) -> Appearances {
        Appearances::new(
            &tray.kinds,
            self.tile.core_light(),
            self.disc_templates.iter().map(|dial| dial.color).collect(),
        )
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
fn plain(tile: &PrintTemplate) -> f32 {
    median(tile.rim(0.45).map(|(_, at)| luminance(tile.light[at]).sqrt()).collect()).unwrap_or(1.0)
}

/// The median shift of tiles that are clearly visible.
fn median_shift_of(tiles: &[TileFeatures]) -> Vec2 {
    let clear: Vec<&TileFeatures> = tiles.iter().filter(|tile| tile.core > MIN_CLEAR_CORRELATION).collect();
    let along =
        |of: fn(&TileFeatures) -> f64| median(clear.iter().map(|tile| of(tile)).collect()).unwrap_or(0.0);
    Vec2::new(along(|tile| tile.shift.x), along(|tile| tile.shift.y))
}
