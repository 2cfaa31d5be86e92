//! Plain words for file errors of the system.

use std::io::{self, ErrorKind};

/// How a file was accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// It was read.
    Read,
    /// It was written.
    Write,
}

/// The cause of an error, without the error number.
pub(crate) fn cause(access: Access, error: &io::Error) -> String {
    let known = match (error.kind(), access) {
        (ErrorKind::NotFound, Access::Read) => "there is no such file",
        (ErrorKind::NotFound, Access::Write) => "its folder is not there",
        (ErrorKind::PermissionDenied, Access::Read) => "you are not allowed to read it",
        (ErrorKind::PermissionDenied, Access::Write) => "you are not allowed to write there",
        (ErrorKind::IsADirectory, _) => "it is a folder",
        (ErrorKind::NotADirectory, _) => "a part of its path is a file, not a folder",
        (ErrorKind::AlreadyExists, _) => "it is there already",
        (ErrorKind::StorageFull, _) => "the disk is full",
        (ErrorKind::QuotaExceeded, _) => "your share of the disk is used up",
        (ErrorKind::ReadOnlyFilesystem, _) => "the disk can only be read",
        (ErrorKind::FileTooLarge, _) => "it is too large for this disk",
        (ErrorKind::InvalidFilename, _) => "no file can have this name here",
        _ => {
            let text = error.to_string();
            return text.split(" (os error").next().unwrap_or_default().to_owned();
        }
    };
    known.to_owned()
}

/// The remedy, if there is an obvious one.
pub(crate) fn remedy(access: Access, error: &io::Error) -> Option<&'static str> {
    Some(match (error.kind(), access) {
        (ErrorKind::PermissionDenied, Access::Read) => "copy it to a folder of your own, or ask its owner",
        (ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem, Access::Write) => {
            "name another folder to write to"
        }
        (ErrorKind::StorageFull | ErrorKind::QuotaExceeded, _) => {
            "make room, or name a folder on another disk"
        }
        (ErrorKind::InvalidFilename, _) => "name another file",
        _ => return None,
    })
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
                let said = cause(access, &kind.into());
                assert!(!said.contains("os error") && !said.is_empty(), "{said}");
            }
        }
        // Input/output error: the system's own text is the best there is.
        assert!(!cause(Access::Read, &io::Error::from_raw_os_error(5)).contains("os error"));
    }

    #[test]
    fn a_full_disk_and_a_missing_permission_have_hints() {
        let full = io::Error::from(ErrorKind::StorageFull);
        assert_eq!(cause(Access::Write, &full), "the disk is full");
        assert_eq!(remedy(Access::Write, &full), Some("make room, or name a folder on another disk"));
        let denied = io::Error::from(ErrorKind::PermissionDenied);
        assert_eq!(cause(Access::Read, &denied), "you are not allowed to read it");
        assert_eq!(remedy(Access::Write, &denied), Some("name another folder to write to"));
    }
}
