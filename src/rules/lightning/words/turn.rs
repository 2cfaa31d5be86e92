//! Players and turns of a text.

use crate::rules::read::code;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about players and turns.
    TurnFinding {
        (code::PLAYER) {
            NoPlayer { typed: String = "Q" }
                en "`{typed}` is not a player"
                fr "`{typed}` n’est pas un joueur";
        }
        (code::TURN) {
            NotOneTurn
                en "one turn is expected here, and no more"
                fr "il faut ici un coup, et un seul";
            NoTurn { typed: String = "Q2" }
                en "`{typed}` is not a turn"
                fr "`{typed}` n’est pas un coup";
            WhichPieceIsHeld
                en "the piece that goes into the reserve is missing"
                fr "il manque la pièce que l’on dépose dans la réserve";
        }
    }
}

messages! {
    /// What to do about them.
    TurnHint {
        PlayersAre { one: char = 'P', other: char = 'Q' }
            en "the players are `{one}` and `{other}`"
            fr "les joueurs sont `{one}` et `{other}`";
        WriteTheLastTurn
            en "write the turn that led here, like `Y2@A:c5`, or leave `last` out"
            fr "écrivez le coup qui a mené ici, comme `Y2@A:c5`, ou retirez la ligne `dernier`";
        TurnsAreLike
            en "a turn is like `Y2@A:c5`, `*Y2@A:c5` from the reserve, `Y hold` or `pass`"
            fr "un coup s’écrit comme `Y2@A:c5`, `*Y2@A:c5` depuis la réserve, `Y réserve` ou `passe`";
        WriteTheModelFirst
            en "write the letter of its model first: `Y hold`"
            fr "écrivez d’abord la lettre de son modèle : `Y réserve`";
    }
}
