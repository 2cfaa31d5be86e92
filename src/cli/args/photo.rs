//! Arguments of the commands that read photos.

use std::path::PathBuf;

use clap::ValueHint;
use kurbo::Point;

use super::value::{self, GameName};
use super::{ForceArgs, TableArgs};
use crate::cli::rule::RuleArgs;
use crate::cli::words::UsageHint;
use crate::spec;
use crate::text::Finding;

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
pub(crate) struct CheckArgs {
    /// The game, its rules and the input.
    #[command(flatten)]
    pub table: TableArgs,
    /// Options for reading a photo.
    #[command(flatten)]
    pub photo: PhotoArgs,
}

/// Arguments of `read`.
#[derive(Debug, clap::Args)]
pub(crate) struct ReadArgs {
    /// A bundled game, a game and its variant (quits/simple), or a TOML file
    #[arg(value_parser = GameName::Judged, hide_possible_values = true)]
    pub game: String,
    /// The photo to read, JPEG or PNG (left out or `-`: standard input)
    #[arg(value_hint = ValueHint::FilePath)]
    pub photo: Option<PathBuf>,
    /// Options for reading the photo.
    #[command(flatten)]
    pub how: PhotoArgs,
    /// Keep the photo in this folder, without place, time and names, and its text and the version of Tablier beside it
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub keep: Option<PathBuf>,
    /// The corrected text to keep with the photo; without it, what was read
    #[arg(long, value_name = "FILE", requires = "keep", value_hint = ValueHint::FilePath)]
    pub text: Option<PathBuf>,
    /// Rule options.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// Arguments of `replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// The game, its rules and the record.
    #[command(flatten)]
    pub table: TableArgs,
    /// Find the turns between these photos, from the start, or from the end of the record on; print them as a record
    #[arg(long, value_name = "PHOTO", num_args = 1.., value_hint = ValueHint::FilePath)]
    pub photos: Vec<PathBuf>,
    /// How many turns at most lie between two photos, from 1 to 6; without it, as few as lead from photo to photo
    #[arg(long, value_name = "TURNS", requires = "photos", value_parser = value::apart)]
    pub apart: Option<u32>,
}

/// Options for reading a photo.
#[derive(Debug, clap::Args)]
pub(crate) struct PhotoArgs {
    /// Of a photo: draw what was seen over it into this PNG file
    #[arg(long, value_name = "FILE", value_parser = value::png_path, value_hint = ValueHint::FilePath)]
    pub overlay: Option<PathBuf>,
    /// Of a photo: the four corners of the squares in pixels, clockwise from the top left one as printed; once for each camp
    #[arg(long, value_name = "X,Y X,Y X,Y X,Y", allow_hyphen_values = true, value_parser = corners)]
    pub corners: Vec<Corners>,
    /// Whether to overwrite files that Tablier did not make.
    #[command(flatten)]
    pub force: ForceArgs,
}

/// Four corners, clockwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Corners(pub [Point; 4]);

/// Parses four points: `10,20 500,25 510,400 5,390`.
fn corners(text: &str) -> Result<Corners, Finding> {
    let place = |word: &str| {
        let (x, y) = word.split_once(',')?;
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        Some(Point::new(number(x)?, number(y)?))
    };
    let places: Option<Vec<Point>> =
        text.split([' ', ';']).filter(|word| !word.is_empty()).map(place).collect();
    let four = places.and_then(|places| <[Point; 4]>::try_from(places).ok());
    four.map(Corners).ok_or_else(|| spec::unfit(text, UsageHint::FourPlaces))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_points_are_parsed() {
        let read = corners("310,220 1700,240.5  1820,1500 190,1480").expect("four");
        assert_eq!(read.0[1], Point::new(1700.0, 240.5));
        for wrong in ["", "1,2 3,4 5,6", "1,2 3,4 5,6 7,8 9,10", "1,2 3,4 5,6 7", "1,2 3,4 5,6 7,inf"] {
            assert!(corners(wrong).is_err(), "{wrong}");
        }
    }
}
