//! What the readers of faces, balls and strips measure pixels with. It knows nothing of prints and pictures.
//!
//! | file | holds |
//! |---|---|
//! | `grid` | bilinear interpolation in images of any kind |
//! | `tone` | gamma, luma, means of colours, and quantiles |
//! | `score` | similarity of two series: dot products, and sums for correlation coefficients |
//! | `polar` | comparison of rings of samples at every rotation |

pub(super) mod grid;
pub(super) mod polar;
pub(super) mod score;
pub(super) mod tone;
