//! The weights of the model in `weigh`.
//!
//! Fitted by gradient ascent of the likelihood of make and squares, with a little decay, to 515 simulated trays (half in
//! bad light; seeds 1000-1700 and 20000-20700 of the tests), each tray both as it is first weighed and with what it
//! shows of its kinds. No make is likelier than another before anything is seen.

/// What the two woods of the published game look like.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// For an empty tile: one; how well what a ball would hide goes with the print; how much there is strange; how well the
/// part where a ball would lie goes with it; how much beside it is strange; in which ways its hue
/// is unlike the one of other empty tiles.
pub(super) const EMPTY: [f32; 7] = [1.36, 12.45, -3.43, -0.14, 8.59, -0.98, -0.41];
/// For a disc: one; how well it goes with its print; how unlike its colour is; how uneven its ground is.
pub(super) const DISC: [f32; 4] = [0.21, 15.21, -23.20, -7.64];
/// For painted, glass and wooden balls: one; how much beside it and on it is not like the tile; how well the tile goes
/// with its print there; in which ways its hue is unlike the one of its print; how sure it is what others of its kind
/// look like, and in which ways it is unlike them.
pub(super) const BALLS: [[f32; 12]; 3] = [
    [3.66, 3.21, 5.96, 2.33, -1.74, -0.87, -0.17, -0.64, 3.30, -0.77, -0.35, -1.44],
    [2.67, 4.27, 6.73, 5.78, -2.24, -0.77, 0.51, -0.75, 2.92, -0.34, -0.47, -0.96],
    [5.33, -0.71, 7.47, -0.96, -1.63, -1.81, -1.18, -0.79, 2.12, -1.05, -1.06, -0.50],
];
