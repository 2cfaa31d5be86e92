//! The values of keys.

use crate::rules::read::code;
use crate::text::message::{findings, messages};

findings! {
    /// What cannot be read in the value of a key, or contradicts the rest of the text or the command.
    EntryFinding {
        ("plank/bad-players" Readable; "The number of players is not 2, 3 or 4."
            / "Le nombre de joueurs n’est ni 2, ni 3, ni 4.") {
            NoNumberOfPlayers { typed: String = "zz" }
                en "`{typed}` is not a number of players: Plank is for 2, 3 or 4"
                fr "`{typed}` n’est pas un nombre de joueurs : Planches se joue à 2, 3 ou 4";
        }
        ("plank/players-contradict" Readable; "The text gives another number of players than the command."
            / "Le texte donne un autre nombre de joueurs que la commande.") {
            PlayersContradict { typed: usize = 4, settled: usize = 3 }
                en "the text says that {typed} play, but it is read as a game for {settled}"
                fr "le texte dit que l’on joue à {typed}, mais il est lu comme une partie à {settled}";
        }
        (code::PLAYER) {
            NoPlayer { typed: String = "zz" }
                en "`{typed}` is not a player"
                fr "`{typed}` n’est pas un joueur";
        }
        ("plank/bad-count" Readable; "The tokens or planks in a hand cannot be read as a number of each colour."
            / "Les jetons ou les planches en main ne se lisent pas comme un nombre de chaque couleur.") {
            NoCounts { typed: String = "zz" }
                en "`{typed}` does not say how many there are of each colour"
                fr "`{typed}` ne dit pas combien il y en a de chaque couleur";
        }
        ("plank/last-without-numbers" Readable;
            "The last turn names planks by their numbers, and the planks of the diagram have none."
            / "Le dernier coup nomme des planches par leurs numéros, et celles du diagramme n’en ont pas.") {
            LastNamesNumbers
                en "this turn names planks by their numbers, but the diagram does not say which is which"
                fr "ce coup désigne les planches par leurs numéros, et le diagramme ne dit pas laquelle est laquelle";
        }
    }
}

messages! {
    /// How the values of keys are written.
    EntryHint {
        SayOtherPlayers { typed: usize = 4, settled: usize = 3 }
            en "ask for `plank/{typed}` instead of `plank/{settled}`, or remove this line"
            fr "demandez `plank/{typed}` au lieu de `plank/{settled}`, ou retirez cette ligne";
        ThePlayers
            en "players are A, B, C and D"
            fr "les joueurs sont A, B, C et D";
        WriteALetterEach
            en "write a letter for each, `r r w`, or `none`"
            fr "écrivez une lettre pour chacun, `r r w`, ou `rien`";
        BeginLinesWithNumbers
            en "begin each line of the diagram with the plank's number: `P1 rA w b`"
            fr "commencez chaque ligne du diagramme par le numéro de la planche : `P1 rA w b`";
    }
}
