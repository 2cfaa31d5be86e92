//! Detects file types by their first bytes.

/// Types of files that may be mistaken for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    Jpeg,
    Png,
    /// The default formats of phones: HEIC, HEIF, AVIF.
    Heif(&'static str),
    /// Another type, by name.
    Other(&'static str),
}

/// The type of a file with these first bytes, if it is known.
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
    // A text may start with the two letters as well; the four bytes are reserved in every BMP.
    if bytes.starts_with(b"BM") && bytes.get(6..10) == Some(&[0; 4]) {
        return Some(Other("BMP"));
    }
    let signatures: [(&[u8], FileKind); 11] = [
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
    signatures.into_iter().find(|(signature, _)| bytes.starts_with(signature)).map(|(_, kind)| kind)
}

impl FileKind {
    /// The name of the type.
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
    fn file_types_are_detected_by_their_first_bytes() {
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
