//! Reasons why no game leads to a table.
//!
//! First come arguments that need no search. If none applies and the search has tried every game, the given facts are
//! dropped one by one: if the table is reachable without a fact, this fact is wrong.

mod exhausted;
mod turns;

use super::about::About;
use super::bitboard::{Squares, each};
use super::reach::Question;
use super::setup::Setup;
use super::wellformed::Fault;
use super::words::GameFinding;
use crate::rules::Finding;

pub(crate) use exhausted::{exhausted, undecided};

/// Arguments that rule out every game, independently of the given facts.
pub(crate) fn arguments(setup: &Setup, question: &Question) -> Vec<Fault> {
    let mut faults = Vec::new();
    if !question.may_have_moved() {
        empty_planks(setup, &mut faults);
        too_many_laid(setup, question, &mut faults);
    }
    turns::check(setup, question, &mut faults);
    separate_lines(setup, question, &mut faults);
    faults
}

fn empty_planks(setup: &Setup, faults: &mut Vec<Fault>) {
    for at in (0..setup.rows.len()).filter(|&at| setup.rows[at].is_empty()) {
        let name = setup.plank_name(at);
        let finding = Finding::new(GameFinding::EmptyPlank { plank: name.clone() });
        faults.push((finding.squares([name]), About::Row(at)));
    }
}

/// Reports planks that only one player can have laid, if they are more than this player has laid.
fn too_many_laid(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    let kit = &question.kit;
    for player in kit.all_players() {
        let only = |at: &usize| {
            let mut owners = setup.rows[*at].owners().into_iter().flatten().peekable();
            owners.peek().is_some() && owners.all(|owner| owner == player)
        };
        let his: Vec<usize> = (0..setup.rows.len()).filter(only).collect();
        let most = question.laid[player.index()].unwrap_or(kit.dealt());
        if his.len() > usize::from(most) {
            let finding = Finding::new(GameFinding::TooManyLaid { player, count: his.len(), most });
            let names = his.iter().map(|&at| setup.plank_name(at));
            faults.push((finding.squares(names), About::Row(his.last().copied().unwrap_or_default())));
        }
    }
}

/// Reports lines of the winner that have no token in common: no single turn completes both.
fn separate_lines(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    let Some(winner) = question.table.winner() else { return };
    let lines: Vec<Squares> = question.table.lines(winner).collect();
    let common = lines.iter().fold(Squares::MAX, |common, line| common & line);
    if common == 0 {
        let all = lines.iter().fold(0, |all, line| all | line);
        let finding = Finding::new(GameFinding::LinesApart { player: winner, count: lines.len() });
        faults.push((finding.squares(names(setup, all)), About::Table));
    }
}

fn names(setup: &Setup, squares: Squares) -> impl Iterator<Item = String> + '_ {
    each(squares).map(|(row, place)| setup.square_name(row, place))
}
