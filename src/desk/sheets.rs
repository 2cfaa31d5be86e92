//! Draws a game and writes the files of its sheets.

use std::collections::BTreeSet;

use super::Format;
use super::parallel::in_order;
use super::{DeskFinding, DeskHint};
use super::{extras, lid, tabletop};
use crate::game::Game;
use crate::plan::Job;
use crate::recipe::Recipe;
use crate::text::Finding;
use crate::{draw, leaflet, scene, write};

/// Draws the sheets of a game, followed by its leaflet.
pub(crate) fn drawn(job: &Job) -> Result<scene::Scene, Finding> {
    let Job { game, options, look, sheets, .. } = job;
    let missing = |glyph| no_glyph(game, glyph);
    let mut scene = draw::draw(game, sheets, options, *look).map_err(missing)?;
    lid::add(job, &mut scene).map_err(missing)?;
    extras::add(job, &mut scene).map_err(missing)?;
    if options.parts.leaflet {
        leaflet::add_pages(game, options, *look, &mut scene).map_err(missing)?;
    }
    number(&mut scene.pages);
    Ok(scene)
}

/// The finding for a text of a game that its font cannot show.
pub(crate) fn no_glyph(game: &Game, glyph: scene::MissingGlyph) -> Finding {
    let scene::MissingGlyph { character, font, text } = glyph;
    let (game, font) = (game.name.clone(), font.name().to_owned());
    Finding::new(DeskFinding::NoGlyph { game, character, font, text }).hint(DeskHint::UseOtherWords)
}

/// Puts the numbers of pages before their names, with as many digits as the last one, so that files sort like pages.
fn number(pages: &mut [scene::DrawnPage]) {
    let digits = pages.len().to_string().len().max(2);
    for (at, page) in pages.iter_mut().enumerate() {
        page.name = format!("{:0digits$}-{}", at + 1, page.name);
    }
}

/// Checks before drawing that no page has too many pixels.
pub(crate) fn check_pictures(scene: &scene::Scene, formats: &[Format], dpi: u32) -> Result<(), Finding> {
    if formats.contains(&Format::Png) {
        for page in &scene.pages {
            write::png_size(page, dpi).map_err(too_many)?;
        }
    }
    Ok(())
}

/// The finding for a page with too many pixels.
pub(crate) fn too_many(pixels: write::TooManyPixels) -> Finding {
    let write::TooManyPixels { width, height } = pixels;
    let most_millions = write::MAX_PAGE_PIXELS / 1_000_000;
    Finding::new(DeskFinding::TooManyPixels { width, height, most_millions }).hint(DeskHint::FewerDots)
}

/// Name endings of the files that hold a single sheet.
pub(crate) fn endings(formats: &[Format]) -> Vec<&'static str> {
    let endings = |format: &Format| -> &[&str] {
        match format {
            Format::Pdf => &[],
            Format::Svg => &[".svg", ".cut.svg"],
            Format::Png => &[".png"],
            Format::Tts => &[tabletop::PICTURE_ENDING],
        }
    };
    formats.iter().flat_map(endings).copied().collect()
}

/// Writes the first page of a scene in a format.
pub(crate) fn first_page(scene: &scene::Scene, format: Format, dpi: u32) -> Result<Vec<u8>, Finding> {
    let page = scene.pages.first().ok_or_else(|| Finding::new(DeskFinding::NothingToDraw))?;
    match format {
        Format::Svg => Ok(write::svg(scene, page).into_bytes()),
        Format::Pdf => Ok(write::pdf(scene)),
        Format::Png => write::png(scene, page, dpi).map_err(too_many),
        Format::Tts => Err(Finding::new(DeskFinding::NothingToDraw)),
    }
}

/// Writes the files of a job, those of one page for some of its pages, and passes each to `keep` with its name, in order.
/// `begin` is told the number of each page that a file of its own is made of. Pictures take longest and are drawn on all
/// cores.
pub(crate) fn files<E: From<Finding>>(
    job: &Job,
    scene: &scene::Scene,
    pages: &[scene::DrawnPage],
    formats: &[Format],
    dpi: u32,
    begin: impl Fn(usize),
    mut keep: impl FnMut(String, Vec<u8>) -> Result<(), E>,
) -> Result<(), E> {
    let name = &job.game.name;
    let recipe = job.recipe().map(Recipe::packed);
    let recipe = recipe.as_deref();
    let formats: BTreeSet<Format> = formats.iter().copied().collect();
    for format in &formats {
        match format {
            Format::Pdf => keep(format!("{name}.pdf"), write::pdf_with(scene, recipe))?,
            Format::Tts => tabletop::files(job, dpi, &mut keep)?,
            Format::Svg | Format::Png => {}
        }
    }
    let pictures = formats.contains(&Format::Png);
    let max_workers = if pictures { write::png_at_once(scene, dpi) } else { 1 };
    let picture = |page: &scene::DrawnPage| pictures.then(|| write::png_with(scene, page, dpi, recipe));
    let has_pages = formats.iter().any(|format| matches!(format, Format::Svg | Format::Png));
    let mut numbers = (1..=pages.len()).filter(|_| has_pages);
    let mut next = || numbers.next().into_iter().for_each(&begin);
    next();
    in_order(pages, max_workers, picture, |page, mut picture| {
        let stem = format!("{name}-{}", page.name);
        for format in &formats {
            match format {
                Format::Pdf | Format::Tts => {}
                Format::Svg => {
                    keep(format!("{stem}.svg"), write::svg_with(scene, page, recipe).into_bytes())?;
                    if !page.outlines.is_empty() {
                        keep(format!("{stem}.cut.svg"), write::cut_svg(scene, page).into_bytes())?;
                    }
                }
                Format::Png => {
                    if let Some(picture) = picture.take() {
                        keep(format!("{stem}.png"), picture.map_err(too_many)?)?;
                    }
                }
            }
        }
        next();
        Ok(())
    })
}
