//! Possible numbers of planks in hand, if they are not given.

use super::kit::{MAX_PLAYERS, Player};
use super::reach::Question;

/// One possible number of planks in each hand.
pub(super) fn possible_shares(question: &Question) -> [u8; MAX_PLAYERS] {
    let kit = &question.kit;
    let mut missing = question.table.rows();
    let mut left = [0; MAX_PLAYERS];
    for player in kit.all_players().map(Player::index) {
        left[player] = kit.dealt() - question.laid[player].unwrap_or(0).min(kit.dealt());
        missing -= usize::from(question.laid[player].unwrap_or(0)).min(missing);
    }
    let open: Vec<usize> =
        kit.all_players().map(Player::index).filter(|&at| question.laid[at].is_none()).collect();
    while missing > 0 && open.iter().any(|&player| left[player] > 0) {
        for &player in &open {
            if missing > 0 && left[player] > 0 {
                left[player] -= 1;
                missing -= 1;
            }
        }
    }
    left
}

/// Lower bound of the planks in each hand. Before any move, no player has laid more planks than this player has
/// tokens on the table; and no player holds more than that player was dealt, or than remain.
pub(super) fn min_shares(question: &Question) -> [u8; MAX_PLAYERS] {
    let kit = &question.kit;
    let dealt = usize::from(kit.dealt());
    let all = kit.planks().saturating_sub(question.table.rows());
    let moved = question.may_have_moved();
    let most = |player: Player| {
        question.laid[player.index()].map_or(dealt, |laid| dealt - usize::from(laid).min(dealt))
    };
    let known = kit.all_players().filter(|player| question.laid[player.index()].is_some());
    let open = all.saturating_sub(known.map(most).sum());
    let mut at_least = [0; MAX_PLAYERS];
    for player in kit.all_players() {
        let by_tokens = match question.laid[player.index()] {
            Some(_) => most(player),
            None if moved => 0,
            None => dealt.saturating_sub(question.table.tokens_of(player).count_ones() as usize),
        };
        let others: usize = kit.all_players().filter(|&other| other != player).map(most).sum();
        let least = by_tokens.max(all.saturating_sub(others));
        // An unreachable table may need more planks than there are.
        let least = if question.laid[player.index()].is_some() { least } else { least.min(open) };
        at_least[player.index()] = u8::try_from(least).unwrap_or_default();
    }
    at_least
}
