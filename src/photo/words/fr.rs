//! French words.

use super::{BoardLabel, BoardSide};
use crate::text::sentence::counted_fr;

/// « le plateau », « le camp A »
pub(super) fn the(board: &BoardLabel) -> String {
    format!("le {}", noun(board))
}

/// « du plateau », « du camp A »
pub(super) fn of_the(board: &BoardLabel) -> String {
    format!("du {}", noun(board))
}

fn noun(board: &BoardLabel) -> String {
    match board {
        BoardLabel::Only => "plateau".to_owned(),
        BoardLabel::Board(name) => format!("plateau {name}"),
        BoardLabel::Camp(letter) => format!("camp {letter}"),
    }
}

pub(super) fn few_markers(board: &BoardLabel, all: usize, readable: usize) -> String {
    let board = of_the(board);
    match readable {
        0 => format!("sur les {all} marqueurs {board}, aucun n’est lisible"),
        1 => format!("sur les {all} marqueurs {board}, un seul est lisible"),
        _ => format!("sur les {all} marqueurs {board}, seuls {readable} sont lisibles et concordent"),
    }
}

pub(super) fn side(side: &BoardSide) -> String {
    match side {
        BoardSide::Row(number) => format!("de la ligne {number}"),
        BoardSide::Column(name) => format!("de la colonne {name}"),
    }
}

pub(super) fn cut_off(board: &BoardLabel, place: &str) -> String {
    format!("{} n’est pas tout entier sur la photo : il est coupé {place}", the(board))
}

pub(super) fn too_small(board: &BoardLabel, what: &str, pixels: usize, needed: usize) -> String {
    let pixels = counted_fr(pixels, "pixel");
    format!(
        "{} est trop petit sur la photo : {what} ne font que {pixels}, et il en faut {needed}",
        the(board)
    )
}
