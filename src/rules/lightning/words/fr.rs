//! French.

use super::LightningMessage;
use super::en::turned;
use crate::game::Lang;
use crate::rules::lexicon::model_in;
use crate::rules::lightning::Ports;
use crate::rules::turn_in;
use crate::text::sentence::{counted_fr as counted, enumerated};

pub(super) fn sentence(message: &LightningMessage) -> String {
    use LightningMessage as M;
    match message {
        M::NoCamp { typed } => format!("`{typed}` n’est pas un camp"),
        M::CampsAreHeaded { one, other } => format!("annoncez les camps par `camp {one}` et `camp {other}`"),
        M::NoCampHere => "aucun camp n’est décrit ici".to_owned(),
        M::HeadEachCamp { one, other } => format!(
            "annoncez chaque camp par `camp {one}` ou `camp {other}` ; `tablier blank` donne un \
             formulaire"
        ),
        M::NothingSaidOfCamp { camp } => format!("il manque le camp {camp}"),
        M::AddTheCamp { camp } => format!("ajoutez-le ; `camp {camp}` seul signifie qu’il est vide"),
        M::CampTwice { camp } => format!("le camp {camp} figure deux fois"),
        M::HeadTheOtherCamp => {
            "donnez à l’autre camp sa propre lettre, ou ne gardez que celui qui est juste".to_owned()
        }
        M::WhichCamp => "de quel camp s’agit-il ?".to_owned(),
        M::PutItsHeading { one, other } => {
            format!("écrivez `camp {one}` ou `camp {other}` au-dessus de ses lignes")
        }
        M::NoSquare { typed } => format!("`{typed}` n’est la case d’aucun camp"),
        M::SquaresAre { first, last } => format!("les cases vont de `{first}` à `{last}`"),

        M::NoPieceOnSquare { square } => format!("il manque la pièce qui se trouve en `{square}`"),
        M::WriteItAfterTheSquare => "écrivez-la après la case : `A:c5 Y2`".to_owned(),
        M::NoRotation { typed } => format!("`{typed}` ne dit pas comment la pièce est tournée"),
        M::AddARotation { faces } => format!("ajoutez le nombre de quarts de tour : {}", rotations(faces)),
        M::TooManyQuarters { quarters } => {
            format!("une pièce se tourne de 0 à 3 quarts de tour, et non de {quarters}")
        }
        M::UseOneOfItsFaces { name, faces } => {
            format!("pour cette pièce ({}), écrivez {}", model(name), rotations(faces))
        }
        M::NoPieceWithLines { ports } => {
            format!("aucune pièce n’a ses lignes en {}, de quelque façon qu’on la tourne", points(*ports))
        }
        M::ModelsHaveLines { models } => {
            let models = models.iter().map(|(letter, ports)| format!("{letter} ({})", points(*ports)));
            format!("les modèles sont {}", enumerated(models, "et"))
        }
        M::NoPiece { typed } => format!("`{typed}` n’est pas une pièce"),
        M::WriteThePieceAs { name, faces } => {
            format!("pour cette pièce ({}), écrivez {}", model(name), rotations(faces))
        }
        M::PiecesAre { letters, example, ports } => {
            let letters = letters.iter().map(|letter| format!("`{letter}`"));
            format!(
                "une pièce s’écrit par sa lettre ({}) et ses quarts de tour, comme `{example}`, ou par \
                 les points où ses lignes aboutissent, comme `{}` ; une case vide s’écrit `..`",
                enumerated(letters, "ou"),
                points(*ports)
            )
        }
        M::NoModel { typed } => format!("`{typed}` n’est pas un modèle de pièce"),
        M::ModelsAre { models } => {
            let models = models.iter().map(|(letter, name)| format!("`{letter}` ({})", model(name)));
            format!("les modèles sont {}", enumerated(models, "et"))
        }
        M::DidYouMean { name } => format!("vouliez-vous écrire `{name}` ?"),

        M::NoPlayer { typed } => format!("`{typed}` n’est pas un joueur"),
        M::PlayersAre { one, other } => format!("les joueurs sont `{one}` et `{other}`"),
        M::NotOneTurn => "il faut ici un coup, et un seul".to_owned(),
        M::WriteTheLastTurn => {
            "écrivez le coup qui a mené ici, comme `Y2@A:c5`, ou retirez la ligne `dernier`".to_owned()
        }
        M::NoTurnHere => "il n’y a aucun coup ici".to_owned(),
        M::NoTurn { typed } => format!("`{typed}` n’est pas un coup"),
        M::TurnsAreLike => {
            "un coup s’écrit comme `Y2@A:c5`, `*Y2@A:c5` depuis la réserve, `Y réserve` ou `passe`".to_owned()
        }
        M::WhichPieceIsHeld => "il manque la pièce que l’on dépose dans la réserve".to_owned(),
        M::WriteTheModelFirst => "écrivez d’abord la lettre de son modèle : `Y réserve`".to_owned(),

        M::OutsideTheCamp { piece, square, columns, rows } => {
            let columns = counted(usize::from(*columns), "colonne");
            let rows = counted(usize::from(*rows), "ligne");
            format!("{piece} se trouve en {square}, or un camp a {columns} et {rows}")
        }
        M::TooManyPieces { there, letter, name, held, in_box } => {
            let held = if *held > 0 { format!(", dont {held} dans la réserve") } else { String::new() };
            let box_holds = match in_box {
                0 => "n’en contient aucune".to_owned(),
                1 => "n’en contient qu’une".to_owned(),
                count => format!("en contient {count}"),
            };
            let there = counted(*there as usize, "pièce");
            format!("il y a ici {there} {letter} ({}){held} ; la boîte {box_holds}", model(name))
        }
        M::TwoWinners { one, other } => format!(
            "une chaîne traverse le camp {one} et une autre le camp {other} : les deux joueurs auraient \
             gagné"
        ),
        M::OtherPieceThanLast { turn, piece } => not_last(turn, &format!("c’est {piece} qui se trouve là")),
        M::NoPieceOfLastTurn { turn } => not_last(turn, "aucune pièce ne se trouve là"),
        M::LastHeldAgain { turn } => not_last(turn, "une pièce prise dans la réserve doit être posée"),
        M::LastNotInReserve { turn } => not_last(turn, "la réserve ne contient aucune pièce de ce modèle"),
        M::NobodyPassed => "personne n’a pu passer : il reste des pièces à piocher".to_owned(),

        M::Orphans { squares, more, camp } => {
            let more = match more {
                0 => None,
                1 => Some("une autre case".to_owned()),
                more => Some(format!("{more} autres cases")),
            };
            let squares = enumerated(squares.iter().cloned().chain(more), "et");
            format!("rien ne relie {squares} à une case de départ du camp {camp}")
        }
        M::HeldBeforeStart => "il y a des pièces dans la réserve, mais aucune n’a été posée".to_owned(),
        M::NotBegun { player } => format!("aucun coup n’a été joué, c’est donc à {player} de jouer"),
        M::NeverBegan { player } => {
            format!("{player} ne peut pas avoir commencé : le camp {player} était vide")
        }
        M::OnePlaced { held, player } => {
            let since = match held {
                0 => ", et rien d’autre n’a été joué".to_owned(),
                1 => ", et une autre déposée dans la réserve".to_owned(),
                more => format!(", et {more} autres déposées dans la réserve, une par coup"),
            };
            format!("une pièce a été posée{since} : c’est à {player} de jouer")
        }
        M::LastRoot { player } => format!(
            "{player} ne peut pas avoir joué en dernier : la réserve est vide, une pièce a donc été \
             posée ; or aucune pièce n’en prolonge une autre, et le camp {player} n’en contient aucune \
             que {player} ait pu poser en dernier"
        ),
        M::NoLastPiece { camp } => format!(
            "aucune pièce ne peut avoir achevé la chaîne du camp {camp} : quelle que soit celle que l’on \
             retire, il reste une chaîne, ou des pièces que rien ne relie au départ"
        ),
        M::ChainBeforeLastTurn => {
            "il y avait déjà une chaîne sans le dernier coup : la partie était finie avant lui".to_owned()
        }
        M::ImpossibleLastTurn { turn, why } => not_last(turn, &why.sentence(Lang::Fr)),
        M::NoGameFound => {
            "on n’a trouvé ni partie, ni raison pour laquelle il n’y en aurait pas ; c’est un défaut du \
             programme"
                .to_owned()
        }

        M::HasWon { winner } => format!("la partie est finie : {winner} a gagné"),
        M::IsDrawn => "la partie est finie, et nulle : il ne reste aucune pièce".to_owned(),
        M::MayDrawOrPlace { player } => {
            format!("{player} peut piocher ou poser une pièce, et doit donc le faire")
        }
        M::CannotHoldAgain { letter } => {
            format!("une pièce prise dans la réserve doit être posée : {letter} ne peut pas y retourner")
        }
        M::FirstPieceMustBePlaced => "la première pièce de la partie doit être posée".to_owned(),
        M::NoneInReserve { letter, name } => {
            format!("il n’y a pas de pièce {letter} ({}) dans la réserve", model(name))
        }
        M::NoneInStock { in_box, letter, name } => {
            let name = model(name);
            match in_box {
                0 => format!("il n’y a pas de pièce {letter} ({name}) dans la boîte"),
                1 => format!("la seule pièce {letter} ({name}) n’est plus dans la pioche"),
                count => format!("les {count} pièces {letter} ({name}) ne sont plus dans la pioche"),
            }
        }
        M::FirstPieceOnOwnStart { player, square } => format!(
            "la première pièce de la partie se pose sur une case de départ de {player}, et {square} n’en \
             est pas une"
        ),
        M::SquareIsTaken { piece, square } => format!("{piece} se trouve déjà en {square}"),
        M::JoinsNoLine { square } => {
            format!("en {square}, aucune de ses lignes ne rejoindrait celle d’une pièce posée")
        }
        M::JoinsNoLineOnForeignStart { square, camp, player } => format!(
            "en {square}, aucune de ses lignes ne rejoindrait celle d’une pièce posée, et les cases de \
             départ du camp {camp} ne sont pas celles de {player}"
        ),
        M::TouchesNoPiece { square } => format!("{square} ne touche aucune pièce posée"),
        M::TouchesNoPieceOnForeignStart { square, camp, player } => format!(
            "{square} ne touche aucune pièce posée, et les cases de départ du camp {camp} ne sont pas \
             celles de {player}"
        ),

        M::PutPieces => {
            "Une pièce s’écrit, à sa place, par sa lettre et ses quarts de tour dans le sens des aiguilles d’une \
             montre : `Y2`."
                .to_owned()
        }
        M::OrTheirLines => {
            "Ou par les points où ses lignes aboutissent, dans n’importe quel ordre : `N-SE-SO`. Une case vide \
             s’écrit `..`."
                .to_owned()
        }
        M::OrListThem => {
            "Ou effacez les lignes et donnez la liste des pièces : `A: b1 I0, b2 Y2`, et de même pour l’autre camp."
                .to_owned()
        }
        M::LeaveUnknown => {
            "Ce que vous ne savez pas reste `?`. Une réserve s’écrit comme `I2 Y1`, ou `rien`.".to_owned()
        }
        M::ModelOnForm { name, count, faces } => {
            let pieces = counted(*count as usize, "exemplaire");
            format!("{}, {pieces} : {}", model(name), turned(faces.iter().map(|ports| points(*ports))))
        }

        M::RuleBox => {
            "Il n’y a jamais plus de pièces d’un modèle que dans la boîte ; les pièces posées et celles \
             de la réserve en viennent."
                .to_owned()
        }
        M::RuleSquares => "Les pièces se posent sur les cases des camps.".to_owned(),
        M::RuleLast => {
            "Une pièce posée ne bouge plus, et une pièce déposée dans la réserve y reste jusqu’à ce \
             qu’on la pose."
                .to_owned()
        }
        M::RuleReserve => {
            "Une pièce piochée est posée ou déposée dans la réserve ; une pièce prise dans la réserve \
             doit être posée."
                .to_owned()
        }
        M::RulePass => "Seul passe un joueur qui ne peut ni piocher ni poser.".to_owned(),
        M::RulePlacing => {
            "On pose une pièce sur une case vide de son propre départ, ou là où elle prolonge des pièces \
             posées."
                .to_owned()
        }
        M::RuleFirst => {
            "La première pièce de la partie est posée, sur une case de départ du joueur qui commence.".to_owned()
        }
        M::RuleTurns => {
            "On joue à tour de rôle : à chaque coup, on pose une pièce, ou l’on dépose dans la réserve \
             celle que l’on a piochée."
                .to_owned()
        }
        M::RuleEnd => {
            "La première chaîne qui relie, dans le camp d’un joueur, une case de départ à une case \
             d’arrivée met aussitôt fin à la partie."
                .to_owned()
        }
    }
}

fn not_last(turn: &str, why: &str) -> String {
    format!("`{}` ne peut pas avoir été le dernier coup : {why}", turn_in(Lang::Fr, turn))
}

/// The ports of a piece; west is *ouest*.
fn points(ports: Ports) -> String {
    ports.to_string().replace('W', "O")
}

/// The name of a model. Those that were made up for another game stay as they are.
fn model(name: &str) -> &str {
    model_in(Lang::Fr, name)
}

fn rotations(faces: &[(String, Ports)]) -> String {
    enumerated(faces.iter().map(|(piece, ports)| format!("`{piece}` ({})", points(*ports))), "ou")
}
