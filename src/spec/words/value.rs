//! Keys, values and texts anywhere in a spec.

use super::{TomlWords, code, length_fr};
use crate::game::{Mm, Scale};
use crate::spec::limits;
use crate::text::Message;
use crate::text::message::{Argument, ToArgument, findings, messages};

/// What has a name of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum NameOwner {
    Board,
    Piece,
    Box,
}

impl ToArgument for NameOwner {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.key().to_owned())
    }
}

impl NameOwner {
    /// Its table in a spec.
    pub(super) fn key(self) -> &'static str {
        match self {
            NameOwner::Board => "board",
            NameOwner::Piece => "piece",
            NameOwner::Box => "box",
        }
    }
}

/// A character that a font lacks, as it is shown, with its number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MissingGlyph(pub char);

impl ToArgument for MissingGlyph {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.shown())
    }
}

impl MissingGlyph {
    /// `☃` (U+2603)
    fn shown(&self) -> String {
        let shown: String = self.0.escape_debug().collect();
        format!("`{shown}` (U+{:04X})", self.0 as u32)
    }
}

fn glyphs(characters: &[MissingGlyph]) -> String {
    characters.iter().map(MissingGlyph::shown).collect::<Vec<_>>().join(", ")
}

findings! {
    /// Findings about keys, values and texts.
    ValueFinding {
        (code::SYNTAX) {
            NotToml { said: TomlWords = TomlWords("duplicate key".to_owned()) }
                en ("this is not TOML: {}", said.0)
                fr ("ce n’est pas du TOML : {}", said.french());
            NestedDeep
                en "the brackets are nested too deep"
                fr "les crochets ou les accolades s’imbriquent trop profondément";
            /// In `"C:\Users"`, `\U` begins a Unicode escape.
            Escape
                en "this is not TOML: in double quotes a backslash begins a special character"
                fr "ce n’est pas du TOML : entre guillemets doubles, une barre oblique inverse annonce un caractère \
                    spécial";
        }
        (code::UNKNOWN_KEY) {
            UnknownKey { typed: String = "widht" }
                en "unknown key `{typed}`"
                fr "clé inconnue : `{typed}`";
        }
        (code::MISSING_KEY) {
            MissingKey { key: String = "columns" }
                en "`{key}` is missing"
                fr "il manque `{key}`";
            NothingToPrint
                en "there is nothing to print"
                fr "il n’y a rien à imprimer";
        }
        (code::TYPE) {
            WrongKind {
                expected: Message = Message::from(super::KindName::Text),
                found: Message = Message::from(super::KindName::TheNumber { typed: "3".to_owned() }),
            }
                for reader
                en ("expected {}, found {}", expected.sentence(reader), found.sentence(reader))
                fr ("il faut {}, et non {}", expected.sentence(reader), found.sentence(reader));
            ListOfTables { key: String = "piece" }
                en "`{key}` is a list of tables"
                fr "`{key}` est une liste de tables";
        }
        (code::VALUE) {
            UnknownWord { typed: String = "cirle" }
                en "unknown word `{typed}`"
                fr "mot inconnu : `{typed}`";
            Unfit { typed: String = "900mm" }
                en "`{typed}` does not fit here"
                fr "`{typed}` ne convient pas";
            NoPaper { typed: String = "a9" }
                en "`{typed}` is not a paper"
                fr "`{typed}` n’est pas un papier";
            PaperSize { width: Mm = Mm::new(49), height: Mm = Mm::from_um(100_500) }
                en "paper of {width} × {height} is too small or too large"
                fr ("un papier de {} × {} est trop petit ou trop grand", length_fr(*width), length_fr(*height));
            NoWords
                en "this text has no words"
                fr "ce texte n’a pas de mots";
            EmptyText
                en "this text is empty"
                fr "ce texte est vide";
            NoName { typed: String = "Été" }
                en "`{typed}` cannot be a name"
                fr "`{typed}` ne peut pas être un nom";
            DeviceName { typed: String = "nul" }
                en "`{typed}` cannot be a name: Windows keeps it for a device"
                fr "`{typed}` ne peut pas être un nom : Windows le réserve à un périphérique";
            NoColor { typed: String = "rde" }
                en "`{typed}` is not a colour"
                fr "`{typed}` n’est pas une couleur";
            /// In the words of the deserialiser.
            Refused { words: String = "integer number overflowed" }
                en "{words}"
                fr "cette valeur ne convient pas : « {words} »";
        }
        (code::SIZE) {
            LengthOutOfBounds { key: String = "bleed", length: Mm = Mm::from_um(10_500) }
                en "`{key}` cannot be {length}"
                fr ("`{key}` ne peut pas valoir {}", length_fr(*length));
            NumberOutOfBounds { key: String = "count", number: i64 = -3 }
                en "`{key}` cannot be {number}"
                fr "`{key}` ne peut pas valoir {number}";
            TextTooLong
                en ("this text has more than {} characters", limits::TEXT_CHARS)
                fr ("ce texte a plus de {} caractères", limits::TEXT_CHARS);
            NameTooLong { characters: usize = 61 }
                en "a name of {characters} characters is too long"
                fr "un nom de {characters} caractères est trop long";
        }
        (code::TWICE) {
            NameTwice { owner: NameOwner = NameOwner::Piece, name: String = "disc" }
                en ("there is a {} called `{name}` already", owner.key())
                fr {
                    match owner {
                        NameOwner::Board => format!("il y a déjà un plateau appelé `{name}`"),
                        NameOwner::Piece => format!("il y a déjà une pièce appelée `{name}`"),
                        NameOwner::Box => format!("il y a déjà une boîte appelée `{name}`"),
                    }
                };
        }
        (code::GLYPH) {
            NoGlyph {
                font: String = "LibreFranklin-Regular",
                characters: Vec<MissingGlyph> = vec![MissingGlyph('☃'), MissingGlyph('碁')],
                others: usize = 22,
            }
                en {
                    let others = match others {
                        0 => String::new(),
                        1 => " and 1 other".to_owned(),
                        others => format!(" and {others} others"),
                    };
                    format!("the font {font} has no glyph for {}{others}", glyphs(characters))
                }
                fr {
                    let others = match others {
                        0 => String::new(),
                        1 => " et 1 autre".to_owned(),
                        others => format!(" et {others} autres"),
                    };
                    format!("la police {font} n’a pas de glyphe pour {}{others}", glyphs(characters))
                };
        }
    }
}

