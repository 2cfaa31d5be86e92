//! French.

use super::PlankMessage;
use crate::game::Lang;

pub(super) fn sentence(message: &PlankMessage) -> String {
    use PlankMessage as M;
    match message {
        M::NoStripTold { title } => {
            let title = title.get(Lang::Fr);
            format!(
                "des marqueurs ont été trouvés, mais aucun qui permette de reconnaître une bande du jeu {title}"
            )
        }
        M::LayStripsFlat => {
            "posez les bandes à plat et à découvert, et prenez la photo d’en haut ; si c’est un autre jeu, \
             demandez plutôt celui-là"
                .to_owned()
        }
        M::NoMarkerOfAPlank => "on ne voit aucun marqueur de planche".to_owned(),
        M::ShowBothEnds => "montrez les deux bouts de chaque planche".to_owned(),
        M::OneEndSeen { plank } => {
            format!("on ne voit qu’un seul bout d’une planche `{plank}`, sans savoir lequel")
        }
        M::HiddenPlank => {
            "il semble y avoir dans la file une planche dont on ne voit aucun marqueur".to_owned()
        }
        M::ShowBareEnds => {
            "montrez les deux bouts de chaque planche, sans rien sur leurs marqueurs".to_owned()
        }
        M::MarkersHidden { hidden, all } => {
            let seen = if *hidden < 2 { "ne se voit pas" } else { "ne se voient pas" };
            format!("sur les {all} marqueurs de la file, {hidden} {seen}")
        }
        M::ShowOnlyPlanks => {
            "approchez-vous ou tenez l’appareil immobile, et ne cadrez que les planches".to_owned()
        }
        M::TakeItFromHigher => {
            "prenez la photo de plus haut, pour que rien ne cache l’autre bout des planches".to_owned()
        }
        M::MarkerTwice { marker, plank } => {
            format!("le marqueur {marker} de la planche `{plank}` est là plus d’une fois")
        }
        M::LeaveOneSet => "ne laissez sur la table que les planches d’un seul exemplaire du jeu".to_owned(),

        M::OneMarkerApart { plank } => {
            format!(
                "on ne voit qu’un marqueur d’une planche `{plank}`, à l’écart de la file ; elle n’est pas lue"
            )
        }
        M::ToldBySquares { plank } => {
            format!("une planche `{plank}` n’a été reconnue qu’à ses cases : on ne voit pas ses marqueurs")
        }
        M::ShiftedFromRow { plank, millimetres } => {
            format!(
                "une planche `{plank}` est posée contre la file, mais décalée de {millimetres} mm ; elle n’est \
                 pas lue avec elle"
            )
        }
        M::ApartFromRow { plank } => {
            format!("une planche `{plank}` est à l’écart de la file et n’est pas lue avec elle")
        }
        M::RoomForAnother { upper, lower } => {
            format!(
                "il reste la place d’une planche entre les planches {upper} et {lower} à partir du haut : y en \
                 a-t-il une, aux marqueurs cachés ?"
            )
        }
        M::GapBetween { upper, lower, millimetres } => {
            format!(
                "les planches {upper} et {lower} à partir du haut ne se touchent pas : un écart de {millimetres} mm \
                 les sépare"
            )
        }
        M::Overlapping { upper, lower } => {
            format!("les planches {upper} et {lower} à partir du haut se chevauchent")
        }
    }
}
