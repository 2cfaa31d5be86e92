//! Games by photos as records.

use super::verdict::assumed;
use crate::game::Lang;
use crate::rules::{Message, Reconstruction, ReconstructionHint};

/// The record of a game by photos with these names, in the words of a language, as far as it is certain.
pub(crate) fn reconstructed_record(names: &[String], reconstruction: &Reconstruction, lang: Lang) -> String {
    let replay = &reconstruction.replay;
    let said = Message::from(ReconstructionHint::AtMost { apart: reconstruction.apart }).sentence(lang);
    let mut text = format!("# {said}\n");
    text.extend(assumed(&replay.assumed, lang).lines().map(|line| format!("# {line}\n")));
    let typed = replay.header.iter().filter(|entry| !replay.assumed.contains(entry));
    text.extend(typed.map(|entry| entry.written(lang) + "\n"));
    let photos: Vec<(usize, &String)> =
        reconstruction.after().zip(names).filter_map(|(after, name)| Some((after?, name))).collect();
    for number in 0..=replay.turns {
        let turn = number.checked_sub(1).and_then(|before| replay.steps.get(before));
        text.extend(turn.map(|step| format!("{number}. {}\n", step.turn.text.written(lang))));
        text.extend(
            photos.iter().filter(|(after, _)| *after == number).map(|(_, name)| format!("# {name}\n")),
        );
    }
    text
}
