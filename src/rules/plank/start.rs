//! The empty table before the first turn.

use super::kit::{Kit, MAX_PLAYERS, Moving, PerColour, Player, sum};
use super::notation::Record;
use super::players::{contradiction, stranger};
use super::position::Position;
use super::words::{PlankTableMessage, PlankTextMessage};
use crate::rules::{Finding, Message};
use crate::text::codes::PlankCode;

/// The empty table with the deal used for perft.
pub fn standard_start(players: usize, moving: Moving) -> Option<Position> {
    start(Kit::standard(players)?, moving)
}

/// The empty table of a box with the deal used for perft.
pub(crate) fn start(kit: Kit, moving: Moving) -> Option<Position> {
    Position::start(kit, moving, &kit.standard_deal()?.map(Some), Player::FIRST)
}

/// The starting positions of a record, one for each possible opener: A first, the others clockwise. `fixed` is the box
/// if the number of players is fixed.
pub(crate) fn starts(record: &Record, fixed: Option<Kit>, moving: Moving) -> Result<Vec<Position>, Finding> {
    let typed = record.players.as_ref().map(|(count, _)| *count);
    if let (Some(fixed), Some((typed, span))) = (fixed, &record.players)
        && fixed.players() != *typed
    {
        return Err(contradiction(*typed, fixed.players(), span.clone()));
    }
    let dealt = (1..=MAX_PLAYERS).rev().find(|count| record.deal[count - 1].is_some()).unwrap_or(0);
    let kit = fixed.or_else(|| Kit::standard(typed.unwrap_or(dealt.max(2))));
    let deal = std::array::from_fn(|at| record.deal[at].as_ref().map(|(planks, _)| *planks));
    if let (Some(kit), Some((first, span))) = (&kit, &record.first)
        && first.index() >= kit.players()
    {
        let message = PlankTableMessage::DoesNotPlay { player: *first, players: kit.players() };
        return Err(stranger(message).at(span.clone()));
    }
    let starts = kit.filter(|kit| dealt <= kit.players()).and_then(|kit| {
        let openers =
            kit.all_players().filter(|player| record.first.as_ref().is_none_or(|(first, _)| first == player));
        openers.map(|first| Position::start(kit, moving, &deal, first)).collect()
    });
    starts.ok_or_else(|| bad_deal(record, kit, &deal))
}

fn bad_deal(record: &Record, kit: Option<Kit>, deal: &[Option<PerColour>; MAX_PLAYERS]) -> Finding {
    let (players, each) = kit.map_or((0, 0), |kit| (kit.players(), usize::from(kit.dealt())));
    let span = record.deal.iter().flatten().next_back().map(|(_, span)| span.clone()).unwrap_or_default();
    let odd = Player::all(MAX_PLAYERS).zip(deal).find_map(|(player, planks)| -> Option<Message> {
        let count = sum(planks.as_ref()?);
        if player.index() >= players {
            return Some(PlankTableMessage::DoesNotPlay { player, players }.into());
        }
        (count != each).then(|| PlankTextMessage::DealtOtherwise { player, count, players, each }.into())
    });
    let message = odd.unwrap_or_else(|| PlankTextMessage::TooManyOfAModelDealt.into());
    Finding::new(PlankCode::BadDeal, message).at(span)
}
