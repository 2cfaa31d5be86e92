//! EXIF metadata of a camera: orientation and lens.

/// Tag in the first directory that points to the EXIF directory.
const EXIF_DIRECTORY_TAG: u16 = 0x8769;

/// EXIF metadata as stored. Malformed data reads as missing values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exif<'a> {
    tiff: &'a [u8],
    little: bool,
}

impl<'a> Exif<'a> {
    /// Parses the header; `None` if it is not EXIF.
    pub(crate) fn parse(exif: &'a [u8]) -> Option<Exif<'a>> {
        let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
        let little = match tiff.get(..2)? {
            b"II" => true,
            b"MM" => false,
            _ => return None,
        };
        Some(Exif { tiff, little })
    }

    /// An integer of the first directory.
    pub(crate) fn number(&self, tag: u16) -> Option<u32> {
        self.integer(self.entry(self.long(4)?, tag)?)
    }

    /// An integer of the EXIF directory.
    pub(crate) fn camera_number(&self, tag: u16) -> Option<u32> {
        self.integer(self.entry(self.number(EXIF_DIRECTORY_TAG)?, tag)?)
    }

    /// A rational of the EXIF directory.
    pub(crate) fn camera_fraction(&self, tag: u16) -> Option<f64> {
        let entry = self.entry(self.number(EXIF_DIRECTORY_TAG)?, tag)?;
        let at = self.long(entry.checked_add(8)?)?;
        let (numerator, denominator) = (self.long(at as usize)?, self.long((at as usize).checked_add(4)?)?);
        (denominator > 0).then(|| f64::from(numerator) / f64::from(denominator))
    }

    /// The offset of the entry of a tag in the directory at `directory`.
    fn entry(&self, directory: u32, tag: u16) -> Option<usize> {
        let directory = directory as usize;
        let entries = usize::from(self.short(directory)?);
        (0..entries)
            .map_while(|entry| directory.checked_add(2 + 12 * entry))
            .find(|&entry| self.short(entry) == Some(tag))
    }

    fn integer(&self, entry: usize) -> Option<u32> {
        let value = entry.checked_add(8)?;
        match self.short(entry.checked_add(2)?)? {
            3 => self.short(value).map(u32::from),
            4 => self.long(value),
            _ => None,
        }
    }

    fn short(&self, at: usize) -> Option<u16> {
        let pair: [u8; 2] = self.tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if self.little { u16::from_le_bytes(pair) } else { u16::from_be_bytes(pair) })
    }

    fn long(&self, at: usize) -> Option<u32> {
        let four: [u8; 4] = self.tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        Some(if self.little { u32::from_le_bytes(four) } else { u32::from_be_bytes(four) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_directories_are_read() {
        // One entry that points to the EXIF directory at byte 26, which holds an integer and a rational.
        let mut exif = b"II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0".to_vec();
        exif.extend(b"\x02\0\x05\xa4\x03\0\x01\0\0\0\x1a\0\0\0\x0a\x92\x05\0\x01\0\0\0\x34\0\0\0");
        exif.extend(b"\x2a\0\0\0\x0a\0\0\0");
        let read = Exif::parse(&exif).expect("exif");
        assert_eq!((read.number(0xa405), read.camera_number(0xa405)), (None, Some(26)));
        assert_eq!(read.camera_fraction(0x920a), Some(4.2));
        for end in 0..exif.len() {
            let Some(read) = Exif::parse(&exif[..end]) else { continue };
            assert_eq!(read.camera_fraction(0x920a), None, "{end}");
        }
        assert!(Exif::parse(b"xx").is_none());
    }
}
