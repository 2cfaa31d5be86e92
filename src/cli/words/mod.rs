//! What the commands say.
//!
//! | file | holds |
//! |---|---|
//! | here | why a command stops |
//! | `hint` | what to do about it |
//! | `notice` | what a command tells of its work |
//! | `usage` | errors in arguments |

mod hint;
mod notice;
mod usage;

pub(crate) use hint::CliHint;
pub(crate) use notice::CliNotice;
pub(crate) use usage::{UsageFinding, UsageHint};

use crate::text::message::findings;
use crate::text::{Message, shared_code};

findings! {
    /// Why a command stops.
    CliFinding {
        ("file/nothing" Readable; "The file or standard input is empty, or holds neither a picture nor a text."
            / "Le fichier ou l’entrée standard est vide, ou ne contient ni image ni texte.") {
            EmptyFile { name: String = "evening.txt" }
                en "{name} is empty"
                fr "{name} est vide";
            UselessFile { name: String = "evening.txt" }
                en "{name} is neither a picture nor a text"
                fr "{name} n’est ni une image ni un texte";
        }
        (shared_code::GAME) {
            NoGameFirst { asked: String = "evening.txt" }
                en "{asked} is not a game"
                fr "{asked} n’est pas un jeu";
            NoGameNorFile { asked: String = "evenin.txt" }
                en "{asked} is not a game, and there is no such file"
                fr "{asked} n’est pas un jeu, et il n’y a pas de fichier de ce nom";
            NoFile { spec: String = "quit.toml" }
                en "there is no file `{spec}`"
                fr "il n’y a pas de fichier `{spec}`";
        }
        ("asked/twice"; "Something is named twice."
            / "Quelque chose est nommé deux fois.") {
            NamedTwice { game: String = "quits" }
                en "`{game}` is named twice"
                fr "`{game}` est nommé deux fois";
            TwoGamesCalled { name: String = "draughts" }
                en "two games are called `{name}`: one would be written over the other"
                fr "deux jeux s’appellent `{name}` : l’un serait écrit par-dessus l’autre";
            GamesCalledAlike { one: String = "Go", other: String = "go" }
                en "two games are called `{one}` and `{other}`, and some disks take these for one name"
                fr "deux jeux s’appellent `{one}` et `{other}`, et certains disques n’y voient qu’un seul nom";
            TwoSheetsAt { path: String = "output/go-01-board.svg" }
                en "two sheets would be written to {path}"
                fr "deux feuilles seraient écrites dans {path}";
            OneFileForSomeDisks { one: String = "output/Go.pdf", other: String = "output/go.pdf" }
                en "some disks take {one} and {other} for one file"
                fr "pour certains disques, {one} et {other} sont un seul fichier";
        }
        (shared_code::IMPOSSIBLE) {
            NotReadableAtATerminal { name: String = "quits.pdf" }
                en "{name} cannot be shown in a terminal"
                fr "{name} ne s’affiche pas dans un terminal";
            OneFileAtATime { files: usize = 12 }
                en "standard output takes one file, but there would be {files}"
                fr "la sortie standard reçoit un seul fichier, et il y en aurait {files}";
        }
        ("asked/conflict"; "Two things that were asked for exclude one another, or one has no effect."
            / "Deux choses demandées s’excluent, ou l’une d’elles est sans effet.") {
            SheetsOrJson
                en "standard output takes the sheets or the JSON, not both"
                fr "la sortie standard reçoit les feuilles ou le JSON, pas les deux";
            PictureOrJson
                en "the picture and the JSON cannot both go to standard output"
                fr "l’image et le JSON ne peuvent pas aller tous deux sur la sortie standard";
            PaperIsForRecords
                en "`--paper` is for the sheets of a PDF with every turn of a record"
                fr "`--paper` concerne les feuilles d’un PDF qui montre tous les coups d’une partie";
            OnePosition { name: String = "evening.txt" }
                en "{name} holds one position, and `--all` draws the turns of a record"
                fr "{name} contient une seule position, alors que `--all` dessine tous les coups d’une partie";
            NoBoardOfSquares { game: String = "tokens" }
                en "`--board-square` has no effect on {game}: it has no board of squares"
                fr "`--board-square` est sans effet pour {game}, qui n’a pas de plateau de cases";
            NoBoardsOfSquares
                en "`--board-square` has no effect on these games: none has a board of squares"
                fr "`--board-square` est sans effet pour ces jeux : aucun n’a de plateau de cases";
            NoBoardToFit { game: String = "tokens" }
                en "`--fit` has no effect on {game}: it has no board"
                fr "`--fit` est sans effet pour {game}, qui n’a pas de plateau";
            NoBoardsToFit
                en "`--fit` has no effect on these games: none has a board"
                fr "`--fit` est sans effet pour ces jeux : aucun n’a de plateau";
        }
        (shared_code::RULE) {
            RuleOfOtherGames { option: String = "moving", value: String = "all" }
                en "`--rule {option}={value}` is not an option of these games"
                fr "`--rule {option}={value}` n’est pas une option de ces jeux";
        }
        (shared_code::MISSING) {
            PhotosAreNotTyped
                en "a photo cannot be typed"
                fr "une photo ne se tape pas au clavier";
        }
        (shared_code::VALUE) {
            NothingCalled { name: String = "daimeter" }
                en "no key, no word and no code is called `{name}`"
                fr "aucune clé, aucun mot et aucun code ne s’appelle `{name}`";
            NoKindOfPicture { path: String = "position" }
                en "the name {path} does not say what kind of picture is wanted"
                fr "le nom {path} ne dit pas quelle sorte d’image est voulue";
        }
        ("file/wrong-kind"; "A file is of another kind than the command needs."
            / "Un fichier est d’une autre sorte que celle qu’il faut à la commande.") {
            TextNotPhoto { name: String = "evening.txt" }
                en "{name} is a text, not a photo"
                fr "{name} est un texte, et non une photo";
            PipeNotFile { path: String = "pipe" }
                en "cannot read {path}: it is a pipe or a device, not a file"
                fr "impossible de lire {path} : c’est un tube ou un périphérique, et non un fichier";
            FolderNotFile { path: String = "output" }
                en "cannot read {path}: it is a folder"
                fr "impossible de lire {path} : c’est un dossier";
            PictureNotText { name: String = "photo.jpg", kind: String = "JPEG" }
                en "{name} is a {kind} picture, not a text"
                fr "{name} est une image {kind}, et non un texte";
            FileNotText { name: String = "rules.pdf", kind: String = "PDF" }
                en "{name} is a {kind} file, not a text"
                fr "{name} est un fichier {kind}, et non un texte";
            NeitherTextNorPicture { name: String = "photo.jpg" }
                en "{name} is neither a text nor a picture that can be read"
                fr "{name} n’est ni un texte ni une image lisible";
        }
        ("file/too-large"; "A file is larger than is plausible."
            / "Un fichier est plus grand qu’il n’est vraisemblable.") {
            SpecTooLarge { name: String = "game.toml" }
                en "cannot read {name}: a spec is not larger than 4 MB"
                fr "impossible de lire {name} : le fichier d’un jeu ne dépasse pas 4 Mo";
            InputTooLarge
                en "cannot read standard input: it is larger than 50 MB"
                fr "impossible de lire l’entrée standard : elle dépasse 50 Mo";
        }
        ("file/write"; "A file cannot be written."
            / "Un fichier ne peut pas être écrit.") {
            DeviceName { name: String = "nul.pdf" }
                en "no file should be called {name}: Windows keeps this name for a device"
                fr "aucun fichier ne devrait s’appeler {name} : Windows réserve ce nom à un périphérique";
            FolderThere { path: String = "output" }
                en "cannot write {path}: it is a folder"
                fr "impossible d’écrire {path} : c’est un dossier";
            PipeThere { path: String = "pipe" }
                en "cannot write {path}: it is a pipe or a device, not a file"
                fr "impossible d’écrire {path} : c’est un tube ou un périphérique, et non un fichier";
            WriteProtected { path: String = "quits.pdf" }
                en "{path} is write-protected"
                fr "{path} est protégé en écriture";
            OutputIsClosed
                en "cannot write to standard output: it is closed"
                fr "impossible d’écrire sur la sortie standard : elle est fermée";
            CannotWriteJson { why: String = "key must be a string" }
                en "cannot write JSON: {why}"
                fr "impossible d’écrire le JSON : {why}";
            CannotWriteManual { why: String = "disk full" }
                en "cannot write the man page: {why}"
                fr "impossible d’écrire la page de manuel : {why}";
        }
        ("file/exists"; "A file is in the way, and `--force` was not given."
            / "Un fichier gêne, et `--force` n’a pas été donné.") {
            NeededForThis { path: String = "game.toml" }
                en "{path} would be written over: it is needed for this"
                fr "{path} serait écrasé, alors qu’il sert à cette commande";
            LinkThere { path: String = "quits.pdf" }
                en "{path} is there already: it is a link"
                fr "{path} est déjà là : c’est un lien";
            ForeignThere { path: String = "quits.pdf" }
                en "{path} is there already: it was not made by Tablier, or was changed since"
                fr "{path} est déjà là : Tablier ne l’a pas fait, ou il a changé depuis";
            UnreadableThere { path: String = "quits.pdf", why: Box<Message> = Box::new(CliHint::LeaveItOut.into()) }
                for reader
                en ("{path} is there already: {}", why.sentence(reader))
                fr ("{path} est déjà là : {}", why.sentence(reader));
            NoFreeFolder { path: String = "quits.toml" }
                en "there is no free folder for the leaflets of {path}"
                fr "il n’y a pas de dossier libre pour les livrets de {path}";
            There { path: String = "quits.toml" }
                en "{path} is there already"
                fr "{path} est déjà là";
        }
        (shared_code::DRAWING) {
            NothingSeen
                en "nothing was seen that could be drawn"
                fr "rien n’a été vu qui puisse être dessiné";
        }
    }
}
