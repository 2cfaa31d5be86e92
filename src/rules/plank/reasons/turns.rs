//! Turn order: which openers and players to move the numbers of tokens allow.

use super::names;
use crate::rules::Finding;
use crate::rules::plank::kit::Player;
use crate::rules::plank::notation::About;
use crate::rules::plank::reach::Question;
use crate::rules::plank::setup::Setup;
use crate::rules::plank::wellformed::{Fault, tokens_out};
use crate::text::codes::PlankCode;

/// Checks the opener and the player to move against the tokens.
pub fn check(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    let mut pairs = question.openers_and_movers();
    if pairs.is_empty() {
        faults.push((Finding::new(PlankCode::UnevenTurns, uneven(setup, question)), About::Table));
        return;
    }
    if let Some(typed) = question.first {
        let openers: Vec<Player> = pairs.iter().map(|(first, _)| *first).collect();
        pairs.retain(|(first, _)| *first == typed);
        if pairs.is_empty() {
            let message = format!("{}: {typed} cannot have opened", put(setup, question));
            let finding = Finding::new(PlankCode::WrongOpener, message);
            faults.push((
                finding.maybe_hint(only(&openers).map(|first| format!("first: {first}"))),
                About::First,
            ));
            return;
        }
    }
    if let Some(typed) = question.to_move {
        let movers: Vec<Player> = pairs.iter().map(|(_, mover)| *mover).collect();
        pairs.retain(|(_, mover)| *mover == typed);
        if pairs.is_empty() {
            let opened = question.first.map(|first| format!(", where {first} opened,")).unwrap_or_default();
            let next = only(&movers);
            let is = next.map_or("it is another's".to_owned(), |next| format!("it is {next}'s"));
            let message = format!("it cannot be {typed}'s turn: by the tokens on the table{opened} {is}");
            let finding = Finding::new(PlankCode::WrongTurn, message);
            faults.push((finding.maybe_hint(next.map(|next| format!("to move: {next}"))), About::ToMove));
            return;
        }
    }
    let too_late = |winner: &Player| pairs.iter().all(|(_, mover)| *mover != question.kit.after(*winner));
    let Some(winner) = question.table.winner().filter(too_late) else { return };
    let lasts: Vec<Player> = pairs.iter().map(|(_, mover)| question.kit.before(*mover)).collect();
    let who = only(&lasts).map_or("not his".to_owned(), |last| format!("{last}'s"));
    let message = format!("{winner} has a line, but the last turn was {who}: the game was over before it");
    let line = question.table.lines(winner).next().unwrap_or_default();
    let finding = Finding::new(PlankCode::LineBeforeLast, message);
    faults.push((finding.squares(names(setup, line)), About::Table));
}

/// The common value, if all are equal.
fn only(players: &[Player]) -> Option<Player> {
    let first = players.first()?;
    players.iter().all(|player| player == first).then_some(*first)
}

/// Explains why no opener fits the tokens.
fn uneven(setup: &Setup, question: &Question) -> String {
    let players: Vec<Player> = question.kit.all_players().collect();
    let out = |player: &Player| tokens_out(setup, *player);
    let most = players.iter().max_by_key(|player| (out(player), std::cmp::Reverse(player.index())));
    let strict = players.iter().filter(|player| question.puts_in_every_turn(**player));
    let least = strict.min_by_key(|player| out(player));
    let (Some(most), Some(least)) = (most, least) else { return put(setup, question) };
    if out(most) > out(least) + 1 {
        return format!(
            "{most} has put {}, and {least}, who never had to pass, {}: nobody ever has two turns more than another",
            tokens(out(most)),
            some(out(least))
        );
    }
    format!(
        "{}: turns go round clockwise, so whoever has had one more sits next to the others who have",
        put(setup, question)
    )
}

/// Lists the number of tokens that each player has put.
fn put(setup: &Setup, question: &Question) -> String {
    let each = question.kit.all_players().enumerate().map(|(at, player)| {
        let out = tokens_out(setup, player);
        if at == 0 { format!("{player} has put {}", tokens(out)) } else { format!("{player} {}", some(out)) }
    });
    let mut each: Vec<String> = each.collect();
    let last = each.pop().unwrap_or_default();
    format!("{} and {last}", each.join(", "))
}

fn tokens(count: usize) -> String {
    match count {
        0 => "no token".to_owned(),
        1 => "1 token".to_owned(),
        _ => format!("{count} tokens"),
    }
}

fn some(count: usize) -> String {
    if count == 0 { "none".to_owned() } else { count.to_string() }
}
