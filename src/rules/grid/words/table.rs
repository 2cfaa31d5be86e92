//! Box and board.

#[cfg(test)]
use super::samples;
use super::{GridRule, en, fr};
use crate::text::message::findings;
use crate::text::sentence::number_or_none_en;

findings! {
    /// What box and board do not allow.
    TableFinding {
        ("grid/no-point" WellFormed, GridRule::Points; "A piece lies where the board has no point."
            / "Une pièce se trouve là où le plateau n’a pas de point.") {
            NoPoint { square: String = "c3", letter: char = 'K' }
                en "there is no point {square} that `{letter}` could lie on"
                fr "il n’y a pas de point {square} où `{letter}` puisse se trouver";
        }
        ("grid/too-many-pieces" WellFormed, GridRule::Count;
            "More pieces of a letter lie on the boards than the game has."
            / "Il y a plus de pièces d’une lettre sur les plateaux que le jeu n’en a.") {
            TooManyPieces {
                found: usize = 5,
                letter: char = 'K',
                names: Vec<String> = samples::names(),
                count: usize = 3,
            }
                en {
                    let are = if *found == 1 { "is" } else { "are" };
                    let count = number_or_none_en(*count);
                    format!("there {are} {found} `{letter}` ({}) here, but the game has {count}", en::any(names))
                }
                fr {
                    let there = match count {
                        0 => "le jeu n’en a pas".to_owned(),
                        1 => "le jeu n’en a qu’un exemplaire".to_owned(),
                        count => format!("le jeu n’en a que {count}"),
                    };
                    format!("on trouve ici {found} `{letter}` ({}), or {there}", fr::any(names))
                };
        }
    }
}
