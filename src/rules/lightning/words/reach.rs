//! Why no game leads to a position.

use super::LightningRule;
#[cfg(test)]
use super::{Refusal, samples};
use crate::game::Lang;
use crate::rules::{Message, Phrase};
use crate::text::Code;
use crate::text::message::{code, findings};
use crate::text::sentence::{counted_en, enumerated};

/// The code of findings about the last turn. That the turn was illegal is a message without a code.
pub(crate) const LAST_TURN: Code = code! {
    "lightning/last-turn" Reachable, LightningRule::End;
    "The given last turn was illegal, or the position before it cannot be reached."
        / "Le dernier coup donné était illégal, ou la position d’avant ne peut pas être atteinte."
};

findings! {
    /// Why no game leads to a position.
    ReachFinding {
        ("lightning/orphan" Reachable, LightningRule::Placing;
            "Pieces are not joined to a start square of their camp."
            / "Des pièces ne sont reliées à aucune case de départ de leur camp.") {
            /// `more` squares are not listed.
            Orphans { squares: Vec<String> = samples::squares(), more: usize = 4, camp: char = 'Q' }
                en {
                    let more = (*more > 0).then(|| counted_en(*more, "other square"));
                    let squares = squares.iter().cloned().chain(more);
                    format!("nothing joins {} to a start square of camp {camp}", enumerated(squares, "and"))
                }
                fr {
                    let more = match more {
                        0 => None,
                        1 => Some("une autre case".to_owned()),
                        more => Some(format!("{more} autres cases")),
                    };
                    let squares = enumerated(squares.iter().cloned().chain(more), "et");
                    format!("rien ne relie {squares} à une case de départ du camp {camp}")
                };
        }
        ("lightning/reserve-before-start" Reachable, LightningRule::First;
            "Pieces lie in the reserve, and none has been placed."
            / "Il y a des pièces dans la réserve, et aucune n’a été posée.") {
            HeldBeforeStart
                en "pieces lie in the reserve, but none has been placed"
                fr "il y a des pièces dans la réserve, mais aucune n’a été posée";
        }
        ("lightning/first-player" Reachable, LightningRule::First;
            "The given first player cannot have begun: the player's camp was empty."
            / "Le premier joueur donné ne peut pas avoir commencé : son camp était vide.") {
            NeverBegan { player: char = 'Q' }
                en "{player} cannot have begun: camp {player} was empty"
                fr "{player} ne peut pas avoir commencé : le camp {player} était vide";
        }
        ("lightning/tempo" Reachable, LightningRule::Turns;
            "By the pieces placed and held, it cannot be the turn of the given player."
            / "D’après les pièces posées et en réserve, le trait ne peut pas être au joueur donné.") {
            NotBegun { player: char = 'Q' }
                en "no turn has been played, so it is {player}'s turn"
                fr "aucun coup n’a été joué, c’est donc à {player} de jouer";
            OnePlaced { held: usize = 3, player: char = 'Q' }
                en {
                    let since = match held {
                        0 => "nothing else has been done".to_owned(),
                        1 => "another laid in the reserve".to_owned(),
                        more => format!("{more} others laid in the reserve, one a turn"),
                    };
                    format!("one piece has been placed, and {since}: it is {player}'s turn")
                }
                fr {
                    let since = match held {
                        0 => ", et rien d’autre n’a été joué".to_owned(),
                        1 => ", et une autre déposée dans la réserve".to_owned(),
                        more => format!(", et {more} autres déposées dans la réserve, une par coup"),
                    };
                    format!("une pièce a été posée{since} : c’est à {player} de jouer")
                };
            LastRoot { player: char = 'Q' }
                en "{player} cannot have played last: the reserve is empty, so a piece was placed; but no piece \
                  prolongs another, and camp {player} holds none that {player} can have placed last"
                fr "{player} ne peut pas avoir joué en dernier : la réserve est vide, une pièce a donc été \
                  posée ; or aucune pièce n’en prolonge une autre, et le camp {player} n’en contient aucune \
                  que {player} ait pu poser en dernier";
        }
        ("lightning/no-last-piece" Reachable, LightningRule::End;
            "No single piece can have completed the chain of the winner."
            / "Aucune pièce à elle seule ne peut avoir achevé la chaîne du gagnant.") {
            NoLastPiece { camp: char = 'Q' }
                en "no piece can have completed the chain of camp {camp}: without any one piece there is still \
                  a chain, or pieces that nothing joins to the start"
                fr "aucune pièce ne peut avoir achevé la chaîne du camp {camp} : quelle que soit celle que l’on \
                  retire, il reste une chaîne, ou des pièces que rien ne relie au départ";
        }
        (LAST_TURN) {
            ChainBeforeLastTurn
                en "without the last turn there is still a chain: the game was over before it"
                fr "il y avait déjà une chaîne sans le dernier coup : la partie était finie avant lui";
            ImpossibleLastTurn {
                turn: Phrase = "Y2@Q:b2",
                why: Box<Message> = Box::new(Refusal::HadWon { winner: 'Q' }.into()),
            }
                for reader
                en ("`{turn}` cannot have been the last turn: {}", why.sentence(reader))
                fr ("`{}` n’a pas pu être le dernier coup : {}", turn.written(Lang::Fr), why.sentence(reader));
        }
        ("lightning/undecided" Reachable;
            "No game was found, and no reason why there is none; the verdict is `undecided`."
            / "Aucune partie n’a été trouvée, ni aucune raison pour qu’il n’y en ait pas ; le verdict est `undecided`.") {
            NoGameFound
                en "neither a game was found nor a reason why there is none; this is a mistake in this program"
                fr "on n’a trouvé ni partie, ni raison pour laquelle il n’y en aurait pas ; c’est une erreur du \
                  programme";
        }
    }
}
