//! A picture of pixels as its file holds it, before anybody wants it in another form.

/// Samples, row by row from the top.
#[derive(Clone, Debug)]
pub(crate) struct Samples {
    /// Pixels across.
    pub(crate) width: usize,
    /// Pixels down.
    pub(crate) height: usize,
    /// What the samples of a pixel are.
    pub(crate) kind: Kind,
    /// As many bytes as there are samples.
    pub(crate) bytes: Vec<u8>,
    /// What the camera noted (EXIF).
    pub(crate) exif: Option<Vec<u8>>,
    /// How many components the file itself has: four are inks, which nobody turns to light alike.
    pub(crate) components: u8,
}

/// What the samples of a pixel are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Light alone.
    Grey,
    /// Light and alpha.
    GreyAlpha,
    /// Red, green, blue.
    Rgb,
    /// Red, green, blue, alpha.
    Rgba,
    /// Light, and how far it leans to blue and to red: what a JPEG holds.
    YCbCr,
}

impl Kind {
    /// How many samples a pixel has.
    pub(crate) fn samples(self) -> usize {
        match self {
            Kind::Grey => 1,
            Kind::GreyAlpha => 2,
            Kind::Rgb | Kind::YCbCr => 3,
            Kind::Rgba => 4,
        }
    }
}

/// How large a picture may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// The most pixels along a side.
    pub(crate) side: usize,
    /// The most pixels.
    pub(crate) pixels: u64,
    /// The most pixels of a JPEG that comes in several passes: until the last of them all must be kept, which takes
    /// twelve bytes a pixel.
    pub(crate) in_passes: u64,
    /// What to do about a picture that is larger.
    pub(crate) hint: &'static str,
}
