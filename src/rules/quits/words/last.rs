//! Last turns that cannot have been played.

#[cfg(test)]
use super::samples::{C3, E5};
use super::{QuitsRule, fr};
use crate::game::Lang;
use crate::rules::quits::Player;
use crate::rules::{Message, Phrase, Square};
use crate::text::message::{findings, messages};

findings! {
    /// What is against the given last turn.
    LastTurnFinding {
        ("quits/last-not-the-start" WellFormed, QuitsRule::Start;
            "The text says that no turn has been played, and this is not the start."
            / "Le texte dit qu’aucun coup n’a été joué, et ce n’est pas le départ.") {
            NotTheStartByBalls
                en "turns must have been played: the balls are no longer where they start"
                fr "des coups ont dû être joués : les billes ne sont plus à leur place de départ";
            NotTheStartByPlayer { player: Player = Player::Dark }
                en ("turns must have been played: light begins, and it is {}'s turn", player.name())
                fr ("des coups ont dû être joués : Clair commence, et c’est à {} de jouer", fr::name(*player));
        }
        ("quits/last-pass-not-forced" WellFormed, QuitsRule::Pass;
            "The last turn is given as a pass, and its player had other turns or the game was over."
            / "Le dernier coup donné est une passe, alors que son joueur avait d’autres coups ou que la partie était finie.") {
            PassAfterTheEnd { winner: Player = Player::Red }
                en ("the game was over, {} had won", winner.name())
                fr ("la partie était finie, {} avait gagné", fr::name(*winner));
            PassNotForced { player: Player = Player::Light }
                en ("{} could play another turn", player.name())
                fr ("{} pouvait jouer un autre coup", fr::name(*player));
        }
        ("quits/last-no-step" WellFormed, QuitsRule::Step;
            "The last turn is given as a step that a ball of its player cannot take."
            / "Le dernier coup donné est un pas qu’aucune bille de son joueur ne peut faire.") {
            NoStep { player: Player = Player::Blue, from: Square = C3, to: Square = E5 }
                en ("no step of a {} ball leads from {from} to {to}", player.name())
                fr ("aucun pas d’une {} ne mène de {from} à {to}", fr::ball(*player));
        }
        ("quits/last-not-there" WellFormed, QuitsRule::Step;
            "The ball of the given last turn is not where the turn left it."
            / "La bille du dernier coup donné n’est pas là où ce coup l’a laissée.") {
            ExitTaken { player: Player = Player::Light, owner: Player = Player::Dark }
                en ("{}'s ball left the tray at its exit, but a {} ball stands there", player.name(), owner.name())
                fr ("la bille de {} a quitté le plateau par sa sortie, or une {} s’y trouve",
                    fr::name(*player), fr::ball(*owner));
            NoBallOut { player: Player = Player::Dark }
                en ("{name}'s ball left the tray, but no {name} ball is out", name = player.name())
                fr ("la bille de {} a quitté le plateau, or aucune {} n’est sortie",
                    fr::name(*player), fr::ball(*player));
            BallOfAnother { player: Player = Player::Light, square: Square = C3, owner: Player = Player::Red }
                en ("{} played, but the ball on {square} is {}'s", player.name(), owner.name())
                fr ("{} a joué, or la bille en {square} est à {}", fr::name(*player), fr::name(*owner));
            NoBallThere { square: Square = C3 }
                en "no ball stands on {square}"
                fr "aucune bille ne se trouve en {square}";
        }
        ("quits/last-square-taken" WellFormed, QuitsRule::Step;
            "A ball lies on the square that the given last turn left."
            / "Une bille occupe la case que le dernier coup donné a quittée.") {
            SquareTaken { square: Square = C3, owner: Player = Player::Blue }
                en ("the ball left {square}, but a {} ball stands there", owner.name())
                fr ("la bille a quitté {square}, or une {} s’y trouve", fr::ball(*owner));
        }
        ("quits/last-tile-not-empty" WellFormed, QuitsRule::Slide;
            "A ball lies on the tile that the given last slide put back empty."
            / "Une bille se trouve sur la case mobile que le dernier coulissement donné a remise vide.") {
            TileNotEmpty { square: Square = E5, owner: Player = Player::Dark }
                en ("the empty tile was put back at {square}, but a {} ball stands there", owner.name())
                fr ("la case vide a été replacée en {square}, or une {} s’y trouve", fr::ball(*owner));
        }
        ("quits/last-no-ball-in-line" WellFormed, QuitsRule::Slide;
            "No ball of its player can have been in the line of the given last slide."
            / "Aucune bille de son joueur ne peut avoir été dans la rangée du dernier coulissement donné.") {
            NoBallInLine { player: Player = Player::Light }
                en ("no {} ball can have been in that line", player.name())
                fr ("aucune {} n’a pu se trouver dans cette rangée", fr::ball(*player));
        }
    }
}

messages! {
    /// What to do about the last turn, and the sentence round what is against it.
    LastTurnHint {
        LeaveLastOut
            en "leave `last` out if it is not known"
            fr "retirez `dernier` si vous ne connaissez pas le dernier coup";
        LastIsNotKnown
            en "the text does not say what the last turn was: a slide that only undoes it is not allowed, but may be in the list"
            fr "le texte ne dit pas quel était le dernier coup : un coulissement qui ne fait que l’annuler est interdit, mais peut figurer dans la liste";
        NotTheLastTurn {
            turn: Phrase = "3>",
            why: Box<Message> = Box::new(LastTurnFinding::PassAfterTheEnd { winner: Player::Light }.into()),
        }
            for reader
            en ("`{turn}` cannot have been the last turn: {}", why.sentence(reader))
            fr ("`{}` n’a pas pu être le dernier coup : {}", turn.written(Lang::Fr), why.sentence(reader));
    }
}
