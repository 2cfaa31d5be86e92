//! The weights of the model in `classify`.
//!
//! Fitted outside of this repository, by gradient ascent of the likelihood of make and squares with a little weight
//! decay, to 960 simulated trays (half in bad light; 60 with low-ink discs; seeds 1000 to 1799 and 20000 to 20799), each tray both as first scored and with its
//! observed colours. All makes have the same prior.

/// Colours of the two woods of the published game.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// Weights of an empty tile: bias; correlation of the part hidden by a ball; mismatch there; correlation of the part
/// below a ball; mismatch beside it; distances of its colour to other empty tiles (tint, light); correlation of its
/// detail.
pub(super) const EMPTY: [f32; 8] = [-1.21, 3.80, -2.37, 0.64, 8.85, -0.63, -0.16, 7.71];
/// Weights of a disc: bias; correlation with its print; colour distance; unevenness of its background.
pub(super) const DISC: [f32; 4] = [-0.35, 14.99, -13.70, -4.03];
/// Weights of painted, glass and wooden balls: bias; mismatch of the tile beside the ball and below it; correlations of
/// the tile and its detail there; distances to the expected colour; reliability of the observed colour of its kind, and
/// distances to it.
pub(super) const BALLS: [[f32; 13]; 3] = [
    [2.55, 5.20, 3.18, 2.74, 1.18, -1.11, -0.34, -0.16, -0.62, 1.84, -0.48, -0.28, -0.50],
    [2.20, 5.32, 4.56, 4.71, -2.24, -1.30, -0.48, -0.78, -1.13, 1.46, -0.22, -0.09, -0.29],
    [4.09, 3.46, 3.41, 1.58, -0.73, -0.92, -1.18, -0.87, -0.72, 1.34, -0.38, -0.29, -0.37],
];
