//! The texts of pictures in each language.

use crate::game::{Lang, SpanStyle, StyledText, TextSpan};
use crate::rules::{Phrase, Pile, Status};
use crate::text::sentence::enumerated;

pub(crate) fn plain(text: impl Into<String>) -> TextSpan {
    TextSpan { text: text.into(), style: SpanStyle::Plain }
}

pub(crate) fn notation(turn: &Phrase, lang: Lang) -> TextSpan {
    TextSpan { text: turn.written(lang), style: SpanStyle::Notation }
}

pub(crate) fn bold(text: impl Into<String>) -> TextSpan {
    TextSpan { text: text.into(), style: SpanStyle::Bold }
}

/// The player to move or the winner; empty if unknown.
pub(crate) fn outcome(status: &Status, lang: Lang) -> StyledText {
    let words = lang.words();
    let winners: Vec<String> = status.winners.iter().map(|name| name.title(lang)).collect();
    let text = match &status.to_move {
        _ if !winners.is_empty() => (words.has_won)(&enumerated(&winners, words.and), winners.len() > 1),
        // A game for one is solved, not drawn.
        _ if status.over && status.outlook.is_none() => words.is_a_draw.to_owned(),
        Some(name) => (words.to_move)(&name.title(lang)),
        None => return StyledText::new(),
    };
    vec![bold(text)]
}

pub(crate) fn last(turn: Option<&Phrase>, lang: Lang) -> StyledText {
    match turn {
        None => vec![plain(lang.words().last_turn)],
        Some(turn) => vec![plain(lang.words().last_turn_is), notation(turn, lang)],
    }
}

pub(crate) fn threats(name: &Phrase, turns: &[&Phrase], status: &Status, lang: Lang) -> StyledText {
    const MAX_SHOWN: usize = 6;
    let own = status.to_move.as_ref() == Some(name);
    let words = lang.words();
    let begin = if own { words.can_win } else { words.threatens_to_win };
    let mut text = vec![plain(begin(&name.title(lang)))];
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
    use crate::rules::Term;

    fn text(to_move: Option<Phrase>, winners: &[Phrase], lang: Lang) -> String {
        let over = to_move.is_none();
        let status = Status { to_move, over, winners: winners.to_vec(), ..Status::default() };
        outcome(&status, lang).iter().map(|span| span.text.as_str()).collect()
    }

    #[test]
    fn the_outcome_is_given_in_every_language() {
        let all = |to_move: Option<Phrase>, winners: &[Phrase]| {
            Lang::ALL.map(|lang| text(to_move.clone(), winners, lang))
        };
        // German has no words for notation, and takes the canonical ones.
        assert_eq!(
            all(Some(Term::Dark.into()), &[]),
            ["Dark to move.", "C’est à Foncé de jouer.", "Dark ist am Zug."]
        );
        let king = Some("king".into());
        assert_eq!(all(king, &[]), ["King to move.", "C’est à king de jouer.", "king ist am Zug."]);
        let light = [Term::Light.into()];
        assert_eq!(all(None, &light), ["Light has won.", "Clair a gagné.", "Light hat gewonnen."]);
        assert_eq!(
            all(None, &["A".into(), "C".into()]),
            ["A and C have won.", "A et C ont gagné.", "A und C haben gewonnen."]
        );
        assert_eq!(
            all(None, &[]),
            ["The game is a draw.", "La partie est nulle.", "Das Spiel endet unentschieden."]
        );
    }

    #[test]
    fn turns_below_pictures_are_in_their_language() {
        let turn = Phrase::from(Term::Top).with(" rbw:2");
        let text =
            |lang| -> String { last(Some(&turn), lang).iter().map(|span| span.text.as_str()).collect() };
        assert_eq!(
            Lang::ALL.map(text),
            ["the last turn: top rbw:2", "le dernier coup : haut rbw:2", "der letzte Zug: top rbw:2"]
        );
    }

    #[test]
    fn only_the_first_of_many_threats_are_named() {
        let turns = ["a", "b", "c", "d", "e", "f", "g"].map(Phrase::from);
        let turns: Vec<&Phrase> = turns.iter().collect();
        let status = Status { to_move: Some("A".into()), ..Status::default() };
        let text = |name: &str, lang| -> String {
            threats(&name.into(), &turns, &status, lang).iter().map(|span| span.text.as_str()).collect()
        };
        assert_eq!(text("A", Lang::En), "A can win at once: a, b, c, d, e, f and 1 more");
        assert_eq!(text("B", Lang::Fr), "B menace de gagner : a, b, c, d, e, f et un autre");
    }
}
