//! The weights of the values in `looks`. `cargo fit` fits them to trays of the tuning set and writes them here. Every
//! make has the same prior.

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
    /// Of painted, glass and wooden balls.
    pub balls: [[f32; 3]; 13],
}

/// What `cargo fit` found: each weight with the unit of the value that it multiplies and what that value is.
#[rustfmt::skip]
pub const FITTED: Weights = Weights {
    empty: [
        -1.21, // bias
        3.80, // correlation, -1 to 1: print of the part that a ball hides
        -2.37, // mismatch, 0 to 1: of that part
        0.64, // correlation, -1 to 1: print below a ball
        8.85, // mismatch, 0 to 1: of the part beside a ball
        -0.63, // log distance: tint to that of other empty tiles
        -0.16, // log distance: lightness to theirs
        7.71, // correlation, -1 to 1: detail that any ball hides
    ],
    disc: [
        -0.35, // bias
        14.99, // correlation, -1 to 1: print of the disc
        -13.70, // squared distance in Lab, at most 0.2: colour of its background
        -4.03, // difference of tones, at most 0.4: unevenness of its background
    ],
    // Painted, glass and wooden balls.
    balls: [
        [2.55, 2.20, 4.09], // bias
        [5.20, 5.32, 3.46], // mismatch, 0 to 1: of the tile beside the ball
        [3.18, 4.56, 3.41], // mismatch, 0 to 1: of the part that it hides
        [2.74, 4.71, 1.58], // correlation, -1 to 1: print of that part
        [1.18, -2.24, -0.73], // correlation, -1 to 1: detail of that part
        [-1.11, -1.30, -0.92], // log distance: tint to that expected
        [-0.34, -0.48, -1.18], // squared log: lighter than expected
        [-0.16, -0.78, -0.87], // squared log: darker than expected
        [-0.62, -1.13, -0.72], // log distance: tint without its white part to that expected
        [1.84, 1.46, 1.34], // 0 to 1: reliability of the colour seen elsewhere on the tray
        [-0.48, -0.22, -0.38], // log distance: tint to that seen elsewhere
        [-0.28, -0.09, -0.29], // log distance: lightness to it
        [-0.50, -0.29, -0.37], // log distance: tint without its white part to it
    ],
};
