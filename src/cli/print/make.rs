//! A game drawn, and its files.

use super::ahead::in_order;
use crate::cli::args::{Format, PrintArgs};
use crate::cli::failure::Failure;
use crate::spec::Job;
use crate::{draw, leaflet, scene, write};

/// The sheets of a game, and its rules behind them.
pub fn drawn(job: &Job) -> Result<scene::Scene, Failure> {
    let Job { game, options, look, sheets, .. } = job;
    let missing = |glyph: scene::MissingGlyph| {
        Failure::hinted(format!("{}: {glyph}", game.name), "use other words there")
    };
    let mut scene = draw::draw(game, sheets, options, *look).map_err(missing)?;
    if options.parts.leaflet {
        leaflet::add_pages(game, options, *look, &mut scene).map_err(missing)?;
    }
    Ok(scene)
}

/// Fails if a page would have too many pixels: better before the first page is drawn than after the last.
pub fn check_pictures(scene: &scene::Scene, args: &PrintArgs) -> Result<(), Failure> {
    if args.formats().contains(&Format::Png) {
        for page in &scene.pages {
            write::png_size(page, args.dpi).map_err(|error| Failure::plain(error.to_string()))?;
        }
    }
    Ok(())
}

/// Makes the files of a game and hands each to `keep` with its name, one after another. Pictures of pages take longest:
/// they are drawn on all cores.
pub fn files(
    job: &Job,
    scene: &scene::Scene,
    args: &PrintArgs,
    mut keep: impl FnMut(String, Vec<u8>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let name = &job.game.name;
    let formats = args.formats();
    if formats.contains(&Format::Pdf) {
        keep(format!("{name}.pdf"), write::pdf(scene))?;
    }
    let pictures = formats.contains(&Format::Png);
    let at_once = if pictures { write::png_at_once(scene, args.dpi) } else { 1 };
    let picture = |page: &scene::Page| pictures.then(|| write::png(scene, page, args.dpi));
    in_order(&scene.pages, at_once, picture, |page, picture| {
        let stem = format!("{name}-{}", page.name);
        if formats.contains(&Format::Svg) {
            keep(format!("{stem}.svg"), write::svg(scene, page).into_bytes())?;
            if !page.outlines.is_empty() {
                keep(format!("{stem}.cut.svg"), write::cut_svg(scene, page).into_bytes())?;
            }
        }
        if let Some(picture) = picture {
            let picture = picture.map_err(|error| Failure::plain(error.to_string()))?;
            keep(format!("{stem}.png"), picture)?;
        }
        Ok(())
    })
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
