//! The models of the pieces.

use super::Ports;
use super::unfit::{LightningUnfit, LightningUnfitHint};
use crate::rules::Coded;
use crate::text::Finding;

/// Maximum number of models.
pub const MODELS: usize = 16;

/// A model of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its letter in upper case.
    pub letter: char,
    /// Its name.
    pub name: String,
    /// Its ports at rotation 0.
    pub ports: Ports,
    /// Number of pieces in the box.
    pub count: u16,
}

/// A model with a rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceFace {
    /// Index of the model.
    pub model: u8,
    /// Clockwise quarter turns, below the model's rotational period.
    pub rotation: u8,
}

/// Why the rules cannot be applied to a game.
pub(super) fn unfit(why: LightningUnfit, hint: LightningUnfitHint) -> Finding {
    why.hint(hint)
}

/// The ports of each model in each rotation, and the face that shows each set of ports.
pub(super) type Rotations = (Vec<Vec<Ports>>, Vec<Option<PieceFace>>);

/// Turns the models. Fails if a position could not tell them apart.
pub(super) fn rotations(models: &[Model]) -> Result<Rotations, Finding> {
    if models.is_empty() || models.len() > MODELS {
        let why = LightningUnfit::ModelCount { count: models.len() };
        return Err(unfit(why, LightningUnfitHint::ModelCount));
    }
    let turned: Vec<Vec<Ports>> = models
        .iter()
        .map(|model| (0..model.ports.rotations()).map(|quarters| model.ports.turned(quarters)).collect())
        .collect();
    let mut by_ports: Vec<Option<PieceFace>> = vec![None; 256];
    for ((number, model), turned) in (0u8..).zip(models).zip(&turned) {
        if !model.letter.is_alphabetic() {
            let why = LightningUnfit::LetterOfModel { letter: model.letter, model: model.name.clone() };
            return Err(unfit(why, LightningUnfitHint::UseALetter));
        }
        if let Some(other) = models.iter().take(usize::from(number)).find(|m| m.letter == model.letter) {
            let (one, other) = (other.name.clone(), model.name.clone());
            let why = LightningUnfit::SameLetter { one, other, letter: model.letter };
            return Err(unfit(why, LightningUnfitHint::OneLetterEach));
        }
        if model.ports.is_empty() {
            let why = LightningUnfit::NoPorts { model: model.name.clone() };
            return Err(unfit(why, LightningUnfitHint::SayPorts));
        }
        for (rotation, ports) in (0u8..).zip(turned) {
            let shown = &mut by_ports[usize::from(ports.bits())];
            if let Some(other) = shown.and_then(|face| models.get(usize::from(face.model))) {
                let why = LightningUnfit::SameLines { one: other.name.clone(), other: model.name.clone() };
                return Err(unfit(why, LightningUnfitHint::JoinModels));
            }
            *shown = Some(PieceFace { model: number, rotation });
        }
    }
    Ok((turned, by_ports))
}

/// Upper case of a letter, if it is a single character.
pub(crate) fn upper(letter: char) -> char {
    let mut upper = letter.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(one), None) => one,
        _ => letter,
    }
}
