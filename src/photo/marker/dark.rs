//! Adaptive thresholding: pixels darker than their neighbourhood.

use crate::photo::grey::Grey;

/// Side of the tiles, in pixels, over which light is averaged to make large windows cheap.
const TILE_PX: usize = 4;
/// Minimum fraction of a picture that is paper, and minimum shade of overexposed paper, clipped or nearly so.
const MIN_PAPER_SHARE: f64 = 0.02;
pub(super) const MIN_OVEREXPOSED_SHADE: u8 = 240;
/// Limit of what is dark beside overexposed paper, relative to that paper's shade.
const OVEREXPOSED_DARK_SHARE: f64 = 0.94;

/// A mask of dark pixels: 1 if dark, else 0, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DarkMask {
    width: usize,
    mask: Vec<u8>,
}

impl DarkMask {
    /// Thresholds with one limit everywhere.
    pub(super) fn below(grey: &Grey, limit: u8) -> DarkMask {
        DarkMask {
            width: grey.width,
            mask: grey.light.iter().map(|&light| u8::from(light < limit)).collect(),
        }
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.mask.chunks_exact(self.width.max(1))
    }
}

/// The mean light of a picture's tiles, as a summed-area table.
pub(super) struct TileMeans {
    columns: usize,
    rows: usize,
    sums: Vec<u64>,
    /// Numbers of tiles by their mean light, in whole shades.
    counts: [usize; 256],
}

impl TileMeans {
    /// Averages the tiles of a picture; those at the right and lower edge may be smaller.
    pub(super) fn new(grey: &Grey) -> TileMeans {
        let (columns, rows) = (grey.width.div_ceil(TILE_PX), grey.height.div_ceil(TILE_PX));
        let mut sums = vec![0; (columns + 1) * (rows + 1)];
        let mut above = vec![0u64; columns + 1];
        let mut means = vec![0u16; columns];
        let mut counts = [0; 256];
        let bands = grey.light.chunks((grey.width * TILE_PX).max(1));
        for (band, row) in bands.zip(sums.chunks_exact_mut(columns + 1).skip(1)) {
            band_means(band, grey.width, &mut means);
            let mut running = 0;
            for ((sum, above), &mean) in row.iter_mut().skip(1).zip(above.iter_mut().skip(1)).zip(&means) {
                running += u64::from(mean);
                counts[usize::from(mean / 64).min(255)] += 1;
                *above += running;
                *sum = *above;
            }
        }
        TileMeans { columns, rows, sums, counts }
    }

    /// The limit below which all is dark, even where the light of overexposed paper spreads over it; `None` if no paper is
    /// overexposed.
    pub(super) fn overexposed_limit(&self) -> Option<u8> {
        let mut brighter = 0;
        let white = (0..=u8::MAX).rev().find(|shade| {
            brighter += self.counts[usize::from(*shade)];
            brighter as f64 > MIN_PAPER_SHARE * (self.columns * self.rows) as f64
        })?;
        (white >= MIN_OVEREXPOSED_SHADE).then(|| (f64::from(white) * OVEREXPOSED_DARK_SHARE) as u8)
    }

    /// Thresholds with the mean of the tiles up to `reach` away in every direction.
    pub(super) fn dark(&self, grey: &Grey, reach: usize) -> DarkMask {
        let mut mask = vec![0; grey.light.len()];
        let mut limits = vec![0u8; grey.width];
        let rows = grey.light.chunks_exact(grey.width.max(1)).zip(mask.chunks_exact_mut(grey.width.max(1)));
        for (index, (light, dark)) in rows.enumerate() {
            if index % TILE_PX == 0 {
                self.limits(index / TILE_PX, reach, &mut limits);
            }
            for ((dark, &light), &limit) in dark.iter_mut().zip(light).zip(&limits) {
                *dark = u8::from(light < limit);
            }
        }
        DarkMask { width: grey.width, mask }
    }

