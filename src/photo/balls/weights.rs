//! The weights of the values in `looks`. `cargo fit` fits them to trays of the tuning set and writes them here. Every
//! make has the same prior.

use super::appearance::BALL_MAKES;

/// Colours of the two woods of the published game.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// The weights of the values of a square under each hypothesis.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of an empty tile.
    pub empty: [f32; 8],
    /// Of a disc.
    pub disc: [f32; 4],
    /// Of the makes of balls.
    pub balls: [[f32; BALL_MAKES]; 13],
}

/// What `cargo fit` found: each weight with the unit of the value that it multiplies and what that value is.
#[rustfmt::skip]
pub const FITTED: Weights = Weights {
    empty: [
        0.28, // bias
        5.56, // correlation, -1 to 1: print of the part that a ball hides
        0.23, // mismatch, 0 to 1: of that part
        0.46, // correlation, -1 to 1: print below a ball
        4.14, // mismatch, 0 to 1: of the part beside a ball
        -0.84, // log distance: tint to that of other empty tiles
        -0.41, // log distance: lightness to theirs
        5.26, // correlation, -1 to 1: detail that any ball hides
    ],
    disc: [
        1.66, // bias
        10.02, // correlation, -1 to 1: print of the disc
        -7.99, // squared distance in Lab, at most 0.2: colour of its background
        -2.45, // difference of tones, at most 0.4: unevenness of its background
    ],
    // Painted, glass, wooden balls, and painted ones of which the lightest are white.
    balls: [
        [2.59, 5.38, 5.51, 2.99], // bias
        [0.51, -0.45, -0.49, 0.41], // mismatch, 0 to 1: of the tile beside the ball
        [4.71, 2.84, 3.57, 4.16], // mismatch, 0 to 1: of the part that it hides
        [-0.10, 1.49, 0.37, -0.35], // correlation, -1 to 1: print of that part
        [0.19, -1.65, -1.27, 0.93], // correlation, -1 to 1: detail of that part
        [-0.54, -0.80, -0.70, -0.80], // log distance: tint to that expected
        [-1.33, -1.51, -1.53, -0.74], // squared log: lighter than expected
        [-0.44, -1.06, -0.96, -1.74], // squared log: darker than expected
        [-0.90, -0.75, -0.94, -0.44], // log distance: tint without its white part to that expected
        [1.59, 1.85, 1.95, 1.69], // 0 to 1: reliability of the colour seen elsewhere on the tray
        [-0.64, -0.52, -0.39, 0.11], // log distance: tint to that seen elsewhere
        [0.54, -0.02, -0.20, 0.30], // log distance: lightness to it
        [-0.50, -0.44, -0.90, -1.19], // log distance: tint without its white part to it
    ],
};
