//! Checks against box and board: all conditions on a table between two turns that do not depend on the game played.

mod last;
mod shares;

use super::about::About;
use super::bitboard::{Bitboard, bit, each};
use super::kit::{Colour, Kit, MAX_PLAYERS, Plank, Player, sum};
use super::setup::{PlankRow, Setup};
use super::words::{Hand, HandCount, TableFinding, TableHint};
use crate::rules::{Coded, Finding};

pub(crate) use last::{last_destination, square};

/// A finding and its subject.
pub(crate) type Fault = (Finding, About);

/// All faults of a setup by box and board.
pub(crate) fn faults(setup: &Setup, kit: &Kit) -> Vec<Fault> {
    let mut faults = Vec::new();
    planks(setup, kit, &mut faults);
    tokens(setup, kit, &mut faults);
    non_players(setup, kit, &mut faults);
    hands(setup, kit, &mut faults);
    shares::check(setup, kit, &mut faults);
    winners(setup, kit, &mut faults);
    numbers(setup, &mut faults);
    // The token of the last turn may be on an open square.
    if setup.open().next().is_none() {
        last::check(setup, kit, &mut faults);
    }
    faults
}

fn planks(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    if setup.rows.len() > kit.planks() {
        let message = TableFinding::TooManyPlanks { count: setup.rows.len(), most: kit.planks() };
        faults.push((Finding::new(message), About::Row(kit.planks())));
    }
    for (at, row) in setup.rows.iter().enumerate().filter(|(_, row)| row.plank().is_none()) {
        let colours: String = row.squares.iter().map(|square| square.colour.letter()).collect();
        let finding = Finding::new(TableFinding::NoPlankShows { colours });
        faults.push((finding.squares([setup.plank_name(at)]), About::Row(at)));
    }
    for model in Colour::ALL {
        let same = |row: &PlankRow| row.plank().map(Plank::model) == Some(model);
        let which: Vec<usize> = (0..setup.rows.len()).filter(|&at| same(&setup.rows[at])).collect();
        let there = usize::from(kit.models()[model.index()]);
        if let Some(&over) = which.get(there) {
            let message = TableFinding::TooManyOfAModel { count: which.len(), colour: model, most: there };
            let finding = Finding::new(message);
            faults.push((finding.squares(which.iter().map(|&at| setup.plank_name(at))), About::Row(over)));
        }
    }
}

fn tokens(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    for (row, place, token, colour) in setup.tokens() {
        let name = setup.square_name(row, place);
        let square = setup.rows[row].squares[place].colour;
        if token.owner.index() >= kit.players() {
            let (player, players) = (token.owner, kit.players());
            let message = TableFinding::OwnerDoesNotPlay { player, square: name.clone(), players };
            faults.push((message.squares([&name]), About::Square(row, place)));
        }
        if colour != square {
            let message = TableFinding::WrongColour {
                token: colour,
                player: token.owner,
                square: name.clone(),
                colour: square,
            };
            faults.push((message.squares([&name]), About::Square(row, place)));
        }
    }
    for player in kit.all_players() {
        for colour in Colour::ALL {
            let there = usize::from(kit.tokens()[colour.index()]);
            let which: Vec<_> = setup
                .tokens()
                .filter(|(.., token, of)| (token.owner, *of) == (player, colour))
                .map(|(row, place, ..)| (row, place))
                .collect();
            let Some(&(row, place)) = which.get(there) else { continue };
            let message = TableFinding::TooManyTokens { player, count: which.len(), colour, most: there };
            let finding = Finding::new(message);
            let squares = which.iter().map(|&(row, place)| setup.square_name(row, place));
            faults.push((finding.squares(squares), About::Square(row, place)));
        }
    }
}

/// Reports information about players who do not take part.
fn non_players(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    for (message, about) in non_player_findings(setup, kit.players()) {
        faults.push((Finding::new(message), about));
    }
}

/// Messages about players beyond the first `players`.
pub(crate) fn non_player_findings(
    setup: &Setup,
    players: usize,
) -> impl Iterator<Item = (TableFinding, About)> {
    Player::all(MAX_PLAYERS).skip(players).flat_map(move |player| {
        let said = [
            (setup.first == Some(player)).then_some(About::First),
            (setup.to_move == Some(player)).then_some(About::ToMove),
            setup.hands[player.index()].map(|_| About::Hand(player)),
            setup.planks[player.index()].map(|_| About::Planks(player)),
        ];
        let message = TableFinding::DoesNotPlay { player, players };
        said.into_iter().flatten().map(move |about| (message.clone(), about))
    })
}

