//! Checks that the planks in hand and those on the table form a deal.

use super::Fault;
use crate::rules::Finding;
use crate::rules::plank::about::About;
use crate::rules::plank::kit::{Colour, Kit, sum};
use crate::rules::plank::setup::Setup;
use crate::rules::plank::words::TableFinding;

/// Checks the planks in hand.
pub(crate) fn check(setup: &Setup, kit: &Kit, faults: &mut Vec<Fault>) {
    let before = faults.len();
    let dealt = usize::from(kit.dealt());
    for player in kit.all_players() {
        let Some(held) = setup.planks[player.index()].filter(|held| sum(held) > dealt) else { continue };
        let message = TableFinding::TooManyInHand { player, count: sum(&held), dealt };
        faults.push((Finding::new(message), About::Planks(player)));
    }
    if faults.len() > before {
        return;
    }
    let known = kit.all_players().filter_map(|player| Some((player, setup.planks[player.index()]?)));
    let known: Vec<_> = known.collect();
    let Some(&(last, _)) = known.last() else { return };
    let all_players = known.len() == kit.players();
    let on_table = setup.models();
    for model in Colour::ALL {
        let index = model.index();
        let held: usize = known.iter().map(|(_, held)| usize::from(held[index])).sum();
        let (lying, there) = (usize::from(on_table[index]), usize::from(kit.models()[index]));
        // Too many on the table alone is reported elsewhere.
        if lying <= there && (held + lying > there || all_players && held + lying < there) {
            let message = TableFinding::DealContradicts { held, lying, colour: model, most: there };
            faults.push((Finding::new(message), About::Planks(last)));
        }
    }
    if faults.len() > before {
        return;
    }
    // Players with known planks have laid the rest of their share, the others at most all of theirs.
    let laid: usize = known.iter().map(|(_, held)| dealt - sum(held)).sum();
    let others = (kit.players() - known.len()) * dealt;
    let rows = setup.rows.len();
    if !(laid..=laid + others).contains(&rows) {
        let players = known.iter().map(|(player, _)| *player).collect();
        let others = (!all_players).then_some(others);
        let message = TableFinding::ShareContradicts { players, laid, others, lying: rows };
        faults.push((Finding::new(message), About::Planks(last)));
    }
}
