//! Plain words for file errors of the system.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};

use super::message::{findings, messages};
use super::{Message, shared_code};

/// How a file was accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// It was read.
    Read,
    /// It was written.
    Write,
}

messages! {
    /// Why a file cannot be read or written.
    SystemCause {
        NotThere
            en "there is no such file"
            fr "ce fichier n’existe pas";
        NoFolder
            en "its folder does not exist"
            fr "son dossier n’existe pas";
        MayNotRead
            en "you are not allowed to read it"
            fr "vous n’avez pas le droit de le lire";
        MayNotWrite
            en "you are not allowed to write there"
            fr "vous n’avez pas le droit d’y écrire";
        Folder
            en "it is a folder"
            fr "c’est un dossier";
        PathThroughFile
            en "a part of its path is a file, not a folder"
            fr "une partie de son chemin est un fichier, et non un dossier";
        Exists
            en "it is there already"
            fr "il existe déjà";
        DiskFull
            en "the disk is full"
            fr "le disque est plein";
        ShareUsedUp
            en "your share of the disk is used up"
            fr "votre part du disque est épuisée";
        ReadOnlyDisk
            en "the disk is read-only"
            fr "ce disque est en lecture seule";
        TooLargeForDisk
            en "it is too large for this disk"
            fr "il est trop gros pour ce disque";
        InvalidName
            en "no file can have this name here"
            fr "aucun fichier ne peut porter ce nom ici";
        FileInPath { path: String = "output" }
            en "{path} is a file, not a folder"
            fr "{path} est un fichier, et non un dossier";
        NotAFile
            en "it is not a file"
            fr "ce n’est pas un fichier";
        OutsideFolder
            en "it leads out of the folder of the spec"
            fr "il mène hors du dossier du jeu";
        /// Of files that the system would let us read.
        TooLarge { megabytes: u64 = 50 }
            en "it is larger than {megabytes} MB"
            fr "il dépasse {megabytes} Mo";
        /// The system’s own text is the best there is.
        Other { said: String = "Input/output error" }
            en "{said}"
            fr "le système répond « {said} »";
    }
}

messages! {
    /// What to do about it.
    SystemRemedy {
        CopyOrAsk
            en "copy it to a folder of your own, or ask its owner"
            fr "copiez-le dans un dossier à vous, ou demandez à son propriétaire";
        CheckThePath
            en "check its name, and those of the folders before it"
            fr "vérifiez son nom, et ceux des dossiers qui le précèdent";
        AnotherFolder
            en "name another folder to write to"
            fr "nommez un autre dossier où écrire";
        MakeRoom
            en "make room, or name a folder on another disk"
            fr "faites de la place, ou nommez un dossier sur un autre disque";
        AnotherFile
            en "name another file"
            fr "nommez un autre fichier";
        MoveItInside
            en "copy it into the folder of the spec"
            fr "copiez-le dans le dossier du jeu";
        MakeItSmaller
            en "name another file, or make it smaller: no game, text or photo needs as much"
            fr "nommez un autre fichier, ou réduisez-le : aucun jeu, aucun texte, aucune photo n’en demande autant";
        CopyAgain
            en "try again; if it fails again, take another copy of the file: the disk may be damaged"
            fr "réessayez ; en cas de nouvel échec, prenez une autre copie du fichier : le disque est peut-être abîmé";
        AnotherDisk
            en "try again; if it fails again, name a folder on another disk"
            fr "réessayez ; en cas de nouvel échec, nommez un dossier sur un autre disque";
    }
}

findings! {
    /// Files and streams that the system does not let us read or write.
    SystemFinding {
        (shared_code::FILE_READ) {
            CannotRead { path: String = "games/quits.toml", cause: Message = Message::from(SystemCause::MayNotRead) }
                for reader
                en ("cannot read {path}: {}", cause.sentence(reader))
                fr ("impossible de lire {path} : {}", cause.sentence(reader));
            CannotReadInput { cause: Message = Message::from(SystemCause::Folder) }
                for reader
                en ("cannot read standard input: {}", cause.sentence(reader))
                fr ("impossible de lire l’entrée standard : {}", cause.sentence(reader));
            /// A file that a spec names, where the place says which.
            Unreadable { cause: Message = Message::from(SystemCause::NotThere) }
                for reader
                en { cause.sentence(reader) }
                fr { cause.sentence(reader) };
        }
        (shared_code::FILE_WRITE) {
            CannotWrite { path: String = "output/quits.pdf", cause: Message = Message::from(SystemCause::DiskFull) }
                for reader
                en ("cannot write {path}: {}", cause.sentence(reader))
                fr ("impossible d’écrire {path} : {}", cause.sentence(reader));
            CannotWriteOutput { cause: Message = Message::from(SystemCause::DiskFull) }
                for reader
                en ("cannot write to standard output: {}", cause.sentence(reader))
                fr ("impossible d’écrire sur la sortie standard : {}", cause.sentence(reader));
        }
    }
}

impl fmt::Display for SystemCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self.clone()).fmt(f)
    }
}

/// Files that we refuse to read are refused like those that the system refuses.
impl Error for SystemCause {}

impl From<SystemCause> for io::Error {
    fn from(cause: SystemCause) -> io::Error {
        io::Error::other(cause)
    }
}

