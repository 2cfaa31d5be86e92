//! The words of pictures, in both languages.

use crate::game::{Lang, Span, SpanStyle, Words};
use crate::rules::{Pile, Status, turn_in};

/// A word as it stands.
pub fn plain(text: impl Into<String>) -> Span {
    Span { text: text.into(), style: SpanStyle::Plain }
}

/// A turn as it is written in a language.
pub fn notation(turn: &str, lang: Lang) -> Span {
    Span { text: turn_in(lang, turn), style: SpanStyle::Notation }
}

/// Strong words.
pub fn bold(text: impl Into<String>) -> Span {
    Span { text: text.into(), style: SpanStyle::Bold }
}

/// Whose turn it is, or who has won; nothing where that is not known.
pub fn standing(status: &Status, lang: Lang) -> Words {
    let words = lang.words();
    let text = match (&status.winner, &status.to_move) {
        (Some(name), _) => (words.has_won)(&(words.player)(name), name.contains(" + ")),
        (None, _) if status.over => words.is_a_draw.to_owned(),
        (None, Some(name)) => (words.to_move)(&(words.player)(name)),
        (None, None) => return Words::new(),
    };
    vec![bold(text)]
}

/// The legend of the last turn's sign.
pub fn last(turn: Option<&str>, lang: Lang) -> Words {
    match turn {
        None => vec![plain(lang.words().last_turn)],
        Some(turn) => vec![plain(lang.words().last_turn_is), notation(turn, lang)],
    }
}

/// The threats of one player.
pub fn threats(name: &str, turns: &[&str], status: &Status, lang: Lang) -> Words {
    const SHOWN: usize = 6;
    let own = status.to_move.as_deref() == Some(name);
    let words = lang.words();
    let begin = if own { words.can_win } else { words.threatens_to_win };
    let mut text = vec![plain(begin(&(words.player)(name)))];
    for (n, turn) in turns.iter().take(SHOWN).enumerate() {
        if n > 0 {
            text.push(plain(", "));
        }
        text.push(notation(turn, lang));
    }
    if turns.len() > SHOWN {
        text.push(plain((words.and_more)(turns.len() - SHOWN)));
    }
    text
}

/// Why pieces lie beside the board.
pub fn place(pile: Pile, lang: Lang) -> String {
    match pile {
        Pile::Out => lang.words().out.to_owned(),
        Pile::Reserve => lang.words().reserve.to_owned(),
        Pile::Hand(player) => (lang.words().holds)(player),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(to_move: Option<&str>, winner: Option<&str>, lang: Lang) -> String {
        let named = |name: Option<&str>| name.map(str::to_owned);
        let over = to_move.is_none();
        let status = Status { to_move: named(to_move), over, winner: named(winner), ..Status::default() };
        standing(&status, lang).iter().map(|span| span.text.as_str()).collect()
    }

    #[test]
    fn how_a_game_stands_is_said_in_both_languages() {
        let both = |to_move, winner| Lang::ALL.map(|lang| said(to_move, winner, lang));
        assert_eq!(both(Some("dark"), None), ["Dark to move.", "C’est à Foncé de jouer."]);
        assert_eq!(both(Some("king"), None), ["King to move.", "C’est à king de jouer."]);
        assert_eq!(both(None, Some("light")), ["Light has won.", "Clair a gagné."]);
        assert_eq!(both(None, Some("A + C")), ["A and C have won.", "A et C ont gagné."]);
        assert_eq!(both(None, None), ["The game is a draw.", "La partie est nulle."]);
    }

    #[test]
    fn turns_below_pictures_are_in_their_language() {
        let said = |lang| -> String {
            last(Some("top rbw:2"), lang).iter().map(|span| span.text.as_str()).collect()
        };
        assert_eq!(Lang::ALL.map(said), ["the last turn: top rbw:2", "le dernier coup : haut rbw:2"]);
    }

    #[test]
    fn of_many_threats_the_first_are_named() {
        let turns = ["a", "b", "c", "d", "e", "f", "g"];
        let status = Status { to_move: Some("A".to_owned()), ..Status::default() };
        let said = |name, lang| -> String {
            threats(name, &turns, &status, lang).iter().map(|span| span.text.as_str()).collect()
        };
        assert_eq!(said("A", Lang::En), "A can win at once: a, b, c, d, e, f and 1 more");
        assert_eq!(said("B", Lang::Fr), "B menace de gagner : a, b, c, d, e, f et un autre");
    }
}
