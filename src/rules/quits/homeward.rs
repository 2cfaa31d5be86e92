//! How far balls are from home: what guides the search for the way back to the start.
//!
//! For each set of squares it is counted how many turns a player needs to bring his balls there from the start
//! if he plays alone. In a game others slide his balls about and stand in their way, so it is a guess, good to
//! go by and proof of nothing.

use std::sync::OnceLock;

use super::board::{Offset, Player, ROW_1, SIDE, Squares, moved};
use super::turns::slides_of;
use super::{Rules, Slide, Variant};

/// Turns that a player needs alone, by his set of squares.
pub struct Homeward {
    index: Index,
    /// By the place of the set: the fewest of an even number of turns, and of an odd number.
    turns: Vec<[u8; 2]>,
}

/// What sets no player reaches alone count.
const FAR: u8 = 60;
/// The most balls that anybody has.
const MOST: u32 = 5;

impl Homeward {
    /// The table for some rules; made when it is first asked for.
    pub fn of(rules: Rules) -> &'static Homeward {
        static TABLES: [OnceLock<Homeward>; 4] = [const { OnceLock::new() }; 4];
        let of_five = usize::from(rules.variant == Variant::Classic);
        TABLES[rules.ball_moves as usize * 2 + of_five].get_or_init(|| Homeward::new(rules))
    }

    /// Goes through all sets, from the start on, in the order of their turns. The classic game has a million steps from
    /// set to set, which is most of the work of judging a tray: so bare sets are moved, not positions.
    fn new(rules: Rules) -> Homeward {
        let index = Index::new();
        let mut turns = vec![[FAR; 2]; index.places];
        let start = rules.variant.start(Player::Light);
        if let Some(start) = turns.get_mut(index.place(start)) {
            start[0] = 0;
        }
        let (mut reached, mut next) = (vec![start], Vec::new());
        for far in 1..FAR {
            let odd = usize::from(far % 2);
            for set in reached.drain(..) {
                each_after(rules, set, |after| {
                    let Some(known) = turns.get_mut(index.place(after)) else { return };
                    if known[odd] != FAR {
                        return;
                    }
                    known[odd] = far;
                    // A set and its mirror image are as far from home: the search goes on from one of them.
                    let mirror = mirrored(after);
                    if let Some(known) = turns.get_mut(index.place(mirror)) {
                        known[odd] = far;
                    }
                    next.push(after.min(mirror));
                });
            }
            std::mem::swap(&mut reached, &mut next);
        }
        Homeward { index, turns }
    }

    /// How many turns that player needs alone to bring his balls there: an even number, and an odd one.
    pub fn turns(&self, player: Player, balls: Squares) -> [u8; 2] {
        let known = self.turns.get(self.index.place(as_light(player, balls)));
        known.copied().filter(|_| balls.count_ones() <= MOST).unwrap_or([FAR; 2])
    }
}

/// Visits the sets that a player with the home corner `a1` can make of his in one turn if he plays alone.
fn each_after(rules: Rules, set: Squares, mut visit: impl FnMut(Squares)) {
    let inside = !Player::Light.exit_bit();
    for step in rules.steps(Player::Light) {
        let (columns, rows) = step.offset;
        let mut free = moved(set & step.from, step.offset) & !set;
        while free != 0 {
            let to = free & free.wrapping_neg();
            visit((set ^ moved(to, (-columns, -rows)) ^ to) & inside);
            free ^= to;
        }
    }
    let mut slides = slides_of(set, set);
    while slides != 0 {
        if let Some((line, offset)) = LINES.get(slides.trailing_zeros() as usize) {
            visit(((set & !line) | moved(set & line, *offset)) & inside);
        }
        slides &= slides - 1;
    }
}

/// The squares of every slide's line, and the way that they go.
const LINES: [(Squares, Offset); 35] = {
    let mut lines = [(0, (0, 0)); 35];
    let mut bit = 0;
    while bit < lines.len() {
        let slide = Slide::of_bit(bit as u8);
        lines[bit] = (slide.line(), slide.way().offset());
        bit += 1;
    }
    lines
};

/// Squares in the lower part that a set is cut into.
const LOW: u32 = 13;

/// A place for every set of at most five squares, found with two looks. Sets with the same upper part lie together, in the
/// order of how many squares of the lower part they have, so that those with too many have no place.
struct Index {
    /// Where the sets of each upper part begin.
    high: Vec<u32>,
    /// How far behind that each lower part lies.
    low: Vec<u16>,
    /// How many places there are.
    places: usize,
}

