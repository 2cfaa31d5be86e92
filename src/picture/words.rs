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

/// A player as people speak of him; players who have but a letter, or a name of their own, keep it.
pub fn player(name: &str, lang: Lang) -> String {
    let known = match (name, lang) {
        ("light", Lang::En) => "Light",
        ("dark", Lang::En) => "Dark",
        ("red", Lang::En) => "Red",
        ("blue", Lang::En) => "Blue",
        ("light", Lang::Fr) => "Clair",
        ("dark", Lang::Fr) => "Foncé",
        ("red", Lang::Fr) => "Rouge",
        ("blue", Lang::Fr) => "Bleu",
        (other, Lang::En) => &capital(&other.replace(" + ", " and ")),
        (other, Lang::Fr) => &other.replace(" + ", " et "),
    };
    known.to_owned()
}

/// A name as it begins a sentence.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Whose turn it is, or who has won; nothing where that is not known.
pub fn standing(status: &Status, lang: Lang) -> Words {
    let several = |name: &str| name.contains(" + ");
    let text = match (&status.winner, &status.to_move, lang) {
        (Some(name), _, Lang::En) if several(name) => format!("{} have won.", player(name, lang)),
        (Some(name), _, Lang::En) => format!("{} has won.", player(name, lang)),
        (Some(name), _, Lang::Fr) if several(name) => format!("{} ont gagné.", player(name, lang)),
        (Some(name), _, Lang::Fr) => format!("{} a gagné.", player(name, lang)),
        (None, _, Lang::En) if status.over => "The game is a draw.".to_owned(),
        (None, _, Lang::Fr) if status.over => "La partie est nulle.".to_owned(),
        (None, Some(name), Lang::En) => format!("{} to move.", player(name, lang)),
        (None, Some(name), Lang::Fr) => format!("C’est à {} de jouer.", player(name, lang)),
        (None, None, _) => return Words::new(),
    };
    vec![bold(text)]
}

/// What the sign of the last turn says.
pub fn last(turn: Option<&str>, lang: Lang) -> Words {
    let words = match lang {
        Lang::En => "the last turn",
        Lang::Fr => "le dernier coup",
    };
    match (turn, lang) {
        (None, _) => vec![plain(words)],
        (Some(turn), Lang::En) => vec![plain(format!("{words}: ")), notation(turn, lang)],
        (Some(turn), Lang::Fr) => vec![plain(format!("{words} : ")), notation(turn, lang)],
    }
}

/// What the sign of threats says; without players where it stands for all of a game's.
pub fn threat(lang: Lang) -> Words {
    vec![plain(match lang {
        Lang::En => "a turn that would win",
        Lang::Fr => "un coup qui gagnerait",
    })]
}

/// The threats of one player.
pub fn threats(name: &str, turns: &[&str], status: &Status, lang: Lang) -> Words {
    const SHOWN: usize = 6;
    let own = status.to_move.as_deref() == Some(name);
    let name = player(name, lang);
    let begin = match (own, lang) {
        (true, Lang::En) => format!("{name} can win at once: "),
        (false, Lang::En) => format!("{name} threatens to win: "),
        (true, Lang::Fr) => format!("{name} peut gagner aussitôt : "),
        (false, Lang::Fr) => format!("{name} menace de gagner : "),
    };
    let mut words = vec![plain(begin)];
    for (n, turn) in turns.iter().take(SHOWN).enumerate() {
        if n > 0 {
            words.push(plain(", "));
        }
        words.push(notation(turn, lang));
    }
    match (turns.len().saturating_sub(SHOWN), lang) {
        (0, _) => {}
        (more, Lang::En) => words.push(plain(format!(" and {more} more"))),
        (1, Lang::Fr) => words.push(plain(" et un autre".to_owned())),
        (more, Lang::Fr) => words.push(plain(format!(" et {more} autres"))),
    }
    words
}

/// What the cross says.
pub fn fault(lang: Lang) -> Words {
    vec![plain(match lang {
        Lang::En => "not possible",
        Lang::Fr => "impossible",
    })]
}

/// What `?` says.
pub fn unknown(lang: Lang) -> Words {
    vec![plain(match lang {
        Lang::En => "not known",
        Lang::Fr => "inconnu",
    })]
}

/// Why pieces lie beside the board.
pub fn place(place: Pile, lang: Lang) -> String {
    match (place, lang) {
        (Pile::Out, Lang::En) => "Out".to_owned(),
        (Pile::Out, Lang::Fr) => "Sorties".to_owned(),
        (Pile::Reserve, Lang::En) => "Reserve".to_owned(),
        (Pile::Reserve, Lang::Fr) => "Réserve".to_owned(),
        (Pile::Hand(player), Lang::En) => format!("{player} holds"),
        (Pile::Hand(player), Lang::Fr) => format!("{player} a en main"),
    }
}

/// The position before the first turn.
pub fn start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Start",
        Lang::Fr => "Début",
    }
}

/// How many turns a game has.
pub fn turns(count: usize, lang: Lang) -> String {
    match (count, lang) {
        (1, Lang::En) => "1 turn".to_owned(),
        (count, Lang::En) => format!("{count} turns"),
        (0 | 1, Lang::Fr) => format!("{count} coup"),
        (count, Lang::Fr) => format!("{count} coups"),
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
