//! Letters of the players. English ones are canonical; the French tray prints `C` (clair) and `F` (foncé).

use crate::game::Lang;
use crate::rules::quits::Player;
use crate::rules::read::single;

/// Signs that look like balls. A variation selector may follow.
const BALLS: [(&str, Player); 6] = [
    ("○", Player::Light),
    ("⚪", Player::Light),
    ("●", Player::Dark),
    ("⚫", Player::Dark),
    ("🔴", Player::Red),
    ("🔵", Player::Blue),
];

/// Parses a letter of any language, ignoring case, or a sign that looks like a ball.
pub(crate) fn letter(word: &str) -> Option<Player> {
    if let Some((_, player)) = BALLS.iter().find(|(sign, _)| *sign == word.trim_end_matches('\u{fe0f}')) {
        return Some(*player);
    }
    let letter = single(word)?.to_ascii_uppercase();
    let known = |player: &Player| Lang::ALL.into_iter().any(|lang| player.letter_in(lang) == letter);
    Player::ALL.into_iter().find(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_trays() {
        let letters = |lang| Player::ALL.map(|player| player.letter_in(lang));
        assert_eq!(letters(Lang::En), Player::ALL.map(Player::letter));
        assert_eq!(letters(Lang::Fr), ['C', 'R', 'F', 'B']);
        for (word, player) in
            [("l", Player::Light), ("C", Player::Light), ("f", Player::Dark), ("B", Player::Blue)]
        {
            assert_eq!(letter(word), Some(player));
        }
        assert_eq!(letter("LL").or_else(|| letter("w")).or_else(|| letter("")), None);
    }
}
