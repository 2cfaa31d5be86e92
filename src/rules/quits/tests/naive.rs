//! A second implementation of Quits, written from the rules page only: rows of letters. It shares no code with the
//! engine; their perfts and games must agree.

/// Variant and rule option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rules {
    /// `classic`, `simple` or `four`.
    pub variant: &'static str,
    /// Whether balls step along the three diagonals.
    pub diagonal: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct State {
    /// Row 1 first, `.` for an empty tile.
    pub tray: Vec<Vec<char>>,
    /// The player to move.
    pub player: char,
    /// The letters of the balls that are out.
    pub out: Vec<char>,
    /// The previous turn in notation.
    pub before: String,
}

impl Rules {
    pub(crate) fn players(&self) -> Vec<char> {
        if self.variant == "four" { vec!['L', 'R', 'D', 'B'] } else { vec!['L', 'D'] }
    }

    /// Home corner and direction to the exit, by columns and rows.
    fn corner(player: char) -> ((i32, i32), (i32, i32)) {
        match player {
            'L' => ((0, 0), (1, 1)),
            'D' => ((4, 4), (-1, -1)),
            'R' => ((0, 4), (1, -1)),
            _ => ((4, 0), (-1, 1)),
        }
    }

    fn exit(player: char) -> (usize, usize) {
        match player {
            'L' => (4, 4),
            'D' => (0, 0),
            'R' => (4, 0),
            _ => (0, 4),
        }
    }

    pub(crate) fn start(&self) -> State {
        let around = match self.variant {
            "classic" => vec![(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)],
            _ => vec![(0, 1), (1, 0), (1, 1)],
        };
        let mut tray = vec![vec!['.'; 5]; 5];
        for player in self.players() {
            let ((x, y), (right, up)) = Rules::corner(player);
            for (dx, dy) in &around {
                tray[(y + up * dy) as usize][(x + right * dx) as usize] = player;
            }
        }
        State { tray, player: 'L', out: Vec::new(), before: String::new() }
    }

    pub(crate) fn winner(&self, state: &State) -> Option<char> {
        let wins = if self.variant == "classic" { 3 } else { 1 };
        let out = |player: &char| state.out.iter().filter(|ball| *ball == player).count();
        self.players().into_iter().find(|player| out(player) >= wins)
    }

    /// Removes balls from their own exits and passes the turn.
    fn settled(&self, mut state: State, turn: &str) -> State {
        for player in self.players() {
            let (x, y) = Rules::exit(player);
            if state.tray[y][x] == player {
                state.tray[y][x] = '.';
                state.out.push(player);
            }
        }
        let players = self.players();
        let at = players.iter().position(|player| *player == state.player).unwrap();
        state.player = players[(at + 1) % players.len()];
        state.before = turn.to_owned();
        state
    }

    /// All turns in notation, with the states after them.
    pub(crate) fn turns(&self, state: &State) -> Vec<(String, State)> {
        let mut turns = Vec::new();
        if self.winner(state).is_some() {
            return turns;
        }
        let name = |x: i32, y: i32| format!("{}{}", ["a", "b", "c", "d", "e"][x as usize], y + 1);
        let (_, (right, up)) = Rules::corner(state.player);
        for y in 0..5i32 {
            for x in 0..5i32 {
                if state.tray[y as usize][x as usize] != state.player {
                    continue;
                }
                for (dx, dy) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
                    // From the player's point of view, with the exit at the upper right.
                    let seen = (dx * right, dy * up);
                    let steps = match self.diagonal {
                        true => [(1, 1), (1, -1), (-1, 1)],
                        false => [(1, 0), (0, 1), (1, 1)],
                    };
                    let (to_x, to_y) = (x + dx, y + dy);
                    let inside = (0..5).contains(&to_x) && (0..5).contains(&to_y);
                    if steps.contains(&seen) && inside && state.tray[to_y as usize][to_x as usize] == '.' {
                        let mut next = state.clone();
                        next.tray[y as usize][x as usize] = '.';
                        next.tray[to_y as usize][to_x as usize] = state.player;
                        let turn = format!("{}-{}", name(x, y), name(to_x, to_y));
                        turns.push((turn.clone(), self.settled(next, &turn)));
                    }
                }
            }
        }
        for line in 0..5 {
            for (sign, undone) in [('>', '<'), ('<', '>'), ('^', 'v'), ('v', '^')] {
                let is_row = sign == '<' || sign == '>';
                let mut tiles: Vec<char> = match is_row {
                    true => state.tray[line].clone(),
                    false => state.tray.iter().map(|row| row[line]).collect(),
                };
                let label = if is_row { b'1' } else { b'a' } + line as u8;
                let undo = format!("{}{undone}", label as char);
                let turn = format!("{}{sign}", label as char);
                if !tiles.contains(&state.player) || state.before == undo {
                    continue;
                }
                if sign == '>' || sign == '^' {
                    if tiles.pop() != Some('.') {
                        continue;
                    }
                    tiles.insert(0, '.');
                } else {
                    if tiles.remove(0) != '.' {
                        continue;
                    }
                    tiles.push('.');
                }
                let mut next = state.clone();
                for (at, tile) in tiles.into_iter().enumerate() {
                    match is_row {
                        true => next.tray[line][at] = tile,
                        false => next.tray[at][line] = tile,
                    }
                }
                turns.push((turn.clone(), self.settled(next, &turn)));
            }
        }
        if turns.is_empty() {
            turns.push(("pass".to_owned(), self.settled(state.clone(), "pass")));
        }
        turns
    }
}
