//! French.

use super::PlankFormMessage;

pub(super) fn sentence(message: &PlankFormMessage) -> String {
    use PlankFormMessage as M;
    let sentence = match message {
        M::PositionOfPlank => "Une position de Planches. Les lignes qui commencent par # ne sont pas lues.",
        M::LinesOfColours => {
            "Ci-dessous, une ligne par planche, à partir du haut : la couleur de ses trois cases, de gauche à droite\n\
             (r rouge, w blanc, b bleu), suivie de la lettre du joueur là où il y a un jeton. Ainsi :"
        }
        M::OrAllOnOneLine => {
            "Ou toutes les planches sur une seule ligne, à partir du haut, et les jetons par planche et par case :"
        }
        M::NumbersMayBegin => "Une ligne peut commencer par le numéro de la planche, dans l’ordre de pose :",
        M::WhatElseIsKnown => {
            "Ce que vous savez d’autre : retirez le #. Les planches en main se disent par la couleur de leur centre."
        }
        M::ThePlanks => "Les planches :",
    };
    sentence.to_owned()
}
