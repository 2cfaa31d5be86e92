//! What to do where a command stops.

use crate::text::message::messages;

messages! {
    /// What to do when a command stops.
    CliHint {
        NameAFileElsewhere
            en "name a file in another folder"
            fr "nommez un fichier dans un autre dossier";
        NameTheGameFirst { line: String = "tablier check quits evening.txt" }
            en "name the game first: `{line}`"
            fr "nommez d’abord le jeu : `{line}`";
        MeantVariant { game: String = "plank", variant: String = "2" }
            en "did you mean `{game}/{variant}`?"
            fr "vouliez-vous écrire `{game}/{variant}` ?";
        BundledGameIs { game: String = "quits" }
            en "the bundled game is called `{game}`"
            fr "le jeu fourni s’appelle `{game}`";
        NameASpec { games: String = "`quits`, `plank`" }
            en "name a spec (`.toml`), or one of {games}"
            fr "nommez un fichier de jeu (`.toml`), ou l’un de ces jeux : {games}";
        NameASpecNotAPhoto { photo: String = "photo.jpg" }
            en "name a spec (`.toml`); a photo of the table is for `tablier check quits {photo}`, or `tablier read`"
            fr "nommez un fichier de jeu (`.toml`) ; une photo de la table est pour `tablier check quits {photo}`, ou `tablier read`";
        MeantOrOwnSpec { meant: String = "quits", spec: String = "quitz" }
            en "did you mean `{meant}`? For a spec of your own, name its file: `{spec}.toml`"
            fr "vouliez-vous écrire `{meant}` ? Pour un jeu à vous, donnez son fichier : `{spec}.toml`";
        OneOfOrOwnSpec { games: String = "`quits`, `plank`", spec: String = "draughts" }
            en "use one of {games}. For a spec of your own, name its file: `{spec}.toml`"
            fr "choisissez parmi {games}. Pour un jeu à vous, donnez son fichier : `{spec}.toml`";
        OneForAllVariants
            en "one is enough for all its variants"
            fr "un seul suffit pour toutes ses variantes";
        NameEachOnce
            en "name each game once"
            fr "nommez chaque jeu une seule fois";
        GiveAnotherName
            en "give one of them another `name` in [game]"
            fr "donnez à l’un d’eux un autre `name` dans [game]";
        AskForOtherParts
            en "ask for other parts with `--only`"
            fr "demandez d’autres parties avec `--only`";
        LeaveOutJsonOrOut
            en "leave one of `--json` and `--out -` out"
            fr "retirez `--json` ou `--out -`";
        SendItOn { name: String = "quits.pdf" }
            en "send it on to a file or a program: `--out - > {name}`"
            fr "envoyez-le vers un fichier ou un programme : `--out - > {name}`";
        AskForOnePdf
            en "ask for the PDF of one game: `tablier print quits --format pdf --out -`"
            fr "demandez le PDF d’un seul jeu : `tablier print quits --format pdf --out -`";
        NameAPictureFile
            en "name a file: `--out position.svg`"
            fr "nommez un fichier : `--out position.svg`";
        LeaveOutOrAskForAll
            en "leave it out, or ask for `--all --out game.pdf`"
            fr "retirez-le, ou demandez `--all --out game.pdf`";
        ExplainLists
            en "`tablier explain` lists all keys, docs/codes.md all codes"
            fr "`tablier explain` énumère les clés, docs/codes.md les codes";
        LeaveOutAll
            en "leave `--all` out"
            fr "retirez `--all`";
        LeaveItOut
            en "leave it out"
            fr "retirez-le";
        OptionOfRules { games: String = "plank" }
            en "it is an option of the rules of {games}"
            fr "c’est une option des règles de {games}";
        NameItsFile { game: String = "quits" }
            en "name its file: `tablier read {game} photo.jpg`"
            fr "nommez son fichier : `tablier read {game} photo.jpg`";
        NameTheFileOfAPhoto { game: String = "quits" }
            en "name the file of a photo: `tablier read {game} photo.jpg`"
            fr "nommez le fichier d’une photo : `tablier read {game} photo.jpg`";
        EndInPicture
            en "end its name in .svg, .png or .pdf"
            fr "terminez-le par .svg, .png ou .pdf";
        LeaveOutPhotoOptions
            en "leave `--overlay` and `--corners` out"
            fr "retirez `--overlay` et `--corners`";
        CheckJudgesTexts
            en "`tablier check` judges texts"
            fr "`tablier check` juge les textes";
        NameAFileOrSend
            en "name a file, or `-` and send the text to standard input"
            fr "nommez un fichier, ou `-` en envoyant le texte sur l’entrée standard";
        NameAFileInIt
            en "name a file in it"
            fr "nommez un fichier qui s’y trouve";
        NameATextFile
            en "name a text file; `tablier check` and `tablier read` take photos too"
            fr "nommez un fichier de texte ; `tablier check` et `tablier read` prennent aussi des photos";
        NameATextOrCopyAgain
            en "name a text file; copy a photo again from the phone or camera"
            fr "nommez un fichier de texte ; recopiez une photo depuis le téléphone ou l’appareil";
        PicturesAreFiles
            en "pictures and leaflets are files of their own"
            fr "les images et les livrets sont des fichiers à part";
        SendToAFile
            en "send it to a file: `tablier … > FILE`"
            fr "envoyez-la vers un fichier : `tablier … > FICHIER`";
        AnotherName
            en "give it another name"
            fr "donnez-lui un autre nom";
        AnotherFileOrFolder
            en "name another file or folder to write to"
            fr "nommez un autre fichier ou un autre dossier où écrire";
        AnotherFileOrMoveFolder
            en "name another file, or move that folder away"
            fr "nommez un autre fichier, ou déplacez ce dossier";
        AnotherFileOrOutput
            en "name another file; `--out -` writes to standard output"
            fr "nommez un autre fichier ; `--out -` écrit sur la sortie standard";
        ForceInPlaceOfLink
            en "name another place to write to, or add `--force` to put a file in place of the link"
            fr "nommez un autre endroit où écrire, ou ajoutez `--force` pour remplacer le lien par un fichier";
        UnprotectOrForce
            en "name another place to write to, take its protection away, or add `--force` to write over it"
            fr "nommez un autre endroit où écrire, ôtez sa protection, ou ajoutez `--force` pour l’écraser";
        MoveOrForce
            en "move it away, name another place to write to, or add `--force` to write over it"
            fr "déplacez-le, nommez un autre endroit où écrire, ou ajoutez `--force` pour l’écraser";
        AnotherFileOrMoveThat
            en "name another file, or move that one away"
            fr "nommez un autre fichier, ou déplacez celui-là";
        WrittenAlready { files: String = "output/quits.pdf" }
            en "written already: {files}"
            fr "déjà écrit : {files}";
    }
}
