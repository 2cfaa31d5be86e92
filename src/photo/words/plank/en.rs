//! English.

use super::PlankMessage;
use crate::game::Lang;

pub(super) fn sentence(message: &PlankMessage) -> String {
    use PlankMessage as M;
    match message {
        M::NoStripTold { title } => {
            format!("markers were found, but none that belongs to a strip of {}", title.get(Lang::En))
        }
        M::LayStripsFlat => {
            "lay the strips flat and uncovered, and take the photo from above; if it is another game, ask for that"
                .to_owned()
        }
        M::NoMarkerOfAPlank => "no marker of a plank can be seen".to_owned(),
        M::ShowBothEnds => "show both ends of every plank".to_owned(),
        M::OneEndSeen { plank } => {
            format!("only one end of a plank `{plank}` can be seen, and it is not clear which one")
        }
        M::HiddenPlank => "the row seems to hold a plank none of whose markers can be seen".to_owned(),
        M::ShowBareEnds => "show both ends of every plank, with nothing on their markers".to_owned(),
        M::MarkersHidden { hidden, all } => {
            format!("{hidden} of the {all} markers of the row cannot be seen")
        }
        M::ShowOnlyPlanks => {
            "go nearer or hold the camera still, and keep everything but the planks out of the picture".to_owned()
        }
        M::TakeItFromHigher => {
            "take the photo from higher up, so that nothing hides the far ends of the planks".to_owned()
        }
        M::MarkerTwice { marker, plank } => {
            format!("marker {marker} of the plank `{plank}` is there more than once")
        }
        M::LeaveOneSet => "leave only the planks of one set on the table".to_owned(),

        M::OneMarkerApart { plank } => {
            format!("only one marker of a plank `{plank}` can be seen, apart from the row; it is not read")
        }
        M::ToldBySquares { plank } => {
            format!("a plank `{plank}` was recognised by its squares alone: its markers cannot be seen")
        }
        M::ShiftedFromRow { plank, millimetres } => {
            format!(
                "a plank `{plank}` lies beside the row, but is shifted by {millimetres} mm; it is not read as a \
                 part of it"
            )
        }
        M::ApartFromRow { plank } => {
            format!("a plank `{plank}` lies apart from the row and is not read as a part of it")
        }
        M::RoomForAnother { upper, lower } => {
            format!(
                "there is room for another plank between planks {upper} and {lower} from the top: is one there, \
                 its markers hidden?"
            )
        }
        M::GapBetween { upper, lower, millimetres } => {
            format!(
                "planks {upper} and {lower} from the top do not touch: there is a gap of {millimetres} mm"
            )
        }
        M::Overlapping { upper, lower } => {
            format!("planks {upper} and {lower} from the top overlap")
        }
    }
}
