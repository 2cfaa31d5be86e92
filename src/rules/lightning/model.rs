//! The models of the pieces.

use super::Ports;
use crate::rules::read::code;
use crate::text::{Finding, Message};

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
pub(super) fn unfit(message: impl Into<Message>, hint: &str) -> Finding {
    Finding::coded(code::UNFIT, message).hint(hint)
}

/// The ports of each model in each rotation, and the face that shows each set of ports.
pub(super) type Rotations = (Vec<Vec<Ports>>, Vec<Option<PieceFace>>);

/// Turns the models. Fails if a position could not tell them apart.
pub(super) fn rotations(models: &[Model]) -> Result<Rotations, Finding> {
    if models.is_empty() || models.len() > MODELS {
        let message = format!("{} models of pieces are not what Lightning is played with", models.len());
        return Err(unfit(message, &format!("give the game 1 to {MODELS} pieces with `ports`")));
    }
    let turned: Vec<Vec<Ports>> = models
        .iter()
        .map(|model| (0..model.ports.rotations()).map(|quarters| model.ports.turned(quarters)).collect())
        .collect();
    let mut by_ports: Vec<Option<PieceFace>> = vec![None; 256];
    for ((number, model), turned) in (0u8..).zip(models).zip(&turned) {
        if !model.letter.is_alphabetic() {
            let message = format!("`{}` cannot stand for {} in a position", model.letter, model.name);
            return Err(unfit(message, "use a letter of the alphabet"));
        }
        if let Some(other) = models.iter().take(usize::from(number)).find(|m| m.letter == model.letter) {
            let message =
                format!("{} and {} have the same letter `{}`", other.name, model.name, model.letter);
            return Err(unfit(message, "give each model a letter of its own"));
        }
        if model.ports.is_empty() {
            return Err(unfit(format!("{} has no `ports`", model.name), "say where its lines leave it"));
        }
        for (rotation, ports) in (0u8..).zip(turned) {
            let shown = &mut by_ports[usize::from(ports.bits())];
            if let Some(other) = shown.and_then(|face| models.get(usize::from(face.model))) {
                let message = format!("{} and {} carry the same lines", other.name, model.name);
                return Err(unfit(message, "make them one model, with the two counts added"));
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
