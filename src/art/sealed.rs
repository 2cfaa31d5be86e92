//! JPEGs whose data end before their picture does.
//!
//! Decoders fill up what is missing, most with grey, and say nothing if an end marker stands there. This one is handed
//! files whose last data are followed by bits that no code has: whoever goes on reading there fails.

/// Bits that are all one begin no symbol: the standard keeps them free. They are written with a zero after each byte. A
/// decoder takes four bytes ahead of what it needs.
const SEAL: [u8; 32] = {
    let mut seal = [0; 32];
    let mut at = 0;
    while at < seal.len() {
        seal[at] = 0xff;
        at += 2;
    }
    seal
};
const END: [u8; 2] = [0xff, 0xd9];

/// The file with a seal behind its last data and nothing behind its end, and whether it has an end.
pub(super) fn sealed(jpeg: &[u8]) -> (Vec<u8>, bool) {
    let (end, ends) = end_of_data(jpeg).map_or((jpeg.len(), false), |end| (end, true));
    ([jpeg.get(..end).unwrap_or_default(), &SEAL, &END].concat(), ends)
}

/// Where the end marker stands that ends the picture; there may be others in its notes and behind it.
fn end_of_data(jpeg: &[u8]) -> Option<usize> {
    let mut at = 2;
    loop {
        let (start, marker) = next_marker(jpeg, at)?;
        match marker {
            0xd9 => return Some(start),
            // Markers that stand alone.
            0x01 | 0xd0..=0xd8 => at = start + 2,
            _ => {
                let length = jpeg.get(start + 2..start + 4)?;
                at = start + 2 + usize::from(u16::from_be_bytes([*length.first()?, *length.last()?])).max(2);
            }
        }
    }
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
        let notes = b"\xff\xd8\xff\xe1\x00\x06\xff\xd9\xff\xd9";
        let scan = b"\xff\xda\x00\x02ab\xff\x00\xff\xd0c\xff";
        let whole = [&notes[..], scan, b"\xff\xd9 and a second picture \xff\xd8\xff\xd9"].concat();
        let (bytes, ends) = sealed(&whole);
        // The byte that fills up before the marker is no part of the data, and does no harm either.
        assert_eq!(bytes, [&notes[..], scan, &SEAL, &END].concat());
        assert!(ends);
        for end in 0..notes.len() + scan.len() {
            assert!(!sealed(&whole[..end]).1, "{end}");
        }
    }
}
