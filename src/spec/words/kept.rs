//! `[[box]]` and `[[scores]]`: what a game is kept in, and what it is noted on.

use super::code;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about boxes and score sheets.
    KeptFinding {
        (code::UNKNOWN) {
            HoldsNoPiece { name: String = "tlie" }
                en "there is no piece called `{name}` to be held"
                fr "il n’y a pas de pièce appelée `{name}` à ranger";
        }
        (code::VALUE) {
            HoldsNothing
                en "this box holds no piece"
                fr "cette boîte ne range aucune pièce";
        }
        (code::CONFLICT) {
            SizesAndHolds
                en "a box with sizes of its own does not take them from what it `holds`"
                fr "une boîte qui a ses tailles ne les tire pas de ce qu’elle range (`holds`)";
            PlayersAndNames
                en "`names` say how many players there are"
                fr "`names` dit déjà combien il y a de joueurs";
            RoundsAndGames
                en "a sheet has `rounds` or `games`"
                fr "une feuille a des manches (`rounds`) ou des parties (`games`)";
        }
    }
}

messages! {
    /// What to do about them.
    KeptHint {
        NameAPiece
            en "name a piece, or leave `holds` out for all of them"
            fr "nommez une pièce, ou retirez `holds` pour les ranger toutes";
        HoldsOrSizes
            en "leave out `holds`, or all of `width`, `depth` and `height`"
            fr "retirez `holds`, ou bien `width`, `depth` et `height`";
    }
}
