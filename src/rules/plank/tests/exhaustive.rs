//! The judge against every game that can be played with a small box.

use std::collections::{HashMap, HashSet};

use super::support::{Dice, said, turns};
use crate::rules::plank::*;
use crate::rules::{Play, Verdict};

/// What a person sees, without the numbers of the planks.
type Seen = (Vec<([Colour; 3], [Option<Player>; 3])>, Player);

fn seen(position: &Position) -> Seen {
    let setup = position.setup();
    let rows = setup.rows.iter().map(|row| (row.squares.map(|square| square.colour), row.owners()));
    (rows.collect(), position.to_move())
}

/// Every position that a game leads to.
fn all(kit: Kit, moving: Moving, most: usize) -> Option<HashSet<Seen>> {
    let start = Position::start(kit, moving, &[None; 4])?;
    // Numbers of planks do not matter to what can be played; shares do.
    let key = |position: &Position| {
        let left: Vec<u8> = kit.everybody().map(|player| position.planks().left(player)).collect();
        (*position.table(), position.to_move(), left)
    };
    let mut known = HashSet::from([key(&start)]);
    let mut open = vec![start];
    let mut found = HashSet::new();
    while let Some(position) = open.pop() {
        found.insert(seen(&position));
        for turn in turns(&position) {
            let mut next = position;
            next.play(turn);
            if known.insert(key(&next)) {
                open.push(next);
            }
        }
        if known.len() > most {
            return None;
        }
    }
    Some(found)
}

fn setup(seen: &Seen, kit: &Kit, to_move: bool) -> Setup {
    let row = |(colours, owners): &([Colour; 3], [Option<Player>; 3])| Row {
        number: None,
        squares: std::array::from_fn(|place| Square {
            colour: colours[place],
            token: owners[place].map(|owner| Token { owner, colour: None }),
        }),
    };
    Setup {
        players: Some(kit.players()),
        rows: seen.0.iter().map(row).collect(),
        to_move: to_move.then_some(seen.1),
        ..Setup::default()
    }
}

/// Changes a table a little: a token moves, goes, comes; a plank turns, goes, comes; the turn passes on.
fn bent(seen: &Seen, kit: &Kit, dice: &mut Dice) -> Seen {
    let (mut rows, mut mover) = seen.clone();
    for _ in 0..1 + dice.roll(3) {
        let (row, place) = (dice.roll(rows.len()), dice.roll(3));
        match dice.roll(6) {
            0 => mover = kit.after(mover),
            1 if rows.len() < kit.planks() => {
                let plank = Plank::both_ways(Colour::ALL[dice.roll(3)])[dice.roll(2)];
                rows.insert(row, (plank.squares(), [None; 3]));
            }
            _ if rows.is_empty() => {}
            2 => {
                rows.remove(row);
            }
            3 => rows[row].0.reverse(),
            4 => rows[row].1[place] = Player::new(dice.roll(kit.players())),
            _ => rows[row].1[place] = None,
        }
    }
    (rows, mover)
}

/// How many of each verdict; wrong ones fail.
fn compare(kit: Kit, moving: Moving, samples: usize) -> HashMap<(bool, &'static str), usize> {
    let found = all(kit, moving, 3_000_000).expect("a box small enough");
    let mut list: Vec<&Seen> = found.iter().collect();
    list.sort_by_key(|seen| format!("{seen:?}"));
    let anybody: HashSet<_> = found.iter().map(|seen| seen.0.clone()).collect();
    let mut dice = Dice::new(7);
    let mut told = HashMap::new();
    for _ in 0..samples {
        let reached = list[dice.roll(list.len())].clone();
        let bent = bent(&reached, &kit, &mut dice);
        for table in [reached, bent] {
            for typed in [true, false] {
                let setup = setup(&table, &kit, typed);
                let said = said(&setup, &kit, moving);
                let is_legal = if typed { found.contains(&table) } else { anybody.contains(&table.0) };
                let wrong = match said.verdict {
                    Verdict::Legal => !is_legal,
                    Verdict::Illegal => is_legal,
                    _ => false,
                };
                assert!(!wrong, "{kit:?} {moving:?} is {is_legal}: {said:#?}");
                *told.entry((is_legal, said.verdict.name())).or_default() += 1;
            }
        }
    }
    println!("{kit:?} {moving:?} {} {told:?}", found.len());
    told
}

#[test]
fn every_verdict_on_small_boxes_is_right() {
    let boxes = [
        (2, [1, 1, 0], [1, 1, 1]),
        (2, [2, 1, 1], [1, 1, 0]),
        (3, [1, 1, 1], [1, 1, 0]),
        (3, [2, 1, 0], [1, 1, 0]),
        (2, [1, 1, 0], [2, 1, 0]),
        (4, [2, 1, 1], [1, 0, 0]),
    ];
    for (players, models, tokens) in boxes {
        for moving in [Moving::Own, Moving::All] {
            let kit = Kit::new(players, models, tokens).expect("a box");
            compare(kit, moving, 300);
        }
    }
}
