//! Values of keys.

use super::symbol::colour_word;
use crate::rules::Finding;
use crate::rules::lexicon::is_nothing;
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, PerColour, Player};
use crate::rules::plank::words::PlankTextMessage as M;
use crate::rules::read::{PageEntry, Word};
use crate::text::codes::PlankCode;

/// Parses the number of players.
pub(crate) fn players(entry: &PageEntry<'_>) -> Result<usize, Finding> {
    let count = entry.value.words().find_map(|word| word.text.parse::<usize>().ok());
    count.filter(|count| (2..=MAX_PLAYERS).contains(count)).ok_or_else(|| {
        let message = M::NoNumberOfPlayers { typed: entry.value.text.to_owned() };
        Finding::new(PlankCode::BadPlayers, message).at(span(entry))
    })
}

/// Parses a player.
pub(crate) fn player(entry: &PageEntry<'_>) -> Result<Player, Finding> {
    let letter = entry.value.words().last().and_then(|word| {
        let mut letters = word.text.chars();
        let player = Player::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(player)
    });
    letter.ok_or_else(|| {
        let message = M::NoPlayer { typed: entry.value.text.to_owned() };
        Finding::new(PlankCode::BadPlayer, message).at(span(entry)).hint(M::ThePlayers)
    })
}

/// Parses tokens, or planks by the colour in their middle: `r r w`, `rrw`, `2r 1w`, `2 red 1 white`, `none`.
pub(crate) fn counts(entry: &PageEntry<'_>) -> Result<PerColour, Finding> {
    let mut counts = [0u8; 3];
    if is_nothing(entry.value.text) {
        return Ok(counts);
    }
    let mut times = None;
    for word in entry.value.items() {
        let mut rest = word;
        while !rest.text.is_empty() {
            let (colour, length) = item(rest, &mut times).ok_or_else(|| unreadable(rest))?;
            if let Some(colour) = colour {
                let count = &mut counts[colour.index()];
                *count = count.saturating_add(times.take().unwrap_or(1));
            }
            rest = Word { text: rest.text.get(length..).unwrap_or_default(), start: rest.start + length };
        }
    }
    match times {
        None => Ok(counts),
        Some(_) => Err(unreadable(entry.value)),
    }
}

/// Parses the next colour, or a multiplier, and returns its length in bytes.
fn item(word: Word<'_>, times: &mut Option<u8>) -> Option<(Option<Colour>, usize)> {
    let digits = word.text.len() - word.text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 {
        let count = word.text.get(..digits)?.parse().ok()?;
        return times.replace(count).is_none().then_some((None, digits));
    }
    if let Some(colour) = colour_word(word.text) {
        return Some((Some(colour), word.text.len()));
    }
    let letter = word.text.chars().next()?;
    if matches!(letter, '×' | '*' | 'x') && times.is_some() {
        return Some((None, letter.len_utf8()));
    }
    Some((Some(Colour::from_letter(letter)?), letter.len_utf8()))
}

fn unreadable(word: Word<'_>) -> Finding {
    let message = M::NoCounts { typed: word.text.to_owned() };
    Finding::new(PlankCode::BadCount, message).at(word.span()).hint(M::WriteALetterEach)
}

/// Span of the value, or of the key if there is no value.
fn span(entry: &PageEntry<'_>) -> std::ops::Range<usize> {
    if entry.value.text.is_empty() { entry.typed.span() } else { entry.value.span() }
}
