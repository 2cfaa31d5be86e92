//! Detects JPEGs whose data end before the last pixel.
//!
//! Decoders fill missing pixels, mostly with grey, and report no error if there is an end marker. Our decoder is given
//! files with a sentinel after the data, bits that are no valid code: reading beyond the data fails there.

use super::structure::JpegStructure;

/// All-ones bits are no valid code by the standard; each byte is followed by a stuffed zero. Decoders read up to eight
/// bytes ahead.
const ONES: [u8; 16] = *b"\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0";
const END_MARKER: [u8; 2] = [0xff, 0xd9];
/// A reserved marker: decoders fail on it even with non-standard code tables.
const RESERVED_MARKER: [u8; 2] = [0xff, 0x02];
/// For decoders that look for a restart marker; it is followed by invalid data too.
const RESTART_MARKER: [u8; 2] = [0xff, 0xd0];

/// A JPEG with a sentinel, and facts about its end.
pub(super) struct MarkedJpeg {
    /// The file with the sentinel after its data and nothing after its end.
    pub(super) bytes: Vec<u8>,
    pub(super) has_end: bool,
    pub(super) has_all_components: bool,
}

pub(super) fn with_sentinel(jpeg: &[u8], structure: &JpegStructure) -> MarkedJpeg {
    let end = structure.end.unwrap_or(jpeg.len());
    let marker: &[u8] = match (structure.has_restarts, structure.is_progressive()) {
        (true, _) => &RESTART_MARKER,
        (false, false) => &RESERVED_MARKER,
        // The decoder stops at any marker after the data.
        (false, true) => &[],
    };
    MarkedJpeg {
        bytes: [jpeg.get(..end).unwrap_or_default(), &ONES, marker, &ONES, &END_MARKER].concat(),
        has_end: structure.end.is_some(),
        has_all_components: structure.components_with_data >= structure.components(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_end_marker_is_found() {
        let with_sentinel = |jpeg: &[u8]| with_sentinel(jpeg, &JpegStructure::of(jpeg));
        let head = b"\xff\xd8\xff\xe1\x00\x06\xff\xd9\xff\xd9\xff\xc0\x00\x08\x08\0\x01\0\x01\x02";
        let scans: [&[u8]; 2] =
            [&b"\xff\xda\x00\x05\x01\x01\0ab\xff\x00\xff\xd0c"[..], b"\xff\xda\x00\x05\x01\x02\0c\xff"];
        let first = [&head[..], scans[0]].concat();
        let both = [&first[..], scans[1]].concat();
        let whole = [&both[..], b"\xff\xd9 and a second picture \xff\xd8\xff\xd9"].concat();
        let MarkedJpeg { bytes, has_end, has_all_components, .. } = with_sentinel(&whole);
        // The fill byte before the marker is not part of the data, but harmless.
        assert_eq!(bytes, [&both[..], &ONES, &RESERVED_MARKER, &ONES, &END_MARKER].concat());
        assert!(has_end && has_all_components);
        for end in 0..both.len() {
            assert!(!with_sentinel(&whole[..end]).has_end, "{end}");
        }
        assert!(!with_sentinel(&[&first[..], &END_MARKER].concat()).has_all_components);
    }
}
