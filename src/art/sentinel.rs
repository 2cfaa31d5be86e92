//! Detects JPEGs whose data end before the last pixel.
//!
//! Decoders fill missing pixels, mostly with grey, and report no error if there is an end marker. Our decoder is given
//! files with a sentinel after the data, bits that are no valid code: reading beyond the data fails there.

use std::collections::BTreeSet;

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
    /// Whether components with fewer rows than others have a scan of their own, which our decoder gets wrong if the
    /// file is not progressive.
    pub(super) has_split_rows: bool,
}

pub(super) fn with_sentinel(jpeg: &[u8]) -> MarkedJpeg {
    let structure = scan(jpeg);
    let end = structure.end.unwrap_or(jpeg.len());
    let marker: &[u8] = match (structure.has_restarts, structure.is_progressive) {
        (true, _) => &RESTART_MARKER,
        (false, false) => &RESERVED_MARKER,
        // The decoder stops at any marker after the data.
        (false, true) => &[],
    };
    MarkedJpeg {
        bytes: [jpeg.get(..end).unwrap_or_default(), &ONES, marker, &ONES, &END_MARKER].concat(),
        has_end: structure.end.is_some(),
        has_all_components: structure.components_with_data >= structure.components,
        has_split_rows: structure.has_split_scans && structure.is_subsampled && !structure.is_progressive,
    }
}

/// Facts from the markers of a file.
#[derive(Default)]
struct JpegStructure {
    /// Offset of the end marker of the picture; others may be in its metadata and after it.
    end: Option<usize>,
    has_restarts: bool,
    is_progressive: bool,
    /// Whether components differ in their number of rows.
    is_subsampled: bool,
    /// Whether a scan holds only some of the components.
    has_split_scans: bool,
    components: usize,
    components_with_data: usize,
}

fn scan(jpeg: &[u8]) -> JpegStructure {
    let mut structure = JpegStructure::default();
    let mut with_data: BTreeSet<u8> = BTreeSet::new();
    let mut at = 2;
    while let Some((start, marker)) = next_marker(jpeg, at) {
        at = start + 2;
        match marker {
            0xd9 => {
                structure.end = Some(start);
                break;
            }
            // Markers without a segment.
            0x01 | 0xd0..=0xd8 => continue,
            _ => {}
        }
        let Some(segment) = segment(jpeg, at) else { break };
        match (marker, segment) {
            (0xc0..=0xc2, [_, _, _, _, _, components, table @ ..]) => {
                structure.components = usize::from(*components);
                structure.is_progressive = marker == 0xc2;
                // The second of the three bytes of a component has its vertical factor in the lower half.
                let rows: BTreeSet<u8> =
                    table.iter().skip(1).step_by(3).map(|factors| factors & 15).collect();
                structure.is_subsampled = rows.len() > 1;
            }
            (0xdd, [high, low, ..]) => structure.has_restarts = (*high, *low) != (0, 0),
            (0xda, [count, components @ ..]) => {
                let count = usize::from(*count);
                structure.has_split_scans |= count < structure.components;
                with_data.extend(components.iter().copied().step_by(2).take(count));
            }
            _ => {}
        }
        at += 2 + segment.len();
    }
    structure.components_with_data = with_data.len();
    structure
}

/// The content of a segment after its length.
fn segment(jpeg: &[u8], at: usize) -> Option<&[u8]> {
    let (length, rest) = jpeg.get(at..)?.split_first_chunk::<2>()?;
    rest.get(..usize::from(u16::from_be_bytes(*length)).saturating_sub(2))
}

/// Finds the next marker after data and fill bytes.
fn next_marker(jpeg: &[u8], from: usize) -> Option<(usize, u8)> {
    let pairs = jpeg.get(from..)?.windows(2);
    let is_marker = |pair: &[u8]| matches!(pair, [0xff, marker] if !matches!(marker, 0 | 0xff));
    let at = from + pairs.into_iter().position(is_marker)?;
    Some((at, *jpeg.get(at + 1)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_end_marker_is_found() {
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
