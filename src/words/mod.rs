//! Languages, and every word that is printed: one file for each language.
//!
//! To print in another language, add a file beside `en` and `fr`, its line in `languages!`, and leaflets: `de` does so in
//! unit tests. Its verdicts use a [`VerdictLang`]; `CONTRIBUTING.md` lists the files for another one.

mod by_lang;
#[cfg(test)]
mod de;
mod en;
mod fr;
#[cfg(all(test, feature = "app"))]
mod tests;

pub use by_lang::ByLang;

macro_rules! languages {
    ($($(#[$about:meta])* $lang:ident = $file:ident $(if $on:meta)?,)*) => {
        /// A language.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Lang {
            $($(#[cfg($on)])? $(#[$about])* $lang,)*
        }

        impl Wording {
    /// Lengths as they are written in the language.
    pub(crate) fn decimal(&self, lengths: &str) -> String {
        lengths.replace('.', &self.decimal_sign.to_string())
    }
}

impl Lang {
            /// All languages, in the order in which they are listed.
            pub const ALL: [Lang; Lang::CODES.len()] = [$($(#[cfg($on)])? Lang::$lang),*];
            /// Their two-letter codes.
            pub const CODES: &[&str] = &[$($(#[cfg($on)])? $file::WORDS.code),*];

            /// The words of the language.
            pub(crate) fn words(self) -> &'static Wording {
                match self {
                    $($(#[cfg($on)])? Lang::$lang => &$file::WORDS,)*
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
    /// German.
    De = de if test,
}

/// A language of verdicts, positions and records. It takes far more sentences than sheets do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VerdictLang {
    En,
    Fr,
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

/// The words of a language. Sentences with arguments are functions.
pub(crate) struct Wording {
    pub code: &'static str,
    pub english_name: &'static str,
    pub french_name: &'static str,
    /// The language of its verdicts: another one, if nobody has translated these.
    pub verdicts: VerdictLang,
    pub decimal_sign: char,
    /// Whether nouns keep their capital within a title.
    pub capitalizes_nouns: bool,

    // Default names for items of a spec.
    pub game: &'static str,
    pub board: &'static str,
    pub pieces: &'static str,
    pub cards: &'static str,
    pub tiles: &'static str,
    pub strips: &'static str,
    pub tokens: &'static str,

    // Sheets and their footers.
    /// The note on print scale, long and short.
    pub print_at_full_size: [&'static str; 2],
    pub sheet: fn(number: usize, of: usize) -> String,
    pub page: fn(number: usize, of: usize) -> String,
    /// Printed on a sheet instead of a blank back.
    pub nothing_on_this_side: &'static str,
    /// Marks the back of a sheet.
    pub back: &'static str,
    /// Before the letter of a camp.
    pub camp: &'static str,
    /// A part of a board that is printed on several sheets.
    pub part: &'static str,
    /// Between a number and a total.
    pub of: &'static str,
    /// The short label of a fold line.
    pub fold: &'static str,
    /// The label of a fold line that is folded before anything is cut.
    pub fold_then_cut: &'static str,
    /// The label of a fold line on a sheet that is cut apart at dash-dotted lines before.
    pub part_then_fold: &'static str,
    /// What a sheet is, by its label and what lies on it, for those who do not see it.
    pub sheet_to_cut: fn(label: &str, things: &str) -> String,
    /// A number of sheets, followed by their size.
    pub sheets_of: fn(count: usize) -> String,
    /// A number of pages of the leaflet.
    pub pages_of_rules: fn(count: usize) -> String,
    /// Before the last of several counts.
    pub and: &'static str,

    // Leaflets.
    /// The heading of the card for the lid.
    pub contents: &'static str,
    /// A net of a box, by its title and the sizes inside: width, depth and height.
    pub box_net: fn(title: &str, inside: &str) -> String,
    /// How a box is made of its net, in as many lines.
    pub box_steps: &'static str,
    /// Printed on a flap that is glued.
    pub glue: &'static str,
    /// Before the sizes inside.
    pub inside: fn(sizes: &str) -> String,
    /// A sheet to write on.
    pub score_sheet: &'static str,
    pub round: &'static str,
    pub total: &'static str,
    /// What a sheet to write on is, for those who do not see it, by its title and what it has room for.
    pub sheet_to_fill: fn(title: &str, room: &str) -> String,
    pub players_of: fn(count: usize) -> String,
    pub rounds_of: fn(count: usize) -> String,
    pub games_of: fn(count: usize) -> String,
    pub rules: &'static str,
    pub rules_of_the_game: &'static str,
    pub spacing: Spacing,
    pub figures: FigureWords,

    // Files for other programs.
    pub layers: LayerNames,

    // Pictures of positions.
    pub has_won: fn(player: &str, are_several: bool) -> String,
    pub is_a_draw: &'static str,
    pub to_move: fn(player: &str) -> String,
    pub last_turn: &'static str,
    /// The label before a last turn.
    pub last_turn_is: &'static str,
    pub winning_turn: &'static str,
    pub can_win: fn(player: &str) -> String,
    pub threatens_to_win: fn(player: &str) -> String,
    pub and_more: fn(count: usize) -> String,
    pub not_possible: &'static str,
    pub not_known: &'static str,
    /// What a home and an exit are called.
    pub gates: [&'static str; 2],
    pub out: &'static str,
    pub reserve: &'static str,
    pub holds: fn(player: char) -> String,
    pub start: &'static str,
    pub turns: fn(count: usize) -> String,
}

/// The words of descriptions of figures. Cells and pieces come as lists in words.
pub(crate) struct FigureWords {
    /// Squares, hexagons and points, as counted after columns × rows.
    pub cells: [&'static str; 3],
    /// A whole board; without a title if the game has only one.
    pub board: fn(title: Option<&str>, size: &str) -> String,
    /// The cells of a board from its lower left to its upper right one.
    pub part: fn(title: Option<&str>, cells: &str, from: &str, to: &str) -> String,
    /// The introductions of lists of strips and of pieces.
    pub strips: &'static str,
    pub strip: &'static str,
    pub pieces: &'static str,
    /// Between a description and its list.
    pub colon: &'static str,
    /// Between the entries of a list.
    pub semicolon: &'static str,
    /// A square whose colour has no name.
    pub square: &'static str,
    /// A square of a strip with a token.
    pub with: fn(square: &str, token: &str) -> String,
    pub stands: fn(piece: &str, cells: &str) -> String,
    /// A turn clockwise, by less than a whole one.
    pub turned: fn(degrees: u16) -> String,
    /// The lines on a piece, by the points of the compass where they end.
    pub lines: fn(ends: &str) -> String,
    /// The points of the compass, clockwise from north.
    pub compass: [&'static str; 8],
    /// The home and the exit of a piece.
    pub gates: [fn(piece: &str, cell: &str) -> String; 2],
    pub bare: &'static str,
    pub may_lie: &'static str,
    /// The steps of making a game, as sentences: glue, cut, join, fold, punch.
    pub making: [&'static str; 5],

    // Signs.
    pub arrow: fn(from: &str, to: &str) -> String,
    pub ring: fn(cells: &str) -> String,
    pub cross: fn(cells: &str) -> String,
    pub fault: fn(cells: &str) -> String,
    pub text: fn(text: &str, cell: &str) -> String,
    pub path: fn(cells: &str) -> String,
    /// A row that slides to the right and to the left, a column that slides up and down.
    pub slides: [fn(line: &str) -> String; 4],
    pub possible: fn(sign: &str) -> String,
}

/// The layers of a sheet, in lists of other programs.
pub(crate) struct LayerNames {
    pub art: &'static str,
    pub cut: &'static str,
    pub fold: &'static str,
    pub marks: &'static str,
}

/// Typographic spaces that authors do not type.
pub(crate) struct Spacing {
    /// Signs with a narrow space before them if a blank was typed.
    pub narrow_before: &'static [char],
    /// Signs that always get a narrow space before them.
    pub always_narrow_before: &'static [char],
    /// The sign with a narrow space after it.
    pub narrow_after: Option<char>,
    /// Between the ends of a range.
    pub to: &'static str,
    /// Words that stay on the line of the number or letter after them.
    pub labels: &'static [&'static str],
}
