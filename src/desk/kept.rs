//! A photo with its text, as they are kept to measure the reading later.

use super::library::PrintedFile;
use crate::art;
use crate::text::slug;
use crate::write::content_hash;

/// Where the text beside a photo is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextOrigin {
    /// The user says what lies on the table.
    Corrected,
    /// As the photo was read.
    Read,
    /// The photo was refused, so that nothing is known.
    Refused,
}

/// The photo, without what cameras write beside it, and its text with the version of the program. Their names follow
/// from what they hold. `None` if the file is damaged or not a photo.
pub(crate) fn kept(game: &str, photo: &[u8], text: &str, origin: TextOrigin) -> Option<[PrintedFile; 2]> {
    let ending = match art::file_kind(photo)? {
        art::FileKind::Png => "png",
        _ => "jpg",
    };
    let bare = art::bare(photo)?;
    let name = format!("{}-{:032x}", slug(game), content_hash(&bare));
    let origin = match origin {
        TextOrigin::Corrected => "corrected",
        TextOrigin::Read => "read",
        TextOrigin::Refused => "refused",
    };
    let head = format!("# tablier: {}\n# game: {game}\n# text: {origin}\n", env!("CARGO_PKG_VERSION"));
    Some([
        PrintedFile { name: format!("{name}.{ending}"), bytes: bare },
        PrintedFile { name: format!("{name}.txt"), bytes: (head + text).into_bytes() },
    ])
}
