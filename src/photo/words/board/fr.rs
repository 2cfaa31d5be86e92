//! French.

use super::{BoardLabel, BoardMessage, BoardSide};
use crate::game::Lang;
use crate::text::sentence::enumerated;

pub(super) fn sentence(message: &BoardMessage) -> String {
    use BoardMessage as M;
    match message {
        M::NoMarkersPrinted { title } => {
            let title = title.get(Lang::Fr);
            format!("les plateaux du jeu {title} n’ont pas de marqueurs qui permettent d’en lire une photo")
        }
        M::AddMarkers => {
            "ajoutez `markers` au `[[board]]` du fichier du jeu et réimprimez le plateau, ou indiquez où sont \
             les coins des cases avec `--corners`"
                .to_owned()
        }
        M::OtherGame { shown, expected } => {
            let [shown, expected] = [shown, expected].map(|title| title.get(Lang::Fr));
            format!("c’est une photo du jeu {shown}, alors qu’il fallait y lire le jeu {expected}")
        }
        M::AskForGame { name } => format!("demandez plutôt `{name}`"),
        M::TwoBoards { board } => {
            format!("il y a deux plateaux avec les marqueurs {} sur la photo", of_the(board))
        }
        M::CoverOneBoard => {
            "couvrez l’un des deux, ou prenez la photo de sorte qu’un seul se voie".to_owned()
        }

        M::NoMarker => {
            "aucun marqueur n’a été trouvé sur la photo : un plateau se reconnaît aux carrés noirs qui y sont \
             imprimés"
                .to_owned()
        }
        M::IsItPrinted => {
            "est-ce un plateau imprimé par Tablier, et sans `--no-photo-marks` ? Prenez alors la photo de plus \
             près, d’en haut, sous une lumière égale ; ou indiquez où sont les coins des cases avec `--corners`"
                .to_owned()
        }
        M::BlurredNoMarker => "la photo est floue : aucun marqueur n’a pu être lu".to_owned(),
        M::BlurredFewMarkers { board, all, readable } => {
            format!("la photo est floue : {}", few_markers(board, *all, *readable))
        }
        M::BlurredForeignMarkers => {
            "la photo est floue : les marqueurs trouvés ne sont ceux d’aucun plateau de ce jeu".to_owned()
        }
        M::HoldStill => {
            "ne bougez pas l’appareil, laissez-le faire la mise au point sur le plateau, et donnez-lui plus de \
             lumière"
                .to_owned()
        }
        M::ForeignMarkers => {
            "les marqueurs de la photo ne sont ceux d’aucun plateau de ce jeu".to_owned()
        }
        M::IsItAnotherGame => {
            "est-ce un autre jeu, ou le tirage d’un autre fichier ? Réimprimez le plateau si ses marqueurs ont \
             changé"
                .to_owned()
        }
        M::NotInPicture { board } => {
            format!("{} n’est pas sur la photo : aucun de ses marqueurs n’a été trouvé", the(board))
        }
        M::ShowAll => {
            "prenez la photo de sorte que tout le jeu se voie, et retirez ce qui couvre les marqueurs".to_owned()
        }
        M::Glare { board, hidden } => {
            let hidden = match hidden {
                1 => "l’un d’eux est illisible".to_owned(),
                more => format!("{more} d’entre eux sont illisibles"),
            };
            format!("des reflets couvrent les marqueurs {} : {hidden}", of_the(board))
        }
        M::MoveTheLamp => "déplacez la lampe ou l’appareil, et prenez la photo sans flash".to_owned(),
        M::TooFewMarkers { board, all, readable } => {
            format!("{} ; il en faut trois", few_markers(board, *all, *readable))
        }
        M::MarkersAtOneSide { board, all, readable } => {
            format!("{}, tous du même côté ; il en faut d’autres", few_markers(board, *all, *readable))
        }
        M::UncoverMarkers => {
            "retirez ce qui couvre les marqueurs, veillez à ce que ni ombre ni reflet ne tombe dessus, et \
             approchez-vous"
                .to_owned()
        }

        M::CutOffSides { board, sides } => {
            cut_off(board, &format!("du côté {}", enumerated(sides.iter().map(side), "et")))
        }
        M::CutOffCorners { board, corners } => {
            let at = if corners.len() < 2 { "au coin" } else { "aux coins" };
            cut_off(board, &format!("{at} {}", enumerated(corners, "et")))
        }
        M::StepBack => "reculez pour que les quatre coins se voient".to_owned(),
        M::TooTilted { board, degrees } => {
            format!(
                "{} est vu trop de biais, à {degrees} degrés : les pièces cachent ce qu’il y a derrière elles",
                the(board)
            )
        }
        M::TiltLess { degrees } => {
            format!(
                "inclinez moins : tenez l’appareil davantage au-dessus du milieu de la table ({degrees} degrés \
                 au plus)"
            )
        }
        M::SquaresTooSmall { board, pixels, needed } => {
            too_small(board, "ses cases les plus éloignées", *pixels, *needed)
        }
        M::MarkersTooSmall { board, pixels, needed } => {
            too_small(board, "ses marqueurs les plus éloignés", *pixels, *needed)
        }
        M::GoNearer => {
            "approchez-vous, ou envoyez la photo telle que l’appareil l’a prise : les messageries réduisent les \
             images"
                .to_owned()
        }

        M::NoBoardForCorners => "ce jeu n’a pas de plateau dont on puisse indiquer les coins".to_owned(),
        M::LeaveCornersOut => "retirez `--corners`".to_owned(),
        M::CornersOfBoards { given, boards } => {
            let given = counted(*given, "plateau", "plateaux");
            let boards = if *boards == 0 { "n’en a aucun".to_owned() } else { format!("en a {boards}") };
            format!("les coins de {given} sont indiqués, et le jeu {boards}")
        }
        M::GiveCornersOfEach => {
            "donnez `--corners` une fois pour chaque plateau ou camp, dans l’ordre du jeu".to_owned()
        }
        M::CornerOutside { corner, width, height } => {
            format!("le coin {corner} est en dehors de la photo, qui fait {width} × {height} pixels")
        }
        M::GiveCornersInPixels => {
            "donnez chaque coin sous la forme x,y, en pixels depuis le coin supérieur gauche de la photo"
                .to_owned()
        }
        M::NoCornersOfABoard => {
            "ces quatre coins ne sont pas ceux d’un plateau, vus dans le sens des aiguilles d’une montre"
                .to_owned()
        }
        M::BeginAtTopLeft => {
            "commencez par le coin qui est en haut à gauche du plateau imprimé, et continuez dans le sens des \
             aiguilles d’une montre"
                .to_owned()
        }
    }
}

