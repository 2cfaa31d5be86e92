//! A second implementation of Lightning, written from the rules page only: grids of letters, corners compared as
//! points. It shares no code with the engine; their perfts and games must agree.

use std::collections::BTreeMap;

/// Ports by name, as points on the outline of a square of 2 × 2 with the lower left corner (0, 0).
const PORTS: [(&str, (i32, i32)); 8] = [
    ("N", (1, 2)),
    ("NE", (2, 2)),
    ("E", (2, 1)),
    ("SE", (2, 0)),
    ("S", (1, 0)),
    ("SW", (0, 0)),
    ("W", (0, 1)),
    ("NW", (0, 2)),
];

/// The box.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rules {
    pub columns: i32,
    pub rows: i32,
    /// Letter, ports at rotation 0, and number of pieces.
    pub models: Vec<(char, &'static str, usize)>,
    /// Whether touching is enough.
    pub contact: bool,
}

/// A piece: model and rotation as in the notation.
pub(crate) type Shown = (char, u32);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct State {
    /// Camp A and camp B, rows from the bottom.
    pub camps: [Vec<Vec<Option<Shown>>>; 2],
    pub stock: BTreeMap<char, usize>,
    pub reserve: BTreeMap<char, usize>,
    /// 0 for A, 1 for B.
    pub player: usize,
    pub begun: bool,
}

impl Rules {
    pub(crate) fn start(&self, first: usize) -> State {
        let empty = vec![vec![None; self.columns as usize]; self.rows as usize];
        State {
            camps: [empty.clone(), empty],
            stock: self.models.iter().map(|(letter, _, count)| (*letter, *count)).collect(),
            reserve: BTreeMap::new(),
            player: first,
            begun: false,
        }
    }

    /// The points where lines leave a piece, rotated by quarters about the middle (1, 1).
    fn rim(&self, (letter, rotation): Shown) -> Vec<(i32, i32)> {
        let ports = self.models.iter().find(|model| model.0 == letter).unwrap().1;
        let mut points: Vec<(i32, i32)> = ports
            .split('-')
            .map(|name| {
                let mut point = PORTS.iter().find(|port| port.0 == name).unwrap().1;
                for _ in 0..rotation {
                    point = (point.1, 2 - point.0);
                }
                point
            })
            .collect();
        points.sort();
        points
    }

    /// The rotations of a model that look different.
    fn rotations(&self, letter: char) -> Vec<u32> {
        let mut seen = Vec::new();
        let mut different = Vec::new();
        for rotation in 0..4 {
            let rim = self.rim((letter, rotation));
            if !seen.contains(&rim) {
                seen.push(rim);
                different.push(rotation);
            }
        }
        different
    }

    fn piece(&self, state: &State, camp: usize, x: i32, y: i32) -> Option<Shown> {
        if x < 0 || y < 0 || x >= self.columns || y >= self.rows {
            return None;
        }
        state.camps[camp][y as usize][x as usize]
    }

    /// The neighbouring squares that hold pieces.
    fn around(&self, state: &State, camp: usize, x: i32, y: i32) -> Vec<(i32, i32)> {
        let mut there = Vec::new();
        for dx in -1..=1 {
            for dy in -1..=1 {
                if (dx, dy) != (0, 0) && self.piece(state, camp, x + dx, y + dy).is_some() {
                    there.push((x + dx, y + dy));
                }
            }
        }
        there
    }

    /// Whether lines of two pieces meet at the same point of the board.
    fn join(&self, one: Shown, at: (i32, i32), other: Shown, there: (i32, i32)) -> bool {
        let points = |shown: Shown, at: (i32, i32)| -> Vec<(i32, i32)> {
            self.rim(shown).into_iter().map(|(x, y)| (at.0 * 2 + x, at.1 * 2 + y)).collect()
        };
        let others = points(other, there);
        points(one, at).iter().any(|point| others.contains(point))
    }

    fn may_place(&self, state: &State, camp: usize, x: i32, y: i32, shown: Shown) -> bool {
        if self.piece(state, camp, x, y).is_some() {
            return false;
        }
        if camp == state.player && y == 0 {
            return true;
        }
        if !state.begun {
            return false;
        }
        self.around(state, camp, x, y).into_iter().any(|there| {
            let other = self.piece(state, camp, there.0, there.1).unwrap();
            self.contact || self.join(shown, (x, y), other, there)
        })
    }

    /// The owner of a complete chain.
    pub(crate) fn winner(&self, state: &State) -> Option<usize> {
        (0..2).find(|camp| {
            let mut reached: Vec<(i32, i32)> = (0..self.columns)
                .map(|x| (x, 0))
                .filter(|(x, y)| self.piece(state, *camp, *x, *y).is_some())
                .collect();
            let mut next = 0;
            while next < reached.len() {
                let (x, y) = reached[next];
                next += 1;
                let here = self.piece(state, *camp, x, y).unwrap();
                for there in self.around(state, *camp, x, y) {
                    let other = self.piece(state, *camp, there.0, there.1).unwrap();
                    if !reached.contains(&there) && self.join(here, (x, y), other, there) {
                        reached.push(there);
                    }
                }
            }
            reached.iter().any(|(_, y)| *y == self.rows - 1)
        })
    }

    pub(crate) fn is_over(&self, state: &State) -> bool {
        let left: usize = state.stock.values().chain(state.reserve.values()).sum();
        left == 0 || self.winner(state).is_some()
    }

    /// All legal turns in notation, with the states after them.
    pub(crate) fn turns(&self, state: &State) -> Vec<(String, State)> {
        let mut turns = Vec::new();
        if self.is_over(state) {
            return turns;
        }
        for (letter, _, _) in &self.models {
            for reserved in [false, true] {
                let from = if reserved { &state.reserve } else { &state.stock };
                if from.get(letter).copied().unwrap_or(0) == 0 {
                    continue;
                }
                for rotation in self.rotations(*letter) {
                    for camp in 0..2 {
                        for y in 0..self.rows {
                            for x in 0..self.columns {
                                if !self.may_place(state, camp, x, y, (*letter, rotation)) {
                                    continue;
                                }
                                let mut next = self.taken(state, *letter, reserved);
                                next.camps[camp][y as usize][x as usize] = Some((*letter, rotation));
                                next.begun = true;
                                let column = (b'a' + x as u8) as char;
                                let star = if reserved { "*" } else { "" };
                                let camp = ['A', 'B'][camp];
                                turns.push((
                                    format!("{star}{letter}{rotation}@{camp}:{column}{}", y + 1),
                                    next,
                                ));
                            }
                        }
                    }
                }
                if !reserved && state.begun {
                    let mut next = self.taken(state, *letter, false);
                    *next.reserve.entry(*letter).or_default() += 1;
                    turns.push((format!("{letter} hold"), next));
                }
            }
        }
        if turns.is_empty() {
            turns.push(("pass".to_owned(), State { player: 1 - state.player, ..state.clone() }));
        }
        turns
    }

    fn taken(&self, state: &State, letter: char, reserved: bool) -> State {
        let mut next = State { player: 1 - state.player, ..state.clone() };
        let from = if reserved { &mut next.reserve } else { &mut next.stock };
        let count = from.get_mut(&letter).unwrap();
        *count -= 1;
        if reserved && *count == 0 {
            next.reserve.remove(&letter);
        }
        next
    }
}
