//! JPEGs whose data end before their picture does.
//!
//! Decoders fill up what is missing, most with grey, and say nothing if an end marker stands there. This one is handed
//! files whose last data are followed by bits that no code has: whoever goes on reading there fails.

use std::collections::BTreeSet;

/// Bits that are all one begin no symbol: the standard keeps them free. They are written with a zero after each byte. A
/// decoder takes up to eight bytes ahead of what it needs.
const ONES: [u8; 16] = *b"\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0";
const END: [u8; 2] = [0xff, 0xd9];
/// No picture holds this marker: whoever comes to it within data fails, though his symbols are not the standard's.
const NEVER: [u8; 2] = [0xff, 0x02];
/// Whoever looks for the marker of a restart is given it, and finds as little behind it.
const RESTART: [u8; 2] = [0xff, 0xd0];

/// A JPEG, and what is told of its end without decoding it.
pub(super) struct Sealed {
    /// The file with a seal behind its last data and nothing behind its end.
    pub(super) bytes: Vec<u8>,
    /// Whether it has an end.
    pub(super) ends: bool,
    /// Whether it has data of all its components.
    pub(super) shows_all: bool,
}

/// The file sealed.
pub(super) fn sealed(jpeg: &[u8]) -> Sealed {
    let walk = walk(jpeg);
    let end = walk.end.unwrap_or(jpeg.len());
    let marker: &[u8] = match (walk.restarts, walk.passes) {
        (true, _) => &RESTART,
        (false, false) => &NEVER,
        // Here a decoder stops at every marker behind its data.
        (false, true) => &[],
    };
    Sealed {
        bytes: [jpeg.get(..end).unwrap_or_default(), &ONES, marker, &ONES, &END].concat(),
        ends: walk.end.is_some(),
        shows_all: walk.shown >= walk.components,
    }
}

/// What stands between the markers of a file.
#[derive(Default)]
struct Walk {
    /// Where the end marker stands that ends the picture; there may be others in its notes and behind it.
    end: Option<usize>,
    restarts: bool,
    passes: bool,
    components: usize,
    /// How many components have data.
    shown: usize,
}

fn walk(jpeg: &[u8]) -> Walk {
    let mut walk = Walk::default();
    let mut shown: BTreeSet<u8> = BTreeSet::new();
    let mut at = 2;
    while let Some((start, marker)) = next_marker(jpeg, at) {
        at = start + 2;
        match marker {
            0xd9 => {
                walk.end = Some(start);
                break;
            }
            // Markers that stand alone.
            0x01 | 0xd0..=0xd8 => continue,
            _ => {}
        }
        let Some(segment) = segment(jpeg, at) else { break };
        match (marker, segment) {
            (0xc0..=0xc2, [_, _, _, _, _, components, ..]) => {
                walk.components = usize::from(*components);
                walk.passes = marker == 0xc2;
            }
            (0xdd, [high, low, ..]) => walk.restarts = (*high, *low) != (0, 0),
            (0xda, [count, components @ ..]) => {
                let names = components.iter().copied().step_by(2).take(usize::from(*count));
                shown.extend(names);
            }
            _ => {}
        }
        at += 2 + segment.len();
    }
    walk.shown = shown.len();
    walk
}

/// What a segment holds behind its length.
fn segment(jpeg: &[u8], at: usize) -> Option<&[u8]> {
    let (length, rest) = jpeg.get(at..)?.split_first_chunk::<2>()?;
    rest.get(..usize::from(u16::from_be_bytes(*length)).saturating_sub(2))
}

/// The next marker, data and bytes that fill up being passed over.
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
    fn the_end_of_a_picture_is_found_among_others() {
        let head = b"\xff\xd8\xff\xe1\x00\x06\xff\xd9\xff\xd9\xff\xc0\x00\x08\x08\0\x01\0\x01\x02";
        let scans: [&[u8]; 2] =
            [&b"\xff\xda\x00\x05\x01\x01\0ab\xff\x00\xff\xd0c"[..], b"\xff\xda\x00\x05\x01\x02\0c\xff"];
        let first = [&head[..], scans[0]].concat();
        let both = [&first[..], scans[1]].concat();
        let whole = [&both[..], b"\xff\xd9 and a second picture \xff\xd8\xff\xd9"].concat();
        let Sealed { bytes, ends, shows_all } = sealed(&whole);
        // The byte that fills up before the marker is no part of the data, and does no harm either.
        assert_eq!(bytes, [&both[..], &ONES, &NEVER, &ONES, &END].concat());
        assert!(ends && shows_all);
        for end in 0..both.len() {
            assert!(!sealed(&whole[..end]).ends, "{end}");
        }
        assert!(!sealed(&[&first[..], &END].concat()).shows_all);
    }
}
