//! Squares for samples.

use crate::rules::Square;

pub(super) const C3: Square = Square { column: 2, row: 2 };
pub(super) const E5: Square = Square { column: 4, row: 4 };
