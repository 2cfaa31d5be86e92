//! What `print` writes, and under which names.

use crate::cli::args::{Format, PrintArgs};
use crate::cli::failure::Failure;
use crate::desk;
use crate::spec::Job;
use crate::{scene, write};

/// Fails if a page would have too many pixels: better before the first page is drawn than after the last.
pub fn check_pictures(scene: &scene::Scene, args: &PrintArgs) -> Result<(), Failure> {
    if args.formats().contains(&Format::Png) {
        for page in &scene.pages {
            write::png_size(page, args.dpi).map_err(|error| Failure::plain(error.to_string()))?;
        }
    }
    Ok(())
}

/// Makes the files of a game and hands each to `keep` with its name, one after another.
pub fn files(
    job: &Job,
    scene: &scene::Scene,
    args: &PrintArgs,
    keep: impl FnMut(String, Vec<u8>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let format = |format: &Format| match format {
        Format::Pdf => desk::Format::Pdf,
        Format::Svg => desk::Format::Svg,
        Format::Png => desk::Format::Png,
    };
    let formats: Vec<_> = args.formats().iter().map(format).collect();
    desk::files(&job.game.name, scene, &formats, args.dpi, keep)
}

/// How the names of sheets end that are files of their own.
pub fn endings(formats: &[Format]) -> Vec<&'static str> {
    let endings = |format: &Format| -> &[&str] {
        match format {
            Format::Pdf => &[],
            Format::Svg => &[".svg", ".cut.svg"],
            Format::Png => &[".png"],
        }
    };
    formats.iter().flat_map(endings).copied().collect()
}
