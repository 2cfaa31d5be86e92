//! Languages, and every word that is printed: one file for each language.
//!
//! A new language is a file beside `en` and `fr`, a line in `languages!`, and its leaflets; its name in a spec stands in
//! `spec/typed/choice.rs`, the words that positions are typed with in `rules/lexicon/`.

mod by_lang;
mod en;
mod fr;

pub use by_lang::ByLang;

macro_rules! languages {
    ($($(#[$about:meta])* $lang:ident = $file:ident,)*) => {
        /// A language of the print.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Lang {
            $($(#[$about])* $lang,)*
        }

        impl Lang {
            /// All languages, in the order in which they are listed.
            pub const ALL: [Lang; Lang::CODES.len()] = [$(Lang::$lang),*];
            /// Their two-letter codes.
            pub const CODES: &[&str] = &[$($file::WORDS.code),*];

            /// What is printed in it.
            pub(crate) fn words(self) -> &'static Wording {
                match self {
                    $(Lang::$lang => &$file::WORDS,)*
                }
            }
        }
    };
}

languages! {
    /// English.
    #[default]
    En = en,
    /// French.
    Fr = fr,
}

impl Lang {
    /// Its two-letter code.
    pub fn code(self) -> &'static str {
        self.words().code
    }

    /// The language with a two-letter code.
    pub(crate) fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// The words of a language. Texts with gaps are functions.
pub(crate) struct Wording {
    pub code: &'static str,
    /// What it is called in English.
    pub english_name: &'static str,
    pub decimal_sign: char,

    // Names of what a spec leaves without one.
    pub game: &'static str,
    pub board: &'static str,
    pub pieces: &'static str,
    pub cards: &'static str,
    pub tiles: &'static str,
    pub strips: &'static str,
    pub tokens: &'static str,

    // Sheets and their footers.
    /// How to print: as it should be said, and shorter.
    pub print_at_full_size: [&'static str; 2],
    pub sheet: fn(number: usize, of: usize) -> String,
    pub page: fn(number: usize, of: usize) -> String,
    /// Added to the number of a sheet whose back is blank.
    pub nothing_on_this_side: &'static str,
    /// The back of a sheet.
    pub back: &'static str,
    /// A part of a board that goes on several sheets.
    pub part: &'static str,
    /// Between a number and how many there are.
    pub of: &'static str,
    /// What to do at a dashed line.
    pub fold: &'static str,
    /// So many sheets of a size that follows.
    pub sheets_of: fn(count: usize) -> String,

    // Leaflets.
    pub rules: &'static str,
    pub rules_of_the_game: &'static str,
    pub spacing: Spacing,

    // Pictures of positions.
    pub player: fn(name: &str) -> String,
    pub has_won: fn(player: &str, are_several: bool) -> String,
    pub is_a_draw: &'static str,
    pub to_move: fn(player: &str) -> String,
    pub last_turn: &'static str,
    /// The same with a turn after it.
    pub last_turn_is: &'static str,
    pub winning_turn: &'static str,
    pub can_win: fn(player: &str) -> String,
    pub threatens_to_win: fn(player: &str) -> String,
    pub and_more: fn(count: usize) -> String,
    pub not_possible: &'static str,
    pub not_known: &'static str,
    pub out: &'static str,
    pub reserve: &'static str,
    pub holds: fn(player: char) -> String,
    pub start: &'static str,
    pub turns: fn(count: usize) -> String,
}

/// Spaces that typographers set and typists do not.
pub(crate) struct Spacing {
    /// Signs with a narrow space before them where a blank was typed.
    pub narrow_before: &'static [char],
    /// Signs with a narrow space before them even where none was typed.
    pub always_narrow_before: &'static [char],
    /// The sign with a narrow space after it.
    pub narrow_after: Option<char>,
    /// Between the ends of a range.
    pub to: &'static str,
    /// What stands before a number or a letter and stays on its line.
    pub labels: &'static [&'static str],
}
