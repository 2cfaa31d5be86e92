//! Turns as text, and records.

#[cfg(test)]
use super::samples;
use super::{COLOUR_TWICE, PlankRule, fr};
use crate::rules::plank::kit::Player;
use crate::rules::read::code;
use crate::text::message::{findings, messages};
use crate::text::sentence::counted_or_no_en;

findings! {
    /// What cannot be read in turns and records.
    RecordFinding {
        (code::TURN) {
            OneTurnExpected
                en "one turn is expected here: the one that was played last"
                fr "on attend ici un seul coup : le dernier qui a été joué";
            TurnExpected
                en "a turn is expected here"
                fr "on attend un coup ici";
            PlankExpected
                en "the colours of the plank are expected: `rbw`"
                fr "on attend les couleurs de la planche : `rbw`";
            NoPlankOfThatNumber
                en "there is no plank of that number"
                fr "aucune planche n’a ce numéro";
            PlankNotKnown { plank: u8 = 5 }
                en "P{plank} is not known: say which of its squares by 1, 2 or 3"
                fr "on ne connaît pas la planche P{plank} : nommez sa case par 1, 2 ou 3";
            SquaresAreNumbered
                en "the squares of a plank are 1, 2 and 3"
                fr "les cases d’une planche sont 1, 2 et 3";
            SquareExpected
                en "a square is expected here: 1, 2 or 3 from the left"
                fr "on attend une case ici : 1, 2 ou 3 depuis la gauche";
        }
        (COLOUR_TWICE) {
            ColourTwiceInTurn
                en "there is no such plank: its three squares have three different colours"
                fr "cette planche n’existe pas : chacune a trois cases de trois couleurs différentes";
        }
        ("plank/not-in-a-record" Readable;
            "A key belongs to a position and not to a record, or two lines of a record contradict one another."
            / "Une clé appartient à une position et non à un relevé, ou deux lignes d’un relevé se contredisent.") {
            NotToMove { opener: Player = Player::FIRST, player: Player = samples::player('B') }
                en "as {opener} opened, it cannot be {player}'s turn here"
                fr "comme {opener} a commencé, ce ne peut pas être ici à {player} de jouer";
            /// A record gives the tokens in hand.
            HandInRecord
                en "`hand` belongs to a position: a record begins with the empty table"
                fr "`main` n’a sa place que dans une position : un relevé de partie commence par la table vide";
            /// A record gives the last turn.
            LastInRecord
                en "`last` belongs to a position: a record begins with the empty table"
                fr "`dernier` n’a sa place que dans une position : un relevé de partie commence par la table vide";
        }
        ("plank/bad-deal" Readable, PlankRule::Deal;
            "The planks dealt in a record are not a share for each player out of one box."
            / "Les planches distribuées dans un relevé ne sont pas une part de chacun, prise dans une seule boîte.") {
            /// The player does not play.
            DealtToNonPlayer { player: Player = samples::player('D'), players: usize = 3 }
                en "{player} does not play in a game for {players}"
                fr "{player} ne joue pas dans une partie à {players}";
            DealtOtherwise { player: Player = Player::FIRST, count: usize = 5, players: usize = 3, each: usize = 4 }
                en {
                    let planks = counted_or_no_en(*count, "plank");
                    format!("{player} is dealt {planks}, and each of {players} players gets {each}")
                }
                fr {
                    match count {
                        0 => format!("{player} ne reçoit aucune planche, or à {players} joueurs chacun en reçoit {each}"),
                        _ => {
                            let count = fr::planks(*count);
                            format!("{player} reçoit {count}, or à {players} joueurs chacun en reçoit {each}")
                        }
                    }
                };
            TooManyOfAModelDealt
                en "more planks of one model are dealt than the four in the box"
                fr "on a distribué plus de planches d’un même modèle que les quatre de la boîte";
        }
    }
}

messages! {
    /// How turns and records are written.
    RecordHint {
        WriteTurns
            en "a turn is like `first rwb:2`, `P1:3`, `P1:1>P2:3` or `pass`"
            fr "un coup s’écrit par exemple `première rwb:2`, `P1:3`, `P1:1>P2:3` ou `passe`";
        HowTurnsAreWritten
            en "turns are written `first rbw:2`, `top rbw:2`, `bottom rbw:2`, `P3:1`, `P3:1>P5:2`, `pass`"
            fr "les coups s’écrivent `première rbw:2`, `haut rbw:2`, `bas rbw:2`, `P3:1`, `P3:1>P5:2`, `passe`";
    }
}
