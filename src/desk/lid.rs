//! The card for the lid: on a page of its own, or on a sheet that has room for it anyway.

use crate::draw::{self, rectangle};
use crate::game::{Backs, Contents, CutStyle, SAFE};
use crate::leaflet::{Card, card, contents_in_words};
use crate::plan::Job;
use crate::scene::{Affine, Color, DrawnPage, GlyphResult, Layers, Node, PageLayer, Rect, Scene, Size};
use crate::sheet::{FOOTER, SheetSide};

/// Between the card and what else is on the sheet: the marks of the cuts.
const CLEARANCE_MM: f64 = 6.0;
const LINE_MM: f64 = 0.15;

/// Adds the card where it was asked for, or where a sheet has room.
pub(super) fn add(job: &Job, scene: &mut Scene) -> GlyphResult<()> {
    match job.options.contents {
        Contents::Nowhere => Ok(()),
        Contents::Alone => alone(job, scene),
        Contents::WhereRoom => beside(job, scene),
    }
}

/// On the last sheet that has room below its pieces. A sheet with backs is cut from its front.
fn beside(job: &Job, scene: &mut Scene) -> GlyphResult<()> {
    let Job { game, options, look, sheets, .. } = job;
    if options.backs != Backs::None || options.cut != CutStyle::Marks || game.pieces.is_empty() {
        return Ok(());
    }
    for (number, sheet) in sheets.iter().enumerate().rev() {
        if sheet.side != SheetSide::Front || !sheet.folds.is_empty() {
            continue;
        }
        let frame = sheet.frame();
        let top = sheet.trim.bottom().get() + CLEARANCE_MM;
        let left = frame.left().get() + CLEARANCE_MM;
        let room =
            Size::new(frame.right().get() - CLEARANCE_MM - left, frame.bottom().get() - CLEARANCE_MM - top);
        let Some(card) = card(game, *look, scene, room)? else { continue };
        let Some(page) = scene.pages.get_mut(number) else { continue };
        let at = put(card, left, top, &mut page.layers);
        page.outlines.push(rectangle(at));
        // A print shop must not trim it off.
        page.trim = Rect::ZERO.with_size(page.size);
        page.bleed = page.trim;
        page.description = format!("{} {}", page.description, contents_in_words(game, look.lang));
        return Ok(());
    }
    Ok(())
}

/// On a page of its own.
fn alone(job: &Job, scene: &mut Scene) -> GlyphResult<()> {
    let Job { game, options, look, .. } = job;
    let (width, height) = (options.paper.width.get(), options.paper.height.get());
    let edge = options.margin.max(SAFE).get();
    let inset = edge + CLEARANCE_MM;
    let foot = height - edge - FOOTER.get();
    let room = Size::new(width - 2.0 * inset, foot - CLEARANCE_MM - inset);
    let Some(card) = card(game, *look, scene, room)? else { return Ok(()) };
    let mut layers = Layers::default();
    let at = put(card, inset, inset, &mut layers);
    let words = look.lang.words();
    let band = Rect::new(inset, foot, width - inset, height - edge);
    let title = format!("{} – {}", game.title.get(look.lang), words.contents);
    layers.extend(PageLayer::Marks, draw::page_footer(band, &title, (1, 1), look.lang)?);
    scene.pages.push(DrawnPage {
        description: contents_in_words(game, look.lang),
        trim: at,
        bleed: at,
        outlines: vec![rectangle(at)],
        ..DrawnPage::uncut("contents", words.contents, Size::new(width, height), layers)
    });
    Ok(())
}

/// Draws a card with its top left corner at a point; returns its outline.
fn put(card: Card, x: f64, y: f64, layers: &mut Layers) -> Rect {
    let Card { size, art, fold } = card;
    let at = Rect::from_origin_size((x, y), size);
    let by = Affine::translate((x, y));
    layers.extend(PageLayer::Art, art.into_iter().map(|node| node.transformed(by)));
    layers.add(PageLayer::Fold, fold.transformed(by));
    layers.add(PageLayer::Cut, Node::stroked(rectangle(at), Color::BLACK, LINE_MM));
    at
}

#[cfg(test)]
mod tests {
    use kurbo::Shape as _;

    use crate::desk::drawn;
    use crate::game::{Lang, Parts};
    use crate::plan::{Job, load};
    use crate::spec::Overrides;
    use crate::templates::{Template, printable};

    fn job(template: &Template, only: Option<Parts>) -> Job {
        let overrides = Overrides { only, lang: Some(Lang::En), ..Overrides::default() };
        load(&template.source(), &overrides, template).unwrap_or_else(|faulty| panic!("{faulty:#?}"))
    }

    #[test]
    fn every_game_has_a_card_with_all_that_belongs_in_its_box() {
        for template in printable() {
            let job = job(template, Some(Parts { contents: true, ..Parts::NONE }));
            let scene = drawn(&job).unwrap();
            let [page] = scene.pages.as_slice() else {
                panic!("{}: {} pages", template.name, scene.pages.len())
            };
            let margin = job.options.margin.get();
            let inner = page.size.to_rect().inset(-margin);
            assert!(page.outlines.len() == 1 && inner.contains_rect(page.trim), "{}", template.name);
            for piece in &job.game.pieces {
                let group = piece.group.get(Lang::En);
                let pieces = job.game.pieces.iter().filter(|other| other.group.get(Lang::En) == group);
                let count: usize = pieces.map(|piece| piece.count).sum();
                let said = if count == 1 { group.clone() } else { format!("{group} × {count}") };
                assert!(page.description.contains(&said), "{}: {said}", page.description);
            }
        }
    }

    #[test]
    fn a_full_print_has_the_card_beside_its_pieces_and_takes_no_more_pages() {
        let mut cards = 0;
        for template in printable() {
            let job = job(template, None);
            let scene = drawn(&job).unwrap();
            let rules = scene.pages.iter().filter(|page| page.name.contains("leaflet")).count();
            assert_eq!(scene.pages.len(), job.sheets.len() + rules, "{}", template.name);
            for (sheet, page) in job.sheets.iter().zip(&scene.pages) {
                if !page.description.contains("What belongs in the box") {
                    continue;
                }
                cards += 1;
                let card = page.outlines.last().unwrap().bounding_box();
                assert!(card.y0 >= sheet.trim.bottom().get() + 5.0, "{}", page.name);
                assert!(card.y1 <= sheet.frame().bottom().get() - 5.0, "{}", page.name);
            }
        }
        assert!(cards > 3, "{cards}");
    }
}
