//! The rules that findings rest on.

use crate::text::message::messages;

messages! {
    /// The rules that findings rest on.
    GridRule {
        Count
            en "There are no more pieces of a kind than the game has."
            fr "Il n’y a pas plus de pièces d’une sorte que le jeu n’en compte.";
        Points
            en "Pieces lie on the points that the lines of the board run through."
            fr "Les pièces se posent sur les points où passent les lignes du plateau.";
    }
}
