//! What the reference says, in each language.

mod leaflet;

use crate::game::Lang;
use crate::text::message::messages;
use crate::words::VerdictLang;

pub(super) use leaflet::LEAFLET_WORDS;

/// How the last sentence of a description begins that says what holds without a key.
pub(super) fn default_begins(lang: Lang) -> &'static [&'static str] {
    match lang.words().verdicts {
        VerdictLang::En => &["Default: "],
        VerdictLang::Fr => &["Par défaut\u{a0}: ", "Par défaut, "],
    }
}

messages! {
    /// What keys take, and the headings of an entry.
    ReferenceWord {
        Colour
            en "a colour like \"crimson\", \"#c8102e\" or \"cmyk(0, 90, 80, 10)\""
            fr "une couleur, comme \"crimson\", \"#c8102e\" ou \"cmyk(0, 90, 80, 10)\"";
        FontFile
            en "the path of a font like \"my.ttf\""
            fr "le chemin d’une police, comme \"my.ttf\"";
        OneOfTheWords
            en "one of the words below"
            fr "l’un des mots ci-dessous";
        WholeNumber { from: String = "1", to: String = "52" }
            en "a whole number from {from} to {to}"
            fr "un nombre entier de {from} à {to}";
        Number { from: String = "-360", to: String = "360" }
            en "a number from {from} to {to}"
            fr "un nombre de {from} à {to}";
        ListOf { item: String = "a colour" }
            en "a list, each item {item}"
            fr "une liste, et pour chaque élément : {item}";
        TableOf { table: String = "face" }
            en "a table with the keys of `{table}`"
            fr "une table qui a les clés de `{table}`";
        TablesOf { table: String = "mark" }
            en "a list of tables, each with the keys of `{table}`"
            fr "une liste de tables, dont chacune a les clés de `{table}`";
        NamesWith { item: String = "a colour" }
            en "names of your own, each with {item}"
            fr "des noms de votre choix, et pour chacun : {item}";
        Or { one: String = "a number", other: String = "a list" }
            en "{one}, or {other}"
            fr "{one}, ou {other}";
        /// The words of a tag or a line, with those that the user chooses in capitals.
        Line { line: String = "ring CELL" }
            en "`{line}`"
            fr "`{line}`";
        Takes
            en "Takes"
            fr "Valeur";
        Written
            en "Written"
            fr "S’écrit";
        Words
            en "Words"
            fr "Mots";
        Default
            en "Default"
            fr "Par défaut";
        Keys
            en "Keys"
            fr "Clés";
        Arguments
            en "Its arguments"
            fr "Ses arguments";
        Layer
            en "Layer"
            fr "Niveau";
        Example
            en "Example"
            fr "Exemple";
    }
}
