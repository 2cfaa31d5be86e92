//! Single words: players, variants, balls that are out.

use super::MAX_FINDINGS;
use crate::rules::Finding;
use crate::rules::quits::{Player, QuitsTextMessage, Variant};
use crate::rules::read::Word;
use crate::rules::read::lexicon::{is_nothing, is_title};
use crate::text::codes::QuitsCode;
use crate::text::meant;

const PLAYERS: &[(&str, Player)] = &[
    ("light", Player::Light),
    ("red", Player::Red),
    ("dark", Player::Dark),
    ("blue", Player::Blue),
    ("l", Player::Light),
    ("r", Player::Red),
    ("d", Player::Dark),
    ("b", Player::Blue),
    ("clair", Player::Light),
    ("clairs", Player::Light),
    ("claire", Player::Light),
    ("rouge", Player::Red),
    ("rouges", Player::Red),
    ("foncé", Player::Dark),
    ("foncés", Player::Dark),
    ("fonce", Player::Dark),
    ("foncée", Player::Dark),
    ("sombre", Player::Dark),
    ("sombres", Player::Dark),
    ("c", Player::Light),
    ("f", Player::Dark),
    ("bleu", Player::Blue),
    ("bleus", Player::Blue),
];

const VARIANTS: &[(&str, Variant)] = &[
    ("classic", Variant::Classic),
    ("simple", Variant::Simple),
    ("four", Variant::Four),
    ("classique", Variant::Classic),
    ("quatre", Variant::Four),
    ("4", Variant::Four),
];

fn lookup<T: Copy>(names: &[(&str, T)], text: &str) -> Option<T> {
    let text = text.to_lowercase();
    names.iter().find(|(name, _)| *name == text).map(|(_, meant)| *meant)
}

/// Parses a player, by letter or by English or French name.
pub fn player(text: &str) -> Option<Player> {
    let mut words = text.split_whitespace().rev();
    let player = lookup(PLAYERS, words.next()?)?;
    words.all(is_title).then_some(player)
}

/// The finding for an unknown player.
pub fn no_player(word: Word, code: QuitsCode) -> Finding {
    let hint = match meant(word.text, PLAYERS.iter().map(|(name, _)| *name).filter(|name| name.len() > 1)) {
        Some(name) => QuitsTextMessage::Meant { word: name.to_owned() },
        None => QuitsTextMessage::PlayersAre,
    };
    let message = QuitsTextMessage::NoPlayer { typed: word.text.to_owned() };
    Finding::new(code, message).at(word.span()).hint(hint)
}

/// Parses a variant.
pub fn variant(word: Word) -> Result<Variant, Finding> {
    let name = word.text.strip_prefix("quits/").unwrap_or(word.text);
    lookup(VARIANTS, name).ok_or_else(|| {
        let hint = match meant(name, VARIANTS.iter().map(|(name, _)| *name).filter(|name| name.len() > 1)) {
            Some(name) => QuitsTextMessage::Meant { word: name.to_owned() },
            None => QuitsTextMessage::VariantsAre,
        };
        let message = QuitsTextMessage::NoVariant { typed: word.text.to_owned() };
        Finding::new(QuitsCode::Variant, message).at(word.span()).hint(hint)
    })
}

/// Parses the number of balls that are out: `L1 D0`, `1L, 0D`, `light 1`, `none`.
pub fn out(value: Word, findings: &mut Vec<Finding>) -> [Option<u32>; 4] {
    if is_nothing(value) {
        return [Some(0); 4];
    }
    let mut out = [None; 4];
    let fault = |word: Word, message: QuitsTextMessage| {
        Finding::new(QuitsCode::Out, message).at(word.span()).hint(QuitsTextMessage::WriteOut)
    };
    let digit = |c: char| c.is_ascii_digit();
    let mut words = value.items().peekable();
    while let Some(word) = words.next() {
        if findings.len() >= MAX_FINDINGS {
            break;
        }
        let named = word.text.trim_matches(|c: char| digit(c) || matches!(c, ':' | '='));
        let mut number: String = word.text.chars().filter(|&c| digit(c)).collect();
        if number.is_empty() {
            let next = words.next_if(|next| next.text.chars().all(|c| digit(c) || matches!(c, ':' | '=')));
            number = next.map_or("", |next| next.text.trim_matches([':', '='])).to_owned();
        }
        match player(named) {
            _ if named.is_empty() => {
                findings.push(fault(word, QuitsTextMessage::OutOfNobody { typed: word.text.to_owned() }));
            }
            None => findings.push(no_player(Word { text: word.text, ..word }, QuitsCode::Out)),
            Some(_) if number.is_empty() => {
                findings.push(fault(word, QuitsTextMessage::OutUncounted { typed: word.text.to_owned() }));
            }
            Some(player) if out[player as usize].is_some() => {
                findings.push(fault(word, QuitsTextMessage::OutTwice { player }));
            }
            // A number that overflows is wrong in any case.
            Some(player) => out[player as usize] = Some(number.parse().unwrap_or(u32::MAX)),
        }
    }
    if value.text.is_empty() {
        findings.push(fault(value, QuitsTextMessage::NothingOut));
    }
    out
}
