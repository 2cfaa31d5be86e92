//! The named signs.

/// Generates the signs and their names from one list.
macro_rules! signs {
    ($($sign:ident $name:literal)*) => {
        /// The named signs, and pips. Their shapes are in `src/draw`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "the names are self-explanatory")]
        pub enum Sign {
            $($sign,)*
            /// Pips as on dice and dominoes: up to 18.
            Pips(u8),
        }

        impl Sign {
            /// The names of all signs.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Sign::$sign => $name,)*
                    Sign::Pips(_) => "pips",
                }
            }

            /// The sign of a name.
            pub fn named(name: &str) -> Option<Sign> {
                match name {
                    $($name => Some(Sign::$sign),)*
                    _ => None,
                }
            }
        }
    };
}

signs! {
    Disc "disc"
    Ring "ring"
    Dot "dot"
    Square "square"
    Diamond "diamond"
    Triangle "triangle"
    Hexagon "hexagon"
    Cross "cross"
    Plus "plus"
    Star "star"
    Sun "sun"
    Moon "moon"
    Heart "heart"
    Spade "spade"
    Club "club"
    King "king"
    Queen "queen"
    Rook "rook"
    Bishop "bishop"
    Knight "knight"
    Pawn "pawn"
    Bolt "bolt"
    Arrow "arrow"
    Crown "crown"
    Flag "flag"
    House "house"
    Wave "wave"
    Leaf "leaf"
    Eye "eye"
    Skull "skull"
    Anchor "anchor"
    Key "key"
}
