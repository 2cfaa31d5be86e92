//! The size of a print, compared with the sizes in its spec.

use std::fmt;

use super::Mm;
use crate::text::message::{Argument, ToArgument};

/// How large a game is printed, in thousandths of the sizes in its spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Scale(u32);

impl Scale {
    /// As large as in the spec.
    pub const FULL: Scale = Scale(1000);

    pub const fn from_thousandths(thousandths: u32) -> Scale {
        Scale(thousandths)
    }

    pub const fn thousandths(self) -> u32 {
        self.0
    }

    /// The printed length of one in the spec, rounded towards zero: then half of a side is never longer than half of the
    /// printed side, and places to the left and to the right of a middle stay images of each other.
    pub fn of(self, length: Mm) -> Mm {
        Mm::from_um(length.um() * i64::from(self.0) / 1000)
    }
}

impl Default for Scale {
    fn default() -> Scale {
        Scale::FULL
    }
}

/// `125 %`, `112.5 %`
impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (whole, 0) => write!(f, "{whole} %"),
            (whole, tenths) => write!(f, "{whole}.{tenths} %"),
        }
    }
}

impl ToArgument for Scale {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn halves_stay_halves_and_images_stay_images(um in 0i64..4_000_000, thousandths in 500u32..=2000) {
            let (scale, half) = (Scale::from_thousandths(thousandths), Mm::from_um(um));
            prop_assert!(scale.of(half) <= scale.of(half * 2).half());
            prop_assert_eq!(scale.of(-half), -scale.of(half));
        }
    }
}
