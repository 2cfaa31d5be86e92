//! Boards, found by their markers.

use super::{BoardLabel, GameTitle, code, en, fr};
use crate::game::Lang;
use crate::text::Action;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about boards and their markers.
    MarkerFinding {
        ("photo/no-map" Readable; "The game has nothing to locate it by in a photo."
            / "Rien dans le jeu ne permet de le situer sur une photo.") {
            NoMarkersPrinted { title: GameTitle = GameTitle::same("Osier") }
                en ("the boards of {} have no markers by which a photo could be read", title.get(Lang::En))
                fr ("les plateaux du jeu {} n’ont pas de marqueurs qui permettent d’en lire une photo",
                    title.get(Lang::Fr));
        }
        (code::NO_MARKERS) {
            NoMarker
                en "no marker was found in the picture: a board is found by the black squares printed on it"
                fr "aucun marqueur n’a été trouvé sur la photo : un plateau se reconnaît aux carrés noirs qui y sont \
                    imprimés";
        }
        (code::TOO_FEW_MARKERS) {
            TooFewMarkers { board: BoardLabel = BoardLabel::Camp('B'), all: usize = 8, readable: usize = 2 }
                en ("{}; three are needed", en::few_markers(board, *all, *readable))
                fr ("{} ; il en faut trois", fr::few_markers(board, *all, *readable));
            MarkersAtOneSide { board: BoardLabel = BoardLabel::Camp('B'), all: usize = 8, readable: usize = 4 }
                en ("{}, all on one side; others are needed", en::few_markers(board, *all, *readable))
                fr ("{}, tous du même côté ; il en faut d’autres", fr::few_markers(board, *all, *readable));
        }
        (code::BLURRED) {
            BlurredNoMarker
                en "the picture is blurred: no marker could be read"
                fr "la photo est floue : aucun marqueur n’a pu être lu";
            /// `readable` markers agree with each other.
            BlurredFewMarkers { board: BoardLabel = BoardLabel::Camp('B'), all: usize = 8, readable: usize = 2 }
                en ("the picture is blurred: {}", en::few_markers(board, *all, *readable))
                fr ("la photo est floue : {}", fr::few_markers(board, *all, *readable));
            BlurredForeignMarkers
                en "the picture is blurred: the markers that were found belong to no board of this game"
                fr "la photo est floue : les marqueurs trouvés ne sont ceux d’aucun plateau de ce jeu";
        }
        ("photo/glare" Readable; "Reflections hide the markers."
            / "Des reflets cachent les marqueurs.") {
            Glare { board: BoardLabel = BoardLabel::Camp('B'), hidden: usize = 6 }
                en ("light is reflected on {} where its markers are: {hidden} of them cannot be read",
                    en::the(board))
                fr {
                    let hidden = match hidden {
                        1 => "l’un d’eux est illisible".to_owned(),
                        more => format!("{more} d’entre eux sont illisibles"),
                    };
                    format!("des reflets couvrent les marqueurs {} : {hidden}", fr::of_the(board))
                };
        }
        ("photo/other-game" Readable; "The markers in the picture are of another game."
            / "Les marqueurs de l’image sont ceux d’un autre jeu.") {
            OtherGame { shown: GameTitle = GameTitle::same("Osier"), expected: GameTitle = GameTitle::same("Aulne") }
                en ("this is a photo of {}, but it was to be read as {}",
                    shown.get(Lang::En), expected.get(Lang::En))
                fr ("c’est une photo du jeu {}, alors qu’il fallait y lire le jeu {}",
                    shown.get(Lang::Fr), expected.get(Lang::Fr));
            ForeignMarkers
                en "the markers in the picture belong to no board of this game"
                fr "les marqueurs de la photo ne sont ceux d’aucun plateau de ce jeu";
        }
        (code::TWO_BOARDS) {
            TwoBoards { board: BoardLabel = BoardLabel::Camp('B') }
                en ("two boards with the markers of {} are in the picture", en::the(board))
                fr ("il y a deux plateaux avec les marqueurs {} sur la photo", fr::of_the(board));
        }
        ("photo/missing" Readable; "A board or a camp is not in the picture."
            / "Un plateau ou un camp n’est pas dans l’image.") {
            NotInPicture { board: BoardLabel = BoardLabel::Camp('B') }
                en ("{} is not in the picture: none of its markers was found", en::the(board))
                fr ("{} n’est pas sur la photo : aucun de ses marqueurs n’a été trouvé", fr::the(board));
        }
    }
}

messages! {
    /// What to do about them.
    MarkerHint {
        AddMarkers { corners: Action = Action::GiveCorners }
            for reader
            en ("add `markers` to the `[[board]]` of the spec and print it again, or {}", corners.sentence(reader))
            fr (
                "ajoutez `markers` au `[[board]]` du fichier du jeu et réimprimez le plateau, ou {}",
                corners.sentence(reader)
            );
        CoverOneBoard
            en "cover one of them, or take the photo so that only one shows"
            fr "couvrez l’un des deux, ou prenez la photo de sorte qu’un seul se voie";
        IsItPrinted { markers: Action = Action::KeepMarkers, corners: Action = Action::GiveCorners }
            for reader
            en (
                "is it a board printed by Tablier, and {}? Then take the photo nearer, from above, in even light; or {}",
                markers.sentence(reader),
                corners.sentence(reader)
            )
            fr (
                "est-ce un plateau imprimé par Tablier, et {} ? Prenez alors la photo de plus près, d’en haut, sous une \
                 lumière égale ; ou {}",
                markers.sentence(reader),
                corners.sentence(reader)
            );
        HoldStill
            en "hold the camera still, let it focus on the board, and give it more light"
            fr "ne bougez pas l’appareil, laissez-le faire la mise au point sur le plateau, et donnez-lui plus de \
                lumière";
        IsItAnotherGame
            en "is it another game, or was it printed from another spec? Print the board again if its markers have \
                changed"
            fr "est-ce un autre jeu, ou le tirage d’un autre fichier ? Réimprimez le plateau si ses marqueurs ont \
                changé";
        ShowAll
            en "take the photo so that all of the game shows, and take away what lies on the markers"
            fr "prenez la photo de sorte que tout le jeu se voie, et retirez ce qui couvre les marqueurs";
        MoveTheLamp
            en "move the lamp or the camera, and take the photo without flash"
            fr "déplacez la lampe ou l’appareil, et prenez la photo sans flash";
        UncoverMarkers
            en "take away what lies on the markers, see that no shadow or reflection falls on them, and go nearer"
            fr "retirez ce qui couvre les marqueurs, veillez à ce que ni ombre ni reflet ne tombe dessus, et \
                approchez-vous";
    }
}
