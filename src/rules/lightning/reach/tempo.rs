//! Construction of games to positions without a winner. The documentation of the folder proves that a game exists
//! exactly if one is constructed here.

use super::growth::{Component, components};
use super::{Obstacle, is_stock_empty, placed_count};
use crate::rules::lightning::{Counts, PieceFace, Position, Side, Turn};

/// A piece to be placed.
#[derive(Clone, Copy, Debug)]
struct Placement {
    side: Side,
    square: u8,
    face: PieceFace,
    root: bool,
}

/// Constructs a game to a position without a winner, whose components all have roots.
pub(crate) fn construct(goal: &Position, first: Side) -> Result<Vec<Turn>, Obstacle> {
    let next = goal.player();
    let held = models(goal.reserve());
    let placed = placed_count(goal);
    if placed == 0 {
        return match (held.is_empty(), next == first) {
            (false, _) => Err(Obstacle::HeldBeforeStart),
            (_, false) => Err(Obstacle::NotBegun(first)),
            _ => Ok(Vec::new()),
        };
    }
    let components = components(goal);
    if !components.iter().any(|component| component.side == first) {
        return Err(Obstacle::NeverBegan(first));
    }
    if placed == 1 {
        return construct_single(goal, first, &components, &held);
    }
    let (order, owner) = order(first, next.other(), components);
    // The last piece is placed by its owner if it is a root, else by the player who is to move last.
    let last = next.other();
    let (by, after) = match owner {
        Some(owner) if owner != last => (owner, 1),
        _ => (last, 0),
    };
    let Some(before) = held.len().checked_sub(after) else { return Err(Obstacle::LastRoot(last)) };
    let mut game = TempoGame { turns: Vec::new(), player: first };
    if let Some((last, others)) = order.split_last() {
        others.iter().for_each(|laid| game.place(*laid, laid.root.then_some(laid.side)));
        held.iter().take(before).for_each(|model| game.hold(*model));
        game.place(*last, Some(by));
        held.iter().skip(before).for_each(|model| game.hold(*model));
    }
    Ok(game.turns)
}

/// One piece opened the game, and every later turn held a piece.
fn construct_single(
    goal: &Position,
    first: Side,
    components: &[Component],
    held: &[u8],
) -> Result<Vec<Turn>, Obstacle> {
    let mut game = TempoGame { turns: Vec::new(), player: first };
    components.iter().flat_map(placements).for_each(|laid| game.place(laid, Some(first)));
    held.iter().for_each(|model| game.hold(*model));
    if game.player != goal.player() {
        let camps = Side::BOTH.map(|side| *goal.camp(side));
        let stuck = Position::new(goal.kit(), camps, *goal.reserve(), game.player)
            .is_some_and(|position| is_stock_empty(&position) && position.is_stuck());
        if !stuck {
            return Err(Obstacle::Counted { held: held.len(), next: game.player });
        }
        game.turns.push(Turn::Pass);
    }
    Ok(game.turns)
}

/// All pieces in an order in which they can be placed: first a root of `first`, last a piece that `last` can have
/// placed if there is one. Also returns the owner of the last piece if it is a root.
fn order(first: Side, last: Side, mut components: Vec<Component>) -> (Vec<Placement>, Option<Side>) {
    // A component with two or more pieces comes last, because either player can place its last piece; else a
    // component of `last`.
    components.sort_by_key(|component| (component.pieces.len() > 1, component.side == last));
    // The root that opens the game. It may belong to the component that would otherwise come last.
    let opening = components.iter().position(|component| component.side == first);
    let mut order: Vec<Placement> = Vec::new();
    if let Some(opening) = opening {
        if opening + 1 == components.len() {
            // No other component belongs to the first player. If it is isolated, others come last.
            order.extend(
                components[opening].pieces.first().and_then(|_| placements(&components[opening]).next()),
            );
            let rest: Vec<Placement> = placements(&components[opening]).skip(1).collect();
            order.extend(components.iter().take(opening).flat_map(placements));
            order.extend(rest);
        } else {
            let component = components.remove(opening);
            order.extend(placements(&component));
            order.extend(components.iter().flat_map(placements));
        }
    }
    let owner = order.last().filter(|laid| laid.root).map(|laid| laid.side);
    (order, owner)
}

fn placements(component: &Component) -> impl Iterator<Item = Placement> + '_ {
    let pieces = component.pieces.iter().enumerate();
    pieces.map(|(number, (square, face))| Placement {
        side: component.side,
        square: *square,
        face: *face,
        root: number == 0,
    })
}

/// The model of each of these pieces.
fn models(counts: &Counts) -> Vec<u8> {
    (0u8..).zip(counts).flat_map(|(model, count)| (0..*count).map(move |_| model)).collect()
}

/// A game under construction.
struct TempoGame {
    turns: Vec<Turn>,
    player: Side,
}

impl TempoGame {
    /// Places a piece. If it must be placed by the other player, the player to move holds it first.
    fn place(&mut self, laid: Placement, by: Option<Side>) {
        let reserved = by.is_some_and(|by| by != self.player);
        if reserved {
            self.hold(laid.face.model);
        }
        let Placement { side, square, face, .. } = laid;
        self.turns.push(Turn::Place { face, side, square, reserved });
        self.player = self.player.other();
    }

    fn hold(&mut self, model: u8) {
        self.turns.push(Turn::Hold { model, reserved: false });
        self.player = self.player.other();
    }
}
