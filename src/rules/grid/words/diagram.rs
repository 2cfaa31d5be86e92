//! Diagrams and lists of a text.

#[cfg(test)]
use super::samples;
use super::{en, fr};
use crate::rules::read::words::{en as read_en, fr as read_fr};
use crate::rules::read::{BoardName, code};
use crate::text::message::{findings, messages};

findings! {
    /// Findings about diagrams and lists.
    DiagramFinding {
        (code::NOTHING) {
            NoDiagram
                en "there is no diagram here"
                fr "il n’y a pas de diagramme ici";
        }
        (code::HEADING) {
            NoBoard { typed: String = "camp Z" }
                en "`{typed}` is not a board"
                fr "`{typed}` n’est pas un plateau";
            WhichBoard
                en "which board is this?"
                fr "de quel plateau s’agit-il ?";
        }
        (code::BOARD_TWICE) {
            BoardTwice { board: BoardName = samples::board() }
                en ("{} appears twice", read_en::the_board(board))
                fr ("{} figure deux fois", read_fr::the_board(board));
        }
        (code::PLAYER) {
            NotOnePlayer { typed: String = "or" }
                en "one player is expected here, and `{typed}` is one word too many"
                fr "il ne faut ici qu’un joueur, et `{typed}` est de trop";
        }
        (code::PIECE) {
            SquareWithoutPiece { typed: String = "b1" }
                en "the piece on `{typed}` is missing"
                fr "il manque la pièce qui se trouve en `{typed}`";
        }
    }
}

messages! {
    /// What to do about them.
    DiagramHint {
        HowToWriteDiagrams
            en "write rows of squares, the top row first, with `.` for an empty square; or lists: `K: e1`, `P: a2 b2`"
            fr "écrivez les lignes de cases, celle du haut en premier, avec `.` pour une case vide ; ou des listes : \
                  `K: e1`, `P: a2 b2`";
        MeantBoard { board: BoardName = samples::board() }
            en ("did you mean `{}`?", board.heading())
            fr ("vouliez-vous écrire `{}` ?", read_fr::heading(board));
        UseOneBoard { boards: Vec<BoardName> = samples::boards() }
            en ("use one of these headings: {}", en::headings(boards))
            fr ("employez l’un de ces titres : {}", fr::headings(boards));
        KeepRightBoard
            en "keep the one that is right"
            fr "gardez celui qui est juste";
        HeadItsRows { boards: Vec<BoardName> = samples::boards() }
            en ("put one of these headings before its rows: {}", en::headings(boards))
            fr ("mettez l’un de ces titres avant ses lignes : {}", fr::headings(boards));
        /// The names of the pieces that share the letter.
        MeantLetter { letter: char = 'K', names: Vec<String> = samples::names() }
            en ("did you mean `{letter}` ({})?", en::any(names))
            fr ("vouliez-vous écrire `{letter}` ({}) ?", fr::any(names));
        MeantSign { sign: String = "rrbo" }
            en "did you mean `{sign}`?"
            fr "vouliez-vous écrire `{sign}` ?";
        PiecesAreLike { sign: String = "rrbo" }
            en "a piece is a word like `{sign}`; an empty square is `.`"
            fr "une pièce est un mot comme `{sign}` ; une case vide s’écrit `.`";
        MeantPiece { names: Vec<String> = samples::names() }
            en ("did you mean {}?", en::any(names))
            fr ("vouliez-vous écrire {} ?", fr::any(names));
        PiecesAre {
            pieces: Vec<(char, Vec<String>)> = vec![('K', samples::names()), ('M', vec!["man".to_owned()])],
        }
            en {
                let listed: Vec<_> =
                    pieces.iter().map(|(letter, names)| format!("`{letter}` ({})", en::any(names))).collect();
                format!("the pieces are {}; an empty square is `.`", listed.join(", "))
            }
            fr {
                let listed: Vec<_> =
                    pieces.iter().map(|(letter, names)| format!("`{letter}` ({})", fr::any(names))).collect();
                format!("les pièces sont {} ; une case vide s’écrit `.`", listed.join(", "))
            };
        HowToListPieces
            en "write the letter of the piece and its squares: `K: e1`, or `e1 K`"
            fr "écrivez la lettre de la pièce et ses cases : `K: e1`, ou bien `e1 K`";
        OneWordForAPlayer
            en "name the player in one word"
            fr "nommez le joueur en un seul mot";
        WriteTheBoard { example: String = "B:a1" }
            en "write the board before the square: `{example}`"
            fr "écrivez le plateau avant la case : `{example}`";
        SquaresAre { last: String = "h8" }
            en "squares are `a1` to `{last}`"
            fr "les cases vont de `a1` à `{last}`";
    }
}
