//! French.

use super::QuitsTextMessage;
use crate::rules::quits::words::fr::{letter, name, typed_variant};

pub(super) fn sentence(message: &QuitsTextMessage) -> String {
    use QuitsTextMessage as M;
    match message {
        M::NoTray => "il n’y a pas de plateau ici".to_owned(),
        M::WriteATray => {
            "écrivez cinq lignes de cinq cases, ou des listes comme `C: a2 a3` ; `tablier blank quits` \
                          donne un formulaire"
                .to_owned()
        }
        M::NoSquare { typed } => format!("`{typed}` n’est pas une case du plateau"),
        M::SquaresAre => "les cases vont de `a1` à `e5`".to_owned(),
        M::WriteLetterAndSquares => {
            "écrivez une lettre, puis des cases : `C: a2 a3` ; les cases vont de `a1` à `e5`".to_owned()
        }
        M::BallOfNobody { square } => format!("le texte ne dit pas à qui est la bille en `{square}`"),
        M::WriteBallBesideSquare => {
            "écrivez sa lettre avant ou après la case : `C: a2 a3`, `a2 C`".to_owned()
        }
        M::NoBall { typed } => format!("`{typed}` n’est pas une bille"),
        M::MeantBall { player } => {
            format!("vouliez-vous écrire `{}` ({}) ?", letter(*player), name(*player).to_lowercase())
        }
        M::BallsAreLetters => {
            "une bille s’écrit par la lettre de son joueur, `C`, `F`, `R` ou `B` ; une case vide, par `.`"
                .to_owned()
        }
        M::BallsAre => {
            "les billes s’écrivent `C` (claire), `F` (foncée), `R` (rouge) et `B` (bleue) ; une case vide, `.`"
                .to_owned()
        }
        M::NotOneTurn => "il faut ici un coup, et un seul".to_owned(),
        M::WriteTheLastTurn => {
            "écrivez le coup qui a mené ici, par exemple `3>`, ou retirez `dernier`".to_owned()
        }
        M::NoTurnHere => "il n’y a aucun coup ici".to_owned(),
        M::TurnsAre => "un coup s’écrit comme `b2-c3`, `3>`, `c^` ou `passe`".to_owned(),
        M::NoTurn { typed } => format!("`{typed}` n’est pas un coup"),
        M::KindsOfTurns => {
            "un coup s’écrit comme `b2-c3` (une bille), `3>` `3<` (la ligne 3), `c^` `cv` (la colonne \
                            c) ou `passe`"
                .to_owned()
        }
        M::RowsSlideSideways { row } => format!("la ligne {row} coulisse vers la droite ou vers la gauche"),
        M::WriteSignOfRow => "écrivez `>` ou `<` après son numéro".to_owned(),
        M::ColumnsSlideUpOrDown { column } => {
            format!("la colonne {column} coulisse vers le haut ou vers le bas")
        }
        M::WriteSignOfColumn => "écrivez `^` ou `v` après sa lettre".to_owned(),
        M::NoLine { typed } => format!("`{typed}` n’est ni une ligne ni une colonne"),
        M::LinesAre => "les lignes vont de `1` à `5`, les colonnes de `a` à `e`".to_owned(),
        M::NoPlayer { typed } => format!("`{typed}` n’est pas un joueur"),
        M::PlayersAre => "les joueurs sont `clair`, `rouge`, `foncé` et `bleu`".to_owned(),
        M::NoVariant { typed } => format!("`{typed}` n’est pas une variante de Quits"),
        M::VariantsAre => "écrivez `classique`, `simple` ou `quatre`".to_owned(),
        M::Meant { word } => format!("vouliez-vous écrire `{word}` ?"),
        M::OutOfNobody { typed } => format!("le texte ne dit pas à qui sont les billes que compte `{typed}`"),
        M::OutUncounted { typed } => format!("le texte ne dit pas combien de billes de `{typed}` sont sorties"),
        M::OutTwice { player } => format!("{} figure ici deux fois", name(*player)),
        M::NothingOut => "le texte ne dit pas combien de billes sont sorties".to_owned(),
        M::WriteOut => "écrivez combien de billes chaque joueur a sorties, par exemple `C1 F0`".to_owned(),
        M::VariantConflict { said, asked } => {
            format!("le texte dit `{}`, mais la commande demande `quits/{}`", typed_variant(*said), asked.name())
        }
        M::AskForTheVariant { said } => {
            format!("demandez `quits/{}`, ou `quits` tout court ; ou corrigez le texte", said.name())
        }
        M::AddToMove => "ajoutez à qui c’est de jouer, par exemple `trait: clair`".to_owned(),
    }
}
