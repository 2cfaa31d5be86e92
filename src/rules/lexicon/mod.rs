//! The words of positions and records: one file for each language. The parsers read the words of all languages; texts
//! are written in the words of one. `docs/positions.md` lists all words, and so does its French edition, `docs/positions.fr.md`.

mod en;
mod fr;
#[cfg(test)]
pub(in crate::rules) mod tests;
#[cfg(test)]
pub(crate) use tests::assert_typable;

use crate::game::Lang;
use crate::words::VerdictLang;

/// Defines the terms, each with what it means in English and in French, and the words of a language for each.
macro_rules! terms {
    ($($term:ident ($field:ident) = $about:literal, $about_fr:literal,)*) => {
        /// The meaning of a word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Term {
            $(#[doc = $about] $term,)*
        }

        impl Term {
            /// All terms.
            pub const ALL: &'static [Term] = &[$(Term::$term,)*];

            /// What it means, for `docs/positions.md` and `docs/positions.fr.md`.
            #[cfg(test)]
            fn about(self, lang: Lang) -> &'static str {
                match (lang.words().verdicts, self) {
                    $((VerdictLang::En, Term::$term) => $about,)*
                    $((VerdictLang::Fr, Term::$term) => $about_fr,)*
                }
            }
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
    Variant(variant) = "key: the variant", "clé : la variante",
    Players(players) = "key: the number of players", "clé : le nombre de joueurs",
    ToMove(to_move) = "key: whose turn it is", "clé : à qui c’est de jouer",
    First(first) = "key: who opened the game", "clé : qui a commencé la partie",
    Last(last) = "key: the last turn", "clé : le dernier coup",
    Out(out) = "key: the balls that are out", "clé : les billes sorties",
    Hand(hand) = "key: the tokens in a hand", "clé : les jetons en main",
    Planks(planks) = "key: the planks in a hand", "clé : les planches en main",
    Reserve(reserve) = "key: the pieces in the reserve", "clé : les pièces de la réserve",
    May(may) = "begins a line that says what may lie on a square", "ouvre une ligne qui dit ce qui peut se trouver sur une case",
    // Headings.
    Camp(camp) = "before the letter of a camp", "devant la lettre d’un camp",
    Board(board) = "before the name of a board, or the letter of a camp", "devant le nom d’un plateau, ou la lettre d’un camp",
    Title(title) = "before the name of a player", "devant le nom d’un joueur",
    Article(article) = "before a player whose turn it is; may be left out", "devant le joueur à qui c’est de jouer ; facultatif",
    // Players of Quits, and colours.
    Light(light) = "a player of Quits", "un joueur de Quits",
    Dark(dark) = "a player of Quits", "un joueur de Quits",
    Red(red) = "a player of Quits; a colour of Plank", "un joueur de Quits ; une couleur de Planches",
    White(white) = "a colour of Plank", "une couleur de Planches",
    Blue(blue) = "a player of Quits; a colour of Plank", "un joueur de Quits ; une couleur de Planches",
    // Variants of Quits.
    Classic(classic) = "a variant of Quits", "une variante de Quits",
    Simple(simple) = "a variant of Quits", "une variante de Quits",
    Four(four) = "a variant of Quits", "une variante de Quits",
    // Models of Lightning.
    Straight(straight) = "a model of Lightning", "un modèle de Lightning",
    Diagonal(diagonal) = "a model of Lightning", "un modèle de Lightning",
    Bend(bend) = "a model of Lightning", "un modèle de Lightning",
    Fork(fork) = "a model of Lightning", "un modèle de Lightning",
    Cross(cross) = "a model of Lightning", "un modèle de Lightning",
    // Turns.
    FirstPlank(first_plank) = "turn: the first plank", "coup : la première planche",
    Top(top) = "turn: a plank at the upper end", "coup : une planche au bout du haut",
    Bottom(bottom) = "turn: a plank at the lower end", "coup : une planche au bout du bas",
    Hold(hold) = "turn: a piece goes into the reserve", "coup : une pièce va dans la réserve",
    Pass(pass) = "turn: a pass", "coup : on passe",
    // Values.
    Nothing(nothing) = "nothing", "rien",
    Unknown(unknown) = "not known", "inconnu",
    And(and) = "between things in a list; may be left out", "entre les éléments d’une liste ; facultatif",
    Or(or) = "between things that may lie on a square; may be left out", "entre ce qui peut se trouver sur une case ; facultatif",
}

/// Maximum length of a word, above any that is known.
const MAX_WORD_BYTES: usize = 40;
/// Signs for an empty square.
const EMPTY_SIGNS: [&str; 7] = [".", "..", "-", "--", "_", "__", "·"];
/// Signs for an open square.
const OPEN_SIGNS: [&str; 2] = ["?", "??"];
/// Signs for nothing, where a value is expected.
const NOTHING_SIGNS: [&str; 5] = ["-", "--", "0", ".", ".."];
/// Models of pieces.
const MODELS: [Term; 5] = [Term::Straight, Term::Diagonal, Term::Bend, Term::Fork, Term::Cross];
/// Signs between the items of a list, without a meaning.
const AND_SIGNS: [&str; 4] = ["|", "+", "&", "="];
const PASS_SIGN: &str = "--";

/// Whether a word of any language means a canonical one: `classique` means `classic`.
pub(crate) fn means_same(canonical: &str, typed: &str) -> bool {
    Term::ALL.iter().any(|term| term.name() == canonical && term.is(typed))
}

impl Lang {
    fn lexicon(self) -> &'static Lexicon {
        match self.words().verdicts {
            VerdictLang::En => &en::LEXICON,
            VerdictLang::Fr => &fr::LEXICON,
        }
    }
}

