//! Facts from the markers of a JPEG, and kinds of JPEG that our decoder gets wrong.

use std::collections::BTreeSet;

use super::fault::DecodeFault;

/// Facts from the markers of a file.
#[derive(Default)]
pub(super) struct JpegStructure {
    /// Offset of the end marker of the picture; others may be in its metadata and after it.
    pub(super) end: Option<usize>,
    pub(super) has_restarts: bool,
    pub(super) components_with_data: usize,
    frame: Frame,
    /// Whether a scan holds only some of the components.
    has_split_scans: bool,
}

/// The header of a frame.
#[derive(Default)]
struct Frame {
    /// The second byte of its marker: the way of coding. 0 without a frame.
    marker: u8,
    /// Bits of a sample.
    depth: u8,
    components: usize,
    /// Samples of each component along and down a unit of the picture.
    factors: Vec<(u8, u8)>,
}

impl JpegStructure {
    pub(super) fn of(jpeg: &[u8]) -> JpegStructure {
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
                // Tables of codes, and a reserved marker.
                (0xc4 | 0xc8 | 0xcc, _) => {}
                (0xc0..=0xcf, [depth, _, _, _, _, count, components @ ..]) => {
                    structure.frame = Frame {
                        marker,
                        depth: *depth,
                        components: usize::from(*count),
                        factors: components
                            .chunks_exact(3)
                            .filter_map(|component| component.get(1))
                            .map(|factors| (factors >> 4, factors & 15))
                            .collect(),
                    };
                }
                (0xdd, [high, low, ..]) => structure.has_restarts = (*high, *low) != (0, 0),
                (0xda, [count, components @ ..]) => {
                    let count = usize::from(*count);
                    structure.has_split_scans |= count < structure.frame.components;
                    with_data.extend(components.iter().copied().step_by(2).take(count));
                }
                _ => {}
            }
            at += 2 + segment.len();
        }
        structure.components_with_data = with_data.len();
        structure
    }

    pub(super) fn is_progressive(&self) -> bool {
        self.frame.marker == 0xc2
    }

    pub(super) fn is_sequential(&self) -> bool {
        matches!(self.frame.marker, 0xc0 | 0xc1)
    }

    pub(super) fn components(&self) -> usize {
        self.frame.components
    }

    /// Why our decoder would not decode this file rightly. It reports no error for some kinds, and draws noise.
    ///
    /// Found by comparing it with libjpeg-turbo on all factors, orders of scans, and restart intervals.
    pub(super) fn rare(&self) -> Option<DecodeFault> {
        let Frame { marker, depth, components, factors } = &self.frame;
        match marker {
            0 | 0xc0..=0xc2 => {}
            0xc9 | 0xca => return Some(DecodeFault::ArithmeticJpeg),
            _ => return Some(DecodeFault::LosslessJpeg),
        }
        if *depth > 8 {
            return Some(DecodeFault::DeepJpeg);
        }
        if matches!(components, 2 | 5..) {
            return Some(DecodeFault::ChannelsOfJpeg);
        }
        // The decoder takes the end of the data in its buffer for the end of the scan, and drops the rows in between.
        if self.has_split_scans && !self.is_progressive() {
            return Some(DecodeFault::ScansOfJpeg);
        }
        let written = || factors.iter().map(|(across, down)| format!("{across}x{down}")).collect::<Vec<_>>();
        (!is_decoded_sampling(factors)).then(|| DecodeFault::SamplingOfJpeg { factors: written().join(",") })
    }
}

/// Whether components with these factors are put together rightly: nothing may be finer than the first component.
fn is_decoded_sampling(factors: &[(u8, u8)]) -> bool {
    let Some(&(across, down)) = factors.first() else { return true };
    let is_valid = |factor: u8| (1..=4).contains(&factor);
    if !factors.iter().all(|&(across, down)| is_valid(across) && is_valid(down)) {
        // Not a rare file but a damaged one, which the decoder finds.
        return true;
    }
    factors.iter().all(|&(one_across, one_down)| {
        one_across.is_power_of_two() && one_across <= across && (one_down == 1 || one_down == down)
    })
}

/// The content of a segment after its length.
pub(super) fn segment(jpeg: &[u8], at: usize) -> Option<&[u8]> {
    let (length, rest) = jpeg.get(at..)?.split_first_chunk::<2>()?;
    rest.get(..usize::from(u16::from_be_bytes(*length)).saturating_sub(2))
}

