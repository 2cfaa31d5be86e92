//! An independent implementation of Plank, written from the rules alone, with lists of letters and turns in notation.
//! It is slow and simple on purpose, and shares only the notation of turns with the engine.

/// A plank: its number, and from left to right the colour and the owner of the token.
type PlankRow = (usize, Vec<(char, Option<usize>)>);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Naive {
    all: bool,
    /// From the top.
    rows: Vec<PlankRow>,
    /// Each player's tokens in hand, as colours.
    hands: Vec<Vec<char>>,
    /// Each player's planks, as the colours in their middle.
    planks: Vec<Vec<char>>,
    mover: usize,
}

impl Naive {
    /// The standard deal; players are counted from 0.
    pub(crate) fn new(players: usize, all: bool, first: usize) -> Naive {
        let deal = match players {
            2 => vec!["rrwwbb"; 2],
            3 => vec!["rrwb", "rwwb", "rwbb"],
            _ => vec!["rwb"; 4],
        };
        Naive {
            all,
            rows: Vec::new(),
            hands: vec!["rrwwbb".chars().collect(); players],
            planks: deal.into_iter().map(|hand| hand.chars().collect()).collect(),
            mover: first,
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.hands.len()
    }

    /// The same table with another player to move.
    pub(crate) fn with_turn_of(&self, mover: usize) -> Naive {
        Naive { mover, ..self.clone() }
    }

    pub(crate) fn is_won(&self) -> bool {
        let colours = |cells: [(char, Option<usize>); 3]| {
            let mut seen: Vec<char> = cells.iter().map(|cell| cell.0).collect();
            seen.sort_unstable();
            cells[0].1.is_some() && cells.iter().all(|cell| cell.1 == cells[0].1) && seen == ['b', 'r', 'w']
        };
        let across = self.rows.iter().any(|(_, cells)| colours([cells[0], cells[1], cells[2]]));
        let down = self
            .rows
            .windows(3)
            .any(|three| (0..3).any(|at| colours([three[0].1[at], three[1].1[at], three[2].1[at]])));
        across || down
    }

    /// All turns in alphabetical order.
    pub(crate) fn turns(&self) -> Vec<String> {
        if self.is_won() {
            return Vec::new();
        }
        let mut turns = Vec::new();
        let mut hand = self.hands[self.mover].clone();
        hand.dedup();
        if hand.is_empty() {
            let bare = self.hands.iter().all(Vec::is_empty) && self.planks.iter().all(Vec::is_empty);
            if !self.all || bare {
                for (number, cells) in &self.rows {
                    for (place, (colour, owner)) in cells.iter().enumerate() {
                        if *owner == Some(self.mover) {
                            let from = format!("P{number}:{}>", place + 1);
                            turns.extend(self.targets(*colour).iter().map(|to| format!("{from}{to}")));
                        }
                    }
                }
            }
        } else {
            hand.iter().for_each(|colour| turns.extend(self.targets(*colour)));
        }
        if turns.is_empty() {
            turns.push("pass".to_owned());
        }
        turns.sort();
        turns
    }

    fn targets(&self, colour: char) -> Vec<String> {
        let mut targets = Vec::new();
        for (number, cells) in &self.rows {
            for (place, _) in cells.iter().enumerate().filter(|(_, cell)| **cell == (colour, None)) {
                targets.push(format!("P{number}:{}", place + 1));
            }
        }
        let ends = if self.rows.is_empty() { vec!["first"] } else { vec!["top", "bottom"] };
        for shown in ["rwb", "rbw", "wrb", "wbr", "brw", "bwr"] {
            let middle = shown.chars().nth(1).unwrap();
            if self.planks[self.mover].contains(&middle) {
                let place = shown.find(colour).unwrap() + 1;
                targets.extend(ends.iter().map(|end| format!("{end} {shown}:{place}")));
            }
        }
        targets
    }

    pub(crate) fn play(&mut self, turn: &str) {
        if turn != "pass" {
            let to = match turn.split_once('>') {
                None => turn,
                Some((from, to)) => {
                    self.cell(from).1 = None;
                    to
                }
            };
            let moved = turn.contains('>');
            let mover = self.mover;
            let spot = match to.split_once(' ') {
                None => to.to_owned(),
                Some((end, plank)) => {
                    let (shown, place) = plank.split_once(':').unwrap();
                    let number = self.rows.len() + 1;
                    let row = (number, shown.chars().map(|colour| (colour, None)).collect());
                    let at = if end == "top" { 0 } else { self.rows.len() };
                    self.rows.insert(at, row);
                    let middle = shown.chars().nth(1).unwrap();
                    let held = &mut self.planks[mover];
                    held.remove(held.iter().position(|&plank| plank == middle).unwrap());
                    format!("P{number}:{place}")
                }
            };
            let cell = self.cell(&spot);
            cell.1 = Some(mover);
            let colour = cell.0;
            if !moved {
                let hand = &mut self.hands[mover];
                hand.remove(hand.iter().position(|&token| token == colour).unwrap());
            }
        }
        self.mover = (self.mover + 1) % self.hands.len();
    }

    fn cell(&mut self, spot: &str) -> &mut (char, Option<usize>) {
        let (number, place) = spot[1..].split_once(':').unwrap();
        let (number, place): (usize, usize) = (number.parse().unwrap(), place.parse().unwrap());
        &mut self.rows.iter_mut().find(|row| row.0 == number).unwrap().1[place - 1]
    }
}
