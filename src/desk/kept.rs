//! A photo with its text, as they are kept to measure the reading later.

use super::library::PrintedFile;
use crate::art::{FileKind, bare, file_kind};
use crate::text::slug;
use crate::write::content_hash;

/// The photo, without what cameras write beside it, and its text with the version of the program. Their names follow
/// from what they hold. `None` if the file is damaged or not a photo. `origin` says where the text is from.
pub(crate) fn kept(game: &str, photo: &[u8], text: &str, origin: &str) -> Option<[PrintedFile; 2]> {
    let bare = bare(photo)?;
    let ending = if file_kind(photo) == Some(FileKind::Png) { "png" } else { "jpg" };
    let name = format!("{}-{:032x}", slug(game), content_hash(&bare));
    let version = env!("CARGO_PKG_VERSION");
    let text = format!("# tablier: {version}\n# game: {game}\n# text: {origin}\n{text}");
    Some([
        PrintedFile { name: format!("{name}.{ending}"), bytes: bare },
        PrintedFile { name: format!("{name}.txt"), bytes: text.into_bytes() },
    ])
}
