//! Single words: players, variants, balls that are out.

use super::MAX_FINDINGS;
use super::letters::letter;
use crate::rules::lexicon::{Term, is_nothing, lookup, words_of};
use crate::rules::quits::{Player, TextFinding, TextHint, Variant};
use crate::rules::read::{Word, split_count};
use crate::rules::{Coded, Finding};
use crate::text::meant;

const PLAYERS: [(Term, Player); 4] = [
    (Term::Light, Player::Light),
    (Term::Red, Player::Red),
    (Term::Dark, Player::Dark),
    (Term::Blue, Player::Blue),
];

const VARIANTS: [(Term, Variant); 3] =
    [(Term::Classic, Variant::Classic), (Term::Simple, Variant::Simple), (Term::Four, Variant::Four)];

/// Parses a player, by letter or name in any language.
pub(crate) fn player(text: &str) -> Option<Player> {
    let mut words = text.split_whitespace().rev();
    let word = words.next()?;
    let player = letter(word).or_else(|| lookup(&PLAYERS, word))?;
    words.all(|word| Term::Title.is(word) || Term::Article.is(word)).then_some(player)
}

/// The finding for an unknown player.
pub(crate) fn no_player(word: Word) -> Finding {
    let hint = match meant(word.text, words_of(&PLAYERS)) {
        Some(name) => TextHint::Meant { word: name.to_owned() },
        None => TextHint::PlayersAre,
    };
    TextFinding::NoPlayer { typed: word.text.to_owned() }.at(word.span()).hint(hint)
}

/// Parses a variant.
pub(crate) fn variant(word: Word) -> Result<Variant, Finding> {
    let name = word.text.strip_prefix("quits/").unwrap_or(word.text);
    lookup(&VARIANTS, name).ok_or_else(|| {
        let hint = match meant(name, words_of(&VARIANTS).filter(|name| name.len() > 1)) {
            Some(name) => TextHint::Meant { word: name.to_owned() },
            None => TextHint::VariantsAre,
        };
        TextFinding::NoVariant { typed: word.text.to_owned() }.at(word.span()).hint(hint)
    })
}

/// Parses the number of balls that are out: `L1 D0`, `1L, 0D`, `light 1`, `none`.
pub(crate) fn out(value: Word, findings: &mut Vec<Finding>) -> [Option<u32>; 4] {
    if is_nothing(value.text) {
        return [Some(0); 4];
    }
    let mut out = [None; 4];
    let fault = |word: Word, message: TextFinding| message.at(word.span()).hint(TextHint::WriteOut);
    let digit = |c: char| c.is_ascii_digit();
    let mut words = value.items().peekable();
    while let Some(word) = words.next() {
        if findings.len() >= MAX_FINDINGS {
            break;
        }
        let (mut number, named) = split_count(word, |name| player(name).is_some());
        let named = named.text.trim_end_matches([':', '=']);
        if number.is_none() {
            let next = words.next_if(|next| next.text.chars().all(|c| digit(c) || matches!(c, ':' | '=')));
            let typed = next.map_or("", |next| next.text.trim_start_matches([':', '=']));
            number =
                Some(typed).filter(|typed| !typed.is_empty()).map(|typed| typed.parse().unwrap_or(u32::MAX));
        }
        match (player(named), number) {
            _ if named.is_empty() => {
                findings.push(fault(word, TextFinding::OutOfNobody { typed: word.text.to_owned() }));
            }
            (None, _) => findings.push(no_player(word)),
            (_, None) => {
                findings.push(fault(word, TextFinding::OutUncounted { typed: word.text.to_owned() }));
            }
            (Some(player), _) if out[player as usize].is_some() => {
                findings.push(fault(word, TextFinding::OutTwice { player }));
            }
            (Some(player), number) => out[player as usize] = number,
        }
    }
    out
}
