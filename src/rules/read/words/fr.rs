//! French words.

use crate::rules::read::BoardName;

/// « le plateau », « le camp A »
pub(in crate::rules) fn the_board(board: &BoardName) -> String {
    format!("le {}", heading(board))
}

/// « du plateau », « du camp A »
pub(super) fn of_the_board(board: &BoardName) -> String {
    format!("du {}", heading(board))
}

/// The heading of its diagram: `camp A`
pub(in crate::rules) fn heading(board: &BoardName) -> String {
    match board {
        BoardName::Tray | BoardName::Only => "plateau".to_owned(),
        BoardName::Board(name) => format!("plateau {name}"),
        BoardName::Camp(letter) => format!("camp {letter}"),
    }
}

/// « il y en a 3 ici », of something feminine.
pub(super) fn here_are(count: usize) -> String {
    match count {
        0 => "il n’y en a aucune ici".to_owned(),
        1 => "il n’y en a qu’une ici".to_owned(),
        count => format!("il y en a {count} ici"),
    }
}
