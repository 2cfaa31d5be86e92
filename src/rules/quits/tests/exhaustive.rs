//! Enumeration of all positions of the simple game, as a reference for the judge. It has rules of its own and shares no
//! turns with the engine.

use crate::rules::Square;
use crate::rules::quits::{BallMoves, Last, Player, Slide, SlideDirection, Turn};

/// The balls of light and of dark, and the player to move: 0 for light, 1 for dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub balls: [u32; 2],
    pub mover: usize,
}

/// All reachable positions of a simple game.
pub(crate) struct Reached {
    lines: Vec<Line>,
    /// The steps of a player's balls, from one square to another.
    steps: [Vec<(u32, u32)>; 2],
    /// By position: the possible last turns, with one bit for each slide and one for all others.
    before: Vec<u32>,
    /// Number of every set of two or three squares, by its squares in ascending order.
    number: Vec<u16>,
    sets: Vec<u32>,
}

/// A slide: the squares of its line, in the order in which the tiles travel.
struct Line {
    slide: Slide,
    squares: [u32; 5],
    /// Bit of the slide back in a set of last turns.
    inverse: u32,
}

/// Where balls leave: those of light on `e5`, those of dark on `a1`.
const EXITS: [u32; 2] = [1 << 24, 1];
/// `a2`, `b1`, `b2`, and `e4`, `d5`, `d4`.
const START: State = State { balls: [1 << 5 | 1 << 1 | 1 << 6, 1 << 19 | 1 << 23 | 1 << 18], mover: 0 };
/// The bit of a last turn that is not a slide, or of none.
const NO_SLIDE: u32 = 1 << 20;

impl State {
    pub(crate) fn new(light: u32, dark: u32, to_move: Player) -> State {
        State { balls: [light, dark], mover: usize::from(to_move == Player::Dark) }
    }

    pub(crate) fn is_over(self) -> bool {
        self.balls.iter().any(|balls| balls.count_ones() < 3)
    }

    /// The square where a player's balls leave.
    pub(crate) fn exit(player: usize) -> u32 {
        EXITS[player]
    }

    fn occupied(self) -> u32 {
        self.balls[0] | self.balls[1]
    }

    /// The position after a turn that brings the balls to these squares.
    fn after(self, balls: [u32; 2]) -> State {
        State { balls: [balls[0] & !EXITS[0], balls[1] & !EXITS[1]], mover: 1 - self.mover }
    }

    fn with(self, player: usize, balls: u32) -> [u32; 2] {
        let mut all = self.balls;
        all[player] = balls;
        all
    }
}

impl Reached {
    pub(crate) fn all(ball_moves: BallMoves) -> Reached {
        let sets: Vec<u32> = (0..1u32 << 25).filter(|set| (2..=3).contains(&set.count_ones())).collect();
        let mut number = vec![0; 26 * 26 * 26];
        for (at, set) in (0..).zip(&sets) {
            number[key(*set)] = at;
        }
        let before = vec![0; sets.len() * sets.len() * 2];
        let steps = [1, -1].map(|forward| steps(forward, ball_moves == BallMoves::Diagonal));
        let mut reached = Reached { lines: lines(), steps, before, number, sets };
        reached.play();
        reached
    }

    /// Plays all games. A position is looked at again when it has been reached by a second turn, because the first may
    /// forbid a slide.
    fn play(&mut self) {
        let (mut todo, mut next) = (vec![START], Vec::new());
        self.add(START, NO_SLIDE);
        while let Some(state) = todo.pop() {
            self.turns(state, self.before[self.slot(state)], |_, bit, after| next.push((bit, after)));
            for (bit, after) in next.drain(..) {
                if self.add(after, bit) {
                    todo.push(after);
                }
            }
        }
    }

    /// Adds a position and the turn that leads to it. Returns true if this can allow more turns.
    fn add(&mut self, state: State, bit: u32) -> bool {
        let slot = self.slot(state);
        let known = self.before[slot];
        self.before[slot] |= bit;
        known & bit == 0 && (known.count_ones() < 2 || self.may_pass(state))
    }

    /// Visits the legal turns after one of these last turns, each with its bit in a set of last turns.
    fn turns(&self, state: State, before: u32, mut visit: impl FnMut(Turn, u32, State)) {
        if state.is_over() {
            return;
        }
        let own = state.balls[state.mover];
        for (from, to) in self.steps(state) {
            let balls = state.with(state.mover, own ^ from ^ to);
            visit(Turn::Ball { from: square(from), to: square(to) }, NO_SLIDE, state.after(balls));
        }
        for (number, line) in self.slides(state) {
            if before & !line.inverse != 0 {
                let balls = state.balls.map(|balls| line.moved(balls));
                visit(Turn::Slide(line.slide), 1 << number, state.after(balls));
            }
        }
        // A single slide may be the forbidden one.
        if self.may_pass(state) && self.slides(state).all(|(_, line)| before & line.inverse != 0) {
            visit(Turn::Pass, NO_SLIDE, state.after(state.balls));
        }
    }

    fn steps(&self, state: State) -> impl Iterator<Item = (u32, u32)> {
        let (own, occupied) = (state.balls[state.mover], state.occupied());
        let steps = self.steps[state.mover].iter().copied();
        steps.filter(move |(from, to)| own & from != 0 && occupied & to == 0)
    }

