//! Pages that are printed only if one asks for them: boxes, and sheets to write on.

use crate::draw::box_page;
use crate::leaflet::score_pages;
use crate::plan::Job;
use crate::scene::{GlyphResult, Scene};

/// Adds the pages that were asked for.
pub(super) fn add(job: &Job, scene: &mut Scene) -> GlyphResult<()> {
    let Job { game, options, look, .. } = job;
    if options.parts.boxes {
        for tuck_box in &game.boxes {
            let page = box_page(game, tuck_box, options, *look, scene)?;
            scene.pages.extend(page);
        }
    }
    if options.parts.scores {
        scene.pages.extend(score_pages(game, options, *look)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::desk::drawn;
    use crate::game::{Lang, Mm, Parts, ScoreKind, Size};
    use crate::plan::{Job, load};
    use crate::scene::Scene;
    use crate::spec::{Overrides, Paper, Source};
    use crate::templates::{Template, printable};

    const A5: Paper = Paper(Size::new(Mm::new(148), Mm::new(210)));
    const LETTER: Paper = Paper(Size::new(Mm::from_um(215_900), Mm::from_um(279_400)));

    fn printed(template: &Template, only: Parts, paper: Paper, lang: Lang) -> (Job, Scene) {
        let overrides =
            Overrides { only: Some(only), paper: Some(paper), lang: Some(lang), ..Overrides::default() };
        let job =
            load(&template.source(), &overrides, template).unwrap_or_else(|faulty| panic!("{faulty:#?}"));
        let scene = drawn(&job).unwrap();
        (job, scene)
    }

    #[test]
    fn every_box_is_cut_and_scored_within_the_margins() {
        let mut boxes = 0;
        for template in printable() {
            for (paper, lang) in [(Paper::default(), Lang::En), (LETTER, Lang::Fr)] {
                let (job, scene) = printed(template, Parts { boxes: true, ..Parts::NONE }, paper, lang);
                assert_eq!(scene.pages.len(), job.game.boxes.len(), "{}", template.name);
                for page in &scene.pages {
                    boxes += 1;
                    let inner = page.size.to_rect().inset(-job.options.margin.get());
                    let machine = crate::write::cut_svg(&scene, page);
                    let [scores, cuts] = ["#00f", "#f00"].map(|color| machine.find(color).unwrap());
                    assert!(scores < cuts, "a machine scores first");
                    assert!(page.outlines.len() == 1 && inner.contains_rect(page.trim), "{}", page.name);
                    let is_within =
                        |line: &kurbo::BezPath| page.trim.contains_rect(kurbo::Shape::bounding_box(line));
                    // Three folds between four walls, one of the glue flap, four at either end.
                    assert!(
                        page.scores.len() == 12 && page.scores.iter().all(is_within),
                        "{}",
                        page.scores.len()
                    );
                }
            }
        }
        assert!(boxes >= 4, "{boxes}");
    }

    #[test]
    fn every_round_has_a_row_and_every_sheet_its_place() {
        let mut sheets = 0;
        for template in printable() {
            for paper in [Paper::default(), LETTER, A5] {
                let (job, scene) = printed(template, Parts { scores: true, ..Parts::NONE }, paper, Lang::En);
                assert_eq!(scene.pages.is_empty(), job.game.scores.is_empty(), "{}", template.name);
                let said: String = scene.pages.iter().map(|page| page.description.as_str()).collect();
                for sheet in &job.game.scores {
                    sheets += 1;
                    let room = match sheet.kind {
                        ScoreKind::Rounds(count) => format!("{count} rounds"),
                        ScoreKind::Tally(count) => format!("{count} games"),
                    };
                    assert!(said.contains(sheet.title.get(Lang::En)) && said.contains(&room), "{said}");
                }
            }
        }
        assert!(sheets >= 9, "{sheets}");
    }

    fn faults(text: &str, paper: Paper) -> Vec<String> {
        let only = Parts { boxes: true, scores: true, ..Parts::NONE };
        let overrides = Overrides { only: Some(only), paper: Some(paper), ..Overrides::default() };
        let source = Source { name: "own.toml".to_owned(), text: text.to_owned() };
        let files = crate::templates::GAMES.first().unwrap();
        match load(&source, &overrides, files) {
            Ok(_) => Vec::new(),
            Err(faulty) => {
                let all = faulty.iter().flat_map(|faulty| &faulty.faults);
                all.map(|fault| {
                    format!("{} {}", &text[fault.place()].lines().next().unwrap_or_default(), fault.message)
                })
                .collect()
            }
        }
    }

    #[test]
    fn boxes_and_sheets_that_cannot_be_are_refused_where_they_are_typed() {
        const TILES: &str = "[[piece]]\nname = \"tile\"\nshape = \"square\"\nside = \"20mm\"\ncount = 12\n";
        let with = |table: &str| faults(&format!("{TILES}{table}"), A5);
        assert_eq!(
            with("[[box]]\nholds = [\"til\", \"tile\"]"),
            ["\"til\" there is no piece called `til` to be held"]
        );
        assert_eq!(with("[[box]]\nwidth = \"20mm\"\ndepth = \"20mm\""), ["[[box]] `height` is missing"]);
        let sizes = "width = \"20mm\"\ndepth = \"20mm\"\nheight = \"20mm\"";
        assert_eq!(with(&format!("[[box]]\nholds = [\"tile\"]\n{sizes}")).len(), 1);
        let large = with("[[box]]\nwidth = \"90mm\"\ndepth = \"30mm\"\nheight = \"90mm\"");
        assert_eq!(large, ["[[box]] the net of this box, 255.1 mm × 183.5 mm, is larger than the paper"]);
        assert_eq!(
            faults(
                &format!("{TILES}[[box]]\nwidth = \"90mm\"\ndepth = \"30mm\"\nheight = \"90mm\""),
                Paper::default()
            ),
            [""; 0]
        );
        assert_eq!(with("[[scores]]\nplayers = 2"), ["[[scores]] `rounds` is missing"]);
        assert_eq!(with("[[scores]]\nplayers = 9\ngames = 3"), ["9 `players` cannot be 9"]);
        assert_eq!(with("[[scores]]\nplayers = 2\nnames = [\"A\"]\ngames = 3\nrounds = 4").len(), 2);
    }

    /// The numbers of rounds on the pages, in their order.
    fn rounds(scene: &Scene) -> Vec<usize> {
        let nodes = scene.pages.iter().flat_map(|page| page.layers.get(crate::scene::PageLayer::Art));
        let texts = nodes.filter_map(|node| match node {
            crate::scene::Node::Text(run) => run.text.parse().ok(),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn rounds_go_on_where_a_page_ends() {
        let text = "[[scores]]\nplayers = 2\nrounds = 40";
        let small = Paper(Size::new(Mm::new(105), Mm::new(148)));
        let overrides = Overrides {
            only: Some(Parts { scores: true, ..Parts::NONE }),
            paper: Some(small),
            ..Overrides::default()
        };
        let source = Source { name: "own.toml".to_owned(), text: text.to_owned() };
        let job = load(&source, &overrides, crate::templates::GAMES.first().unwrap()).unwrap();
        let scene = drawn(&job).unwrap();
        assert!(scene.pages.len() > 2, "{}", scene.pages.len());
        assert_eq!(rounds(&scene), (1..=40).collect::<Vec<_>>());
    }
}
