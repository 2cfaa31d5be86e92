//! What a hint advises to do, as the reader does it: by a command at a terminal, by a button or a field on the page.

use super::message::messages;
use crate::game::Mm;

messages! {
    /// A way to do something.
    Action {
        WriteAForm { game: String = "quits" }
            for reader
            en ("{}", reader.here(&format!("`tablier blank {game}` prints a form to fill in"), "lay the pieces on the board"))
            fr ("{}", reader.here(&format!("`tablier blank {game}` donne un formulaire à remplir"), "posez les pièces sur le plateau"));
        MakeAForm { game: String = "quits" }
            for reader
            en ("{}", reader.here(&format!("`tablier blank {game}` makes a form"), "or lay the pieces on the board"))
            fr ("{}", reader.here(&format!("`tablier blank {game}` donne un formulaire"), "ou posez les pièces sur le plateau"));
        /// For a file that is not there yet, as it is typed at a terminal.
        WriteAFormInto { game: String = "quits", file: String = "evening.txt" }
            for reader
            en ("{}", reader.here(&format!("`tablier blank {game} > {file}` makes a form to fill in"), "lay the pieces on the board"))
            fr ("{}", reader.here(&format!("`tablier blank {game} > {file}` crée un formulaire à remplir"), "posez les pièces sur le plateau"));
        /// For a spec that is not there yet.
        BeginASpec { file: String = "game.toml" }
            for reader
            en ("{}", reader.here(&format!("`tablier new board {file}` begins a spec of your own"), "begin one under Make"))
            fr ("{}", reader.here(&format!("`tablier new board {file}` commence un jeu à vous"), "commencez-en un dans Créer"));
        NameAFile
            for reader
            en ("{}", reader.here("name a file: a text, or a photo", "open a file: a text, or a photo"))
            fr ("{}", reader.here("nommez un fichier : un texte, ou une photo", "ouvrez un fichier : un texte, ou une photo"));
        CheckAPosition
            for reader
            en ("{}", reader.here("a position is for `tablier check`", "a position goes into the text beside the board"))
            fr ("{}", reader.here("une position se vérifie avec `tablier check`", "une position se met dans le texte à côté du plateau"));
        ReplayARecord
            for reader
            en ("{}", reader.here("a record of turns is for `tablier replay`", "a record of turns is read by `Open…`"))
            fr ("{}", reader.here(
                    "un relevé de partie se rejoue avec `tablier replay`",
                    "un relevé de partie s’ouvre par « Ouvrir… »",
                ));
        /// `verb` is the command for the text that was expected.
        UseTheSpec { verb: &'static str = "check" }
            for reader
            en ("{}", reader.here(
                    &format!("name the spec as the game: `tablier {verb} SPEC.toml FILE`"),
                    "open the spec under Make",
                ))
            fr ("{}", reader.here(
                    &format!("donnez ce fichier à la place du jeu : `tablier {verb} JEU.toml FICHIER`"),
                    "ouvrez ce fichier dans Créer",
                ));
        CorrectTheReading
            for reader
            en ("{}", reader.here(
                    "correct the text that `tablier read` prints, and check that",
                    "correct the text beside the board",
                ))
            fr ("{}", reader.here(
                    "corrigez le texte que donne `tablier read`, puis vérifiez-le",
                    "corrigez le texte à côté du plateau",
                ));
        JudgeByBox
            for reader
            en ("{}", reader.here(
                    "`tablier check` says whether box and board allow a position",
                    "Check says whether box and board allow a position",
                ))
            fr ("{}", reader.here(
                    "`tablier check` dit si la boîte et le plateau permettent une position",
                    "Vérifier dit si la boîte et le plateau permettent une position",
                ));
        PrintIt
            for reader
            en ("{}", reader.here("`tablier print` prints it", "Print prints it"))
            fr ("{}", reader.here("`tablier print` l’imprime", "Imprimer l’imprime"));
        PrintBacks
            for reader
            en ("{}", reader.here("`--backs duplex-long` (or `duplex-short`, `fold`) prints them", "choose how under Backs"))
            fr ("{}", reader.here(
                    "`--backs duplex-long` (ou `duplex-short`, `fold`) l’imprime",
                    "choisissez sous « Dos » comment l’imprimer",
                ));
        LeaveGaps
            for reader
            en ("{}", reader.here(
                    "without `--gap 0mm` or `gap` they lie apart",
                    "leave the gap empty, and they lie apart",
                ))
            fr ("{}", reader.here(
                    "sans `--gap 0mm` ni `gap`, elles sont espacées",
                    "laissez l’écart vide, et elles sont espacées",
                ));
        PrintWithoutMarkers
            for reader
            en ("{}", reader.here("print with `--no-photo-marks`", "print without photo marks"))
            fr ("{}", reader.here("imprimez avec `--no-photo-marks`", "imprimez sans marqueurs photo"));
        BoardSquare { side: Mm = Mm::new(19) }
            for reader
            en ("{}", reader.here(&format!("`--board-square {}`", typed(*side)), &format!("choose squares of {side}")))
            fr ("{}", reader.here(&format!("`--board-square {}`", typed(*side)), &format!("choisissez des cases de {}", side.to_string().replace('.', ","))));
        /// Of a print that is to be photographed.
        KeepMarkers
            for reader
            en ("{}", reader.here("without `--no-photo-marks`", "with its photo marks"))
            fr ("{}", reader.here("sans `--no-photo-marks`", "avec ses marqueurs photo"));
        GiveCornersOfEach
            for reader
            en ("{}", reader.here(
                "give `--corners` once for each board or camp, in the order of the game",
                "give the corners once for each board or camp, in the order of the game",
            ))
            fr ("{}", reader.here(
                "donnez `--corners` une fois pour chaque plateau ou camp, dans l’ordre du jeu",
                "donnez les coins une fois pour chaque plateau ou camp, dans l’ordre du jeu",
            ));
        GiveCorners
            for reader
            en ("{}", reader.here("say where the corners of the squares are with `--corners`", "show the corners of the squares in the photo"))
            fr ("{}", reader.here(
                    "indiquez où sont les coins des cases avec `--corners`",
                    "montrez les coins des cases sur la photo",
                ));
        LeaveCornersOut
            for reader
            en ("{}", reader.here("leave `--corners` out", "leave the corners out"))
            fr ("{}", reader.here("retirez `--corners`", "retirez les coins"));
        AskForGame { game: String = "plank" }
            for reader
            en ("{}", reader.here(&format!("ask for `{game}`"), &format!("choose the game `{game}`")))
            fr ("{}", reader.here(&format!("demandez plutôt `{game}`"), &format!("choisissez le jeu `{game}`")));
    }
}

/// A length as it is typed: `19.5mm`
fn typed(side: Mm) -> String {
    side.to_string().replace(' ', "")
}
