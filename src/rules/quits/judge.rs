//! The state of a game, and its assumptions besides a setup.

use super::last::next_players;
use super::{Last, Player, Position, Rules, Setup, Slide, Turn};
use crate::rules::{Assumed, Play, Status, Witness};

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
        to_move: known.filter(|_| !status.over).map(|player| player.name().to_owned()),
        threats: threats.collect(),
        ..status
    }
}

/// The assumptions of a game besides the setup.
pub(crate) fn assumed(setup: &Setup, game: &Witness<Position, Turn>) -> Vec<Assumed> {
    let mut assumed = Vec::new();
    let mut assume = |known: bool, key: &str, value: String| {
        if !known {
            assumed.push(Assumed { key: key.to_owned(), value });
        }
    };
    let end = &game.end;
    let players = end.rules().variant.players();
    assume(setup.to_move.is_some(), "to move", end.to_move().name().to_owned());
    let known = players.iter().all(|player| setup.out[*player as usize].is_some());
    let out: Vec<_> =
        players.iter().map(|&player| format!("{}{}", player.letter(), end.out(player))).collect();
    assume(known, "out", out.join(" "));
    let last = game.turns.last().map_or_else(|| "none".to_owned(), Turn::to_string);
    assume(setup.last.is_some(), "last", last);
    assumed
}
