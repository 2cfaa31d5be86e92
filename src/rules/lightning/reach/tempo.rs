//! Who placed what when: games that lead to positions where nobody has won. See the map of this folder for why
//! there is such a game exactly when one is found here.

use super::growth::{Part, parts};
use super::{Hitch, is_stock_empty, placed_count};
use crate::rules::lightning::{Counts, Face, Position, Side, Turn};

/// A piece that is to be placed.
#[derive(Clone, Copy, Debug)]
struct Laid {
    side: Side,
    square: u8,
    face: Face,
    root: bool,
}

/// A game that leads to a position where nobody has won and every part has a root.
pub fn lead(goal: &Position, first: Side) -> Result<Vec<Turn>, Hitch> {
    let next = goal.player();
    let held = models(goal.reserve());
    let placed = placed_count(goal);
    if placed == 0 {
        return match (held.is_empty(), next == first) {
            (false, _) => Err(Hitch::HeldBeforeStart),
            (_, false) => Err(Hitch::NotBegun(first)),
            _ => Ok(Vec::new()),
        };
    }
    let parts = parts(goal);
    if !parts.iter().any(|part| part.side == first) {
        return Err(Hitch::NeverBegan(first));
    }
    if placed == 1 {
        return lone(goal, first, &parts, &held);
    }
    let (order, owner) = order(first, next.other(), parts);
    // Who places the last piece: its owner if it is a root, else whoever is to have played last.
    let last = next.other();
    let (by, after) = match owner {
        Some(owner) if owner != last => (owner, 1),
        _ => (last, 0),
    };
    let Some(before) = held.len().checked_sub(after) else { return Err(Hitch::LastRoot(last)) };
    let mut game = Game { turns: Vec::new(), player: first };
    if let Some((last, others)) = order.split_last() {
        others.iter().for_each(|laid| game.place(*laid, laid.root.then_some(laid.side)));
        held.iter().take(before).for_each(|model| game.hold(*model));
        game.place(*last, Some(by));
        held.iter().skip(before).for_each(|model| game.hold(*model));
    }
    Ok(game.turns)
}

/// One piece opened the game, and every turn since laid one in the reserve.
fn lone(goal: &Position, first: Side, parts: &[Part], held: &[u8]) -> Result<Vec<Turn>, Hitch> {
    let mut game = Game { turns: Vec::new(), player: first };
    parts.iter().flat_map(laid).for_each(|laid| game.place(laid, Some(first)));
    held.iter().for_each(|model| game.hold(*model));
    if game.player != goal.player() {
        let camps = Side::BOTH.map(|side| *goal.camp(side));
        let stuck = Position::of(goal.kit(), camps, *goal.reserve(), game.player)
            .is_some_and(|position| is_stock_empty(&position) && position.is_stuck());
        if !stuck {
            return Err(Hitch::Counted { held: held.len(), next: game.player });
        }
        game.turns.push(Turn::Pass);
    }
    Ok(game.turns)
}

/// All pieces in an order that they can be placed in: first a root of the first player's, last one that `last` can
/// have placed if there is such a one. With it the owner of the last piece, if it is a root.
fn order(first: Side, last: Side, mut parts: Vec<Part>) -> (Vec<Laid>, Option<Side>) {
    // A part of two pieces or more comes last: its last piece is nobody's. Otherwise one of `last`.
    parts.sort_by_key(|part| (part.pieces.len() > 1, part.side == last));
    // The root that opens the game; it may be that of the part that else comes last.
    let opening = parts.iter().position(|part| part.side == first);
    let mut order: Vec<Laid> = Vec::new();
    if let Some(opening) = opening {
        if opening + 1 == parts.len() {
            // Nothing else is the first player's. If it stands alone, others come last.
            order.extend(parts[opening].pieces.first().and_then(|_| laid(&parts[opening]).next()));
            let rest: Vec<Laid> = laid(&parts[opening]).skip(1).collect();
            order.extend(parts.iter().take(opening).flat_map(laid));
            order.extend(rest);
        } else {
            let part = parts.remove(opening);
            order.extend(laid(&part));
            order.extend(parts.iter().flat_map(laid));
        }
    }
    let owner = order.last().filter(|laid| laid.root).map(|laid| laid.side);
    (order, owner)
}

fn laid(part: &Part) -> impl Iterator<Item = Laid> + '_ {
    let pieces = part.pieces.iter().enumerate();
    pieces.map(|(number, (square, face))| Laid {
        side: part.side,
        square: *square,
        face: *face,
        root: number == 0,
    })
}

/// The models of these pieces, one for each piece.
fn models(counts: &Counts) -> Vec<u8> {
    (0u8..).zip(counts).flat_map(|(model, count)| (0..*count).map(move |_| model)).collect()
}

/// A game while it is being played.
struct Game {
    turns: Vec<Turn>,
    player: Side,
}

impl Game {
    /// Places a piece, by that player if it must be his: the other one draws it first and holds it.
    fn place(&mut self, laid: Laid, by: Option<Side>) {
        let reserved = by.is_some_and(|by| by != self.player);
        if reserved {
            self.hold(laid.face.model);
        }
        let Laid { side, square, face, .. } = laid;
        self.turns.push(Turn::Place { face, side, square, reserved });
        self.player = self.player.other();
    }

    fn hold(&mut self, model: u8) {
        self.turns.push(Turn::Hold { model, reserved: false });
        self.player = self.player.other();
    }
}