impl Term {
    /// The word that is written in a language.
    pub fn written(self, lang: Lang) -> &'static str {
        self.words(lang).first().copied().unwrap_or_default()
    }

    /// The first letter of the word that is written in a language, in upper case.
    pub(crate) fn letter(self, lang: Lang) -> Option<char> {
        self.written(lang).chars().next().map(|letter| letter.to_ascii_uppercase())
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
        if word.len() > MAX_WORD_BYTES {
            return false;
        }
        if word.is_ascii() {
            return self.all_words().any(|known| known.eq_ignore_ascii_case(word));
        }
        let word = word.to_lowercase();
        self.all_words().any(|known| known == word)
    }
}

/// Finds the meaning of a word among some terms.
pub(crate) fn lookup<T: Copy>(terms: &[(Term, T)], word: &str) -> Option<T> {
    terms.iter().find(|(term, _)| term.is(word)).map(|(_, meant)| *meant)
}

/// The words of some terms in all languages.
pub(crate) fn words_of<T>(terms: &[(Term, T)]) -> impl Iterator<Item = &'static str> {
    terms.iter().flat_map(|(term, _)| term.all_words())
}

/// The words for a model of pieces in all languages; none if its name was made up for another game.
pub(crate) fn words_of_model(name: &str) -> impl Iterator<Item = &'static str> + use<> {
    MODELS.into_iter().find(|term| term.is(name)).into_iter().flat_map(Term::all_words)
}

/// The name of a model of pieces in a language. Names that were made up for another game stay as they are.
pub(crate) fn model_in(lang: Lang, name: &str) -> &str {
    MODELS.iter().find(|term| term.is(name)).map_or(name, |term| term.written(lang))
}

/// Returns true if a word begins the heading of a board or camp.
pub(crate) fn is_heading(word: &str) -> bool {
    Term::Camp.is(word) || Term::Board.is(word)
}

/// Returns true if a word between the items of a list has no meaning.
pub(crate) fn is_between_items(word: &str) -> bool {
    AND_SIGNS.contains(&word) || Term::And.is(word)
}

/// Returns true if a word between the candidates of a square has no meaning.
pub(crate) fn is_between_candidates(word: &str) -> bool {
    word == ":" || Term::Or.is(word)
}

/// Returns true if a value means "unknown".
pub(crate) fn is_unknown(word: &str) -> bool {
    let marks = !word.is_empty() && word.chars().all(|c| c == '?');
    marks || Term::Unknown.is(word)
}

/// Returns true if a value means "nothing".
pub(crate) fn is_nothing(word: &str) -> bool {
    NOTHING_SIGNS.contains(&word) || Term::Nothing.is(word)
}

/// Returns true if a word means "pass".
pub(crate) fn is_pass(word: &str) -> bool {
    word == PASS_SIGN || Term::Pass.is(word)
}

/// Returns true if a sign means an empty square.
pub(crate) fn is_empty_square(text: &str) -> bool {
    EMPTY_SIGNS.contains(&text)
}

/// Returns true if a sign means an open square.
pub(crate) fn is_open_square(text: &str) -> bool {
    OPEN_SIGNS.contains(&text)
}
