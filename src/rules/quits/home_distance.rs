//! Distance of balls from home, the heuristic of the search back to the start.
//!
//! For each set of squares the table holds the number of turns that a player needs to bring balls there from the
//! start when playing alone. In a game other players slide these balls and block them, so the number is an estimate
//! that guides the search and proves nothing.

use std::cell::RefCell;

use super::board::{Player, ROW_1, SIDE, Squares, moved, slides_of};
use super::{BallMoves, Rules, Slide, Variant};

/// Turns that a lone player needs, by the set of squares.
pub(crate) struct HomeDistance {
    rules: Rules,
    /// By set index: the fewest turns if their number is even, and if it is odd.
    turns: Vec<[u8; 2]>,
    /// The sets that are `far` turns away, of mirror images one.
    reached: Vec<Squares>,
    far: u8,
}

/// Value for sets that a lone player cannot reach.
const UNREACHABLE: u8 = 60;
/// Maximum number of balls of a player.
const MAX_BALLS: u32 = 5;

impl HomeDistance {
    /// Turns that a lone player needs to bring balls there: an even number, and an odd one. Each thread has tables of its own,
    /// which grow as far as is asked: most positions lie near the start.
    pub(crate) fn turns(rules: Rules, player: Player, balls: Squares) -> [u8; 2] {
        thread_local! {
            static TABLES: RefCell<[[Option<HomeDistance>; 2]; BallMoves::ALL.len()]> =
                const { RefCell::new([const { [const { None }; 2] }; BallMoves::ALL.len()]) };
        }
        if balls.count_ones() > MAX_BALLS {
            return [UNREACHABLE; 2];
        }
        // A further rule that changes the distance needs tables of its own.
        let Rules { variant, ball_moves } = rules;
        let of_five = usize::from(variant == Variant::Classic);
        TABLES.with_borrow_mut(|tables| {
            let table = tables[ball_moves as usize][of_five].get_or_insert_with(|| HomeDistance::new(rules));
            table.of(as_light(player, balls))
        })
    }

    fn new(rules: Rules) -> HomeDistance {
        let mut turns = vec![[UNREACHABLE; 2]; INDEX.len];
        let start = rules.variant.start(Player::Light);
        if let Some(start) = turns.get_mut(INDEX.index_of(start)) {
            start[0] = 0;
        }
        HomeDistance { rules, turns, reached: vec![start], far: 0 }
    }

    fn of(&mut self, set: Squares) -> [u8; 2] {
        let at = INDEX.index_of(set);
        loop {
            let known = self.turns.get(at).copied().unwrap_or([UNREACHABLE; 2]);
            if self.reached.is_empty() || !known.contains(&UNREACHABLE) {
                return known;
            }
            self.grow();
        }
    }

    /// A step of a breadth-first search over all sets from the start. The classic game has a million edges between sets,
    /// which would be most of the work of judging a tray; therefore it works on bare sets, not on positions.
    fn grow(&mut self) {
        self.far += 1;
        let (far, odd) = (self.far, usize::from(self.far % 2));
        let mut next = Vec::new();
        for set in std::mem::take(&mut self.reached) {
            each_after(self.rules, set, |after| {
                let Some(known) = self.turns.get_mut(INDEX.index_of(after)) else { return };
                if known[odd] != UNREACHABLE {
                    return;
                }
                known[odd] = far;
                // A set and its mirror image have the same distance, so only one of them is expanded.
                let mirror = mirrored(after);
                if let Some(known) = self.turns.get_mut(INDEX.index_of(mirror)) {
                    known[odd] = far;
                }
                next.push(after.min(mirror));
            });
        }
        self.reached = next;
    }
}

/// Visits the sets that a lone player with the home corner `a1` can reach in one turn.
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
        let (line, offset) = Slide::from_bit(slides.trailing_zeros() as u8).shift();
        visit(((set & !line) | moved(set & line, offset)) & inside);
        slides &= slides - 1;
    }
}

/// Number of squares in the lower part of a set.
const LOW_BITS: u32 = 13;
const MAX_SQUARES: usize = LOW_BITS as usize;

/// Number of lower and of upper parts of a set.
const LOWS: usize = 1 << LOW_BITS;
const HIGHS: usize = 1 << (SIDE as u32 * SIDE as u32 - LOW_BITS);

/// A perfect index of all sets of at most five squares, computed with two lookups. Sets with the same upper part are
/// adjacent, ordered by the number of squares in the lower part, so that sets with too many squares have no index.
struct SetIndex {
    /// First index of each upper part.
    high: [u32; HIGHS],
    /// Offset of each lower part.
    low: [u16; LOWS],
    len: usize,
}

static INDEX: SetIndex = SetIndex::new();

impl SetIndex {
    const fn new() -> SetIndex {
        // Number of lower parts with fewer squares than a number.
        let mut fewer = [0; MAX_SQUARES + 2];
        let mut set = 0;
        while set < LOWS {
            fewer[set.count_ones() as usize + 1] += 1;
            set += 1;
        }
        let mut count = 0;
        while count <= MAX_SQUARES {
            fewer[count + 1] += fewer[count];
            count += 1;
        }
        let (mut low, mut next, mut set) = ([0; LOWS], fewer, 0);
        while set < LOWS {
            let next = &mut next[set.count_ones() as usize];
            low[set] = *next;
            *next += 1;
            set += 1;
        }
        let (mut high, mut len, mut set) = ([0; HIGHS], 0, 0);
        while set < HIGHS {
            high[set] = len;
            if let Some(rest) = MAX_BALLS.checked_sub(set.count_ones()) {
                len += fewer[rest as usize + 1] as u32;
            }
            set += 1;
        }
        SetIndex { high, low, len: len as usize }
    }

    fn index_of(&self, set: Squares) -> usize {
        let high = self.high.get((set >> LOW_BITS) as usize).copied().unwrap_or_default();
        let low = self.low.get((set & ((1 << LOW_BITS) - 1)) as usize).copied().unwrap_or_default();
        high as usize + usize::from(low)
    }
}

/// The squares as seen by a player at home in `a1`.
fn as_light(player: Player, balls: Squares) -> Squares {
    // Reversing the bits rotates the tray by half a turn.
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

/// Reflects the squares on the diagonal from `a1` to `e5`: columns become rows.
fn mirrored(set: Squares) -> Squares {
    /// The squares of a row as those of a column.
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
    fn distance_is_that_of_a_lone_player() {
        for rules in all_rules().filter(|rules| rules.variant != Variant::Four) {
            let mut home_distance = HomeDistance::new(rules);
            let start = rules.variant.start(Player::Light);
            let mut todo = VecDeque::from([(start, 0)]);
            let mut seen = BTreeSet::from([(start, 0)]);
            while let Some((balls, far)) = todo.pop_front() {
                assert_eq!(home_distance.of(balls)[far % 2], far as u8);
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
            let known = home_distance.turns.iter().flatten().filter(|far| **far != UNREACHABLE).count();
            assert_eq!(known, seen.len(), "what cannot be reached is far");
        }
    }

    #[test]
    fn set_index_is_perfect() {
        let mut taken = vec![false; INDEX.len];
        for set in (0u32..1 << 25).filter(|set| set.count_ones() <= MAX_BALLS) {
            assert!(!std::mem::replace(&mut taken[INDEX.index_of(set)], true), "{set:b}");
        }
        assert!(taken.iter().all(|taken| *taken));
    }

    #[test]
    fn mirrored_sets_have_mirrored_successors() {
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
