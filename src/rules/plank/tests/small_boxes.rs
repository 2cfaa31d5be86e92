//! All games of a small box, by rules of their own that share no turns with the engine. As long as nobody knows the
//! deal, whoever has planks left may lay any that is left in the box.

use std::collections::{HashMap, HashSet, VecDeque};

use crate::rules::plank::*;

/// A plank as it lies: its colours and the owners of its tokens.
pub(crate) type Row = ([Colour; 3], [Option<Player>; 3]);

/// The visible state without plank numbers: the rows, the player to move, the opener.
pub(crate) type Seen = (Vec<Row>, Player, Player);

/// A box with the rule for moving.
#[derive(Clone, Copy)]
pub(crate) struct SmallBox {
    pub kit: Kit,
    pub moving: Moving,
}

/// A position: what is seen, and the number of planks in each hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub seen: Seen,
    left: [u8; 4],
}

impl SmallBox {
    /// What is seen in all games, and after how many turns at least.
    pub(crate) fn games(self) -> HashMap<Seen, usize> {
        let starts = self.kit.all_players().map(|first| (self.start(first), 0));
        let mut todo: VecDeque<(State, usize)> = starts.collect();
        let mut known: HashSet<State> = todo.iter().map(|(state, _)| state.clone()).collect();
        let mut seen = HashMap::new();
        while let Some((state, turns)) = todo.pop_front() {
            for next in self.after(&state) {
                if !known.contains(&next) {
                    known.insert(next.clone());
                    todo.push_back((next, turns + 1));
                }
            }
            seen.entry(state.seen).or_insert(turns);
        }
        seen
    }

    pub(crate) fn start(self, first: Player) -> State {
        State { seen: (Vec::new(), first, first), left: [self.kit.dealt(); 4] }
    }

    /// The positions to which the legal turns lead.
    pub(crate) fn after(self, state: &State) -> Vec<State> {
        let (rows, mover, first) = &state.seen;
        if is_won(rows) {
            return Vec::new();
        }
        let mut next = Vec::new();
        let passed = State { seen: (rows.clone(), self.kit.after(*mover), *first), left: state.left };
        let hand = self.hand(rows, *mover);
        for colour in Colour::ALL.into_iter().filter(|colour| hand[colour.index()] > 0) {
            self.put(&passed, *mover, colour, None, &mut next);
        }
        if hand == [0; 3] && (self.moving == Moving::Own || self.is_all_out(state)) {
            for (row, (colours, owners)) in rows.iter().enumerate() {
                for place in (0..3).filter(|place| owners[*place] == Some(*mover)) {
                    let mut lifted = passed.clone();
                    lifted.seen.0[row].1[place] = None;
                    self.put(&lifted, *mover, colours[place], Some((row, place)), &mut next);
                }
            }
        }
        if next.is_empty() {
            next.push(passed);
        }
        next
    }

    /// A player puts a token on a free square of its colour, but for the one where it was, or on a new plank.
    fn put(
        self,
        state: &State,
        mover: Player,
        colour: Colour,
        from: Option<(usize, usize)>,
        next: &mut Vec<State>,
    ) {
        let rows = &state.seen.0;
        for (row, (colours, owners)) in rows.iter().enumerate() {
            for place in 0..3 {
                if colours[place] == colour && owners[place].is_none() && from != Some((row, place)) {
                    let mut put = state.clone();
                    put.seen.0[row].1[place] = Some(mover);
                    next.push(put);
                }
            }
        }
        if state.left[mover.index()] == 0 {
            return;
        }
        let ends = if rows.is_empty() { vec![0] } else { vec![0, rows.len()] };
        for colours in ["rwb", "rbw", "wrb", "wbr", "brw", "bwr"] {
            let colours: Vec<Colour> = colours.chars().filter_map(Colour::from_letter).collect();
            let laid = rows.iter().filter(|(there, _)| there[1] == colours[1]).count();
            if laid == usize::from(self.kit.models()[colours[1].index()]) {
                continue;
            }
            for end in &ends {
                let owners = [0, 1, 2].map(|place: usize| (colours[place] == colour).then_some(mover));
                let mut put = state.clone();
                put.seen.0.insert(*end, ([colours[0], colours[1], colours[2]], owners));
                put.left[mover.index()] -= 1;
                next.push(put);
            }
        }
    }

    /// The tokens in a player's hand.
    fn hand(self, rows: &[Row], player: Player) -> PerColour {
        let mut hand = self.kit.tokens();
        for (colours, owners) in rows {
            for place in (0..3).filter(|place| owners[*place] == Some(player)) {
                hand[colours[place].index()] -= 1;
            }
        }
        hand
    }

    fn is_all_out(self, state: &State) -> bool {
        let mut players = self.kit.all_players();
        players.all(|player| state.left[player.index()] == 0 && self.hand(&state.seen.0, player) == [0; 3])
    }
}

/// Three tokens of one player on three colours: on one plank, or in a column of three planks side by side.
fn is_won(rows: &[Row]) -> bool {
    let wins = |line: [(Colour, Option<Player>); 3]| {
        let [one, two, three] = line.map(|(_, owner)| owner);
        let [left, middle, right] = line.map(|(colour, _)| colour);
        one.is_some() && one == two && two == three && left != middle && middle != right && left != right
    };
    let at = |row: &Row, place: usize| (row.0[place], row.1[place]);
    rows.iter().any(|row| wins([0, 1, 2].map(|place| at(row, place))))
        || rows.windows(3).any(|rows| {
            (0..3).any(|place| wins([at(&rows[0], place), at(&rows[1], place), at(&rows[2], place)]))
        })
}

#[test]
fn boxes_are_dealt_evenly_and_have_bounds() {
    for (players, models, tokens, is_box) in [
        (2, [4; 3], [2; 3], true),
        (4, [4; 3], [2; 3], true),
        (2, [1, 1, 0], [1, 0, 0], true),
        // Planks that cannot be dealt evenly, too few of them, and too many.
        (2, [4, 4, 3], [2; 3], false),
        (3, [1, 1, 0], [2; 3], false),
        (2, [6, 6, 2], [2; 3], false),
        // No tokens, too many, and players that there are not.
        (2, [4; 3], [0; 3], false),
        (2, [4; 3], [3, 2, 2], false),
        (1, [4; 3], [2; 3], false),
        (6, [4; 3], [2; 3], false),
    ] {
        assert_eq!(Kit::new(players, models, tokens).is_some(), is_box, "{players} {models:?} {tokens:?}");
    }
}
