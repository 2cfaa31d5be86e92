//! Plain words for file errors of the system.

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
        AnotherFolder
            en "name another folder to write to"
            fr "nommez un autre dossier où écrire";
        MakeRoom
            en "make room, or name a folder on another disk"
            fr "faites de la place, ou nommez un dossier sur un autre disque";
        AnotherFile
            en "name another file"
            fr "nommez un autre fichier";
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

/// The cause of an error, without the error number.
pub(crate) fn cause(access: Access, error: &io::Error) -> Message {
    let known = match (error.kind(), access) {
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
    };
    known.into()
}

/// The remedy, if there is an obvious one.
pub(crate) fn remedy(access: Access, error: &io::Error) -> Option<Message> {
    let remedy = match (error.kind(), access) {
        (ErrorKind::PermissionDenied, Access::Read) => SystemRemedy::CopyOrAsk,
        (ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem, Access::Write) => {
            SystemRemedy::AnotherFolder
        }
        (ErrorKind::StorageFull | ErrorKind::QuotaExceeded, _) => SystemRemedy::MakeRoom,
        (ErrorKind::InvalidFilename, _) => SystemRemedy::AnotherFile,
        _ => return None,
    };
    Some(remedy.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_error_numbers_are_hidden() {
        for kind in
            [ErrorKind::NotFound, ErrorKind::PermissionDenied, ErrorKind::StorageFull, ErrorKind::Other]
        {
            for access in [Access::Read, Access::Write] {
                let said = cause(access, &kind.into()).to_string();
                assert!(!said.contains("os error") && !said.is_empty(), "{said}");
            }
        }
        // Input/output error: the system's own text is the best there is.
        assert!(!cause(Access::Read, &io::Error::from_raw_os_error(5)).to_string().contains("os error"));
    }

    #[test]
    fn a_full_disk_and_a_missing_permission_have_hints() {
        let said = |remedy: Option<Message>| remedy.map(|remedy| remedy.to_string());
        let full = io::Error::from(ErrorKind::StorageFull);
        assert_eq!(cause(Access::Write, &full).to_string(), "the disk is full");
        assert_eq!(
            said(remedy(Access::Write, &full)).as_deref(),
            Some("make room, or name a folder on another disk")
        );
        let denied = io::Error::from(ErrorKind::PermissionDenied);
        assert_eq!(cause(Access::Read, &denied).to_string(), "you are not allowed to read it");
        assert_eq!(said(remedy(Access::Write, &denied)).as_deref(), Some("name another folder to write to"));
    }
}
