//! The empty form.

#[cfg(test)]
use super::samples;
use super::{ModelName, en, fr};
use crate::rules::lightning::Ports;
use crate::text::message::messages;
use crate::text::sentence::{counted_en, counted_fr};

messages! {
    /// What the empty form says.
    FormNote {
        PutPieces
            en "Write a piece on its square by its letter and its number of quarter turns clockwise: `Y2`."
            fr "Une pièce s’écrit, à sa place, par sa lettre et ses quarts de tour dans le sens des aiguilles d’une \
                  montre : `Y2`.";
        OrTheirLines
            en "Or by the ports of its lines, in any order: `N-SE-SW`. An empty square is `..`."
            fr "Ou par les points où ses lignes aboutissent, dans n’importe quel ordre : `N-SE-SO`. Une case vide \
                  s’écrit `..`.";
        OrListThem
            en "Or leave the rows out and list the pieces: `A: b1 I0, b2 Y2`, and so for the other camp."
            fr "Ou effacez les lignes et donnez la liste des pièces : `A: b1 I0, b2 Y2`, et de même pour l’autre camp.";
        LeaveUnknown
            en "Leave `?` for what you do not know. A reserve is written like `I2 Y1`, or `none`."
            fr "Ce que vous ne savez pas reste `?`. Une réserve s’écrit comme `I2 Y1`, ou `rien`.";
        /// The ports of each rotation.
        ModelOnForm {
            name: ModelName = samples::model("zigzag"),
            count: u32 = 30,
            faces: Vec<Ports> = vec![samples::ports("N-S"), samples::ports("E")],
        }
            en {
                let pieces = counted_en(*count as usize, "piece");
                format!("{name}, {pieces}: {}", en::turned(faces.iter().map(Ports::to_string)))
            }
            fr {
                let pieces = counted_fr(*count as usize, "exemplaire");
                let faces = en::turned(faces.iter().map(|ports| fr::points(*ports)));
                format!("{}, {pieces} : {faces}", fr::model(name))
            };
    }
}
