//! Letters of the players. English ones are canonical; the French tray prints `C` (clair) and `F` (foncé).

use crate::game::Lang;
use crate::rules::lexicon::{self, Term};
use crate::rules::quits::Player;
use crate::rules::quits::board::SIDE;
use crate::rules::read::Square;

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
    let mut letters = word.chars();
    let letter = letters.next().filter(|_| letters.as_str().is_empty())?.to_ascii_uppercase();
    let known = |player: &Player| Lang::ALL.into_iter().any(|lang| player.letter_in(lang) == letter);
    Player::ALL.into_iter().find(known)
}

/// A canonical position in the words and letters of a language.
pub(crate) fn position_in(lang: Lang, text: &str) -> String {
    let spelt: String = text.lines().map(|line| line_in(lang, line) + "\n").collect();
    lexicon::position_in(lang, &spelt)
}

/// A canonical line with the letters of a language: a row, or an entry with balls as its value.
fn line_in(lang: Lang, line: &str) -> String {
    let Some((key, value)) = line.split_once(": ") else { return letters_in(lang, line) };
    let has_balls = key == Term::Out.name()
        || key.split(' ').next() == Some(Term::May.name())
        || Square::parse(key, SIDE, SIDE).is_some();
    if has_balls { format!("{key}: {}", letters_in(lang, value)) } else { line.to_owned() }
}

fn letters_in(lang: Lang, text: &str) -> String {
    let letter = |c: char| {
        let player = Player::ALL.into_iter().find(|player| player.letter() == c);
        player.map_or(c, |player| player.letter_in(lang))
    };
    text.chars().map(letter).collect()
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

    #[test]
    fn positions_are_translated() {
        let text = "may c3: L D .\nvariant: four\nto move: dark\nout: L0 R1 D2 B0\nlast: none\nL . ? D R\n";
        let french = "peut c3: C F .\nvariante: quatre\ntrait: foncé\nsorties: C0 R1 F2 B0\ndernier: rien\nC . ? F R\n";
        assert_eq!(position_in(Lang::Fr, text), french);
        assert_eq!(position_in(Lang::En, text), text);
        assert_eq!(position_in(Lang::Fr, "d4: D\n"), "d4: F\n");
        assert_eq!(position_in(Lang::Fr, "out: none\n"), "sorties: rien\n");
    }
}
