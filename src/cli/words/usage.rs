//! Errors in arguments.

use crate::text::message::{findings, messages};
use crate::text::shared_code;

findings! {
    /// Errors in arguments.
    UsageFinding {
        ("asked/usage"; "The command line cannot be understood."
            / "La ligne de commande ne se comprend pas.") {
            UnknownOption { typed: String = "--papre" }
                en "unexpected argument `{typed}`"
                fr "argument inattendu : `{typed}`";
            UnknownCommand { typed: String = "pritn" }
                en "there is no command `{typed}`"
                fr "il n’y a pas de commande `{typed}`";
            /// `option` is the option with the name of its value.
            NoSuchValue { typed: String = "a9", option: String = "--paper <SIZE>" }
                en "`{typed}` is not a value of `{option}`"
                fr "`{typed}` n’est pas une valeur de `{option}`";
            ValueMissing { option: String = "--paper <SIZE>" }
                en "`{option}` needs a value"
                fr "il manque la valeur de `{option}`";
            Twice { option: String = "--paper <SIZE>" }
                en "`{option}` is given twice"
                fr "`{option}` est donné deux fois";
            NotTogether { one: String = "--json", other: String = "--quiet" }
                en "`{one}` and `{other}` cannot be used together"
                fr "`{one}` et `{other}` ne vont pas ensemble";
            NoValueTaken { option: String = "--landscape" }
                en "`{option}` takes no value"
                fr "`{option}` ne prend pas de valeur";
            NotText
                en "an argument is not text in UTF-8"
                fr "un argument n’est pas un texte en UTF-8";
            /// What the parser of arguments says of anything else.
            Other { said: String = "0" }
                en "the command line cannot be understood: {said}"
                fr "impossible de comprendre la ligne de commande : {said}";
        }
        (shared_code::MISSING) {
            NoCommand
                en "a command is missing"
                fr "il manque la commande";
            Missing { what: String = "<GAME>" }
                en "missing: {what}"
                fr "il manque : {what}";
        }
    }
}

messages! {
    /// What to do about errors in arguments.
    UsageHint {
        HelpListsCommands
            en "`tablier --help` lists them"
            fr "`tablier --help` les énumère";
        HelpOf { command: String = "tablier print" }
            en {
                match command.as_str() {
                    "tablier" => "`tablier --help` lists the commands".to_owned(),
                    command => format!("`{command} --help` explains the command"),
                }
            }
            fr {
                match command.as_str() {
                    "tablier" => "`tablier --help` énumère les commandes".to_owned(),
                    command => format!("`{command} --help` explique la commande"),
                }
            };
        FileOfThatName { typed: String = "-o" }
            en "for a file of that name write `./{typed}`"
            fr "pour un fichier de ce nom, écrivez `./{typed}`";
        OutIsTheFolder
            en "the folder for the sheets is `--out`"
            fr "le dossier des feuilles se donne par `--out`";
        DepthStandsAlone
            en "the depth stands alone: `tablier perft quits 3`"
            fr "la profondeur s’écrit seule : `tablier perft quits 3`";
        WholeNumber { from: u32 = 36, to: u32 = 2400 }
            en "use a whole number from {from} to {to}"
            fr "choisissez un nombre entier entre {from} et {to}";
        NameItPng { path: String = "seen.png" }
            en "the picture is written as PNG: name it `{path}`"
            fr "l’image est écrite en PNG : nommez-la `{path}`";
        OptionAndValue
            en "write the name of an option and its value: `ball_moves=diagonal`"
            fr "écrivez le nom d’une option et sa valeur : `ball_moves=diagonal`";
        FourPlaces
            en "write four places in pixels, like `310,220 1700,240 1820,1500 190,1480`"
            fr "donnez quatre points en pixels, comme `310,220 1700,240 1820,1500 190,1480`";
    }
}
