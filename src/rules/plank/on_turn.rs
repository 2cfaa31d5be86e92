//! The player whose turns are listed if the player to move is unknown.

use super::judge::{may_play, shown_position};
use super::kit::{Kit, Moving};
use super::position::Position;
use super::reach::{Question, quick_search};
use super::setup::Setup;
use super::wellformed::faults;
use super::witness::Witness;
use crate::rules::Assumed;

/// Returns the position of a setup, with the values assumed. They are those of the witness if a quick search finds
/// one. Otherwise the player to move follows from the tokens alone, because listing turns should not wait for a
/// proof. `None` if the setup is not well-formed or has no possible player to move.
pub fn on_turn(setup: &Setup, moving: Moving, players: Option<usize>) -> Option<(Position, Vec<Assumed>)> {
    if setup.open().next().is_some() || players.zip(setup.players).is_some_and(|(one, other)| one != other) {
        return None;
    }
    let asked = |count: usize| {
        let kit = Kit::standard(count)?;
        let setup = Setup { players: Some(count), ..setup.clone() };
        let question =
            Question::from_setup(&setup, &kit, moving).filter(|_| faults(&setup, &kit).is_empty())?;
        Some((setup, question))
    };
    let asked: Vec<(Setup, Question)> = may_play(setup, players).filter_map(asked).collect();
    let witnessed = asked.iter().find_map(|(setup, question)| {
        let witness = Witness::played(question, &quick_search(question)?, &setup.planks)?;
        Some((setup, question, Some(witness)))
    });
    let possible = |(setup, question): &&(Setup, Question)| {
        setup.to_move.is_some() || !question.possible_turns().is_empty()
    };
    let by_tokens = || asked.iter().find(possible).map(|(setup, question)| (setup, question, None));
    let (asked, question, witness) = witnessed.or_else(by_tokens)?;
    let position = shown_position(asked, question, witness.as_ref())?;
    let mut assumed = Vec::new();
    if setup.players.is_none() && players.is_none() {
        assumed.push(Assumed { key: "players".to_owned(), value: position.kit().players().to_string() });
    }
    if setup.to_move.is_none() && position.winner().is_none() {
        assumed.push(Assumed { key: "to move".to_owned(), value: position.to_move().to_string() });
    }
    Some((position, assumed))
}
