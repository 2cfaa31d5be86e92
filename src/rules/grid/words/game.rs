//! What a game lacks.

use crate::rules::read::code;
use crate::text::Action;
use crate::text::message::{findings, messages};

findings! {
    /// What a game lacks for positions or for play.
    GameFinding {
        (code::UNFIT) {
            GameWithoutBoard
                en "the game has no board, so there are no positions to fill in or to judge"
                fr "ce jeu n’a pas de plateau : il n’y a pas de position à remplir ni à juger";
            UnfitLetter { letter: char = '.', piece: String = "king" }
                en "`{letter}` cannot stand for {piece} in a diagram"
                fr "`{letter}` ne peut pas désigner une pièce ({piece}) dans un diagramme";
            GameWithoutLetters
                en "no piece has a letter that stands for it in a diagram"
                fr "aucune pièce n’a de lettre qui la désigne dans un diagramme";
        }
        ("grid/no-rules" Reachable; "Turns were asked for, and the game has no rules to play by."
            / "Des coups sont demandés, et le jeu n’a pas de règles pour les jouer.") {
            NoRules
                en "this game has no rules to play by, so nothing is known of its turns"
                fr "ce jeu n’a pas de règles enregistrées : on ne sait rien de ses coups";
        }
    }
}

messages! {
    /// What to do about it.
    GameHint {
        PositionNeedsBoard { print: Action = Action::PrintIt }
            for reader
            en ("{}; a position needs a `[[board]]`, and pieces with a `letter`", print.sentence(reader))
            fr (
                "{} ; pour une position, il faut un `[[board]]`, et des pièces avec leur `letter`",
                print.sentence(reader)
            );
        UseALetter
            en "use a letter of the alphabet"
            fr "choisissez une lettre de l’alphabet";
        AddLetters
            en "add `letter = \"…\"` to the pieces that lie on the board"
            fr "ajoutez `letter = \"…\"` aux pièces qui se posent sur le plateau";
    }
}
