//! Why a turn is illegal.

use super::fr;
#[cfg(test)]
use super::samples::{C3, E5};
use crate::game::Lang;
use crate::rules::quits::Player;
use crate::rules::{Phrase, Square};
use crate::text::message::messages;

messages! {
    /// Why a turn is illegal.
    TurnRefusal {
        GameIsOver { winner: Player = Player::Dark }
            en ("the game is over: {} has won", winner.name())
            fr ("la partie est finie : {} a gagné", fr::name(*winner));
        NoBallThere { square: Square = C3 }
            en "there is no ball on {square}"
            fr "il n’y a pas de bille en {square}";
        BallOfAnother { square: Square = C3, owner: Player = Player::Dark, player: Player = Player::Light }
            en ("the ball on {square} is {}'s, but it is {}'s turn", owner.name(), player.name())
            fr ("la bille en {square} est à {}, or c’est à {} de jouer", fr::name(*owner), fr::name(*player));
        BallInTheWay { square: Square = E5 }
            en "there is a ball on {square}"
            fr "il y a une bille en {square}";
        NoStep { player: Player = Player::Light, from: Square = E5, to: Square = C3 }
            en ("no step of a {} ball leads from {from} to {to}", player.name())
            fr ("aucun pas d’une {} ne mène de {from} à {to}", fr::ball(*player));
        TileNotEmpty { turn: Phrase = "3>", square: Square = C3 }
            en "`{turn}` takes out the tile at {square}, but a ball stands on it"
            fr ("`{}` retire la case {square}, or une bille s’y trouve", turn.written(Lang::Fr));
        NoBallInLine { player: Player = Player::Dark }
            en ("no {} ball is in the line that slides", player.name())
            fr ("aucune {} n’est dans la rangée qui coulisse", fr::ball(*player));
        UndoesTheTurnBefore { turn: Phrase = "3<", before: Phrase = "3>" }
            en "`{turn}` would undo `{before}`, the turn before"
            fr ("`{}` déferait `{}`, le coup précédent", turn.written(Lang::Fr), before.written(Lang::Fr));
        PassNotForced { player: Player = Player::Light }
            en ("{} may not pass while another turn is legal", player.name())
            fr ("{} n’a pas le droit de passer tant qu’un autre coup est légal", fr::name(*player));
    }
}
