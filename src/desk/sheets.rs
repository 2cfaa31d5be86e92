//! A game drawn, and the files of its sheets.

use super::Refused;
use super::ahead::in_order;
use crate::spec::Job;
use crate::{draw, leaflet, scene, write};

/// The formats of sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// One document with all sheets.
    Pdf,
    /// One drawing for each sheet, and the outlines of each for a cutting machine.
    Svg,
    /// One picture for each sheet.
    Png,
}

/// The sheets of a game, and its rules behind them.
pub(crate) fn drawn(job: &Job) -> Result<scene::Scene, Refused> {
    let Job { game, options, look, sheets, .. } = job;
    let missing = |glyph: scene::MissingGlyph| {
        Refused::hinted(format!("{}: {glyph}", game.name), "use other words there")
    };
    let mut scene = draw::draw(game, sheets, options, *look).map_err(missing)?;
    if options.parts.leaflet {
        leaflet::add_pages(game, options, *look, &mut scene).map_err(missing)?;
    }
    Ok(scene)
}

/// Makes the files of a game and hands each to `keep` with its name, one after another. Pictures of pages take longest:
/// they are drawn on all cores.
pub(crate) fn files<E: From<Refused>>(
    name: &str,
    scene: &scene::Scene,
    formats: &[Format],
    dpi: u32,
    mut keep: impl FnMut(String, Vec<u8>) -> Result<(), E>,
) -> Result<(), E> {
    if formats.contains(&Format::Pdf) {
        keep(format!("{name}.pdf"), write::pdf(scene))?;
    }
    let pictures = formats.contains(&Format::Png);
    let at_once = if pictures { write::png_at_once(scene, dpi) } else { 1 };
    let picture = |page: &scene::Page| pictures.then(|| write::png(scene, page, dpi));
    in_order(&scene.pages, at_once, picture, |page, picture| {
        let stem = format!("{name}-{}", page.name);
        if formats.contains(&Format::Svg) {
            keep(format!("{stem}.svg"), write::svg(scene, page).into_bytes())?;
            if !page.outlines.is_empty() {
                keep(format!("{stem}.cut.svg"), write::cut_svg(scene, page).into_bytes())?;
            }
        }
        if let Some(picture) = picture {
            let picture = picture.map_err(|error| Refused::plain(error.to_string()))?;
            keep(format!("{stem}.png"), picture)?;
        }
        Ok(())
    })
}