/// « le plateau », « le camp A »
fn the(board: &BoardLabel) -> String {
    format!("le {}", noun(board))
}

/// « du plateau », « du camp A »
fn of_the(board: &BoardLabel) -> String {
    format!("du {}", noun(board))
}

fn noun(board: &BoardLabel) -> String {
    match board {
        BoardLabel::Only => "plateau".to_owned(),
        BoardLabel::Board(name) => format!("plateau {name}"),
        BoardLabel::Camp(letter) => format!("camp {letter}"),
    }
}

fn few_markers(board: &BoardLabel, all: usize, readable: usize) -> String {
    let board = of_the(board);
    match readable {
        0 => format!("sur les {all} marqueurs {board}, aucun n’est lisible"),
        1 => format!("sur les {all} marqueurs {board}, un seul est lisible"),
        _ => format!("sur les {all} marqueurs {board}, seuls {readable} sont lisibles et concordent"),
    }
}

fn side(side: &BoardSide) -> String {
    match side {
        BoardSide::Row(number) => format!("de la ligne {number}"),
        BoardSide::Column(name) => format!("de la colonne {name}"),
    }
}

fn cut_off(board: &BoardLabel, place: &str) -> String {
    format!("{} n’est pas entier sur la photo : il est coupé {place}", the(board))
}

fn too_small(board: &BoardLabel, what: &str, pixels: usize, needed: usize) -> String {
    let pixels = counted(pixels, "pixel", "pixels");
    format!(
        "{} est trop petit sur la photo : {what} ne font que {pixels}, et il en faut {needed}",
        the(board)
    )
}

fn counted(count: usize, one: &str, more: &str) -> String {
    format!("{count} {}", if count < 2 { one } else { more })
}
