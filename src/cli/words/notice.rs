//! What a command tells of its work.

use crate::desk::summary::Cells;
use crate::game::Lang;
use crate::text::Message;
use crate::text::message::messages;
use crate::text::sentence::{counted_en, counted_fr, enumerated};

messages! {
    /// What a command tells of its work.
    CliNotice {
        ReadingThePhoto
            en "reading the photo"
            fr "lecture de la photo";
        JudgingThePosition
            en "judging the position"
            fr "examen de la position";
        JudgingTheGame
            en "judging the game"
            fr "examen de la partie";
        CountingAtDepth { depth: u32 = 5 }
            en "depth {depth}"
            fr "profondeur {depth}";
        ReadingTheGame { game: String = "quits.toml" }
            en "{game}: reading the game"
            fr "{game} : lecture du jeu";
        DrawingTheSheets { game: String = "quits" }
            en "{game}: drawing the sheets"
            fr "{game} : dessin des feuilles";
        DrawingPage { game: String = "quits", page: usize = 7, pages: usize = 25 }
            en "{game}: page {page} of {pages}"
            fr "{game} : page {page} sur {pages}";
        DrawingThePicture
            en "drawing the picture"
            fr "dessin de l’image";

        TypeThePosition { end: String = "Ctrl-D", game: String = "quits" }
            en "type the position, end with {end}; `tablier blank {game}` prints a form"
            fr "tapez la position, terminez par {end} ; `tablier blank {game}` donne un formulaire";
        TypeTheTurns { end: String = "Ctrl-D" }
            en "type the turns of the game, end with {end}"
            fr "tapez les coups de la partie, terminez par {end}";
        TypeTheSpec { end: String = "Ctrl-D" }
            en "type the spec, end with {end}"
            fr "tapez le texte du jeu, terminez par {end}";

        NoSuchLanguage { typed: String = "it" }
            en ("`TABLIER_LANG={typed}` is not a language of Tablier: use {}", codes("or"))
            fr ("`TABLIER_LANG={typed}` n’est pas une langue de Tablier : employez {}", codes("ou"));
        NothingOfIt { game: String = "tokens" }
            en "{game} has none of the parts asked for: nothing of it is printed"
            fr "{game} n’a aucune des parties demandées : rien n’en est imprimé";
        SheetsOfAllVariants { asked: String = "quits/simple" }
            en "these sheets serve all variants of the game, {asked} too"
            fr "ces feuilles servent pour toutes les variantes du jeu, {asked} aussi";
        SheetsCalledAlike { other: String = "Échecs.toml" }
            en "the sheets of {other} are called alike: give one of them another `name` in [game]"
            fr "les feuilles de {other} portent les mêmes noms : donnez à l’un des deux un autre `name` dans [game]";
        LeftFromBefore { first: String = "output/quits-09-tray.svg", more: usize = 3 }
            en {
                match *more {
                    0 => format!("{first} is left from an earlier run"),
                    more => format!("{first} and {more} more are left from an earlier run"),
                }
            }
            fr {
                match *more {
                    0 => format!("{first} reste d’une impression précédente"),
                    1 => format!("{first} et un autre fichier restent d’une impression précédente"),
                    more => format!("{first} et {more} autres fichiers restent d’une impression précédente"),
                }
            };
        /// Files that a killed run left partly renamed: of that run, older, missing.
        MixedSet { new: String = "a.svg", old: String = "b.svg", missing: String = "c.svg" }
            en {
                let groups = [("these are of that run", new), ("these are older", old), ("these are missing", missing)];
                format!(
                    "an earlier run was stopped while it put its files in place, and they may not belong together; {}; \
                     print them again",
                    listed(groups, ": ", "; ")
                )
            }
            fr {
                let groups = [("viennent de celle-ci", new), ("sont plus anciens", old), ("manquent", missing)];
                format!(
                    "une impression précédente a été arrêtée pendant qu’elle mettait ses fichiers en place, et ils peuvent \
                     ne pas aller ensemble ; {} ; imprimez-les de nouveau",
                    listed(groups, " : ", " ; ")
                )
            };
        MixedSetReplaced
            en "an earlier run was stopped while it put its files in place; all of them have now been made again"
            fr "une impression précédente a été arrêtée pendant qu’elle mettait ses fichiers en place ; tous viennent \
                d’être refaits";
        /// Files that changed between their drawing and their renaming.
        WrittenAtOnce { files: String = "output/quits.pdf" }
            en "another run or program wrote these files at the same time, and this run replaced them: {files}"
            fr "une autre impression ou un autre programme a écrit ces fichiers en même temps, et ils viennent d’être remplacés : {files}";

        SchemaKept { path: String = "tablier.schema.json", typed: String = "tablier.schema.json" }
            en "{path} was there already and is not that of this version: it was left as it is\n\
                so that editors know all keys, run: tablier schema > {typed}"
            fr "{path} était déjà là et n’est pas celui de cette version : il est resté tel quel\n\
                pour que les éditeurs connaissent toutes les clés, lancez : tablier schema > {typed}";
        SampleGame { game: String = "quits", record: String = "quits/sample.txt" }
            en "to replay a sample game, run: tablier replay {game} {record}"
            fr "pour rejouer une partie d’exemple, lancez : tablier replay {game} {record}";
        ChangeAndPrint { path: String = "my quits.toml", typed: String = "\"my quits.toml\"" }
            en "now change {path} and run: tablier print {typed}"
            fr "modifiez maintenant {path}, puis lancez : tablier print {typed}";

        /// What was printed of a game: its sheets, its things, its files.
        Printed { game: String = "quits", sheets: String = "2", language: Lang = Lang::Fr, things: Vec<String> = vec!["3".to_owned()], first: String = "output/quits.pdf", others: usize = 12 }
            en {
                let things = if things.is_empty() { String::new() } else { format!(" ({})", things.join("; ")) };
                let others = match *others {
                    0 => String::new(),
                    others => format!(" and {}", counted_en(others, "other file")),
                };
                let language = language.words().english_name;
                format!("{game}: {sheets}, in {language}{things} → {first}{others}")
            }
            fr {
                let things = if things.is_empty() { String::new() } else { format!(" ({})", things.join(" ; ")) };
                let others = match *others {
                    0 => String::new(),
                    1 => " et un autre fichier".to_owned(),
                    others => format!(" et {others} autres fichiers"),
                };
                let language = language.words().french_name;
                format!("{game} : {sheets}, en {language}{things} → {first}{others}")
            };
        BoardInParts { board: Box<Message> = Box::new(CliNotice::OutputName.into()), each: bool = true, parts: usize = 2 }
            for reader
            en {
                let each = if *each { "each " } else { "" };
                format!("{}, {each}in {parts} parts to be glued together", board.sentence(reader))
            }
            fr {
                let each = if *each { "chacun " } else { "" };
                format!("{}, {each}en {parts} volets à coller", board.sentence(reader))
            };
        /// `twice` are the copies that are printed twice, to be glued back to back.
        PiecesFit { group: String = "tiles", count: usize = 25, twice: usize = 5, per_sheet: usize = 54 }
            en {
                let twice = match *twice {
                    0 => String::new(),
                    more if more == *count => ", each printed twice to be glued back to back".to_owned(),
                    more => format!(", {more} of them printed twice to be glued back to back"),
                };
                format!("{group} × {count}{twice}, {per_sheet} fit a sheet")
            }
            fr {
                let twice = match *twice {
                    0 => String::new(),
                    more if more == *count => ", en double exemplaire à coller dos à dos".to_owned(),
                    more => format!(", dont {more} en double exemplaire à coller dos à dos"),
                };
                format!("{group} × {count}{twice}, {per_sheet} par feuille")
            };
        /// `least` is the number of sheets below which boards and pieces cannot do by their area; 0 where that is their number.
        PaperUsed { per_cent: usize = 63, least: usize = 4 }
            en {
                let least = match *least {
                    0 => String::new(),
                    least => format!(", at least {} needed", counted_en(least, "sheet")),
                };
                format!("{per_cent}% of the paper used{least}")
            }
            fr {
                let least = match *least {
                    0 => String::new(),
                    least => format!(", il faut au moins {}", counted_fr(least, "feuille")),
                };
                format!("{per_cent}\u{202f}% du papier utilisé{least}")
            };
        OutputName
            en "standard output"
            fr "sortie standard";

        Gallery
            en "Gallery: print any of these games by its name, or copy it with `tablier new NAME`"
            fr "Galerie : imprimez chacun de ces jeux par son nom, ou copiez-le avec `tablier new NOM`";
        GamePrints { things: String = "25" }
            en "prints {things}"
            fr "imprime {things}";
        GameVariants { names: String = "quits/classic quits/simple" }
            en "variants {names}"
            fr "variantes {names}";
        /// Each has markers of its own.
        NamedCopies { name: String = "plank-red", count: usize = 4 }
            en "{name}#1 to {name}#{count}"
            fr "{name}#1 à {name}#{count}";
        TheRules
            en "the rules"
            fr "les règles";
        Boards { boards: usize = 2, columns: usize = 8, rows: usize = 17, cells: Cells = Cells::Squares }
            en {
                let size = match cells {
                    Cells::Squares => format!(" of {columns} × {rows} squares"),
                    Cells::Hexagons => format!(" of {columns} × {rows} hexagons"),
                    Cells::Points => format!(" of {columns} × {rows} points"),
                    Cells::None => String::new(),
                };
                match *boards {
                    0 | 1 => format!("a board{size}"),
                    boards => format!("{boards} boards{size}"),
                }
            }
            fr {
                let size = match cells {
                    Cells::Squares => format!(" de {columns} × {rows} cases"),
                    Cells::Hexagons => format!(" de {columns} × {rows} hexagones"),
                    Cells::Points => format!(" de {columns} × {rows} points"),
                    Cells::None => String::new(),
                };
                match *boards {
                    0 | 1 => format!("un plateau{size}"),
                    boards => format!("{boards} plateaux{size}"),
                }
            };
    }
}

/// The groups that are not empty: `these are older: b.svg; these are missing: c.svg`
fn listed(groups: [(&str, &String); 3], colon: &str, semicolon: &str) -> String {
    let groups = groups.iter().filter(|(_, files)| !files.is_empty());
    groups.map(|(what, files)| format!("{what}{colon}{files}")).collect::<Vec<_>>().join(semicolon)
}

/// The languages that can be asked for: `en` and `fr`.
fn codes(or: &str) -> String {
    enumerated(Lang::CODES.iter().map(|code| format!("`{code}`")), or)
}