messages! {
    /// What to do about them.
    ValueHint {
        SlashesOrSingleQuotes
            en "write `/` in paths, or put the text in single quotes"
            fr "écrivez `/` dans les chemins, ou mettez le texte entre guillemets simples";
        FewerBrackets
            en "write fewer brackets and braces in one another"
            fr "imbriquez moins de crochets et d’accolades";
        PairsAndLines
            en "write one key and its value a line, with `=` between them; quotes and brackets go in pairs"
            fr "écrivez une clé et sa valeur par ligne, avec `=` entre les deux ; guillemets et crochets vont par paires";
        WhatIsExpected
            en "change it to what is expected, or leave it out"
            fr "remplacez cette valeur par ce qu’il faut, ou retirez la clé";
        KeyOfFace { key: String = "color" }
            en "`{key}` belongs to a face: `front = {{ {key} = … }}`"
            fr "`{key}` est une clé de face : `front = {{ {key} = … }}`";
        TwoBrackets { key: String = "piece" }
            en "write `[[{key}]]` with two brackets"
            fr "écrivez `[[{key}]]`, avec des crochets doubles";
        TwoBracketsEach { key: String = "piece" }
            en "write `[[{key}]]` with two brackets, each time"
            fr "écrivez `[[{key}]]`, avec des crochets doubles, chaque fois";
        AddKey { key: String = "columns", like: String = "8" }
            en "add `{key} = {like}`"
            fr "ajoutez `{key} = {like}`";
        APieceIsEnough
            en "a piece is enough: [[piece]] shape = \"circle\", diameter = \"25mm\", count = 24"
            fr "une pièce suffit : [[piece]] shape = \"circle\", diameter = \"25mm\", count = 24";
        Spares
            en ("name pieces like `red`, `red=2` or `red#3`, each up to {}", limits::COUNT.1)
            fr ("nommez des pièces, comme `rouge`, `rouge=2` ou `rouge#3`, jusqu’à {} chacune", limits::COUNT.1);
        UsePaper { papers: Vec<String> = vec!["a4".to_owned(), "letter".to_owned()] }
            en ("use {}, or width and height like `210mm x 297mm`", crate::text::quoted(papers))
            fr ("choisissez {}, ou une largeur et une hauteur, comme `210mm x 297mm`", crate::text::quoted(papers));
        PaperSides { from: Mm = Mm::new(50), to: Mm = Mm::new(2000) }
            en "use between {from} and {to}"
            fr ("chaque côté mesure entre {} et {}", length_fr(*from), length_fr(*to));
        WordsPerLanguage
            en "write {{ en = \"…\", fr = \"…\" }} or a string for all languages"
            fr "écrivez {{ en = \"…\", fr = \"…\" }}, ou un seul texte pour toutes les langues";
        WithoutQuotes { value: String = "7".to_owned() }
            en "write it without quotes: `{value}`"
            fr "écrivez-le sans guillemets : `{value}`";
        InQuotes { value: String = "7".to_owned() }
            en "put it in quotes: `\"{value}\"`"
            fr "mettez-le entre guillemets : `\"{value}\"`";
        TrueOrFalse
            en "write `true` for yes or `false` for no, without quotes"
            fr "écrivez `true` pour oui ou `false` pour non, sans guillemets";
        InBrackets { list: String = "[\"a1\"]".to_owned() }
            en "write it as a list: `{list}`"
            fr "écrivez-le comme une liste : `{list}`";
        OneOfBoth
            en "leave out one of the two"
            fr "n’en gardez qu’un des deux";
        LeaveOutOrWrite
            en "leave it out, or write something"
            fr "retirez cette clé, ou écrivez quelque chose";
        NameLetters { proper: Option<String> = Some("ete".to_owned()) }
            en {
                let proper = proper.as_ref().map(|proper| format!(": `{proper}`"));
                format!("use lower-case letters, digits and hyphens{}", proper.unwrap_or_default())
            }
            fr {
                let proper = proper.as_ref().map(|proper| format!(" : `{proper}`"));
                let proper = proper.unwrap_or_default();
                format!("prenez des minuscules sans accent, des chiffres et des traits d’union{proper}")
            };
        AnotherName { name: String = "nul-game" }
            en "use another: `{name}`"
            fr "choisissez-en un autre : `{name}`";
        NameChars
            en ("use at most {}", limits::NAME_CHARS)
            fr ("pas plus de {}", limits::NAME_CHARS);
        OneNameEach
            en "give each a name of its own"
            fr "donnez des noms différents";
        NamesOfColors
            en "use a name (`crimson`), hex (`#c8102e`) or inks in per cent (`cmyk(0, 90, 80, 10)`)"
            fr "écrivez un nom (`crimson`), un code hexadécimal (`#c8102e`) ou des encres en pour cent \
                (`cmyk(0, 90, 80, 10)`)";
        Lengths { from: Mm = Mm::ZERO, to: Mm = Mm::from_um(10_500) }
            en "use between {from} and {to}"
            fr ("choisissez une valeur entre {} et {}", length_fr(*from), length_fr(*to));
        LengthsOrNone { from: Mm = Mm::new(5), to: Mm = Mm::new(100) }
            en "use between {from} and {to}, or 0 mm for pages of one piece each"
            fr (
                "choisissez une valeur entre {} et {}, ou 0 mm pour des pages d’une seule pièce",
                length_fr(*from),
                length_fr(*to)
            );
        Scales { from: Scale = limits::SCALE.0, to: Scale = limits::SCALE.1 }
            en "use between {from} and {to}, like `125%` or `1.25`"
            fr "choisissez une valeur entre {from} et {to}, comme `125%` ou `1.25`";
        Numbers { from: i64 = 1, to: i64 = 52 }
            en "use between {from} and {to}"
            fr "choisissez une valeur entre {from} et {to}";
        UseALeaflet
            en "put long texts into a leaflet"
            fr "mettez les longs textes dans le livret";
        OtherWords
            en "use other words, or a `symbol` or `art`"
            fr "écrivez d’autres mots, ou employez `symbol` ou `art`";
    }
}
