//! JPEG → pixels, and the file itself where every viewer can be trusted to show it alike.

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::{ArtError, check_size, turn};
use crate::scene::{Picture, PictureKind};

/// Reads a JPEG, the right way up.
pub(super) fn read(bytes: &[u8]) -> Result<Picture, ArtError> {
    let damaged = |error: String| {
        ArtError::new(format!("the JPEG is damaged: {error}"))
            .hint("open it in a picture program and save it again")
    };
    let options = DecoderOptions::default()
        .set_max_width(1 << 16)
        .set_max_height(1 << 16)
        // Other ways of counting may round otherwise, and the same input must give the same bytes everywhere.
        .set_use_unsafe(false)
        .set_strict_mode(true)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| damaged(format!("{error:?}")))?;
    let info = decoder.info().ok_or_else(|| damaged("it has no size".into()))?;
    check_size(u64::from(info.width), u64::from(info.height))?;
    let rgb = decoder.decode().map_err(|error| damaged(format!("{error:?}")))?;
    let pixels = rgb.as_chunks::<3>().0;
    if pixels.len() != usize::from(info.width) * usize::from(info.height) {
        return Err(damaged("it breaks off".into()));
    }
    let rgba = pixels.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect();
    let (width, height) = (u32::from(info.width), u32::from(info.height));
    let upright = Picture { width, height, rgba, kind: PictureKind::Pixels };
    let orientation = info.exif_data.as_deref().and_then(turn::orientation).unwrap_or(1);
    // Inks are turned to light in as many ways as there are viewers, and some turn a picture by what its
    // camera notes and some do not.
    let as_it_is = matches!(info.components, 1 | 3) && orientation == 1;
    Ok(if as_it_is {
        Picture { kind: PictureKind::Jpeg(bytes.to_vec()), ..upright }
    } else {
        turn::turned(upright, orientation)
    })
}
