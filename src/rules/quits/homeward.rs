//! How far balls are from home: what guides the search for the way back to the start.
//!
//! For each set of squares it is counted how many turns a player needs to bring his balls there from the start
//! if he plays alone. In a game others slide his balls about and stand in their way, so it is a guess, good to
//! go by and proof of nothing.

use std::collections::VecDeque;
use std::sync::OnceLock;

use super::board::{Player, ROW_1, SIDE, Squares};
use super::{Position, Rules, Variant};

/// Turns that a player needs alone, by his set of squares.
pub struct Homeward {
    /// By the number of the set: the fewest of an even number of turns, and of an odd number.
    turns: Vec<[u8; 2]>,
}

/// What sets no player reaches alone count.
const FAR: u8 = 60;
/// The most balls that anybody has.
const MOST: usize = 5;

impl Homeward {
    /// The table for some rules; made when it is first asked for.
    pub fn of(rules: Rules) -> &'static Homeward {
        static TABLES: [OnceLock<Homeward>; 4] = [const { OnceLock::new() }; 4];
        let of_five = usize::from(rules.variant == Variant::Classic);
        TABLES[rules.ball_moves as usize * 2 + of_five].get_or_init(|| Homeward::new(rules))
    }

    fn new(rules: Rules) -> Homeward {
        let variant = if rules.variant == Variant::Four { Variant::Simple } else { rules.variant };
        let start = Position::new(
            Rules { variant, ..rules },
            alone(variant.start(Player::Light)),
            Player::Light,
            None,
        )
        .alone();
        let mut turns = vec![[FAR; 2]; (1..=MOST).map(|balls| choose(25, balls)).sum::<usize>() + 1];
        turns[number(start.balls(Player::Light))][0] = 0;
        let mut todo = VecDeque::from([(start, 0)]);
        while let Some((position, far)) = todo.pop_front() {
            let far = far + 1;
            position.choices(|turn| {
                let mut next = position;
                next.make(turn);
                let there = &mut turns[number(next.balls(Player::Light))][usize::from(far % 2)];
                if *there == FAR && far < FAR {
                    *there = far;
                    todo.push_back((next.alone(), far));
                }
            });
        }
        Homeward { turns }
    }

    /// How many turns that player needs alone to bring his balls there: an even number, and an odd one.
    pub fn turns(&self, player: Player, balls: Squares) -> [u8; 2] {
        self.turns.get(number(as_light(player, balls))).copied().unwrap_or([FAR; 2])
    }
}

fn alone(light: Squares) -> [Squares; 4] {
    [light, 0, 0, 0]
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

/// A number for every set of at most five squares. A set and its mirror image, which are as far from home, have the same:
/// so only half of them need be gone through.
fn number(set: Squares) -> usize {
    let (mut rest, mut number, mut balls) = (set.min(mirrored(set)), 0, 0);
    while rest != 0 {
        balls += 1;
        number += choose(rest.trailing_zeros() as usize, balls) + choose(25, balls - 1);
        rest &= rest - 1;
    }
    number
}

/// In how many ways `balls` squares can be chosen of `squares`.
const fn choose(squares: usize, balls: usize) -> usize {
    const WAYS: [[usize; MOST + 1]; 26] = ways();
    if squares < 26 && balls <= MOST { WAYS[squares][balls] } else { 0 }
}

const fn ways() -> [[usize; MOST + 1]; 26] {
    let mut ways = [[0; MOST + 1]; 26];
    let mut squares = 0;
    while squares < 26 {
        ways[squares][0] = 1;
        let mut balls = 1;
        while balls <= MOST && squares > 0 {
            ways[squares][balls] = ways[squares - 1][balls - 1] + ways[squares - 1][balls];
            balls += 1;
        }
        squares += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::quits::tests::all_rules;

    #[test]
    fn what_is_mirrored_can_do_the_same_mirrored() {
        for rules in all_rules().filter(|rules| rules.variant != Variant::Four) {
            let at = |balls: Squares| Position::new(rules, alone(balls), Player::Light, None).alone();
            let after = |balls: Squares| {
                let mut after = BTreeSet::new();
                at(balls).choices(|turn| {
                    let mut next = at(balls);
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