impl Index {
    fn new() -> Index {
        let mut low = vec![0; 1 << LOW];
        // How many lower parts have so many squares at most.
        let mut at_most = [0; MOST as usize + 1];
        let mut found = 0;
        for (count, at_most) in (0..).zip(&mut at_most) {
            for (_, place) in (0u32..).zip(&mut low).filter(|(set, _)| set.count_ones() == count) {
                *place = found;
                found += 1;
            }
            *at_most = u32::from(found);
        }
        let mut places = 0;
        let high = (0u32..1 << (u32::from(SIDE * SIDE) - LOW)).map(|set| {
            let first = places;
            places += MOST.checked_sub(set.count_ones()).map_or(0, |rest| at_most[rest as usize]);
            first
        });
        Index { high: high.collect(), low, places: places as usize }
    }

    /// The place of a set that has one.
    fn place(&self, set: Squares) -> usize {
        let high = self.high.get((set >> LOW) as usize).copied().unwrap_or_default();
        let low = self.low.get((set & ((1 << LOW) - 1)) as usize).copied().unwrap_or_default();
        high as usize + usize::from(low)
    }
}

/// The squares as they would be if the player were at home in `a1`.
fn as_light(player: Player, balls: Squares) -> Squares {
    // Reading the bits from the other end turns the tray half round.
    let turned = |balls: Squares| balls.reverse_bits() >> (u32::BITS - 25);
    match player {
        Player::Light => balls,
        Player::Dark => turned(balls),
        Player::Red => upside_down(balls),
        Player::Blue => upside_down(turned(balls)),
    }
}

/// Row 5 becomes row 1.
fn upside_down(balls: Squares) -> Squares {
    (0..SIDE).fold(0, |set, row| set | (balls >> (row * SIDE) & ROW_1) << ((SIDE - 1 - row) * SIDE))
}

/// The squares mirrored in the line from a player's first corner to his exit: columns become rows.
fn mirrored(set: Squares) -> Squares {
    /// A row's squares as a column's.
    const COLUMNS: [Squares; 1 << SIDE] = columns();
    (0..SIDE).fold(0, |mirrored, row| mirrored | COLUMNS[(set >> (row * SIDE) & ROW_1) as usize] << row)
}

const fn columns() -> [Squares; 1 << SIDE] {
    let mut columns = [0; 1 << SIDE];
    let mut row = 0;
    while row < 1 << SIDE {
        let mut at = 0;
        while at < SIDE {
            columns[row] |= ((row as Squares >> at) & 1) << (at * SIDE);
            at += 1;
        }
        row += 1;
    }
    columns
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, VecDeque};

    use super::*;
    use crate::rules::quits::Position;
    use crate::rules::quits::tests::all_rules;

    fn at(rules: Rules, balls: Squares) -> Position {
        Position::new(rules, [balls, 0, 0, 0], Player::Light, None).alone()
    }

    #[test]
    fn a_guess_is_how_many_turns_a_lone_player_needs() {
        for rules in all_rules().filter(|rules| rules.variant != Variant::Four) {
            let homeward = Homeward::new(rules);
            let start = rules.variant.start(Player::Light);
            let mut todo = VecDeque::from([(start, 0)]);
            let mut seen = BTreeSet::from([(start, 0)]);
            while let Some((balls, far)) = todo.pop_front() {
                assert_eq!(homeward.turns(Player::Light, balls)[far % 2], far as u8);
                let position = at(rules, balls);
                position.choices(|turn| {
                    let mut next = position;
                    next.make(turn);
                    let balls = next.balls(Player::Light);
                    if seen.insert((balls, (far + 1) % 2)) {
                        todo.push_back((balls, far + 1));
                    }
                });
            }
            let known = homeward.turns.iter().flatten().filter(|far| **far != FAR).count();
            assert_eq!(known, seen.len(), "what cannot be reached is far");
        }
    }

    #[test]
    fn every_set_has_a_place_of_its_own() {
        let index = Index::new();
        let mut taken = vec![false; index.places];
        for set in (0u32..1 << 25).filter(|set| set.count_ones() <= MOST) {
            assert!(!std::mem::replace(&mut taken[index.place(set)], true), "{set:b}");
        }
        assert!(taken.iter().all(|taken| *taken));
    }

    #[test]
    fn what_is_mirrored_can_do_the_same_mirrored() {
        for rules in all_rules().filter(|rules| rules.variant != Variant::Four) {
            let after = |balls: Squares| {
                let mut after = BTreeSet::new();
                at(rules, balls).choices(|turn| {
                    let mut next = at(rules, balls);
                    next.make(turn);
                    after.insert(next.balls(Player::Light));
                });
                after
            };
            let start = rules.variant.start(Player::Light);
            assert_eq!(mirrored(start), start);
            let mut todo = vec![start];
            let mut seen = BTreeSet::from([start]);
            while let Some(balls) = todo.pop().filter(|_| seen.len() < 1000) {
                let there = after(balls);
                let mirrors: BTreeSet<_> = there.iter().map(|balls| mirrored(*balls)).collect();
                assert_eq!(after(mirrored(balls)), mirrors);
                todo.extend(there.into_iter().filter(|balls| seen.insert(*balls)));
            }
            assert!(seen.len() >= 1000);
        }
    }
}
