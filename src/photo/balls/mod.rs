//! Classifies balls on the tiles of a tray: printed discs by their print, marbles by their colour.

mod ball;
mod disc;
mod flat;
mod hue;
mod light;
mod looks;
mod patches;
mod rise;
mod signs;
mod spoilt;
mod stencil;
mod tile;
mod veil;
mod weigh;
mod weights;

use kurbo::{Point, Rect, Vec2};

use super::Print;
use super::picture::Picture;
use super::reading::Guesses;
use super::view::{Homography, View};
use crate::game::Cell;

use ball::BallSight;
use disc::DiscSight;
use flat::Flat;
use light::{Curve, Lamp, luma};
use looks::Looks;
use spoilt::Frame;
use stencil::{Dial, Stencil};
use tile::TileSight;
use veil::Veil;

pub use spoilt::Spoilt;

/// A printed tray. Points are in millimetres from the top left corner of the cut board.
#[derive(Clone, Debug)]
pub struct TrayPrint {
    /// Its squares with their centres and sides.
    pub cells: Vec<(Cell, Point, f64)>,
    /// The print of its tiles.
    pub tile: Print,
    /// The kinds of balls.
    pub kinds: Vec<BallPrint>,
    /// Patches of known colours on the frame.
    pub patches: Vec<(Rect, [u8; 3])>,
    /// White margins of the markers, free of print.
    pub margins: Vec<Rect>,
}

/// A kind of ball: a printed disc, or a marble of its colour.
#[derive(Clone, Debug)]
pub struct BallPrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its colour.
    pub color: [u8; 3],
    /// The background of its disc, as it is printed.
    pub ground: [u8; 3],
    /// Number of balls of this kind in the set.
    pub count: usize,
    /// The print of the disc, up to its bounding box.
    pub print: Print,
}

/// Everything measured on one square.
#[derive(Clone, Debug)]
struct Sight {
    tile: TileSight,
    disc: DiscSight,
    ball: BallSight,
}

/// Resolutions, in pixels per mm, of the rectified tray and of the search for the height of the tiles.
const FINE_PX_PER_MM: f64 = 3.0;
const ROUGH_PX_PER_MM: f64 = 1.5;
/// Margin of the rectified area, since balls are displaced from their squares by parallax.
const MARGIN_MM: f64 = 8.0;
/// Minimum visible fraction of a square.
const MIN_VISIBLE: f32 = 0.9;

/// The reading of a tray.
pub struct TraySight {
    /// The guesses for every square, in the order of its cells.
    pub squares: Vec<(Cell, Guesses)>,
    /// Median mismatch of the tiles and their print where nothing hides them, from 0 to 1: high for the wrong print
    /// variant.
    pub strange: f64,
    /// Why colour and lightness are unusable, if they are.
    pub spoilt: Option<Spoilt>,
}

/// Reads every square of a tray.
pub fn read(tray: &TrayPrint, view: &View, picture: &Picture) -> TraySight {
    let Some(scene) = Scene::of(tray, view, picture) else {
        let squares = tray.cells.iter().map(|cell| (cell.0, weigh::unknown(&tray.kinds)));
        return TraySight { squares: squares.collect(), strange: 1.0, spoilt: None };
    };
    let sights = scene.sights(tray);
    let (guesses, spoilt) = scene.told(tray, &sights);
    let squares = tray.cells.iter().zip(&sights);
    let seen =
        squares.map(|(cell, sight)| sight.ball.within >= MIN_VISIBLE && scene.is_within(cell.1, cell.2));
    let seen: Vec<bool> = seen.collect();
    let beside = sights.iter().zip(&seen).filter(|(_, seen)| **seen).map(|(sight, _)| sight.tile.beside);
    let strange = light::middle(beside.map(f64::from).collect()).unwrap_or(1.0);
    let told =
        tray.cells.iter().zip(guesses).zip(seen).map(|((cell, guesses), seen)| {
            (cell.0, if seen { guesses } else { weigh::unknown(&tray.kinds) })
        });
    TraySight { squares: told.collect(), strange, spoilt }
}

/// The view of a tray: everything that its squares share.
struct Scene<'a> {
    view: &'a View,
    picture: &'a Picture,
    lamp: Lamp,
    /// Height of the tiles' faces above the markers, in mm.
    rise: f64,
    /// The rectified tray with its glare removed.
    flat: Flat,
    veil: Veil,
    tile: Stencil,
    dials: Vec<Dial>,
    curve: Curve,
    /// From pixels of the picture to the plane of the tiles.
    back: Homography,
}

