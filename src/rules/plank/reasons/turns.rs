//! Turn order: which openers and players to move the numbers of tokens allow.

use super::names;
use crate::rules::plank::about::About;
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::Question;
use crate::rules::plank::setup::Setup;
use crate::rules::plank::wellformed::{Fault, tokens_out};
use crate::rules::plank::words::{GameFinding, GameHint};
use crate::rules::{Coded, Finding};

/// Checks the opener and the player to move against the tokens.
pub(crate) fn check(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    let mut pairs = question.openers_and_movers();
    if pairs.is_empty() {
        faults.push((Finding::new(uneven(setup, question)), About::Table));
        return;
    }
    if let Some(typed) = question.first {
        let openers: Vec<Player> = pairs.iter().map(|(first, _)| *first).collect();
        pairs.retain(|(first, _)| *first == typed);
        if pairs.is_empty() {
            let message = GameFinding::OpenerPutTooFew { put: put(setup, question), player: typed };
            let hint = only(&openers).map(|player| GameHint::WriteFirst { player });
            faults.push((Finding::new(message).maybe_hint(hint), About::First));
            return;
        }
    }
    if let Some(typed) = question.to_move {
        let movers: Vec<Player> = pairs.iter().map(|(_, mover)| *mover).collect();
        pairs.retain(|(_, mover)| *mover == typed);
        if pairs.is_empty() {
            let next = only(&movers);
            let message = GameFinding::WrongTurn { player: typed, opener: question.first, next };
            let hint = next.map(|player| GameHint::WriteToMove { player });
            faults.push((Finding::new(message).maybe_hint(hint), About::ToMove));
            return;
        }
    }
    let too_late = |winner: &Player| pairs.iter().all(|(_, mover)| *mover != question.kit.after(*winner));
    let Some(winner) = question.table.winner().filter(too_late) else { return };
    let lasts: Vec<Player> = pairs.iter().map(|(_, mover)| question.kit.before(*mover)).collect();
    let message = GameFinding::LineBeforeLast { player: winner, last: only(&lasts) };
    let line = question.table.lines(winner).next().unwrap_or_default();
    faults.push((message.squares(names(setup, line)), About::Table));
}

/// The common value, if all are equal.
fn only(players: &[Player]) -> Option<Player> {
    let first = players.first()?;
    players.iter().all(|player| player == first).then_some(*first)
}

/// Explains why no opener fits the tokens.
fn uneven(setup: &Setup, question: &Question) -> GameFinding {
    let players: Vec<Player> = question.kit.all_players().collect();
    let out = |player: &Player| tokens_out(setup, *player);
    let most = players.iter().max_by_key(|player| (out(player), std::cmp::Reverse(player.index())));
    let strict = players.iter().filter(|player| question.puts_in_every_turn(**player));
    let least = strict.min_by_key(|player| out(player));
    let (Some(most), Some(least)) = (most, least) else {
        return GameFinding::UnevenTokens { put: put(setup, question) };
    };
    if out(most) > out(least) + 1 {
        return GameFinding::TwoTurnsMore { player: *most, put: out(most), behind: *least, less: out(least) };
    }
    GameFinding::UnevenTurns { put: put(setup, question) }
}

/// How many tokens each player has put.
fn put(setup: &Setup, question: &Question) -> Vec<(Player, usize)> {
    question.kit.all_players().map(|player| (player, tokens_out(setup, player))).collect()
}
