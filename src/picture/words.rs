//! The texts of pictures in each language.

use crate::game::{Lang, SpanStyle, StyledText, TextSpan};
use crate::rules::{Pile, Status, turn_in};
use crate::words::PARTNERS;

pub(crate) fn plain(text: impl Into<String>) -> TextSpan {
    TextSpan { text: text.into(), style: SpanStyle::Plain }
}

pub(crate) fn notation(turn: &str, lang: Lang) -> TextSpan {
    TextSpan { text: turn_in(lang, turn), style: SpanStyle::Notation }
}

pub(crate) fn bold(text: impl Into<String>) -> TextSpan {
    TextSpan { text: text.into(), style: SpanStyle::Bold }
}

/// The player to move or the winner; empty if unknown.
pub(crate) fn outcome(status: &Status, lang: Lang) -> StyledText {
    let words = lang.words();
    let text = match (&status.winner, &status.to_move) {
        (Some(name), _) => (words.has_won)(&(words.player)(name), name.contains(PARTNERS)),
        (None, _) if status.over => words.is_a_draw.to_owned(),
        (None, Some(name)) => (words.to_move)(&(words.player)(name)),
        (None, None) => return StyledText::new(),
    };
    vec![bold(text)]
}

pub(crate) fn last(turn: Option<&str>, lang: Lang) -> StyledText {
    match turn {
        None => vec![plain(lang.words().last_turn)],
        Some(turn) => vec![plain(lang.words().last_turn_is), notation(turn, lang)],
    }
}

pub(crate) fn threats(name: &str, turns: &[&str], status: &Status, lang: Lang) -> StyledText {
    const MAX_SHOWN: usize = 6;
    let own = status.to_move.as_deref() == Some(name);
    let words = lang.words();
    let begin = if own { words.can_win } else { words.threatens_to_win };
    let mut text = vec![plain(begin(&(words.player)(name)))];
    for (n, turn) in turns.iter().take(MAX_SHOWN).enumerate() {
        if n > 0 {
            text.push(plain(", "));
        }
        text.push(notation(turn, lang));
    }
    if turns.len() > MAX_SHOWN {
        text.push(plain((words.and_more)(turns.len() - MAX_SHOWN)));
    }
    text
}

/// The label of a pile beside the board.
pub(crate) fn pile(pile: Pile, lang: Lang) -> String {
    match pile {
        Pile::Out => lang.words().out.to_owned(),
        Pile::Reserve => lang.words().reserve.to_owned(),
        Pile::Hand(player) => (lang.words().holds)(player),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(to_move: Option<&str>, winner: Option<&str>, lang: Lang) -> String {
        let named = |name: Option<&str>| name.map(str::to_owned);
        let over = to_move.is_none();
        let status = Status { to_move: named(to_move), over, winner: named(winner), ..Status::default() };
        outcome(&status, lang).iter().map(|span| span.text.as_str()).collect()
    }

    #[test]
    fn the_outcome_is_given_in_every_language() {
        let all = |to_move, winner| Lang::ALL.map(|lang| text(to_move, winner, lang));
        assert_eq!(
            all(Some("dark"), None),
            ["Dark to move.", "C’est à Foncé de jouer.", "Dunkel ist am Zug."]
        );
        assert_eq!(all(Some("king"), None), ["King to move.", "C’est à king de jouer.", "king ist am Zug."]);
        assert_eq!(all(None, Some("light")), ["Light has won.", "Clair a gagné.", "Hell hat gewonnen."]);
        assert_eq!(
            all(None, Some("A + C")),
            ["A and C have won.", "A et C ont gagné.", "A und C haben gewonnen."]
        );
        assert_eq!(
            all(None, None),
            ["The game is a draw.", "La partie est nulle.", "Das Spiel endet unentschieden."]
        );
    }

    #[test]
    fn turns_below_pictures_are_in_their_language() {
        let text = |lang| -> String {
            last(Some("top rbw:2"), lang).iter().map(|span| span.text.as_str()).collect()
        };
        assert_eq!(
            Lang::ALL.map(text),
            ["the last turn: top rbw:2", "le dernier coup : haut rbw:2", "der letzte Zug: top rbw:2"]
        );
    }

    #[test]
    fn only_the_first_of_many_threats_are_named() {
        let turns = ["a", "b", "c", "d", "e", "f", "g"];
        let status = Status { to_move: Some("A".to_owned()), ..Status::default() };
        let text = |name, lang| -> String {
            threats(name, &turns, &status, lang).iter().map(|span| span.text.as_str()).collect()
        };
        assert_eq!(text("A", Lang::En), "A can win at once: a, b, c, d, e, f and 1 more");
        assert_eq!(text("B", Lang::Fr), "B menace de gagner : a, b, c, d, e, f et un autre");
    }
}
