//! How many play: the numbers that a setup allows, and players whom a text names though they do not play.

use std::ops::{Range, RangeInclusive};

use super::about::About;
use super::kit::{MAX_PLAYERS, Player};
use super::notation::Spans;
use super::setup::Setup;
use super::wellformed::non_player_findings;
use super::words::{EntryFinding, EntryHint, TableFinding};
use crate::rules::read::merge_equal;
use crate::rules::{Coded, Finding};
use crate::text::Layer;

/// The numbers of players that include all players whom a setup mentions.
pub(crate) fn may_play(setup: &Setup) -> RangeInclusive<usize> {
    let seen = |player: &Player| {
        let at = player.index();
        [setup.first, setup.to_move].contains(&Some(*player))
            || setup.hands[at].is_some()
            || setup.planks[at].is_some()
            || setup.tokens().any(|(.., token, _)| token.owner == *player)
    };
    let last = Player::all(MAX_PLAYERS).filter(seen).max().map_or(0, Player::index);
    (last + 1).max(2)..=MAX_PLAYERS
}

/// The findings if a text contradicts the number of players, its own or the one that is fixed.
pub(crate) fn contradictions(setup: &Setup, fixed: Option<usize>, spans: &Spans) -> Vec<Finding> {
    if let (Some(typed), Some(fixed)) = (setup.players, fixed)
        && typed != fixed
    {
        return vec![contradiction(typed, fixed, spans.span(About::Players).unwrap_or_default())];
    }
    let strangers = fixed.or(setup.players).into_iter().flat_map(|players| {
        let named = non_player_findings(setup, players);
        named.map(|(message, about)| stranger(message).at(spans.span(about).unwrap_or_default()))
    });
    merge_equal(strangers.collect())
}

/// The finding for a text with another number of players than the fixed one.
pub(crate) fn contradiction(typed: usize, fixed: usize, span: Range<usize>) -> Finding {
    let message = EntryFinding::PlayersContradict { typed, settled: fixed };
    let hint = EntryHint::SayOtherPlayers { typed, settled: fixed };
    message.at(span).hint(hint)
}

/// The finding for a player beyond the number of players, if that number is not from the position itself.
pub(crate) fn stranger(message: TableFinding) -> Finding {
    Finding::new(message).layer(Layer::Readable).no_rule()
}
