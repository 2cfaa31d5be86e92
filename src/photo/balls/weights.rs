//! The weights of the model in `weigh`.
//!
//! Fitted by gradient ascent of the likelihood of make and squares, with a little decay, to 960 simulated trays (half in
//! bad light; 60 with discs printed with little ink; seeds 1000-1799 and 20000-20799 of the tests), each tray both as it
//! is first weighed and with what it shows of its kinds. No make is likelier than another before anything is seen.

/// What the two woods of the published game look like.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// For an empty tile: one; how well what a ball would hide goes with the print; how much there is strange; how well the
/// part where a ball would lie goes with it; how much beside it is strange; in which ways its hue
/// is unlike the one of other empty tiles; how well its detail goes with the print.
pub(super) const EMPTY: [f32; 8] = [-1.21, 3.80, -2.37, 0.64, 8.85, -0.63, -0.16, 7.71];
/// For a disc: one; how well it goes with its print; how unlike its colour is; how uneven its ground is.
pub(super) const DISC: [f32; 4] = [-0.35, 14.99, -13.70, -4.03];
/// For painted, glass and wooden balls: one; how much beside it and on it is not like the tile; how well the tile and
/// its detail go with its print there; in which ways its hue is unlike the one of its print; how sure it is what others
/// of its kind look like, and in which ways it is unlike them.
pub(super) const BALLS: [[f32; 13]; 3] = [
    [2.55, 5.20, 3.18, 2.74, 1.18, -1.11, -0.34, -0.16, -0.62, 1.84, -0.48, -0.28, -0.50],
    [2.20, 5.32, 4.56, 4.71, -2.24, -1.30, -0.48, -0.78, -1.13, 1.46, -0.22, -0.09, -0.29],
    [4.09, 3.46, 3.41, 1.58, -0.73, -0.92, -1.18, -0.87, -0.72, 1.34, -0.38, -0.29, -0.37],
];
