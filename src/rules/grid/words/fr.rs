//! French.

use super::GridMessage;
use crate::rules::read::BoardName;
use crate::rules::read::words::fr::{heading, the_board};
use crate::text::sentence::counted_fr;

pub(super) fn sentence(message: &GridMessage) -> String {
    use GridMessage as M;
    match message {
        M::NoRules => "ce jeu n’a pas de règles enregistrées : on ne sait rien de ses coups".to_owned(),
        M::CheckSaysMore => {
            "`tablier check` dit si la boîte et le plateau permettent une position".to_owned()
        }

        M::GameWithoutBoard => {
            "ce jeu n’a pas de plateau : il n’y a pas de position à remplir ni à juger".to_owned()
        }
        M::PositionNeedsBoard => {
            "`tablier print` l’imprime ; pour une position, il faut un `[[board]]`, et des pièces avec leur `letter`"
                .to_owned()
        }
        M::UnfitLetter { letter, piece } => {
            format!("`{letter}` ne peut pas désigner une pièce ({piece}) dans un diagramme")
        }
        M::UseALetter => "choisissez une lettre de l’alphabet".to_owned(),
        M::GameWithoutLetters => "aucune pièce n’a de lettre qui la désigne dans un diagramme".to_owned(),
        M::AddLetters => "ajoutez `letter = \"…\"` aux pièces qui se posent sur le plateau".to_owned(),

        M::NoDiagram => "il n’y a pas de diagramme ici".to_owned(),
        M::HowToWriteDiagrams => {
            "écrivez les lignes de cases, celle du haut en premier, avec `.` pour une case vide ; ou des listes : \
             `K: e1`, `P: a2 b2`"
                .to_owned()
        }
        M::NoBoard { typed } => format!("`{typed}` n’est pas un plateau"),
        M::MeantBoard { board } => format!("vouliez-vous écrire `{}` ?", heading(board)),
        M::UseOneBoard { boards } => format!("employez l’un de ces titres : {}", headings(boards)),
        M::BoardTwice { board } => format!("{} figure deux fois", the_board(board)),
        M::KeepRightBoard => "gardez celui qui est juste".to_owned(),
        M::WhichBoard => "de quel plateau s’agit-il ?".to_owned(),
        M::HeadItsRows { boards } => {
            format!("mettez l’un de ces titres avant ses lignes : {}", headings(boards))
        }
        M::MeantLetter { letter, names } => format!("vouliez-vous écrire `{letter}` ({}) ?", any(names)),
        M::MeantPiece { names } => format!("vouliez-vous écrire {} ?", any(names)),
        M::PiecesAre { pieces } => {
            let listed: Vec<_> =
                pieces.iter().map(|(letter, names)| format!("`{letter}` ({})", any(names))).collect();
            format!("les pièces sont {} ; une case vide s’écrit `.`", listed.join(", "))
        }
        M::SquareWithoutPiece { typed } => format!("il manque la pièce qui se trouve en `{typed}`"),
        M::HowToListPieces => {
            "écrivez la lettre de la pièce et ses cases : `K: e1`, ou bien `e1 K`".to_owned()
        }
        M::WriteTheBoard { example } => format!("écrivez le plateau avant la case : `{example}`"),
        M::SquaresAre { last } => format!("les cases vont de `a1` à `{last}`"),

        M::NoPoint { square, letter } => {
            format!("il n’y a pas de point {square} où `{letter}` puisse se trouver")
        }
        M::TooManyPieces { found, letter, names, count } => {
            let there = match count {
                0 => "le jeu n’en a pas".to_owned(),
                1 => "le jeu n’en a qu’un exemplaire".to_owned(),
                count => format!("le jeu n’en a que {count}"),
            };
            format!("on trouve ici {found} `{letter}` ({}), or {there}", any(names))
        }

        M::PutPieces => {
            "Une pièce s’écrit, à sa place, par sa lettre ; une case vide, par `.` ; `?` veut dire « inconnu »."
                .to_owned()
        }
        M::OrListThem { letter } => {
            format!("Ou effacez les lignes et donnez la liste des pièces, lettre par lettre, ainsi : {letter}: a1 a2")
        }
        M::PiecesOnForm { count, names } => {
            format!("{} ({})", counted_fr(*count, "pièce"), any(names))
        }

        M::RuleCount => "Il n’y a pas plus de pièces d’une sorte que le jeu n’en compte.".to_owned(),
        M::RulePoints => "Les pièces se posent sur les points où passent les lignes du plateau.".to_owned(),
    }
}

fn headings(boards: &[BoardName]) -> String {
    boards.iter().map(|board| format!("`{}`", heading(board))).collect::<Vec<_>>().join(", ")
}

/// « roi ou roi noir »
fn any(names: &[String]) -> String {
    names.join(" ou ")
}
