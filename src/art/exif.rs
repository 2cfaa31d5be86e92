//! The notes of a camera beside a picture (EXIF): how it was held, how its lens drew.

/// Which tag of the first list leads to the camera's own list.
const CAMERA: u16 = 0x8769;

/// The notes as a file carries them. Whatever they say, reading them does not fail: what cannot be found is not known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes<'a> {
    tiff: &'a [u8],
    little: bool,
}

impl<'a> Notes<'a> {
    /// The notes in these bytes, if they are any.
    pub(crate) fn of(exif: &'a [u8]) -> Option<Notes<'a>> {
        let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
        let little = match tiff.get(..2)? {
            b"II" => true,
            b"MM" => false,
            _ => return None,
        };
        Some(Notes { tiff, little })
    }

    /// A whole number of the first list.
    pub(crate) fn number(&self, tag: u16) -> Option<u32> {
        self.whole(self.entry(self.long(4)?, tag)?)
    }

    /// A whole number of the camera's own list.
    pub(crate) fn camera_number(&self, tag: u16) -> Option<u32> {
        self.whole(self.entry(self.number(CAMERA)?, tag)?)
    }

    /// A fraction of the camera's own list.
    pub(crate) fn camera_fraction(&self, tag: u16) -> Option<f64> {
        let entry = self.entry(self.number(CAMERA)?, tag)?;
        let at = self.long(entry.checked_add(8)?)?;
        let (above, below) = (self.long(at as usize)?, self.long((at as usize).checked_add(4)?)?);
        (below > 0).then(|| f64::from(above) / f64::from(below))
    }

    /// Where the entry of a tag stands in the list that begins at `list`.
    fn entry(&self, list: u32, tag: u16) -> Option<usize> {
        let list = list as usize;
        let entries = usize::from(self.short(list)?);
        (0..entries)
            .map_while(|entry| list.checked_add(2 + 12 * entry))
            .find(|&entry| self.short(entry) == Some(tag))
    }

    fn whole(&self, entry: usize) -> Option<u32> {
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
    fn the_lists_of_file_and_camera_are_told_apart() {
        // One entry that leads to the camera's list at byte 26, which holds a number and a fraction.
        let mut notes = b"II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0".to_vec();
        notes.extend(b"\x02\0\x05\xa4\x03\0\x01\0\0\0\x1a\0\0\0\x0a\x92\x05\0\x01\0\0\0\x34\0\0\0");
        notes.extend(b"\x2a\0\0\0\x0a\0\0\0");
        let read = Notes::of(&notes).expect("notes");
        assert_eq!((read.number(0xa405), read.camera_number(0xa405)), (None, Some(26)));
        assert_eq!(read.camera_fraction(0x920a), Some(4.2));
        for end in 0..notes.len() {
            let Some(read) = Notes::of(&notes[..end]) else { continue };
            assert_eq!(read.camera_fraction(0x920a), None, "{end}");
        }
        assert!(Notes::of(b"xx").is_none());
    }
}
