//! Tells balls on the tiles of a tray: printed discs by what is printed on them, marbles by their colour.

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

/// A tray as it was printed. Places are in millimetres from the top left corner of the cut board.
#[derive(Clone, Debug)]
pub struct TrayPrint {
    /// Its squares, with their middles and sides.
    pub cells: Vec<(Cell, Point, f64)>,
    /// The face of the tiles that lie on them.
    pub tile: Print,
    /// What may lie on the tiles.
    pub kinds: Vec<BallPrint>,
    /// Patches of known colours.
    pub patches: Vec<(Rect, [u8; 3])>,
    /// White margins of the markers, without anything printed in them.
    pub margins: Vec<Rect>,
}

/// One kind of ball: printed on a disc, or a marble in its colour.
#[derive(Clone, Debug)]
pub struct BallPrint {
    /// Which piece of the game it is, by its number.
    pub piece: usize,
    /// Its colour.
    pub color: [u8; 3],
    /// The ground of its disc, as it is printed.
    pub ground: [u8; 3],
    /// How many of them are in the box.
    pub count: usize,
    /// The face of the disc, as wide as its box.
    pub print: Print,
}

/// Everything seen on one square.
#[derive(Clone, Debug)]
struct Sight {
    tile: TileSight,
    disc: DiscSight,
    ball: BallSight,
}

/// Pixels of the flat picture per mm, and of the one that the tiles' height is found by.
const FINE: f64 = 3.0;
const ROUGH: f64 = 1.5;
/// What of the picture's surroundings of the squares is made flat, mm: balls are seen aside of their squares.
const AROUND: f64 = 8.0;
/// Of a square at least so much must be in the picture.
const WITHIN: f32 = 0.9;

/// What was seen of a tray.
pub struct TraySight {
    /// What lies on every square, in the order of its cells.
    pub squares: Vec<(Cell, Guesses)>,
    /// How unlike their print the tiles are where nothing hides them, from 0 to 1: much if they were printed otherwise.
    pub strange: f64,
    /// Why nothing is told by colour and lightness, if nothing is.
    pub spoilt: Option<Spoilt>,
}

/// What lies on every square of a tray.
pub fn read(tray: &TrayPrint, view: &View, picture: &Picture) -> TraySight {
    let Some(scene) = Scene::of(tray, view, picture) else {
        let squares = tray.cells.iter().map(|cell| (cell.0, weigh::unknown(&tray.kinds)));
        return TraySight { squares: squares.collect(), strange: 1.0, spoilt: None };
    };
    let sights = scene.sights(tray);
    let (guesses, spoilt) = scene.told(tray, &sights);
    let squares = tray.cells.iter().zip(&sights);
    let seen = squares.map(|(cell, sight)| sight.ball.within >= WITHIN && scene.is_within(cell.1, cell.2));
    let seen: Vec<bool> = seen.collect();
    let beside = sights.iter().zip(&seen).filter(|(_, seen)| **seen).map(|(sight, _)| sight.tile.beside);
    let strange = light::middle(beside.map(f64::from).collect()).unwrap_or(1.0);
    let told =
        tray.cells.iter().zip(guesses).zip(seen).map(|((cell, guesses), seen)| {
            (cell.0, if seen { guesses } else { weigh::unknown(&tray.kinds) })
        });
    TraySight { squares: told.collect(), strange, spoilt }
}

/// A tray as it is seen: everything that its squares have in common.
struct Scene<'a> {
    view: &'a View,
    picture: &'a Picture,
    lamp: Lamp,
    /// How far above the markers the tiles' faces are, mm.
    rise: f64,
    /// What of it is seen straight from above, without its veil.
    flat: Flat,
    veil: Veil,
    tile: Stencil,
    dials: Vec<Dial>,
    curve: Curve,
    /// From pixels of the picture back to the plane of the tiles.
    back: Homography,
}

impl<'a> Scene<'a> {
    fn of(tray: &TrayPrint, view: &'a View, picture: &'a Picture) -> Option<Scene<'a>> {
        let lamp = Lamp::of(tray, view, picture);
        let squares = tray.cells.iter().map(|cell| Rect::from_center_size(cell.1, (cell.2, cell.2)));
        let area = squares.reduce(|area, square| area.union(square))?;
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let rise = rise::rise(&Stencil::of(&tray.tile, ROUGH, lamp.grey).any_turn(), &centres, view, picture);
        let plane = view.at(rise);
        let tile = Stencil::of(&tray.tile, FINE, lamp.grey).any_turn();
        let flat = Flat::of(picture, &plane, area.inset(AROUND), FINE, &lamp);
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

    /// What each square shows.
    fn sights(&self, tray: &TrayPrint) -> Vec<Sight> {
        let centres: Vec<Point> = tray.cells.iter().map(|cell| cell.1).collect();
        let own = |centre: &Point| self.tile(*centre, tile::settle(&self.tile, *centre, &self.flat));
        let tiles: Vec<TileSight> = centres.iter().map(own).collect();
        let usual = usual_shift(&tiles);
        let one = |(centre, tile): (&Point, TileSight)| {
            // A tile that something lies on lies, as far as anybody knows, as the others do.
            let tile = if tile.core < weigh::CLEAR { self.tile(*centre, usual) } else { tile };
            self.sight(*centre, tile)
        };
        centres.iter().zip(tiles).map(one).collect()
    }

    /// What lies on each square: by all that is seen, or by shape alone where colours are spoilt.
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

    /// By how many mm a thing is seen aside on the flat picture per mm of height.
    fn lean(&self, place: Point) -> Vec2 {
        let raised = self.view.project(place, self.rise + 1.0).and_then(|at| self.back.apply(at));
        raised.map_or(Vec2::ZERO, |raised| raised - place)
    }

    /// What the kinds of balls look like in this light, on these tiles.
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

/// The tone of a tile where discs and balls leave it free.
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

/// How tiles that are clearly seen lie off their squares.
fn usual_shift(tiles: &[TileSight]) -> Vec2 {
    let clear: Vec<&TileSight> = tiles.iter().filter(|tile| tile.core > weigh::CLEAR).collect();
    let along =
        |of: fn(&TileSight) -> f64| light::middle(clear.iter().map(|tile| of(tile)).collect()).unwrap_or(0.0);
    Vec2::new(along(|tile| tile.shift.x), along(|tile| tile.shift.y))
}
