//! The weights of the model in `weigh`, fitted to 282 simulated trays.

/// What the two woods of the published game look like.
pub(super) const LIGHT_WOOD: [u8; 3] = [232, 199, 150];
pub(super) const DARK_WOOD: [u8; 3] = [104, 66, 38];

/// For an empty tile: one; how well what a ball would hide goes with the print; how much there is strange; how well the
/// part where a ball would lie goes with it; how much beside it is strange.
pub(super) const EMPTY: [f32; 5] = [2.95, 3.20, -10.06, 3.88, 6.05];
/// For a disc: one; how well it goes with its print; how unlike its colour is; how uneven its ground is.
pub(super) const DISC: [f32; 4] = [-0.63, 18.87, -54.44, -5.59];
/// For painted, glass and wooden balls: one; the seven ways in which their colour may be unlike; how much beside it and
/// on it is not like the tile; how well the tile goes with its print there; how unlike the shares of red and blue are.
#[rustfmt::skip]
pub(super) const BALLS: [[f32; 12]; 3] = [
    [1.36, -25.36, -1.41, -0.47, 4.14, -183.43, -18.33, -232.49, -0.32, 3.91, 2.93, -28.32],
    [-0.00, -12.60, -2.69, -2.45, -47.53, -204.23, 15.17, 75.40, 0.78, 4.88, 5.94, -48.79],
    [5.22, -15.18, -14.35, -63.75, -7.75, -237.65, -12.62, -4179.26, -4.21, 3.09, -2.02, -19.62],
];
/// How likely each make is before anything is seen: discs, painted, glass, wood.
pub(super) const MAKES: [f32; 4] = [0.27, 0.70, -1.23, 0.18];
/// How much what one square says of the make counts where others say something too.
pub(super) const TOGETHER: f64 = 1.0;
