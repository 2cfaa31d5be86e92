//! What contradicts the last turn.

#[cfg(test)]
use super::samples;
use super::{PlankRule, en, fr};
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::turn::{End, Turn};
use crate::text::message::findings;

findings! {
    /// How the table, or the player to move, contradicts the given last turn.
    LastFinding {
        ("plank/last-contradicts" WellFormed, PlankRule::LastTurn;
            "The table or the player to move contradicts the given last turn."
            / "La table ou le trait contredisent le dernier coup donné.") {
            LastWasBefore {
                turn: Turn = samples::turn(),
                player: Player = Player::FIRST,
                next: Player = samples::player('B'),
                to_move: Player = samples::player('C'),
            }
                en "`{turn}` was {player}'s turn, so {next} is to move, and not {to_move}"
                fr {
                    let turn = fr::turn(*turn);
                    format!("`{turn}` est un coup de {player} : c’est donc à {next} de jouer, et non à {to_move}")
                };
            LastOnNoPlank
                en "the plank of the last turn is not on the table"
                fr "la planche du dernier coup n’est pas sur la table";
            LastFromNoPlank { plank: u8 = 9 }
                en "P{plank} is not on the table"
                fr "P{plank} n’est pas sur la table";
            LastPutNoToken { turn: Turn = samples::turn(), square: String = "P2:1" }
                en "`{turn}` put a token on {square}, and none lies there"
                fr ("`{}` pose un jeton sur {square}, or il n’y en a pas", fr::turn(*turn));
            LastLaidMoreTokens { turn: Turn = samples::turn() }
                en "`{turn}` laid a plank with one token on it, and more lie there"
                fr ("`{}` pose une planche avec un jeton dessus, or il y en a davantage", fr::turn(*turn));
            LastLeftAToken { turn: Turn = samples::turn(), square: String = "P2:1" }
                en "`{turn}` took the token from {square}, and one still lies there"
                fr ("`{}` retire le jeton de {square}, or il y en a encore un", fr::turn(*turn));
            LastChangedColour { turn: Turn = samples::turn(), from: Colour = Colour::Red, to: Colour = Colour::White }
                en ("`{turn}` moved a token from a {} square to a {} one", from.name(), to.name())
                fr {
                    let (from, to) = (fr::feminine(*from), fr::feminine(*to));
                    format!("`{}` déplace un jeton d’une case {from} à une case {to}", fr::turn(*turn))
                };
            NoPlankOnTheTable
                en "no plank lies on the table"
                fr "il n’y a aucune planche sur la table";
            LastWasNotTheFirst { count: usize = 3 }
                en ("{} on the table: the last one was not the first", en::planks_lie(*count))
                fr ("il y a {} sur la table : la dernière n’était pas la première", fr::planks(*count));
            LastWasTheFirst
                en "only one plank lies on the table: it was the first"
                fr "il n’y a qu’une planche sur la table : c’était la première";
            EndShowsAnother { end: End = End::Top, plank: String = "rwb" }
                en ("the plank at the {} does not show {plank}", en::end(*end))
                fr ("la planche du {} ne montre pas {plank}", fr::end(*end));
            /// `count` is the number that the plank would have if it had been laid last.
            EndWasNotLast { end: End = End::Bottom, plank: u8 = 3, count: usize = 4 }
                en ("the plank at the {} is P{plank}, and the one laid last would be P{count}", en::end(*end))
                fr {
                    let end = fr::end(*end);
                    format!("la planche du {end} est P{plank}, et la dernière posée serait P{count}")
                };
        }
    }
}
