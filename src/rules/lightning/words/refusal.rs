//! Why a turn is illegal.

#[cfg(test)]
use super::samples;
use super::{ModelName, fr};
use crate::text::message::messages;

messages! {
    /// Why a turn is illegal.
    Refusal {
        HasWon { winner: char = 'Q' }
            en "the game is over: {winner} has won"
            fr "la partie est finie : {winner} a gagné";
        /// Of the game before a last turn.
        HadWon { winner: char = 'Q' }
            en "the game was over: {winner} had won"
            fr "la partie était finie : {winner} avait gagné";
        IsDrawn
            en "the game is a draw: no piece is left"
            fr "la partie est nulle : il ne reste aucune pièce";
        MayDrawOrPlace { player: char = 'Q' }
            en "{player} may not pass while a piece can be drawn or placed"
            fr "{player} peut piocher ou poser une pièce, et doit donc le faire";
        CannotHoldAgain { letter: char = 'Y' }
            en "a piece from the reserve must be placed: {letter} cannot be held again"
            fr "une pièce prise dans la réserve doit être posée : {letter} ne peut pas y retourner";
        FirstPieceMustBePlaced
            en "the first piece of the game must be placed"
            fr "la première pièce de la partie doit être posée";
        NoneInReserve { letter: char = 'Y', name: ModelName = samples::model("fork") }
            en "there is no {letter} piece ({name}) in the reserve"
            fr ("il n’y a pas de pièce {letter} ({}) dans la réserve", fr::model(name));
        NoneInStock { in_box: u32 = 30, letter: char = 'Y', name: ModelName = samples::model("fork") }
            en {
                match in_box {
                    0 => format!("there is no {letter} piece ({name}) in the box"),
                    1 => format!("the only {letter} piece ({name}) has left the stock"),
                    _ => format!("all {in_box} {letter} pieces ({name}) have left the stock"),
                }
            }
            fr {
                let name = fr::model(name);
                match in_box {
                    0 => format!("il n’y a pas de pièce {letter} ({name}) dans la boîte"),
                    1 => format!("la seule pièce {letter} ({name}) n’est plus dans la pioche"),
                    count => format!("les {count} pièces {letter} ({name}) ne sont plus dans la pioche"),
                }
            };
        FirstPieceOnOwnStart { player: char = 'Q', square: String = "P:b2" }
            en "the first piece of the game goes on a start square of {player}, but {square} is not one"
            fr "la première pièce de la partie se pose sur une case de départ de {player}, et {square} n’en \
                  est pas une";
        SquareIsTaken { piece: String = "Y2", square: String = "Q:b2" }
            en "{piece} already lies on {square}"
            fr "{piece} se trouve déjà en {square}";
        JoinsNoLine { square: String = "Q:b2" }
            en "on {square}, no line of the piece would join a line of a piece in place"
            fr "en {square}, aucune des lignes de la pièce ne rejoindrait celle d’une pièce posée";
        JoinsNoLineOnForeignStart { square: String = "P:b1", camp: char = 'P', player: char = 'Q' }
            en "on {square}, no line of the piece would join a line of a piece in place, and the start squares of camp \
                  {camp} are not {player}'s"
            fr "en {square}, aucune des lignes de la pièce ne rejoindrait celle d’une pièce posée, et les cases de \
                  départ du camp {camp} ne sont pas celles de {player}";
        TouchesNoPiece { square: String = "Q:b2" }
            en "{square} touches no piece in place"
            fr "{square} ne touche aucune pièce posée";
        TouchesNoPieceOnForeignStart { square: String = "P:b1", camp: char = 'P', player: char = 'Q' }
            en "{square} touches no piece in place, and the start squares of camp {camp} are not {player}'s"
            fr "{square} ne touche aucune pièce posée, et les cases de départ du camp {camp} ne sont pas \
                  celles de {player}";
    }
}
