//! Markers and patches.

use super::value::NameOwner;
use super::{code, length_fr};
use crate::game::Mm;
use crate::game::marker::tag25h9;
use crate::text::Action;
use crate::text::message::{Argument, ToArgument, findings, messages};
use crate::text::sentence::counted_fr;

/// The board or piece that a marker is on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MarkerOwner {
    pub kind: NameOwner,
    pub name: String,
}

impl ToArgument for MarkerOwner {
    fn to_argument(&self) -> Argument {
        Argument::List(vec![self.kind.to_argument(), self.name.to_argument()])
    }
}

/// « il y en a 3 ici », of something masculine.
fn here_are(count: usize) -> String {
    match count {
        0 => "il n’y en a aucun ici".to_owned(),
        1 => "il n’y en a qu’un ici".to_owned(),
        count => format!("il y en a {count} ici"),
    }
}

findings! {
    /// Findings about markers and patches.
    MarkerFinding {
        (code::VALUE) {
            MarkersOfBoard { found: usize = 5 }
                en "a board has 4 or 8 markers, not {found}"
                fr ("un plateau a 4 ou 8 marqueurs, et {}", here_are(*found));
            MarkersOfCamps { camps: usize = 3, found: usize = 5 }
                en ("{camps} camps have {} or {} markers, not {found}", 4 * camps, 8 * camps)
                fr ("{camps} camps ont {} ou {} marqueurs, et {}", 4 * camps, 8 * camps, here_are(*found));
        }
        (code::SIZE) {
            NoMarker { number: i64 = 35 }
                en "there is no marker {number}"
                fr "il n’y a pas de marqueur {number}";
        }
        (code::TWICE) {
            MarkerTwice {
                marker: u8 = 7,
                owner: MarkerOwner = MarkerOwner { kind: NameOwner::Board, name: "tray".to_owned() },
            }
                en ("the marker {marker} is on the {} `{}` already", owner.kind.key(), owner.name)
                fr {
                    let of = match owner.kind {
                        NameOwner::Board => "le plateau",
                        NameOwner::Piece => "la pièce",
                        NameOwner::Box => "la boîte",
                    };
                    format!("le marqueur {marker} est déjà sur {of} `{}`", owner.name)
                };
        }
        (code::CONFLICT) {
            PatchesWithoutMarkers
                en "`patches` goes with `markers`"
                fr "`patches` va avec `markers`";
            MarkersOfStrips { markers: usize = 5, strips: usize = 12 }
                en "{markers} markers for {strips} strips"
                fr ("{} pour {}", counted_fr(*markers, "marqueur"), counted_fr(*strips, "bande"));
        }
        (code::ROOM) {
            NoRoomOnFrame { markers: usize = 8, width: Mm = Mm::new(60), height: Mm = Mm::from_um(62_500) }
                en "{markers} markers do not fit on a frame of {width} × {height}"
                fr {
                    let (width, height) = (length_fr(*width), length_fr(*height));
                    format!("{markers} marqueurs ne tiennent pas sur un cadre de {width} × {height}")
                };
            NoRoomForPatches { patches: usize = 9 }
                en "{patches} patches do not fit between the markers"
                fr "{patches} couleurs témoins ne tiennent pas entre les marqueurs";
            StripTooNarrow { square: Mm = Mm::from_um(9_500) }
                en "a strip of {square} is too narrow for markers"
                fr ("une bande de {} est trop étroite pour des marqueurs", length_fr(*square));
        }
    }
}

messages! {
    /// What to do about them.
    MarkerHint {
        AddMarkers
            en "add `markers = [0, 1, 2, 3]`: a camera finds the patches by them"
            fr "ajoutez `markers = [0, 1, 2, 3]` : c’est par eux que l’appareil photo trouve les couleurs témoins";
        CornersOrSides
            en "name 4 ids for the corners, or 8 for corners and sides"
            fr "donnez 4 numéros pour les coins, ou 8 pour les coins et les côtés";
        EachCamp
            en "name 4 or 8 ids for each camp, those of the first camp first"
            fr "donnez 4 ou 8 numéros pour chaque camp, en commençant par le premier";
        LargerCells
            for reader
            en ("make its cells larger, or {}", Action::PrintWithoutMarkers.sentence(reader))
            fr ("agrandissez ses cases, ou {}", Action::PrintWithoutMarkers.sentence(reader));
        FourOrLargerCells
            for reader
            en ("name 4 for the corners, make its cells larger, or {}", Action::PrintWithoutMarkers.sentence(reader))
            fr ("n’en gardez que 4 pour les coins, agrandissez ses cases, ou {}",
                Action::PrintWithoutMarkers.sentence(reader));
        FewerOrLargerCells
            for reader
            en ("name fewer, make its cells larger, or {}", Action::PrintWithoutMarkers.sentence(reader))
            fr ("donnez-en moins, agrandissez les cases du plateau, ou {}",
                Action::PrintWithoutMarkers.sentence(reader));
        OneEach
            en "name one id for each, as many as `count`"
            fr "donnez un numéro à chaque bande, `count` en tout";
        LargerSquares { least: Mm = Mm::from_um(11_250) }
            en "make its squares {least} or larger"
            fr ("donnez à ses cases au moins {}", length_fr(*least));
        Numbers
            en ("use 0 to {}", tag25h9::COUNT - 1)
            fr ("prenez un numéro de 0 à {}", tag25h9::COUNT - 1);
        ToldApart
            en "a camera tells boards and strips of a game apart by their ids"
            fr "c’est par ces numéros que l’appareil photo distingue les plateaux et les bandes d’un jeu";
    }
}
