//! The state of a game, and its assumptions besides a setup.

use super::last::next_players;
use super::notation::out;
use super::{Last, Player, Position, Rules, Setup, Slide, Turn};
use crate::rules::{Entry, Phrase, Play, Status, Term, Witness};

/// The position of a setup with this player to move. If the last turn is known, the inverse slide is forbidden.
pub(crate) fn position(rules: Rules, setup: &Setup, player: Player) -> Position {
    Position::new(rules, setup.balls, player, banned(setup))
}

fn banned(setup: &Setup) -> Option<Slide> {
    match setup.last {
        Some(Last::Turn(Turn::Slide(slide))) => Some(slide.inverse()),
        _ => None,
    }
}

/// The state of the game. `open` are the players who may be to move after a search; if no game leads to the setup,
/// they are those that it allows.
pub(crate) fn status(rules: Rules, setup: &Setup, open: &[Player]) -> Status {
    let allowed;
    let open = if open.is_empty() {
        allowed = next_players(rules, setup);
        &allowed
    } else {
        open
    };
    let known = match open {
        [player] => Some(*player),
        _ => None,
    };
    let status = position(rules, setup, known.unwrap_or(Player::Light)).status();
    // For a player who cannot be to move, no last turn forbids a slide.
    let threats = rules.variant.players().iter().flat_map(|player| {
        let banned = banned(setup).filter(|_| open.contains(player));
        Position::new(rules, setup.balls, *player, banned).threats()
    });
    Status {
        to_move: known.filter(|_| !status.over).map(|player| player.term().into()),
        threats: threats.collect(),
        ..status
    }
}

/// The assumptions of a game besides the setup.
pub(crate) fn assumed(setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Entry> {
    let end = &game.end;
    let players = end.rules().variant.players();
    let all_out = players.iter().all(|player| setup.out[*player as usize].is_some());
    let last = game.turns.last().map_or_else(|| Term::Nothing.into(), |turn| Phrase::from(*turn));
    let all = [
        (setup.to_move.is_some(), Entry::new(Term::ToMove, end.to_move().term())),
        (all_out, Entry::new(Term::Out, out(players, |player| end.out(player)))),
        (setup.last.is_some(), Entry::new(Term::Last, last)),
    ];
    all.into_iter().filter(|(known, _)| !known).map(|(_, entry)| entry).collect()
}
