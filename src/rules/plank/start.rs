//! The empty table before the first turn.

use std::ops::Range;

use super::kit::{Kit, MAX_PLAYERS, Moving, PerColour, Player, sum};
use super::notation::Record;
use super::players::{contradiction, stranger};
use super::position::Position;
use super::words::{RecordFinding, TableFinding};
use crate::rules::{Coded, Finding};

/// The empty table with the deal used for perft.
pub fn standard_start(players: usize, moving: Moving) -> Option<Position> {
    start(Kit::standard(players)?, moving)
}

/// The empty table of a box with the deal used for perft.
pub(crate) fn start(kit: Kit, moving: Moving) -> Option<Position> {
    Position::start(kit, moving, &kit.standard_deal()?.map(Some), Player::FIRST)
}

/// The starting positions of a record, one for each possible number of players and opener: the fewest players first, A
/// before the others clockwise. `fixed` is the box if the number of players is fixed.
pub(crate) fn starts(record: &Record, fixed: Option<Kit>, moving: Moving) -> Result<Vec<Position>, Finding> {
    let typed = record.players.as_ref().map(|(count, _)| *count);
    if let (Some(fixed), Some((typed, span))) = (fixed, &record.players)
        && fixed.players() != *typed
    {
        return Err(contradiction(*typed, fixed.players(), span.clone()));
    }
    let deal = std::array::from_fn(|at| record.deal[at].as_ref().map(|(planks, _)| *planks));
    let dealt = (1..=MAX_PLAYERS).rev().find(|count| deal[count - 1].is_some()).unwrap_or(0);
    let first = record.first.iter().map(|(player, span)| (*player, span));
    let to_move = record.to_move.iter().map(|claim| (claim.player, &claim.span));
    let named: Vec<(Player, &Range<usize>)> = first.chain(to_move).collect();
    let least = named.iter().map(|(player, _)| player.index() + 1).fold(dealt.max(2), usize::max);
    let kits: Vec<Kit> = match fixed.or_else(|| Kit::standard(typed?)) {
        Some(kit) => vec![kit],
        None => (least..=MAX_PLAYERS).filter_map(Kit::standard).collect(),
    };
    let kit = kits.first().copied();
    let players = kit.map_or(MAX_PLAYERS, |kit| kit.players());
    if let Some((player, span)) = named.into_iter().find(|(player, _)| player.index() >= players) {
        return Err(stranger(TableFinding::DoesNotPlay { player, players }).at(span.clone()));
    }
    let openers = kits.iter().filter(|kit| dealt <= kit.players()).flat_map(|kit| {
        let openers = kit.all_players().map(move |player| (*kit, player));
        openers.filter(|(_, player)| record.first.as_ref().is_none_or(|(first, _)| first == player))
    });
    let dealt: Vec<Position> =
        openers.filter_map(|(kit, first)| Position::start(kit, moving, &deal, first)).collect();
    if dealt.is_empty() {
        return Err(bad_deal(record, kit, &deal));
    }
    let Some(claim) = &record.to_move else { return Ok(dealt) };
    // Every turn of a record is typed, passes too.
    let is_to_move = |start: &Position| {
        (0..claim.turns).fold(start.to_move(), |player, _| start.kit().after(player)) == claim.player
    };
    match (dealt.iter().filter(|start| is_to_move(start)).copied().collect::<Vec<_>>(), &record.first) {
        (starts, Some((opener, _))) if starts.is_empty() => {
            Err(RecordFinding::NotToMove { opener: *opener, player: claim.player }.at(claim.span.clone()))
        }
        (starts, _) => Ok(starts),
    }
}

fn bad_deal(record: &Record, kit: Option<Kit>, deal: &[Option<PerColour>; MAX_PLAYERS]) -> Finding {
    let (players, each) = kit.map_or((0, 0), |kit| (kit.players(), usize::from(kit.dealt())));
    let span = record.deal.iter().flatten().next_back().map(|(_, span)| span.clone()).unwrap_or_default();
    let odd = Player::all(MAX_PLAYERS).zip(deal).find_map(|(player, planks)| -> Option<RecordFinding> {
        let count = sum(planks.as_ref()?);
        if player.index() >= players {
            return Some(RecordFinding::DealtToNonPlayer { player, players });
        }
        (count != each).then_some(RecordFinding::DealtOtherwise { player, count, players, each })
    });
    Finding::new(odd.unwrap_or(RecordFinding::TooManyOfAModelDealt)).at(span)
}
