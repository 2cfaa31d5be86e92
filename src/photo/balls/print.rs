//! The printed tray and the kinds of balls, as compared with the picture.

use kurbo::{Point, Rect};

use crate::game::Cell;
use crate::photo::PrintImage;

/// A printed tray. Points are in millimetres from the top left corner of the cut board.
#[derive(Clone, Debug)]
pub(crate) struct TrayPrint {
    /// Its squares with their centres and sides.
    pub cells: Vec<(Cell, Point, f64)>,
    /// The print of its tiles.
    pub tile: PrintImage,
    pub kinds: Vec<BallPrint>,
    /// Patches of known colours on the frame.
    pub patches: Vec<(Rect, [u8; 3])>,
    /// White margins of the markers, free of print.
    pub margins: Vec<Rect>,
}

/// A kind of ball: a printed disc, or a marble of its colour.
#[derive(Clone, Debug)]
pub(crate) struct BallPrint {
    /// Index of the piece in the game.
    pub piece: usize,
    /// Its colour.
    pub color: [u8; 3],
    /// The background of its disc, as it is printed.
    pub ground: [u8; 3],
    /// Number of balls of this kind in the set.
    pub count: usize,
    /// The print of the disc, up to its bounding box.
    pub print: PrintImage,
}