/// The cause of an error, without the error number, and what to do about it.
pub(crate) fn why(access: Access, error: &io::Error) -> (Message, Message) {
    let own = error.get_ref().and_then(|own| own.downcast_ref::<SystemCause>());
    let cause = own.cloned().unwrap_or_else(|| of_the_system(access, error));
    let remedy = remedy(access, &cause);
    (cause.into(), remedy.into())
}

fn of_the_system(access: Access, error: &io::Error) -> SystemCause {
    match (error.kind(), access) {
        (ErrorKind::NotFound, Access::Read) => SystemCause::NotThere,
        (ErrorKind::NotFound, Access::Write) => SystemCause::NoFolder,
        (ErrorKind::PermissionDenied, Access::Read) => SystemCause::MayNotRead,
        (ErrorKind::PermissionDenied, Access::Write) => SystemCause::MayNotWrite,
        (ErrorKind::IsADirectory, _) => SystemCause::Folder,
        (ErrorKind::NotADirectory, _) => SystemCause::PathThroughFile,
        (ErrorKind::AlreadyExists, _) => SystemCause::Exists,
        (ErrorKind::StorageFull, _) => SystemCause::DiskFull,
        (ErrorKind::QuotaExceeded, _) => SystemCause::ShareUsedUp,
        (ErrorKind::ReadOnlyFilesystem, _) => SystemCause::ReadOnlyDisk,
        (ErrorKind::FileTooLarge, _) => SystemCause::TooLargeForDisk,
        (ErrorKind::InvalidFilename, _) => SystemCause::InvalidName,
        _ => {
            let text = error.to_string();
            SystemCause::Other { said: text.split(" (os error").next().unwrap_or_default().to_owned() }
        }
    }
}

fn remedy(access: Access, cause: &SystemCause) -> SystemRemedy {
    match (cause, access) {
        (SystemCause::MayNotRead, _) => SystemRemedy::CopyOrAsk,
        (SystemCause::NotThere, _) => SystemRemedy::CheckThePath,
        (SystemCause::PathThroughFile | SystemCause::FileInPath { .. }, Access::Read) => {
            SystemRemedy::CheckThePath
        }
        (SystemCause::PathThroughFile | SystemCause::FileInPath { .. }, Access::Write)
        | (SystemCause::MayNotWrite | SystemCause::ReadOnlyDisk | SystemCause::NoFolder, _) => {
            SystemRemedy::AnotherFolder
        }
        (SystemCause::DiskFull | SystemCause::ShareUsedUp | SystemCause::TooLargeForDisk, _) => {
            SystemRemedy::MakeRoom
        }
        (SystemCause::Folder | SystemCause::Exists | SystemCause::InvalidName | SystemCause::NotAFile, _) => {
            SystemRemedy::AnotherFile
        }
        (SystemCause::OutsideFolder, _) => SystemRemedy::MoveItInside,
        (SystemCause::TooLarge { .. }, _) => SystemRemedy::MakeItSmaller,
        (SystemCause::Other { .. }, Access::Read) => SystemRemedy::CopyAgain,
        (SystemCause::Other { .. }, Access::Write) => SystemRemedy::AnotherDisk,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Lang;

    /// The cause and what to do about it.
    fn said(access: Access, error: impl Into<io::Error>) -> [String; 2] {
        let (cause, remedy) = why(access, &error.into());
        [cause.to_string(), remedy.to_string()]
    }

    #[test]
    fn system_error_numbers_are_hidden() {
        for kind in
            [ErrorKind::NotFound, ErrorKind::PermissionDenied, ErrorKind::StorageFull, ErrorKind::Other]
        {
            for access in [Access::Read, Access::Write] {
                let [cause, _] = said(access, kind);
                assert!(!cause.contains("os error") && !cause.is_empty(), "{cause}");
            }
        }
    }

    #[test]
    fn every_cause_has_a_hint() {
        for (access, error, cause, remedy) in [
            (
                Access::Write,
                io::Error::from(ErrorKind::StorageFull),
                "the disk is full",
                "make room, or name a folder on another disk",
            ),
            (
                Access::Write,
                ErrorKind::PermissionDenied.into(),
                "you are not allowed to write there",
                "name another folder to write to",
            ),
            (
                Access::Read,
                ErrorKind::PermissionDenied.into(),
                "you are not allowed to read it",
                "copy it to a folder of your own, or ask its owner",
            ),
            // The system’s own text is the best there is.
            (
                Access::Read,
                io::Error::other("Input/output error (os error 5)"),
                "Input/output error",
                "try again; if it fails again, take another copy of the file: the disk may be damaged",
            ),
            (
                Access::Write,
                io::Error::other("Input/output error (os error 5)"),
                "Input/output error",
                "try again; if it fails again, name a folder on another disk",
            ),
        ] {
            assert_eq!(said(access, error), [cause, remedy]);
        }
    }

    #[test]
    fn what_we_refuse_to_read_is_said_in_the_language_of_the_reader() {
        let error = io::Error::from(SystemCause::TooLarge { megabytes: 50 });
        assert_eq!(error.to_string(), "it is larger than 50 MB");
        let (cause, _) = why(Access::Read, &error);
        assert_eq!(cause.sentence(Lang::Fr), "il dépasse 50 Mo");
    }
}
