//! The weights of the model in `weigh`.
//!
//! Fitted by gradient ascent of the likelihood of make and squares, with a little decay, to 760 simulated trays (half in
//! bad light; 60 with discs printed with little ink; seeds 1000-1699 and 20000-20699 of the tests), each tray both as it
//! is first weighed and with what it shows of its kinds. No make is likelier than another before anything is seen.

/// What the two woods of the published game look like.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// For an empty tile: one; how well what a ball would hide goes with the print; how much there is strange; how well the
/// part where a ball would lie goes with it; how much beside it is strange; in which ways its hue
/// is unlike the one of other empty tiles; how well its detail goes with the print.
pub(super) const EMPTY: [f32; 8] = [-0.92, 3.72, -2.03, 0.80, 7.63, -0.61, -0.24, 7.65];
/// For a disc: one; how well it goes with its print; how unlike its colour is; how uneven its ground is.
pub(super) const DISC: [f32; 4] = [-0.39, 15.42, -14.39, -4.23];
/// For painted, glass and wooden balls: one; how much beside it and on it is not like the tile; how well the tile and
/// its detail go with its print there; in which ways its hue is unlike the one of its print; how sure it is what others
/// of its kind look like, and in which ways it is unlike them.
pub(super) const BALLS: [[f32; 13]; 3] = [
    [2.70, 4.83, 3.16, 2.82, 1.18, -1.13, -0.37, -0.15, -0.64, 1.97, -0.47, -0.30, -0.54],
    [2.22, 4.98, 4.65, 4.96, -2.49, -1.32, -0.52, -0.82, -1.15, 1.58, -0.22, -0.09, -0.30],
    [3.84, 4.16, 3.17, 1.69, -0.54, -0.86, -1.05, -0.79, -0.64, 1.45, -0.27, -0.34, -0.27],
];
