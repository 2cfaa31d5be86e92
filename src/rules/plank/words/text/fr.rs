//! French.

use super::PlankTextMessage;
use crate::rules::plank::words::fr::planks;

pub(super) fn sentence(message: &PlankTextMessage) -> String {
    use PlankTextMessage as M;
    let text = match message {
        M::NeitherColourNorOwner { typed } => {
            return format!("`{typed}` n’est ni une couleur ni la lettre d’un joueur");
        }
        M::SignAfterNoColour => "ce signe dit ce qu’il y a sur une case, mais aucune couleur ne le précède",
        M::LeaveOutWhereNoToken => "n’écrivez rien là où il n’y a pas de jeton : `r wA b`",
        M::PlankIsThreeSquares => {
            "une planche, c’est trois cases : r, w ou b, avec la lettre du joueur là où il y a un jeton, `rA w bB`"
        }
        M::ColourMeant { word } => return format!("vouliez-vous écrire `{word}` ?"),
        M::OneOfTheColours => "écrivez `rouge`, `blanc` ou `bleu`",
        M::AfterEqualsInALine => "après `=` vient la couleur d’un jeton : `rA=w`",
        M::NoColourOnLine => "il n’y a pas de couleur sur cette ligne : une planche, c’est trois cases",
        M::NotThreeSquares => "cette ligne ne se lit pas comme les trois cases d’une planche",
        M::WriteColoursAndOwners => {
            "écrivez la couleur de chaque case, avec la lettre du joueur s’il y a un jeton : `rA w bB`"
        }
        M::SeveralWays => "cette ligne peut se lire de plusieurs façons : `b` est le bleu, et B un joueur",
        M::WriteLowerAndUpperCase => {
            "écrivez les couleurs en minuscules et les joueurs en majuscules, avec un espace entre les cases"
        }
        M::UnclearNumber => "on ne sait pas ce que compte le nombre écrit devant cette planche",
        M::WriteNumberOfPlank { number } => {
            return format!(
                "écrivez P{number} si c’est la planche numéro {number} dans l’ordre de pose ; sinon, rien"
            );
        }
        M::NoPlankCalled { typed } => {
            return format!(
                "il n’y a pas de planche {typed} : elles sont numérotées à partir de P1, dans l’ordre de pose"
            );
        }
        M::NoSquareOfAPlank { typed } => return format!("`{typed}` n’est pas la case d’une planche"),
        M::WritePlankAndSquare => "écrivez la planche et la case : `P1:2`",
        M::SquaresByNumberOrColour => "les cases sont 1, 2 et 3 depuis la gauche, ou `r`, `w` et `b`",
        M::NoPlankHere { number } => return format!("il n’y a pas de planche P{number} ici"),
        M::NumberedFromTheTop => "les planches sans numéro sont comptées depuis le haut, à partir de P1",
        M::NoColour { typed } => return format!("`{typed}` n’est pas une couleur"),
        M::AfterEqualsInAList => "après `=` vient la couleur d’un jeton : `P1:2=w`",
        M::TooManyLines { most } => {
            return format!(
                "il y a plus de {most} lignes de planches, or la boîte ne contient que douze planches"
            );
        }
        M::NoPlanks => "il n’y a aucune planche ici",
        M::WriteALineEach => "écrivez une ligne par planche ; `tablier blank plank` donne un formulaire",
        M::LastNamesNumbers => {
            "ce coup désigne les planches par leurs numéros, et le diagramme ne dit pas laquelle est laquelle"
        }
        M::BeginLinesWithNumbers => {
            "commencez chaque ligne du diagramme par le numéro de la planche : `P1 rA w b`"
        }
        M::NoNumberOfPlayers { typed } => {
            return format!("`{typed}` n’est pas un nombre de joueurs : Planches se joue à 2, 3 ou 4");
        }
        M::NoPlayer { typed } => return format!("`{typed}` n’est pas un joueur"),
        M::ThePlayers => "les joueurs sont A, B, C et D",
        M::NoCounts { typed } => return format!("`{typed}` ne dit pas combien il y en a de chaque couleur"),
        M::WriteALetterEach => "écrivez une lettre pour chacun, `r r w`, ou `rien`",
        M::PlayersContradict { typed, settled } => {
            return format!(
                "le texte dit que l’on joue à {typed}, mais il est lu comme une partie à {settled}"
            );
        }
        M::SayOtherPlayers { typed, settled } => {
            return format!("dites `plank/{typed}` au lieu de `plank/{settled}`, ou retirez cette ligne");
        }
        M::NotToMove { opener, player } => {
            return format!("comme {opener} a commencé, ce ne peut pas être ici à {player} de jouer");
        }
        M::HandInRecord => {
            "`main` n’a sa place que dans une position : un relevé de partie commence par la table vide"
        }
        M::LastInRecord => {
            "`dernier` n’a sa place que dans une position : un relevé de partie commence par la table vide"
        }
        M::NoTurns => "il n’y a aucun coup ici",
        M::WriteTurns => "un coup s’écrit par exemple `première rwb:2`, `P1:3`, `P1:1>P2:3` ou `passe`",
        M::OneTurnExpected => "on attend ici un seul coup : le dernier qui a été joué",
        M::ColourTwiceInTurn => {
            "cette planche n’existe pas : chacune a trois cases de trois couleurs différentes"
        }
        M::PlankExpected => "on attend les couleurs de la planche : `rbw`",
        M::TurnExpected => "on attend un coup ici",
        M::NoPlankOfThatNumber => "aucune planche n’a ce numéro",
        M::PlankNotKnown { plank } => {
            return format!("on ne connaît pas la planche P{plank} : nommez sa case par 1, 2 ou 3");
        }
        M::SquaresAreNumbered => "les cases d’une planche sont 1, 2 et 3",
        M::SquareExpected => "on attend une case ici : 1, 2 ou 3 depuis la gauche",
        M::HowTurnsAreWritten => {
            "les coups s’écrivent `première rbw:2`, `haut rbw:2`, `bas rbw:2`, `P3:1`, `P3:1>P5:2`, `passe`"
        }
        M::DealtOtherwise { player, count: 0, players, each } => {
            return format!(
                "{player} ne reçoit aucune planche, or à {players} joueurs chacun en reçoit {each}"
            );
        }
        M::DealtOtherwise { player, count, players, each } => {
            let count = planks(*count);
            return format!("{player} reçoit {count}, or à {players} joueurs chacun en reçoit {each}");
        }
        M::TooManyOfAModelDealt => {
            "on a distribué plus de planches d’un même modèle que les quatre de la boîte"
        }
    };
    text.to_owned()
}
