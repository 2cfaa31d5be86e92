//! The empty form.

use crate::text::message::messages;

messages! {
    /// Texts of an empty form.
    FormText {
        PositionOfPlank
            en "A position of Plank. Lines that begin with # are not read."
            fr "Une position de Planches. Les lignes qui commencent par # ne sont pas lues.";
        /// Three planks follow.
        LinesOfColours
            en "Below, one line a plank from the top, its three squares from left to right: the colour\n\
               (r red, w white, b blue), and the owner's letter where a token lies. Like these three:"
            fr "Ci-dessous, une ligne par planche, à partir du haut : la couleur de ses trois cases, de gauche à droite\n\
               (r rouge, w blanc, b bleu), suivie de la lettre du joueur là où il y a un jeton. Ainsi :";
        /// A list follows.
        OrAllOnOneLine
            en "Or all planks on one line from the top, and the tokens by plank and square:"
            fr "Ou toutes les planches sur une seule ligne, à partir du haut, et les jetons par planche et par case :";
        /// A numbered plank follows.
        NumbersMayBegin
            en "A line may begin with the plank's number in the order of laying:"
            fr "Une ligne peut commencer par le numéro de la planche, dans l’ordre de pose :";
        WhatElseIsKnown
            en "If you know more, remove the # and fill it in. Planks in hand are named by the colour in their middle."
            fr "Si vous en savez plus, retirez le # et complétez. Les planches en main se disent par la couleur de leur centre.";
        ThePlanks
            en "The planks:"
            fr "Les planches :";
    }
}