/// Finds the next marker after data and fill bytes.
pub(super) fn next_marker(jpeg: &[u8], from: usize) -> Option<(usize, u8)> {
    let pairs = jpeg.get(from..)?.windows(2);
    let is_marker = |pair: &[u8]| matches!(pair, [0xff, marker] if !matches!(marker, 0 | 0xff));
    let at = from + pairs.into_iter().position(is_marker)?;
    Some((at, *jpeg.get(at + 1)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The markers of a file with this frame and these scans.
    fn markers(kind: u8, depth: u8, factors: &[u8], scans: &[&[u8]]) -> Vec<u8> {
        let mut file = vec![0xff, 0xd8, 0xff, kind, 0, 8 + 3 * factors.len() as u8, depth, 0, 9, 0, 9];
        file.push(factors.len() as u8);
        file.extend((1..).zip(factors).flat_map(|(id, &factors)| [id, factors, 0]));
        for scan in scans {
            file.extend([0xff, 0xda, 0, 6 + 2 * scan.len() as u8, scan.len() as u8]);
            file.extend(scan.iter().flat_map(|&id| [id, 0]));
            file.extend([0, 63, 0, 0x5a]);
        }
        [&file[..], b"\xff\xd9"].concat()
    }

    #[test]
    fn kinds_that_would_be_decoded_wrongly_are_named() {
        let rare = |kind, factors: &[u8], scans: &[&[u8]]| {
            JpegStructure::of(&markers(kind, 8, factors, scans)).rare()
        };
        let sampling = |factors: &str| Some(DecodeFault::SamplingOfJpeg { factors: factors.to_owned() });
        let one: [&[u8]; 1] = [&[1, 2, 3]];
        for usual in
            [[0x11; 3], [0x22, 0x11, 0x11], [0x21, 0x11, 0x11], [0x41, 0x11, 0x11], [0x12, 0x11, 0x12]]
        {
            assert_eq!(rare(0xc0, &usual, &one), None, "{usual:x?}");
            assert_eq!(rare(0xc2, &usual, &[&[1, 2, 3], &[1], &[2], &[3]]), None, "{usual:x?}");
            // Also with equal factors.
            for scans in [&[&[1][..], &[2], &[3]][..], &[&[1, 2], &[3]], &[&[1], &[2, 3]]] {
                assert_eq!(rare(0xc0, &usual, scans), Some(DecodeFault::ScansOfJpeg), "{usual:x?} {scans:?}");
            }
        }
        assert_eq!(rare(0xc0, &[0x22; 3], &[&[1], &[2], &[3]]), Some(DecodeFault::ScansOfJpeg));
        assert_eq!(rare(0xc0, &[0x11, 0x22, 0x22], &one), sampling("1x1,2x2,2x2"));
        assert_eq!(rare(0xc2, &[0x11, 0x11, 0x22], &one), sampling("1x1,1x1,2x2"));
        assert_eq!(rare(0xc0, &[0x14, 0x12, 0x12], &one), sampling("1x4,1x2,1x2"));
        assert_eq!(rare(0xc0, &[0x31, 0x11, 0x11], &one), sampling("3x1,1x1,1x1"));
        assert_eq!(rare(0xc0, &[0x22], &[&[1]]), None);
        assert_eq!(rare(0xc0, &[0x11, 0x11], &[&[1, 2]]), Some(DecodeFault::ChannelsOfJpeg));
        for (kind, why) in [
            (0xc3, DecodeFault::LosslessJpeg),
            (0xc5, DecodeFault::LosslessJpeg),
            (0xc9, DecodeFault::ArithmeticJpeg),
            (0xca, DecodeFault::ArithmeticJpeg),
        ] {
            assert_eq!(rare(kind, &[0x11; 3], &one), Some(why), "{kind:x}");
        }
        assert_eq!(
            JpegStructure::of(&markers(0xc1, 12, &[0x11], &[&[1]])).rare(),
            Some(DecodeFault::DeepJpeg)
        );
        assert_eq!(JpegStructure::of(&markers(0xc1, 8, &[0x11], &[&[1]])).rare(), None);
        assert_eq!(JpegStructure::of(b"\xff\xd8\xff\xd9").rare(), None);
    }
}
