//! Pictures scaled to the size they are drawn at.

use resvg::tiny_skia::{IntSize, Pixmap};

use crate::scene::Bitmap;

/// Premultiplies a picture and halves it until a drawn pixel covers at most two source pixels in either direction:
/// sparser sampling aliases.
pub(super) fn fit(picture: &Bitmap, across: f64, down: f64) -> Option<Pixmap> {
    let mut scaled = premultiplied(picture)?;
    while f64::from(scaled.width()) >= 2.0 * across.max(1.0) && scaled.width() > 1
        || f64::from(scaled.height()) >= 2.0 * down.max(1.0) && scaled.height() > 1
    {
        let columns = f64::from(scaled.width()) >= 2.0 * across.max(1.0);
        let rows = f64::from(scaled.height()) >= 2.0 * down.max(1.0);
        scaled = halved(&scaled, columns && scaled.width() > 1, rows && scaled.height() > 1)?;
    }
    Some(scaled)
}

fn premultiplied(picture: &Bitmap) -> Option<Pixmap> {
    let size = IntSize::from_wh(picture.width, picture.height)?;
    let mut data = picture.rgba().into_owned();
    for [r, g, b, a] in data.as_chunks_mut::<4>().0 {
        let alpha = u16::from(*a);
        for light in [r, g, b] {
            *light = ((u16::from(*light) * alpha + 127) / 255) as u8;
        }
    }
    Pixmap::from_vec(data, size)
}

/// Averages pairs of columns, rows or both; an odd last one counts double.
fn halved(whole: &Pixmap, columns: bool, rows: bool) -> Option<Pixmap> {
    let (width, height) = (whole.width(), whole.height());
    let mut half = Pixmap::new(
        if columns { width.div_ceil(2) } else { width },
        if rows { height.div_ceil(2) } else { height },
    )?;
    let at = |x: u32, y: u32| {
        let start = 4 * (y.min(height - 1) as usize * width as usize + x.min(width - 1) as usize);
        whole.data().get(start..start + 4).unwrap_or(&[0; 4])
    };
    let (row, step_x, step_y) = (half.width(), 1 + u32::from(columns), 1 + u32::from(rows));
    for (n, pixel) in half.data_mut().as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (n as u32 % row * step_x, n as u32 / row * step_y);
        let corners =
            [at(x, y), at(x + step_x - 1, y), at(x, y + step_y - 1), at(x + step_x - 1, y + step_y - 1)];
        for (channel, light) in pixel.iter_mut().enumerate() {
            let sum: u16 =
                corners.iter().filter_map(|corner| corner.get(channel)).map(|&l| u16::from(l)).sum();
            *light = ((sum + 2) / 4) as u8;
        }
    }
    Some(half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_picture_is_averaged_down() {
        let rgba: Vec<u8> = (0..64u32)
            .flat_map(|n| if (n % 8 + n / 8) % 2 == 0 { [0, 0, 0, 255] } else { [255; 4] })
            .collect();
        let board = Bitmap::from_rgba(8, 8, rgba);
        let scaled = fit(&board, 2.0, 2.0).unwrap();
        assert_eq!((scaled.width(), scaled.height()), (2, 2));
        assert!(scaled.data().as_chunks::<4>().0.iter().all(|pixel| *pixel == [128, 128, 128, 255]));
    }

    #[test]
    fn a_small_picture_keeps_its_size() {
        let dot = Bitmap::from_rgba(1, 1, vec![200, 100, 0, 128]);
        assert_eq!(fit(&dot, 40.0, 40.0).unwrap().data(), [100, 50, 0, 128]);
    }
}
