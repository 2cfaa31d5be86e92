//! What a file is, told by how it begins.

/// Kinds of files that somebody may take for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A photograph as every camera can make it.
    Jpeg,
    /// Pixels without loss.
    Png,
    /// What telephones store by themselves: HEIC, HEIF, AVIF.
    Heif(&'static str),
    /// A picture or a document of another kind, by name.
    Other(&'static str),
}

/// What these bytes begin, if that is known.
pub fn file_kind(bytes: &[u8]) -> Option<FileKind> {
    use FileKind::{Heif, Jpeg, Other, Png};
    if let (Some(b"ftyp"), Some(brand)) = (bytes.get(4..8), bytes.get(8..12)) {
        return Some(match brand {
            b"avif" | b"avis" => Heif("AVIF"),
            b"heic" | b"heix" | b"hevc" | b"hevx" | b"heim" | b"heis" | b"hevm" | b"hevs" => Heif("HEIC"),
            b"mif1" | b"msf1" | b"mif2" => Heif("HEIF"),
            b"crx " => Other("camera raw (CR3)"),
            _ => Other("film (MP4, MOV)"),
        });
    }
    if bytes.starts_with(b"RIFF") {
        return Some(Other(if bytes.get(8..12).is_none_or(|form| form == b"WEBP") {
            "WebP"
        } else {
            "RIFF"
        }));
    }
    // Two letters can begin a text as well; the four bytes are kept free in every BMP.
    if bytes.starts_with(b"BM") && bytes.get(6..10) == Some(&[0; 4]) {
        return Some(Other("BMP"));
    }
    let begins: [(&[u8], FileKind); 11] = [
        (b"\xff\xd8\xff", Jpeg),
        (b"\x89PNG\r\n\x1a\n", Png),
        (b"GIF8", Other("GIF")),
        (b"%PDF", Other("PDF")),
        (b"II*\0", Other("TIFF or camera raw")),
        (b"MM\0*", Other("TIFF or camera raw")),
        (b"IIRO", Other("camera raw (ORF)")),
        (b"FUJIFILMCCD-RAW", Other("camera raw (RAF)")),
        (b"\xff\x0a", Other("JPEG XL")),
        (b"\0\0\0\x0cJXL \r\n", Other("JPEG XL")),
        (b"\0\0\0\x0cjP  \r\n", Other("JPEG 2000")),
    ];
    begins.into_iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, kind)| kind)
}

impl FileKind {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            FileKind::Jpeg => "JPEG",
            FileKind::Png => "PNG",
            FileKind::Heif(name) | FileKind::Other(name) => name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_by_how_they_begin() {
        for (bytes, name) in [
            (&b"\xff\xd8\xff\xe0"[..], "JPEG"),
            (b"\x89PNG\r\n\x1a\n...", "PNG"),
            (b"\0\0\0\x24ftypheic\0\0\0\0mif1", "HEIC"),
            (b"\0\0\0\x24ftypmif1\0\0\0\0", "HEIF"),
            (b"\0\0\0\x24ftypavif", "AVIF"),
            (b"\0\0\0\x24ftypisom", "film (MP4, MOV)"),
            (b"RIFF\0\0\0\0WEBPVP8 ", "WebP"),
            (b"II*\0\x08", "TIFF or camera raw"),
        ] {
            assert_eq!(file_kind(bytes).map(FileKind::name), Some(name));
        }
        for bytes in [&b""[..], b"\xff\xd8", b"BM.\n.M.\n...\n", b"\0\0\0\x24"] {
            assert_eq!(file_kind(bytes), None, "{bytes:?}");
        }
    }
}
