//! The judge against every game that can be played with a small box.

use std::collections::{HashMap, HashSet};

use super::super::dice::Dice;
use super::support::{said, turns};
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
            open: false,
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
    list.sort_by_cached_key(|seen| format!("{seen:?}"));
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

/// What was played, as far as a person may type it: everything.
type Told = (Seen, Vec<u8>, [Option<PerColour>; 4], Option<Turn>);

/// Every position with its past, of games with a certain deal.
fn pasts(kit: Kit, moving: Moving) -> HashSet<Told> {
    let deal = deal(&kit);
    let start = Position::start(kit, moving, &deal).expect("a position");
    let mut found = HashSet::new();
    let mut open = vec![(start, None)];
    while let Some((position, last)) = open.pop() {
        let rows = position.setup().rows;
        let numbers = rows.iter().filter_map(|row| row.number).collect();
        if found.insert((seen(&position), numbers, position.setup().planks, last)) {
            open.extend(turns(&position).into_iter().map(|turn| {
                let mut next = position;
                next.play(turn);
                (next, Some(turn))
            }));
        }
    }
    found
}

#[test]
fn last_turns_orders_and_shares_are_judged_right() {
    for (players, models, tokens) in [(2, [1, 1, 0], [1, 1, 0]), (3, [1, 1, 1], [1, 0, 0])] {
        for moving in [Moving::Own, Moving::All] {
            let kit = Kit::new(players, models, tokens).expect("a box");
            let found = pasts(kit, moving);
            let mut list: Vec<&Told> = found.iter().collect();
            list.sort_by_cached_key(|told| format!("{told:?}"));
            let mut dice = Dice::new(3);
            let mut counts = [0; 2];
            for _ in 0..400 {
                // The table of one game with the words of another.
                let one = list[dice.roll(list.len())];
                let other = list[dice.roll(list.len())];
                let alike: Vec<_> = list.iter().filter(|told| told.0.0 == one.0.0).collect();
                let near = alike[dice.roll(alike.len())];
                let last = if dice.roll(3) == 0 { other.3 } else { near.3 };
                let mut typed = setup(&one.0, &kit, true);
                typed.last = last;
                typed.planks = near.2;
                typed.rows.iter_mut().zip(&near.1).for_each(|(row, number)| row.number = Some(*number));
                let words = (one.0.clone(), near.1.clone(), near.2, last);
                let said = said(&typed, &kit, moving);
                // Nothing is typed of a last turn at the start, which is then any.
                let is_legal = match last {
                    Some(_) => found.contains(&words),
                    None => {
                        list.iter().any(|told| (&told.0, &told.1, told.2) == (&words.0, &words.1, words.2))
                    }
                };
                assert_eq!(said.verdict == Verdict::Legal, is_legal, "{kit:?} {moving:?} {said:#?}");
                assert_ne!(said.verdict, Verdict::Undecided);
                counts[usize::from(is_legal)] += 1;
            }
            println!("{kit:?} {moving:?} {} {counts:?}", found.len());
        }
    }
}

/// Each player in turn is dealt the next planks of the box.
fn deal(kit: &Kit) -> [Option<PerColour>; 4] {
    let mut planks = (0..3).flat_map(|model| std::iter::repeat_n(model, usize::from(kit.models()[model])));
    std::array::from_fn(|_| {
        let mut hand = [0; 3];
        planks.by_ref().take(usize::from(kit.dealt())).for_each(|model| hand[model] += 1);
        Some(hand)
    })
}