impl<'a> Scene<'a> {
    fn of(tray: &TrayPrint, view: &'a View, picture: &'a Picture) -> Option<Scene<'a>> {
        let lamp = Lamp::of(tray, view, picture);
        let squares = tray.cells.iter().map(|cell| Rect::from_center_size(cell.1, (cell.2, cell.2)));
        let area = squares.reduce(|area, square| area.union(square))?;
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let rise = rise::rise(
            &Stencil::of(&tray.tile, ROUGH_PX_PER_MM, lamp.grey).any_turn(),
            &centres,
            view,
            picture,
        );
        let plane = view.at(rise);
        let tile = Stencil::of(&tray.tile, FINE_PX_PER_MM, lamp.grey).any_turn();
        let flat = Flat::of(picture, &plane, area.inset(MARGIN_MM), FINE_PX_PER_MM, &lamp);
        let veil = Veil::of(&flat, &tile, &centres, &lamp);
        let flat = flat.lifted(&veil);
        let around = plain(&tile);
        let dial = |kind: &BallPrint| Dial::of(&kind.print, kind.ground, lamp.grey, around);
        let dials = tray.kinds.iter().map(dial).collect();
        Some(Scene {
            view,
            picture,
            lamp,
            rise,
            flat,
            veil,
            tile,
            dials,
            curve: Curve::new(),
            back: plane.inverse()?,
        })
    }

    /// Measures every square.
    fn sights(&self, tray: &TrayPrint) -> Vec<Sight> {
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let own = |centre: &Point| self.tile(*centre, tile::settle(&self.tile, *centre, &self.flat));
        let tiles: Vec<TileSight> = centres.iter().map(own).collect();
        let usual = usual_shift(&tiles);
        let one = |(centre, tile): (&Point, TileSight)| {
            // Covered tiles: assume the median shift.
            let tile =
                if tile.core < weigh::MIN_CLEAR_CORRELATION { self.tile(*centre, usual) } else { tile };
            self.sight(*centre, tile)
        };
        centres.iter().zip(tiles).map(one).collect()
    }

    /// Classifies every square: by all features, or by shape alone if the colours are unusable.
    fn told(&self, tray: &TrayPrint, sights: &[Sight]) -> (Vec<Guesses>, Option<Spoilt>) {
        let frame = Frame::of(tray, self.view, self.picture, &self.lamp);
        let by_tiles = || Spoilt::by_tiles(sights, tray).map(|spoilt| frame.why(spoilt));
        if let Some(spoilt) = frame.spoilt().or_else(by_tiles) {
            return (signs::told(sights, &tray.kinds), Some(spoilt));
        }
        let guesses = weigh::weigh(sights, &tray.kinds, &self.looks(tray));
        match Spoilt::by_balls(sights, &guesses, tray) {
            Some(spoilt) => (signs::told(sights, &tray.kinds), Some(frame.why(spoilt))),
            None => (guesses, None),
        }
    }

    fn tile(&self, centre: Point, shift: Vec2) -> TileSight {
        TileSight::of(&self.tile, centre, shift, self.lean(centre), &self.flat)
    }

    fn sight(&self, centre: Point, tile: TileSight) -> Sight {
        let place = centre + tile.shift;
        let ball = ball::sight(self, place, &tile);
        if weigh::is_clear(&tile) {
            return Sight { tile, disc: DiscSight::default(), ball: BallSight { within: 1.0, ..ball } };
        }
        let disc = disc::sight(&self.dials, place, self.lean(centre), &tile, &self.flat);
        Sight { tile, disc, ball }
    }

    /// Parallax: displacement on the rectified tray in mm per mm of height.
    fn lean(&self, place: Point) -> Vec2 {
        let raised = self.view.project(place, self.rise + 1.0).and_then(|at| self.back.apply(at));
        raised.map_or(Vec2::ZERO, |raised| raised - place)
    }

    /// The expected appearance of the kinds of balls in this light, on these tiles.
    fn looks(&self, tray: &TrayPrint) -> Looks {
        Looks::of(&tray.kinds, self.tile.core_light(), self.dials.iter().map(|dial| dial.color).collect())
    }

    /// Whether a whole square is in the picture.
    fn is_within(&self, centre: Point, side: f64) -> bool {
        let half = side / 2.0;
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
        corners.into_iter().all(|corner| {
            let at = self.view.project(centre + Vec2::from(corner), self.rise);
            at.is_some_and(|at| self.picture.holds(at))
        })
    }
}

/// The tone of a tile where no disc or ball covers it.
fn plain(tile: &Stencil) -> f32 {
    let mut tones = Vec::new();
    for y in 0..tile.height {
        for x in 0..tile.width {
            let off = tile.off(x, y);
            if off.hypot() > tile.span() * 0.45 && off.x.abs().max(off.y.abs()) < tile.span() * 0.46 {
                tones.push(f64::from(luma(tile.light[y * tile.width + x]).sqrt()));
            }
        }
    }
    light::middle(tones).unwrap_or(1.0) as f32
}

/// The median shift of tiles that are clearly visible.
fn usual_shift(tiles: &[TileSight]) -> Vec2 {
    let clear: Vec<&TileSight> =
        tiles.iter().filter(|tile| tile.core > weigh::MIN_CLEAR_CORRELATION).collect();
    let along =
        |of: fn(&TileSight) -> f64| light::middle(clear.iter().map(|tile| of(tile)).collect()).unwrap_or(0.0);
    Vec2::new(along(|tile| tile.shift.x), along(|tile| tile.shift.y))
}
