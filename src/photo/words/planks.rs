//! Planks and their row. Planks have the names of the spec; they are counted from the top.

use super::{GameTitle, code};
use crate::game::Lang;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about planks and their row.
    PlankFinding {
        (code::NO_MARKERS) {
            NoMarkerOfAPlank
                en "no marker of a plank can be seen"
                fr "on ne voit aucun marqueur de planche";
        }
        (code::TOO_FEW_MARKERS) {
            NoStripTold { title: GameTitle = GameTitle::same("Osier") }
                en ("markers were found, but none that belongs to a strip of {}", title.get(Lang::En))
                fr ("des marqueurs ont été trouvés, mais aucun qui permette de reconnaître une bande du jeu {}",
                    title.get(Lang::Fr));
            OneEndSeen { plank: String = "oak" }
                en "only one end of a plank `{plank}` can be seen, and it is not clear which one"
                fr "on ne voit qu’un seul bout d’une planche `{plank}`, sans savoir lequel";
            HiddenPlank
                en "there seems to be a plank in the row whose markers cannot be read"
                fr "il semble y avoir dans la file une planche dont les marqueurs sont illisibles";
        }
        (code::BLURRED) {
            MarkersHidden { hidden: usize = 5, all: usize = 14 }
                en "{hidden} of the {all} markers of the row cannot be seen"
                fr {
                    let seen = if *hidden < 2 { "ne se voit pas" } else { "ne se voient pas" };
                    format!("sur les {all} marqueurs de la file, {hidden} {seen}")
                };
        }
        (code::TWO_BOARDS) {
            MarkerTwice { marker: u32 = 23, plank: String = "oak" }
                en "marker {marker} of the plank `{plank}` appears more than once"
                fr "le marqueur {marker} de la planche `{plank}` figure plusieurs fois";
        }
    }
}

messages! {
    /// What to do about them.
    PlankHint {
        LayStripsFlat
            en "lay the strips flat and uncovered, and take the photo from above; if it is another game, ask for that"
            fr "posez les bandes à plat et à découvert, et prenez la photo d’en haut ; si c’est un autre jeu, \
                demandez plutôt celui-là";
        ShowBothEnds
            en "show both ends of every plank"
            fr "montrez les deux bouts de chaque planche";
        ShowBareEnds
            en "show both ends of every plank, with nothing on their markers; go nearer if the markers look small"
            fr "montrez les deux bouts de chaque planche, sans rien sur leurs marqueurs ; approchez-vous si les \
                marqueurs paraissent petits";
        ShowOnlyPlanks
            en "go nearer or hold the camera still, and keep everything but the planks out of the picture"
            fr "approchez-vous ou tenez l’appareil immobile, et ne cadrez que les planches";
        TakeItFromHigher
            en "take the photo from higher up, so that nothing hides the far ends of the planks"
            fr "prenez la photo de plus haut, pour que rien ne cache l’autre bout des planches";
        LeaveOneSet
            en "leave only the planks of one set on the table"
            fr "ne laissez sur la table que les planches d’un seul exemplaire du jeu";
    }
}

messages! {
    /// Remarks on planks that were found.
    PlankRemark {
        OneMarkerApart { plank: String = "oak" }
            en "only one marker of a plank `{plank}` can be seen, apart from the row; it is not read"
            fr "on ne voit qu’un marqueur d’une planche `{plank}`, à l’écart de la file ; elle n’est pas lue";
        ToldBySquares { plank: String = "oak" }
            en "a plank `{plank}` was recognised by its squares alone: its markers cannot be seen"
            fr "une planche `{plank}` n’a été reconnue qu’à ses cases : on ne voit pas ses marqueurs";
        ShiftedFromRow { plank: String = "oak", millimetres: u32 = 12 }
            en "a plank `{plank}` lies beside the row, but is shifted by {millimetres} mm; it is not read as a \
                part of it"
            fr "une planche `{plank}` est posée contre la file, mais décalée de {millimetres} mm ; elle n’est \
                pas lue avec elle";
        ApartFromRow { plank: String = "oak" }
            en "a plank `{plank}` lies apart from the row and is not read as a part of it"
            fr "une planche `{plank}` est à l’écart de la file et n’est pas lue avec elle";
        RoomForAnother { upper: usize = 3, lower: usize = 4 }
            en "there is room for another plank between planks {upper} and {lower} from the top: is one there, \
                its markers hidden?"
            fr "il reste la place d’une planche entre les planches {upper} et {lower} à partir du haut : y en \
                a-t-il une, aux marqueurs cachés ?";
        GapBetween { upper: usize = 3, lower: usize = 4, millimetres: u32 = 9 }
            en "planks {upper} and {lower} from the top do not touch: there is a gap of {millimetres} mm"
            fr "les planches {upper} et {lower} à partir du haut ne se touchent pas : un écart de {millimetres} mm \
                les sépare";
        Overlapping { upper: usize = 3, lower: usize = 4 }
            en "planks {upper} and {lower} from the top overlap"
            fr "les planches {upper} et {lower} à partir du haut se chevauchent";
    }
}