    /// The slides that empty tiles allow, with their numbers.
    fn slides(&self, state: State) -> impl Iterator<Item = (usize, &Line)> {
        let (own, occupied) = (state.balls[state.mover], state.occupied());
        self.lines.iter().enumerate().filter(move |(_, line)| {
            occupied & line.squares[4] == 0 && line.squares.iter().any(|square| own & square != 0)
        })
    }

    fn may_pass(&self, state: State) -> bool {
        self.steps(state).next().is_none() && self.slides(state).nth(1).is_none()
    }

    fn slot(&self, State { balls: [light, dark], mover }: State) -> usize {
        let number = |set: u32| usize::from(self.number[key(set)]);
        (number(light) * self.sets.len() + number(dark)) * 2 + mover
    }

    pub(crate) fn is_reached(&self, state: State) -> bool {
        self.before[self.slot(state)] != 0
    }

    /// The slides with which a game can lead to this position.
    pub(crate) fn last_slides(&self, state: State) -> impl Iterator<Item = Slide> {
        let before = self.before[self.slot(state)];
        let possible = move |number: &usize| before & 1 << number != 0;
        (0..self.lines.len()).filter(possible).map(|number| self.lines[number].slide)
    }

    /// Returns true if a game leads to this position with this last turn.
    pub(crate) fn is_reached_by(&self, state: State, last: Last) -> bool {
        let turn = match last {
            Last::Nothing => return state == START,
            Last::Turn(turn) => turn,
        };
        let mover = 1 - state.mover;
        let own = state.balls[mover];
        let balls = match turn {
            Turn::Ball { from, to } => state.with(mover, own & !set(to) | set(from)),
            Turn::Pass => state.balls,
            Turn::Slide(slide) => {
                let number = self.lines.iter().position(|line| line.slide == slide);
                return number.is_some_and(|number| self.before[self.slot(state)] & 1 << number != 0);
            }
        };
        // A step from an occupied square, or of a ball too many.
        if balls[0] & balls[1] != 0 || balls.iter().any(|balls| balls.count_ones() != 3) {
            return false;
        }
        let earlier = State { balls, mover };
        let mut is_legal = false;
        let before = self.before[self.slot(earlier)];
        self.turns(earlier, before, |other, _, after| is_legal |= other == turn && after == state);
        before != 0 && is_legal
    }

    /// The position after a game; `None` if a turn is illegal.
    pub(crate) fn replay(&self, turns: &[Turn]) -> Option<State> {
        let (mut state, mut before) = (START, NO_SLIDE);
        for turn in turns {
            let mut next = None;
            self.turns(state, before, |other, bit, after| {
                if other == *turn {
                    next = Some((after, bit));
                }
            });
            (state, before) = next?;
        }
        Some(state)
    }

    /// Every well-formed arrangement with either player to move.
    pub(crate) fn arrangements(&self) -> impl Iterator<Item = (u32, u32, Player)> {
        self.sets.iter().flat_map(move |&light| {
            self.sets.iter().flat_map(move |&dark| {
                let well_formed = light & dark == 0
                    && light & EXITS[0] == 0
                    && dark & EXITS[1] == 0
                    && light.count_ones() + dark.count_ones() >= 5;
                let sides = [Player::Light, Player::Dark].into_iter().filter(move |_| well_formed);
                sides.map(move |player| (light, dark, player))
            })
        })
    }
}

impl Line {
    fn moved(&self, balls: u32) -> u32 {
        let line: u32 = self.squares.iter().sum();
        let ways = self.squares.windows(2).filter(|way| balls & way[0] != 0);
        ways.fold(balls & !line, |moved, way| moved | way[1])
    }
}

/// All slides: rows to the right and left, columns up and down.
fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for (number, direction) in SlideDirection::ALL.into_iter().enumerate() {
        for at in 0..5u8 {
            let mut squares: [u32; 5] = std::array::from_fn(|along| {
                if number < 2 { 1 << (at as usize * 5 + along) } else { 1 << (along * 5 + at as usize) }
            });
            if number % 2 == 1 {
                squares.reverse();
            }
            let inverse = 1 << ((number ^ 1) * 5 + usize::from(at));
            lines.push(Line { slide: Slide::new(direction, at), squares, inverse });
        }
    }
    lines
}

/// All steps of balls that go `forward` to their exit: 1 to the right and up, -1 to the left and down.
fn steps(forward: i8, diagonal: bool) -> Vec<(u32, u32)> {
    let aside = if diagonal { [(1, -1), (-1, 1)] } else { [(1, 0), (0, 1)] };
    let mut steps = Vec::new();
    for (columns, rows) in [(1, 1), aside[0], aside[1]] {
        for from in 0..25i8 {
            let (column, row) = (from % 5 + columns * forward, from / 5 + rows * forward);
            if (0..5).contains(&column) && (0..5).contains(&row) {
                steps.push((1 << from, 1 << (row * 5 + column)));
            }
        }
    }
    steps
}

fn set(square: Square) -> u32 {
    1 << (square.row * 5 + square.column)
}

fn square(set: u32) -> Square {
    let number = set.trailing_zeros() as u8;
    Square { column: number % 5, row: number / 5 }
}

/// The two or three squares of a set as one number.
fn key(mut set: u32) -> usize {
    (0..3).fold(0, |key, _| {
        let square = set.trailing_zeros().min(25);
        set &= set.wrapping_sub(1);
        key * 26 + square as usize
    })
}
