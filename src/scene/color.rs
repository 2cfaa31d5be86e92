//! Colours.

use std::fmt;
use std::str::FromStr;

/// A colour. CMYK stays CMYK in PDF, so that a print shop gets the specified inks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Color {
    /// Red, green and blue light (sRGB).
    Rgb(u8, u8, u8),
    /// Cyan, magenta, yellow and black ink, each from 0 to 1.
    Cmyk(f32, f32, f32, f32),
}

impl Color {
    pub const BLACK: Color = Color::Rgb(0, 0, 0);
    pub const WHITE: Color = Color::Rgb(255, 255, 255);

    /// Converts to sRGB, without a colour profile.
    pub fn to_rgb(self) -> (u8, u8, u8) {
        match self {
            Color::Rgb(r, g, b) => (r, g, b),
            Color::Cmyk(c, m, y, k) => {
                let light = |ink: f32| (255.0 * (1.0 - ink) * (1.0 - k)).round() as u8;
                (light(c), light(m), light(y))
            }
        }
    }

    /// The relative lightness, from 0 (black) to 1 (white).
    pub fn lightness(self) -> f64 {
        let (r, g, b) = self.to_rgb();
        (0.2126 * f64::from(r) + 0.7152 * f64::from(g) + 0.0722 * f64::from(b)) / 255.0
    }

    /// The ratio of the luminances of two colours, from 1 to 21, as accessibility guidelines (WCAG) define it.
    pub(crate) fn contrast_ratio(self, other: Color) -> f64 {
        let linear = |part: u8| match f64::from(part) / 255.0 {
            dark @ ..=0.04045 => dark / 12.92,
            light => ((light + 0.055) / 1.055).powf(2.4),
        };
        let luminance = |color: Color| {
            let (r, g, b) = color.to_rgb();
            0.05 + 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
        };
        let (one, other) = (luminance(self), luminance(other));
        one.max(other) / one.min(other)
    }

    /// The same hue with only a fraction (0 to 1) of the ink.
    pub fn tint(self, fraction: f64) -> Color {
        match self {
            Color::Rgb(r, g, b) => {
                let thin = |light: u8| (255.0 - (255.0 - f64::from(light)) * fraction).round() as u8;
                Color::Rgb(thin(r), thin(g), thin(b))
            }
            Color::Cmyk(c, m, y, k) => {
                let fraction = fraction as f32;
                Color::Cmyk(c * fraction, m * fraction, y * fraction, k * fraction)
            }
        }
    }

    /// A shade of it, darker if it is light and lighter if it is dark.
    pub fn neighbour(self) -> Color {
        match self {
            _ if self.lightness() <= 0.45 => self.tint(0.65),
            Color::Rgb(r, g, b) => {
                let dark = |light: u8| (f64::from(light) * 0.7).round() as u8;
                Color::Rgb(dark(r), dark(g), dark(b))
            }
            Color::Cmyk(c, m, y, k) => Color::Cmyk(c, m, y, k + (1.0 - k) * 0.3),
        }
    }

    /// Black or white, whichever contrasts with it.
    pub fn contrast(self) -> Color {
        if self.lightness() > 0.45 { Color::BLACK } else { Color::WHITE }
    }
}

/// A text that is not a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColorError(pub String);

impl fmt::Display for ColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ColorError(text) = self;
        write!(f, "`{text}` is not a colour")
    }
}

impl std::error::Error for ColorError {}

/// A CSS name, `#rgb`, `#rrggbb`, or `cmyk(c, m, y, k)` in per cent.
impl FromStr for Color {
    type Err = ColorError;

    fn from_str(text: &str) -> Result<Color, ColorError> {
        let bad = || ColorError(text.to_owned());
        let trimmed = text.trim();
        if let Some(inks) = trimmed.strip_prefix("cmyk(").and_then(|rest| rest.strip_suffix(')')) {
            let inks = inks
                .split(',')
                .map(|ink| match ink.trim().trim_end_matches('%').trim_end().parse::<f32>() {
                    Ok(ink) if (0.0..=100.0).contains(&ink) => Ok(ink / 100.0),
                    _ => Err(bad()),
                })
                .collect::<Result<Vec<_>, _>>()?;
            let [c, m, y, k] = inks[..] else { return Err(bad()) };
            return Ok(Color::Cmyk(c, m, y, k));
        }
        // The only name of CSS that `svgtypes` lacks.
        if trimmed.eq_ignore_ascii_case("rebeccapurple") {
            return Ok(Color::Rgb(102, 51, 153));
        }
        // Only opaque colours: paper has no transparency.
        let color = svgtypes::Color::from_str(trimmed).map_err(|_| bad())?;
        if color.alpha == 255 { Ok(Color::Rgb(color.red, color.green, color.blue)) } else { Err(bad()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_parse_from_names_hex_and_inks() {
        assert_eq!("crimson".parse(), Ok(Color::Rgb(220, 20, 60)));
        assert_eq!("RebeccaPurple".parse(), Ok(Color::Rgb(0x66, 0x33, 0x99)));
        assert_eq!("lightslategrey".parse::<Color>(), "LightSlateGray".parse());
        assert_eq!("#0f8".parse(), Ok(Color::Rgb(0, 255, 136)));
        assert_eq!("cmyk(0, 100%, 50, 10)".parse(), Ok(Color::Cmyk(0.0, 1.0, 0.5, 0.1)));
    }

    #[test]
    fn the_neighbour_of_a_colour_differs_from_it_and_from_text_on_it() {
        let (cream, navy, ink) =
            (Color::Rgb(251, 243, 223), Color::Rgb(0, 0, 128), Color::Cmyk(0.0, 0.1, 0.4, 0.05));
        for color in [Color::WHITE, Color::BLACK, cream, navy, ink] {
            let apart = |other: Color| (color.neighbour().lightness() - other.lightness()).abs();
            assert!(
                apart(color) > 0.2 && apart(color.contrast()) > 0.3,
                "{color:?}: {:?}",
                color.neighbour()
            );
        }
    }

    #[test]
    fn texts_that_are_no_opaque_colour_are_refused() {
        for text in ["", "crimsom", "#12", "cmyk(0,0,0)", "cmyk(0,0,0,101)", "transparent", "rgba(0,0,0,0.5)"]
        {
            assert_eq!(text.parse::<Color>(), Err(ColorError(text.into())));
        }
    }
}
