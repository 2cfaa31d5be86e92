//! What the readers of faces, balls and strips measure pixels with. It knows nothing of prints and pictures.
//!
//! | file | holds |
//! |---|---|
//! | `grid` | bilinear interpolation in images of any kind |
//! | `tone` | gamma, luma, means of colours, and quantiles |
//! | `score` | similarity of two series: dot products, and sums for correlation coefficients |
//! | `polar` | comparison of rings of samples at every rotation |

mod grid;
mod polar;
mod score;
mod tone;

pub(super) use grid::{Neighbours, bilinear, offsets, sample};
pub(super) use polar::{best_turn, rotated};
pub(super) use score::{Correlation, dot};
pub(super) use tone::{
    CLIPPED, GAMMA, decoded, encoded, luma, luminance, mean_colour, median, quantile, ramp, srgb_light,
};