    /// The thresholds along a row of tiles.
    fn limits(&self, row: usize, reach: usize, limits: &mut [u8]) {
        let (top, bottom) = (row.saturating_sub(reach), (row + reach + 1).min(self.rows));
        let stride = self.columns + 1;
        let line = |row: usize| self.sums.get(row * stride..(row + 1) * stride).unwrap_or(&[]);
        let (upper, lower) = (line(top), line(bottom));
        for (column, limits) in limits.chunks_mut(TILE_PX).enumerate() {
            let (left, right) = (column.saturating_sub(reach), (column + reach + 1).min(self.columns));
            let [Some(&a), Some(&b), Some(&c), Some(&d)] =
                [upper.get(left), upper.get(right), lower.get(left), lower.get(right)]
            else {
                continue;
            };
            let count = ((right - left) * (bottom - top)) as u64;
            limits.fill(limit((d + a - b - c) / count.max(1)));
        }
    }
}

/// The threshold for a mean in 64ths of a shade: a thirty-second and four shades below it, so that noise on evenly lit
/// paper does not come out speckled.
fn limit(mean: u64) -> u8 {
    (mean - mean / 32).saturating_sub(4 * 64).div_ceil(64).min(255) as u8
}

/// The means of a row of tiles, in 64ths of a shade.
fn band_means(band: &[u8], width: usize, means: &mut [u16]) {
    let mut sums = vec![0u32; means.len()];
    for row in band.chunks_exact(width.max(1)) {
        for (sum, pixels) in sums.iter_mut().zip(row.chunks(TILE_PX)) {
            *sum += pixels.iter().map(|&light| u32::from(light)).sum::<u32>();
        }
    }
    let rows = (band.len() / width.max(1)) as u32;
    for (index, (mean, sum)) in means.iter_mut().zip(sums).enumerate() {
        let columns = (width - index * TILE_PX).min(TILE_PX) as u32;
        *mean = (sum * 64 / (columns * rows).max(1)) as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(dark: &DarkMask) -> Vec<usize> {
        dark.mask.iter().enumerate().filter(|(_, dark)| **dark == 1).map(|(index, _)| index).collect()
    }

    #[test]
    fn pixels_darker_than_their_neighbourhood_are_dark() {
        // Light falls off from left to right; two pixels are much darker than those around them.
        let mut light: Vec<u8> = (0..40 * 10).map(|index| 240 - 2 * (index % 40) as u8).collect();
        light[5 * 40 + 3] -= 60;
        light[5 * 40 + 35] -= 60;
        let grey = Grey::new(40, 10, light).expect("matching size");
        assert_eq!(marked(&TileMeans::new(&grey).dark(&grey, 1)), [203, 235]);
    }

    #[test]
    fn thin_lines_on_overexposed_paper_are_dark_by_its_white() {
        // Paper beside a dark table, with a line that light spreads over.
        let picture = |paper: u8| {
            let column = |at: usize| {
                if at < 32 {
                    40
                } else if at == 34 {
                    paper - 25
                } else {
                    paper
                }
            };
            Grey::new(64, 64, (0..64 * 64).map(|index| column(index % 64)).collect()).expect("matching size")
        };
        let [bright, usual] = [250, 220].map(picture);
        let (tiles, on_line) = (TileMeans::new(&bright), 32 * 64 + 34);
        assert!(!marked(&tiles.dark(&bright, 8)).contains(&on_line));
        let limit = tiles.overexposed_limit().expect("overexposed");
        let dark = marked(&DarkMask::below(&bright, limit));
        assert!(dark.contains(&on_line) && !dark.contains(&(on_line + 1)), "{limit}");
        assert_eq!(TileMeans::new(&usual).overexposed_limit(), None);
    }

    #[test]
    fn uniform_and_narrow_pictures_have_no_dark_pixels() {
        for (width, height) in [(0, 0), (0, 3), (3, 0), (1, 1), (1, 70), (70, 1), (33, 17)] {
            for light in [0, 3, 128, 255] {
                let grey = Grey::new(width, height, vec![light; width * height]).expect("matching size");
                assert!(marked(&TileMeans::new(&grey).dark(&grey, 3)).is_empty());
            }
        }
    }
}
