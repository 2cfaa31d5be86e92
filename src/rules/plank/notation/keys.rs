//! Values of keys.

use super::symbol::colour_word;
use crate::rules::lexicon::{Term, is_nothing};
use crate::rules::plank::kit::{Colour, MAX_PLAYERS, PerColour, Player};
use crate::rules::plank::words::{EntryFinding, EntryHint};
use crate::rules::read::{PageEntry, Word, single};
use crate::rules::{Coded, Finding};

/// Parses the number of players.
pub(crate) fn players(entry: &PageEntry<'_>) -> Result<usize, Finding> {
    let mut words = entry.value.words();
    let count = words.next().and_then(|word| word.text.parse::<usize>().ok());
    let has_noun = words.all(|word| Term::Players.is(word.text));
    count.filter(|count| has_noun && (2..=MAX_PLAYERS).contains(count)).ok_or_else(|| {
        EntryFinding::NoNumberOfPlayers { typed: entry.value.text.to_owned() }.at(entry.value.span())
    })
}

/// Parses a player.
pub(crate) fn player(entry: &PageEntry<'_>) -> Result<Player, Finding> {
    let words: Vec<Word> = entry.value.words().collect();
    let letter = words.split_last().and_then(|(last, before)| {
        let has_title = before.iter().all(|word| Term::Title.is(word.text));
        Player::from_letter(single(last.text)?).filter(|_| has_title)
    });
    letter.ok_or_else(|| {
        let message = EntryFinding::NoPlayer { typed: entry.value.text.to_owned() };
        message.at(entry.value.span()).hint(EntryHint::ThePlayers)
    })
}

/// Parses tokens, or planks by the colour in their middle: `r r w`, `rrw`, `2r 1w`, `r2 w1`, `2 red 1 white`, `none`.
///
/// A number belongs to the letter that it touches; between two letters, or between blanks, it precedes its colour if the
/// value begins with a number, and follows it otherwise.
pub(crate) fn counts(entry: &PageEntry<'_>) -> Result<PerColour, Finding> {
    let mut counts = [0u8; 3];
    if is_nothing(entry.value.text) {
        return Ok(counts);
    }
    let numbers_follow = entry.value.text.starts_with(char::is_alphabetic);
    let mut times: Option<u8> = None;
    let mut last: Option<Colour> = None;
    // A colour has one number, or a letter for each.
    let mut numbered = [false; 3];
    // The sign between a colour and its number.
    let mut sign: Option<Word> = None;
    for word in entry.value.items() {
        let mut rest = word;
        while !rest.text.is_empty() {
            let (item, length) = item(rest.text).ok_or_else(|| unreadable(rest))?;
            let (before, after) = (rest.start > word.start, length < rest.text.len());
            let follows = if before == after { numbers_follow } else { before };
            match item {
                CountItem::Colour(colour) => {
                    let (count, numbered) = (&mut counts[colour.index()], &mut numbered[colour.index()]);
                    let is_again = *numbered || (times.is_some() && *count > 0);
                    if is_again || (sign.take().is_some() && times.is_none()) {
                        return Err(unreadable(word));
                    }
                    *numbered = times.is_some();
                    last = Some(colour).filter(|_| times.is_none());
                    *count = count.saturating_add(times.take().unwrap_or(1));
                }
                CountItem::Number(number) if follows => {
                    let colour = last.take().filter(|colour| counts[colour.index()] == 1);
                    let colour = colour.ok_or_else(|| unreadable(word))?;
                    (counts[colour.index()], numbered[colour.index()]) = (number, true);
                    sign = None;
                }
                CountItem::Number(number) => {
                    if sign.is_some() || times.replace(number).is_some() {
                        return Err(unreadable(word));
                    }
                }
                CountItem::Times => {
                    let is_between = times.is_some() || (numbers_follow && last.is_some());
                    if !is_between || sign.replace(rest).is_some() {
                        return Err(unreadable(rest));
                    }
                }
            }
            rest = rest.split_at(length).1;
        }
    }
    if times.is_some() || sign.is_some() { Err(unreadable(entry.value)) } else { Ok(counts) }
}

enum CountItem {
    Colour(Colour),
    Number(u8),
    /// `×`
    Times,
}

/// The first item of a text, and its length in bytes.
fn item(text: &str) -> Option<(CountItem, usize)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 {
        return Some((CountItem::Number(text.get(..digits)?.parse().ok()?), digits));
    }
    let letters = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    if let Some(colour) = text.get(..letters).and_then(colour_word) {
        return Some((CountItem::Colour(colour), letters));
    }
    let letter = text.chars().next()?;
    let item = match letter {
        '×' | '*' | 'x' => CountItem::Times,
        letter => CountItem::Colour(Colour::from_letter(letter)?),
    };
    Some((item, letter.len_utf8()))
}

fn unreadable(word: Word<'_>) -> Finding {
    EntryFinding::NoCounts { typed: word.text.to_owned() }.at(word.span()).hint(EntryHint::WriteALetterEach)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::plank::notation::KEYS;
    use crate::rules::read::Page;

    /// The counts of `hand A: …`.
    fn read(value: &str) -> Option<PerColour> {
        let text = format!("hand A: {value}");
        let mut findings = Vec::new();
        let page = Page::parse(&text, KEYS, |_| false, &mut findings);
        counts(&page.entries[0]).ok()
    }

    #[test]
    fn a_number_belongs_to_the_letter_beside_it() {
        for text in [
            "r r w w b",
            "rrwwb",
            "r2 w2 b",
            "r2w2b",
            "2r 2w b",
            "2r2wb",
            "2 red 2 white 1 blue",
            "red 2, w 2, b",
        ] {
            assert_eq!(read(text), Some([2, 2, 1]), "{text}");
        }
        for text in ["2×r 2x w b", "r×2 w2 b1", "2r w2 b", "r2 2w b"] {
            assert_eq!(read(text), Some([2, 2, 1]), "{text}");
        }
        for text in [
            "2r 2",
            "2 2r",
            "r2 2",
            "2 w2",
            "×r",
            "r w w b b x",
            "rwwbbx",
            "r×w2",
            "2××r",
            "b2 b2",
            "r r2",
            "2r r",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
