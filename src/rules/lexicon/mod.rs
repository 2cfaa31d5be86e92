//! The words of positions and records: one file for each language. The parsers read the words of all languages; texts
//! are written in the words of one.

mod en;
mod fr;
mod translate;

pub use translate::{entry_in, position_in, turn_in};

use crate::game::Lang;

/// Defines the terms, and the words of a language for each.
macro_rules! terms {
    ($($(#[$doc:meta])* $term:ident ($field:ident),)*) => {
        /// What a word means.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Term {
            $($(#[$doc])* $term,)*
        }

        impl Term {
            /// All terms.
            pub const ALL: &'static [Term] = &[$(Term::$term,)*];
        }

        /// The words of a language in lower case: the one that is written, then those that are read as well.
        struct Lexicon {
            $($field: &'static [&'static str],)*
        }

        impl Lexicon {
            fn words(&self, term: Term) -> &'static [&'static str] {
                match term {
                    $(Term::$term => self.$field,)*
                }
            }
        }
    };
}

terms! {
    // Keys.
    /// The variant of the game.
    Variant(variant),
    /// The number of players.
    Players(players),
    /// Whose turn it is.
    ToMove(to_move),
    /// Who opened the game.
    First(first),
    /// The last turn.
    Last(last),
    /// Balls that are out.
    Out(out),
    /// Tokens in a hand.
    Hand(hand),
    /// Planks in a hand.
    Planks(planks),
    /// Pieces in the reserve.
    Reserve(reserve),
    /// What may lie on an open square.
    May(may),
    /// Before the letter of a camp.
    Camp(camp),
    /// Before the name of a player.
    Title(title),
    // Players of Quits, and colours.
    Light(light),
    Dark(dark),
    Red(red),
    White(white),
    Blue(blue),
    // Variants of Quits.
    Classic(classic),
    Simple(simple),
    Four(four),
    // Turns.
    /// The first plank of a game.
    FirstPlank(first_plank),
    Top(top),
    Bottom(bottom),
    /// A piece goes into the reserve.
    Hold(hold),
    Pass(pass),
    // Values.
    Nothing(nothing),
    Unknown(unknown),
    /// Between alternatives or pieces; without a meaning.
    Filler(filler),
}

/// Signs for an empty square.
const EMPTY_SIGNS: [&str; 7] = [".", "..", "-", "--", "_", "__", "·"];
/// Signs for an open square.
const OPEN_SIGNS: [&str; 2] = ["?", "??"];
/// Signs for nothing, where a value is expected.
const NOTHING_SIGNS: [&str; 5] = ["-", "--", "0", ".", ".."];
/// A sign for a pass.
const PASS_SIGN: &str = "--";

impl Lang {
    fn lexicon(self) -> &'static Lexicon {
        match self {
            Lang::En => &en::LEXICON,
            Lang::Fr => &fr::LEXICON,
        }
    }
}

impl Term {
    /// The word that is written in a language.
    pub fn written(self, lang: Lang) -> &'static str {
        self.words(lang).first().copied().unwrap_or_default()
    }

    /// The word of canonical texts, which are English.
    pub fn name(self) -> &'static str {
        self.written(Lang::En)
    }

    /// The words of a language, the one that is written first.
    pub fn words(self, lang: Lang) -> &'static [&'static str] {
        lang.lexicon().words(self)
    }

    /// The words of all languages.
    pub fn all_words(self) -> impl Iterator<Item = &'static str> {
        Lang::ALL.into_iter().flat_map(move |lang| self.words(lang)).copied()
    }

    /// Returns true if a word has this meaning in any language, ignoring case.
    pub fn is(self, word: &str) -> bool {
        let word = word.to_lowercase();
        self.all_words().any(|known| known == word)
    }
}

/// Finds what a word means among some terms.
pub fn lookup<T: Copy>(terms: &[(Term, T)], word: &str) -> Option<T> {
    terms.iter().find(|(term, _)| term.is(word)).map(|(_, meant)| *meant)
}

/// Returns true if a value means "unknown".
pub fn is_unknown(word: &str) -> bool {
    let marks = !word.is_empty() && word.chars().all(|c| c == '?');
    marks || Term::Unknown.is(word)
}

/// Returns true if a value means "nothing".
pub fn is_nothing(word: &str) -> bool {
    NOTHING_SIGNS.contains(&word) || Term::Nothing.is(word)
}

/// Returns true if a word means "pass".
pub fn is_pass(word: &str) -> bool {
    word == PASS_SIGN || Term::Pass.is(word)
}

/// Returns true if a sign means an empty square.
pub fn is_empty_square(text: &str) -> bool {
    EMPTY_SIGNS.contains(&text)
}

/// Returns true if a sign means an open square.
pub fn is_open_square(text: &str) -> bool {
    OPEN_SIGNS.contains(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_word_for_every_term() {
        for (lang, term) in
            Lang::ALL.into_iter().flat_map(|lang| Term::ALL.iter().map(move |term| (lang, *term)))
        {
            assert!(!term.words(lang).is_empty(), "{lang:?} {term:?}");
            for word in term.words(lang) {
                assert_eq!(word.to_lowercase(), *word, "{lang:?} {term:?}");
                assert!(term.is(&word.to_uppercase()), "{lang:?} {term:?} {word}");
            }
        }
    }

    #[test]
    fn signs_are_read_as_words_are() {
        assert!(is_nothing("0") && is_nothing("Aucun") && !is_nothing("1"));
        assert!(is_unknown("??") && is_unknown("inconnu") && !is_unknown(""));
        assert!(is_pass("--") && is_pass("PASSE") && !is_pass("-"));
    }
}