fn hands(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    for player in kit.all_players() {
        let Some(hand) = setup.hands[player.index()] else { continue };
        let out = setup.on_table(player);
        // More tokens may be on open squares.
        let open = setup.open_squares();
        let count = |colour: Colour| {
            let index = colour.index();
            let (held, lying, owned) = (hand[index], out[index], kit.tokens()[index]);
            HandCount { colour, held, lying, open: open[index], owned }
        };
        let amiss = |count: &HandCount| {
            let least = count.found();
            !(least..=least + u16::from(count.open)).contains(&u16::from(count.owned))
        };
        let counts: Vec<HandCount> = Colour::ALL.into_iter().map(count).filter(amiss).collect();
        if counts.is_empty() {
            continue;
        }
        let message = TableFinding::HandContradicts { player, counts };
        let left = std::array::from_fn(|index| kit.tokens()[index].saturating_sub(out[index]));
        let hint = (sum(&open) == 0).then_some(TableHint::HandByTheTable { hand: Hand(left) });
        faults.push((Finding::new(message).maybe_hint(hint), About::Hand(player)));
    }
}

fn winners(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    let Some(table) = table(setup) else { return };
    let won: Vec<_> = kit.all_players().filter(|&player| table.has_line(table.tokens_of(player))).collect();
    if won.len() > 1 {
        let lines = won.iter().filter_map(|&player| table.lines(player).next());
        let squares = lines.flat_map(each).map(|(row, place)| setup.square_name(row, place));
        let finding = Finding::new(TableFinding::SeveralWinners { players: won.clone() });
        faults.push((finding.squares(squares), About::Table));
    }
}

fn numbers(setup: &Setup, faults: &mut Vec<Fault>) {
    let given: Vec<_> =
        setup.rows.iter().enumerate().filter_map(|(at, row)| Some((at, row.number?))).collect();
    if given.is_empty() {
        return;
    }
    let count = setup.rows.len();
    let before = faults.len();
    for &(at, number) in &given {
        if usize::from(number) > count {
            let message = TableFinding::NumberTooHigh { plank: number, count };
            faults.push((Finding::new(message), About::Number(at)));
        }
        if given.iter().any(|&(other, same)| same == number && other < at) {
            faults.push((Finding::new(TableFinding::NumberTwice { plank: number }), About::Number(at)));
        }
    }
    for at in (0..count).filter(|&at| setup.rows[at].number.is_none()) {
        let finding = Finding::new(TableFinding::NumberMissing);
        faults.push((finding.hint(TableHint::NumberAllOrNone), About::Row(at)));
    }
    if faults.len() > before {
        return;
    }
    // From the highest number down, each plank must be at an end of the remaining row.
    let mut rest: Vec<_> = given;
    while let Some(&(_, highest)) = rest.iter().max_by_key(|(_, number)| *number) {
        if rest.first().is_some_and(|(_, number)| *number == highest) {
            rest.remove(0);
        } else if rest.last().is_some_and(|(_, number)| *number == highest) {
            rest.pop();
        } else if let Some(at) = rest.iter().position(|(_, number)| *number == highest) {
            let [above, below] = [at - 1, at + 1].map(|at| rest.get(at).map_or(0, |(_, number)| *number));
            let finding = Finding::new(TableFinding::LaidBetween { plank: highest, above, below });
            faults.push((finding.squares([format!("P{highest}")]), About::Number(rest[at].0)));
            return;
        }
    }
}

/// The planks and tokens as bit sets, if the planks are valid and fit.
pub(crate) fn table(setup: &Setup) -> Option<Bitboard> {
    let mut table = Bitboard::default();
    if setup.rows.len() > super::kit::MAX_PLANKS {
        return None;
    }
    for (at, row) in setup.rows.iter().enumerate() {
        table.lay_bottom(row.plank()?);
        for (place, owner) in row.owners().into_iter().enumerate() {
            if let Some(owner) = owner {
                table.put(owner, bit(at, place));
            }
        }
    }
    Some(table)
}

/// Number of a player's tokens on the table.
pub(crate) fn tokens_out(setup: &Setup, player: Player) -> usize {
    sum(&setup.on_table(player))
}
